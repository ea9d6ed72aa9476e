import type { GovernmentDomain } from "../domain.ts";

type Row = [domain: string, organization: string, place: string, languages?: string[]];

const national: Row[] = [
  ["gov.uk", "Government Digital Service", "the UK"],
  ["companieshouse.gov.uk", "Companies House", "the UK"],
  ["food.gov.uk", "Food Standards Agency", "England, Wales and Northern Ireland"],
  ["hse.gov.uk", "Health and Safety Executive", "Great Britain"],
  ["legislation.gov.uk", "The National Archives", "the UK"],
  ["metoffice.gov.uk", "Met Office", "the UK"],
  ["nationalarchives.gov.uk", "The National Archives", "the UK"],
  ["ons.gov.uk", "Office for National Statistics", "the UK"],
  ["ukhsa.gov.uk", "UK Health Security Agency", "the UK"],
];

const parliamentary: Row[] = [
  ["parliament.uk", "UK Parliament", "the UK"],
  ["commonslibrary.parliament.uk", "House of Commons Library", "the UK"],
  ["petition.parliament.uk", "UK Government and Parliament", "the UK"],
  ["parliament.scot", "The Scottish Parliament", "Scotland"],
  ["senedd.wales", "Senedd Cymru / Welsh Parliament", "Wales", ["en", "cy"]],
  ["niassembly.gov.uk", "Northern Ireland Assembly", "Northern Ireland"],
];

const judicial: Row[] = [
  ["judiciary.uk", "Courts and Tribunals Judiciary", "England and Wales"],
  ["supremecourt.uk", "The Supreme Court", "the UK"],
  ["sentencingcouncil.org.uk", "Sentencing Council", "England and Wales"],
  ["scotcourts.gov.uk", "Scottish Courts and Tribunals Service", "Scotland"],
  ["judiciaryni.uk", "Lady Chief Justice's Office", "Northern Ireland"],
];

const devolved: Row[] = [
  ["gov.scot", "Scottish Government", "Scotland"],
  ["mygov.scot", "Scottish Government", "Scotland"],
  ["revenue.scot", "Revenue Scotland", "Scotland"],
  ["gov.wales", "Welsh Government", "Wales"],
  ["llyw.cymru", "Llywodraeth Cymru", "Cymru", ["cy"]],
  ["northernireland.gov.uk", "Northern Ireland Executive", "Northern Ireland"],
  ["nidirect.gov.uk", "nidirect", "Northern Ireland"],
];

const publicBodies: Row[] = [
  ["cqc.org.uk", "Care Quality Commission", "England"],
  ["electoralcommission.org.uk", "The Electoral Commission", "the UK"],
  ["historicengland.org.uk", "Historic England", "England"],
  ["ico.org.uk", "Information Commissioner's Office", "the UK"],
  ["lakedistrict.gov.uk", "Lake District National Park Authority", "the Lake District"],
  ["lgo.org.uk", "Local Government & Social Care Ombudsman", "England"],
  ["nao.org.uk", "National Audit Office", "the UK"],
  ["nationalhighways.co.uk", "National Highways", "England"],
  ["obr.uk", "Office for Budget Responsibility", "the UK"],
  ["ofcom.org.uk", "Ofcom", "the UK"],
  ["ofgem.gov.uk", "Ofgem", "Great Britain"],
  ["ofwat.gov.uk", "Ofwat", "England and Wales"],
  ["orr.gov.uk", "Office of Rail and Road", "Great Britain"],
  ["peakdistrict.gov.uk", "Peak District National Park Authority", "the Peak District"],
  ["policeconduct.gov.uk", "Independent Office for Police Conduct", "England and Wales"],
  ["tfl.gov.uk", "Transport for London", "London"],
];

const health: Row[] = [
  ["nhs.uk", "NHS website", "England"],
  ["england.nhs.uk", "NHS England", "England"],
  ["cuh.nhs.uk", "Cambridge University Hospitals NHS Foundation Trust", "Cambridge"],
  ["guysandstthomas.nhs.uk", "Guy's and St Thomas' NHS Foundation Trust", "London"],
  ["leedsth.nhs.uk", "Leeds Teaching Hospitals NHS Trust", "Leeds"],
  ["mft.nhs.uk", "Manchester University NHS Foundation Trust", "Manchester"],
  ["ouh.nhs.uk", "Oxford University Hospitals NHS Foundation Trust", "Oxford"],
  ["nhsinform.scot", "NHS 24", "Scotland"],
  ["nhslothian.scot", "NHS Lothian", "Edinburgh and the Lothians"],
  ["phw.nhs.wales", "Public Health Wales", "Wales", ["en", "cy"]],
  ["bcuhb.nhs.wales", "Betsi Cadwaladr University Health Board", "North Wales", ["en", "cy"]],
  ["belfasttrust.hscni.net", "Belfast Health and Social Care Trust", "Belfast"],
];

const police: Row[] = [
  ["police.uk", "Police.uk", "England, Wales and Northern Ireland"],
  ["avonandsomerset.police.uk", "Avon and Somerset Police", "Avon and Somerset"],
  ["gmp.police.uk", "Greater Manchester Police", "Greater Manchester"],
  ["kent.police.uk", "Kent Police", "Kent"],
  ["merseyside.police.uk", "Merseyside Police", "Merseyside"],
  ["met.police.uk", "Metropolitan Police Service", "London"],
  ["northwales.police.uk", "North Wales Police", "North Wales", ["en", "cy"]],
  ["psni.police.uk", "Police Service of Northern Ireland", "Northern Ireland"],
  ["scotland.police.uk", "Police Scotland", "Scotland"],
  ["south-wales.police.uk", "South Wales Police", "South Wales", ["en", "cy"]],
  ["thamesvalley.police.uk", "Thames Valley Police", "the Thames Valley"],
  ["westmidlands.police.uk", "West Midlands Police", "the West Midlands"],
];

function at(level: string, rows: Row[]): GovernmentDomain[] {
  return rows.map(([domain, organization, place, languages = ["en"]]) => ({
    domain,
    organization,
    country: "UK",
    level,
    state: null,
    city: null,
    place,
    languages,
  }));
}

export const ukNational: GovernmentDomain[] = [
  ...at("national", national),
  ...at("parliamentary", parliamentary),
  ...at("judicial", judicial),
  ...at("devolved", devolved),
  ...at("public_body", publicBodies),
  ...at("health", health),
  ...at("police", police),
];
