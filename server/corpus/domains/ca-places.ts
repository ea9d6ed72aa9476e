import type { GovernmentDomain } from "../domain.ts";

type ProvinceRow = [domain: string, organization: string, state: string, place: string];
type CityRow = [domain: string, city: string, state: string];

const provinces: ProvinceRow[] = [
  ["alberta.ca", "Government of Alberta", "AB", "Alberta"],
  ["albertahealthservices.ca", "Alberta Health Services", "AB", "Alberta"],
  ["gov.bc.ca", "Government of British Columbia", "BC", "British Columbia"],
  ["healthlinkbc.ca", "HealthLink BC", "BC", "British Columbia"],
  ["gov.mb.ca", "Government of Manitoba", "MB", "Manitoba"],
  ["gnb.ca", "Government of New Brunswick", "NB", "New Brunswick"],
  ["gov.nl.ca", "Government of Newfoundland and Labrador", "NL", "Newfoundland and Labrador"],
  ["novascotia.ca", "Government of Nova Scotia", "NS", "Nova Scotia"],
  ["gov.nt.ca", "Government of the Northwest Territories", "NT", "the Northwest Territories"],
  ["gov.nu.ca", "Government of Nunavut", "NU", "Nunavut"],
  ["ontario.ca", "Government of Ontario", "ON", "Ontario"],
  ["elections.on.ca", "Elections Ontario", "ON", "Ontario"],
  ["ola.org", "Legislative Assembly of Ontario", "ON", "Ontario"],
  ["princeedwardisland.ca", "Government of Prince Edward Island", "PE", "Prince Edward Island"],
  ["quebec.ca", "Gouvernement du Québec", "QC", "Québec"],
  ["assnat.qc.ca", "Assemblée nationale du Québec", "QC", "Québec"],
  ["education.gouv.qc.ca", "Ministère de l'Éducation", "QC", "Québec"],
  ["ramq.gouv.qc.ca", "Régie de l'assurance maladie du Québec", "QC", "Québec"],
  ["revenuquebec.ca", "Revenu Québec", "QC", "Québec"],
  ["saaq.gouv.qc.ca", "Société de l'assurance automobile du Québec", "QC", "Québec"],
  ["tal.gouv.qc.ca", "Tribunal administratif du logement", "QC", "Québec"],
  ["saskatchewan.ca", "Government of Saskatchewan", "SK", "Saskatchewan"],
  ["yukon.ca", "Government of Yukon", "YT", "Yukon"],
];

/** Of the rows above, those that are not the government of the province itself. */
const agencies = new Set([
  "albertahealthservices.ca",
  "assnat.qc.ca",
  "education.gouv.qc.ca",
  "elections.on.ca",
  "healthlinkbc.ca",
  "ola.org",
  "ramq.gouv.qc.ca",
  "revenuquebec.ca",
  "saaq.gouv.qc.ca",
  "tal.gouv.qc.ca",
]);

