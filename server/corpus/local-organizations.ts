import type { GovernmentDomain } from "./domain.ts";

const french: Record<string, string> = {
  "canada.ca": "Gouvernement du Canada",
  "bac-lac.gc.ca": "Bibliothèque et Archives Canada",
  "bankofcanada.ca": "Banque du Canada",
  "cbsa-asfc.gc.ca": "Agence des services frontaliers du Canada",
  "cer-rec.gc.ca": "Régie de l'énergie du Canada",
  "cra-arc.gc.ca": "Agence du revenu du Canada",
  "crtc.gc.ca": "Conseil de la radiodiffusion et des télécommunications canadiennes",
  "dfo-mpo.gc.ca": "Pêches et Océans Canada",
  "elections.ca": "Élections Canada",
  "gazette.gc.ca": "Gazette du Canada",
  "ic.gc.ca": "Innovation, Sciences et Développement économique Canada",
  "inspection.canada.ca": "Agence canadienne d'inspection des aliments",
  "international.gc.ca": "Affaires mondiales Canada",
  "justice.gc.ca": "Ministère de la Justice du Canada",
  "laws-lois.justice.gc.ca": "Site Web de la législation (Justice)",
  "natural-resources.canada.ca": "Ressources naturelles Canada",
  "nrc.canada.ca": "Conseil national de recherches Canada",
  "oag-bvg.gc.ca": "Bureau du vérificateur général du Canada",
  "open.canada.ca": "Gouvernement ouvert",
  "otc-cta.gc.ca": "Office des transports du Canada",
  "ourcommons.ca": "Chambre des communes du Canada",
  "parks.canada.ca": "Parcs Canada",
  "parl.ca": "Parlement du Canada",
  "pbo-dpb.ca": "Bureau du directeur parlementaire du budget",
  "priv.gc.ca": "Commissariat à la protection de la vie privée du Canada",
  "rcmp.ca": "Gendarmerie royale du Canada",
  "sac-isc.gc.ca": "Services aux Autochtones Canada",
  "scc-csc.ca": "Cour suprême du Canada",
  "sencanada.ca": "Sénat du Canada",
  "statcan.gc.ca": "Statistique Canada",
  "tc.canada.ca": "Transports Canada",
  "travel.gc.ca": "Affaires mondiales Canada",
  "tsb.gc.ca": "Bureau de la sécurité des transports du Canada",
  "veterans.gc.ca": "Anciens Combattants Canada",
  "weather.gc.ca": "Environnement et Changement climatique Canada",
  "bdc.ca": "Banque de développement du Canada",
  "canadapost-postescanada.ca": "Postes Canada",
  "catsa-acsta.gc.ca": "Administration canadienne de la sûreté du transport aérien",
  "cmhc-schl.gc.ca": "Société canadienne d'hypothèques et de logement",
  "edc.ca": "Exportation et développement Canada",
  "fcc-fac.ca": "Financement agricole Canada",
  "mint.ca": "Monnaie royale canadienne",
  "nac-cna.ca": "Centre national des Arts",
  "ncc-ccn.gc.ca": "Commission de la capitale nationale",
  "gnb.ca": "Gouvernement du Nouveau-Brunswick",
  "ontario.ca": "Gouvernement de l'Ontario",
  "elections.on.ca": "Élections Ontario",
  "ola.org": "Assemblée législative de l'Ontario",
  "ottawa.ca": "Ville d'Ottawa",
  "greatersudbury.ca": "Ville du Grand Sudbury",
  "moncton.ca": "Ville de Moncton",
  "fredericton.ca": "Ville de Fredericton",
};

const welsh: Record<string, string> = {
  "senedd.wales": "Senedd Cymru",
  "phw.nhs.wales": "Iechyd Cyhoeddus Cymru",
  "bcuhb.nhs.wales": "Bwrdd Iechyd Prifysgol Betsi Cadwaladr",
  "northwales.police.uk": "Heddlu Gogledd Cymru",
  "south-wales.police.uk": "Heddlu De Cymru",
  "cardiff.gov.uk": "Cyngor Caerdydd",
  "swansea.gov.uk": "Cyngor Abertawe",
  "newport.gov.uk": "Cyngor Dinas Casnewydd",
  "wrexham.gov.uk": "Cyngor Bwrdeistref Sirol Wrecsam",
  "conwy.gov.uk": "Cyngor Bwrdeistref Sirol Conwy",
};

const english: Record<string, string> = {
  "cardiff.gov.uk": "Cardiff Council",
  "swansea.gov.uk": "Swansea Council",
  "newport.gov.uk": "Newport City Council",
  "senedd.wales": "the Senedd",
};

const names: Record<string, Record<string, string>> = { en: english, fr: french, cy: welsh };

/** What an organization is called on its pages in a language. */
export function localOrganization(domain: GovernmentDomain, language: string): string {
  return names[language]?.[domain.domain] ?? domain.organization;
}

// No \b in French: it takes no accented letter for part of a word.
const takesArticle: Record<string, RegExp> = {
  en: /\b(City of|Town of|County of|State of|Borough of|Commonwealth|Government|Municipality|Department|Bureau|Office|Agency|Commission|Commissioner|Service|Authority|Administration|Board|Corporation|Executive|District|Districts|Tribe|Tribes|Nation|Court|Senate|House|Centers|Institute|System|Library|Archives|Mint|Parliament|Assembly|Bank)\b/,
  fr: /^(Agence|Administration|Assemblée|Banque|Bureau|Centre|Chambre|Commissariat|Commission|Conseil|Cour|Gendarmerie|Gouvernement|Ministère|Monnaie|Office|Parlement|Régie|Sénat|Site|Société|Tribunal|Ville) /,
};

const masculine =
  /^(Bureau|Centre|Commissariat|Conseil|Gouvernement|Ministère|Parlement|Sénat|Site|Tribunal)/;

/** The name inside a sentence: "the City of Boston", "la Ville de Lévis", but "King County". */
export function withArticle(name: string, language: string): string {
  if (name.startsWith("The ")) return `the ${name.slice(4)}`;
  if (name.startsWith("the ") || !takesArticle[language]?.test(name)) return name;
  if (language === "en") return `the ${name}`;
  if (/^[AO]/.test(name)) return `l'${name}`;
  return masculine.test(name) ? `le ${lowerFirst(name)}` : `la ${name}`;
}

/** French writes "le gouvernement du Québec" and "le ministère", and keeps other capitals. */
function lowerFirst(name: string): string {
  return /^(Gouvernement|Ministère)/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
