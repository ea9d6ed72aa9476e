/** The label that names the agency: `hmrc` of `hmrc.gov.uk`. Words that others use as well (`state`, `weather`) name none. */
export const AGENCIES: ReadonlyMap<string, string> = new Map([
  ...`irs ssa usa medicare medicaid healthcare uscis cdc fda fema ftc sba treasury fbi dhs cbp studentaid dol nasa usps
census`
    .split(/\s+/)
    .map((name): [string, string] => [name, `${name}.gov`]),
  ...`hmrc companieshouse landregistry ons`
    .split(" ")
    .map((name): [string, string] => [name, `${name}.gov.uk`]),
  ["dvla", "gov.uk"],
  ["nhs", "nhs.uk"],
  ["cra", "cra-arc.gc.ca"],
  ["ircc", "ircc.gc.ca"],
  ["statcan", "statcan.gc.ca"],
  ["servicecanada", "servicecanada.gc.ca"],
  ["canada", "canada.ca"],
  ["ontario", "ontario.ca"],
  ["quebec", "quebec.ca"],
  ["alberta", "alberta.ca"],
]);

const STATES = `al ak az ar ca co ct de fl ga hi ia id il in ks ky la ma md me mi mn mo ms mt nc nd ne nh nj nm nv ny oh ok or pa
ri sc sd tn tx ut va vt wa wi wv wy`;
const NAMED_STATES = `alabama alaska arizona arkansas colorado delaware florida georgia idaho illinois indiana iowa kansas kentucky
louisiana maine maryland michigan mississippi missouri montana nebraska ohio oklahoma oregon
tennessee texas utah vermont virginia washington wisconsin wyoming`;
const OFFICES =
  "benefits dea epa fcc gsa hhs hud ic3 ice nih noaa nps osha secretservice tsa usmarshals usda uscourts va";

/** Words that name an agency or a place only as all that is beside "gov": `dmv-gov.com`, `gouv-qc.com`. */
export const BESIDE_GOV: ReadonlyMap<string, string> = new Map([
  ...[STATES, NAMED_STATES, OFFICES]
    .flatMap((names) => names.split(/\s+/))
    .map((name): [string, string] => [name, `${name}.gov`]),
  ["dmv", "usa.gov"],
  ["socialsecurity", "ssa.gov"],
  ["california", "ca.gov"],
  ["massachusetts", "mass.gov"],
  ["mass", "mass.gov"],
  ["minnesota", "mn.gov"],
  ["nevada", "nv.gov"],
  ["newyork", "ny.gov"],
  ["newjersey", "nj.gov"],
  ["pennsylvania", "pa.gov"],
  ["bc", "gov.bc.ca"],
  ["mb", "gov.mb.ca"],
  ["manitoba", "manitoba.ca"],
  ["newbrunswick", "gnb.ca"],
  ["novascotia", "novascotia.ca"],
  ["qc", "gouv.qc.ca"],
  ["saskatchewan", "saskatchewan.ca"],
  ["yukon", "yukon.ca"],
]);