const cities: CityRow[] = [
  ["toronto.ca", "Toronto", "ON"],
  ["ottawa.ca", "Ottawa", "ON"],
  ["mississauga.ca", "Mississauga", "ON"],
  ["hamilton.ca", "Hamilton", "ON"],
  ["london.ca", "London", "ON"],
  ["cityofkingston.ca", "Kingston", "ON"],
  ["citywindsor.ca", "Windsor", "ON"],
  ["cambridge.ca", "Cambridge", "ON"],
  ["burlington.ca", "Burlington", "ON"],
  ["guelph.ca", "Guelph", "ON"],
  ["thunderbay.ca", "Thunder Bay", "ON"],
  ["greatersudbury.ca", "Greater Sudbury", "ON"],
  ["montreal.ca", "Montréal", "QC"],
  ["ville.quebec.qc.ca", "Québec", "QC"],
  ["laval.ca", "Laval", "QC"],
  ["gatineau.ca", "Gatineau", "QC"],
  ["longueuil.quebec", "Longueuil", "QC"],
  ["sherbrooke.ca", "Sherbrooke", "QC"],
  ["v3r.net", "Trois-Rivières", "QC"],
  ["saguenay.ca", "Saguenay", "QC"],
  ["ville.levis.qc.ca", "Lévis", "QC"],
  ["vancouver.ca", "Vancouver", "BC"],
  ["victoria.ca", "Victoria", "BC"],
  ["richmond.ca", "Richmond", "BC"],
  ["surrey.ca", "Surrey", "BC"],
  ["kelowna.ca", "Kelowna", "BC"],
  ["calgary.ca", "Calgary", "AB"],
  ["edmonton.ca", "Edmonton", "AB"],
  ["lethbridge.ca", "Lethbridge", "AB"],
  ["regina.ca", "Regina", "SK"],
  ["saskatoon.ca", "Saskatoon", "SK"],
  ["winnipeg.ca", "Winnipeg", "MB"],
  ["halifax.ca", "Halifax", "NS"],
  ["moncton.ca", "Moncton", "NB"],
  ["fredericton.ca", "Fredericton", "NB"],
  ["saintjohn.ca", "Saint John", "NB"],
  ["charlottetown.ca", "Charlottetown", "PE"],
  ["stjohns.ca", "St. John's", "NL"],
  ["whitehorse.ca", "Whitehorse", "YT"],
  ["yellowknife.ca", "Yellowknife", "NT"],
  ["iqaluit.ca", "Iqaluit", "NU"],
];

const indigenous: ProvinceRow[] = [
  ["sixnations.ca", "Six Nations of the Grand River", "ON", "Six Nations of the Grand River"],
  ["kahnawake.com", "Mohawk Council of Kahnawà:ke", "QC", "Kahnawà:ke"],
  ["cngov.ca", "Cree Nation Government", "QC", "Eeyou Istchee"],
  ["nisgaanation.ca", "Nisg̱a'a Lisims Government", "BC", "the Nass Valley"],
  ["musqueam.bc.ca", "Musqueam Indian Band", "BC", "Musqueam"],
  ["tkemlups.ca", "Tk'emlúps te Secwépemc", "BC", "Tk'emlúps"],
  ["membertou.ca", "Membertou First Nation", "NS", "Membertou"],
  ["nunatsiavut.com", "Nunatsiavut Government", "NL", "Nunatsiavut"],
  ["tlicho.ca", "Tłı̨chǫ Government", "NT", "the Tłı̨chǫ communities"],
];

const bilingual = new Set(["ON", "NB"]);

function provincial(level: string, rows: ProvinceRow[]): GovernmentDomain[] {
  return rows.map(([domain, organization, state, place]) => ({
    domain,
    organization,
    country: "CA",
    level,
    state,
    city: null,
    place,
    languages:
      level === "indigenous"
        ? ["en"]
        : state === "QC"
          ? ["fr"]
          : bilingual.has(state)
            ? ["en", "fr"]
            : ["en"],
    ...(agencies.has(domain) ? { isAgency: true as const } : {}),
  }));
}

function cityOrganization(city: string, state: string): string {
  if (city === "Halifax") return "Halifax Regional Municipality";
  if (state !== "QC") return `City of ${city}`;
  return /^[AEIOUÉ]/.test(city) ? `Ville d'${city}` : `Ville de ${city}`;
}

const bilingualCities = new Set(["Ottawa", "Greater Sudbury", "Moncton", "Fredericton"]);

export const caPlaces: GovernmentDomain[] = [
  ...provincial("provincial", provinces),
  ...provincial("indigenous", indigenous),
  ...cities.map(([domain, city, state]) => ({
    domain,
    organization: cityOrganization(city, state),
    country: "CA" as const,
    level: "municipal",
    state,
    city,
    place: city,
    languages: state === "QC" ? ["fr"] : bilingualCities.has(city) ? ["en", "fr"] : ["en"],
  })),
];
