import type { GovernmentDomain } from "../domain.ts";

type Row = [domain: string, organization: string, state: string | null, place: string];

const counties: Row[] = [
  ["lacounty.gov", "County of Los Angeles", "CA", "Los Angeles County"],
  ["sandiegocounty.gov", "County of San Diego", "CA", "San Diego County"],
  ["alamedacountyca.gov", "County of Alameda", "CA", "Alameda County"],
  ["santaclaracounty.gov", "County of Santa Clara", "CA", "Santa Clara County"],
  ["kingcounty.gov", "King County", "WA", "King County"],
  ["maricopa.gov", "Maricopa County", "AZ", "Maricopa County"],
  ["pima.gov", "Pima County", "AZ", "Pima County"],
  ["cookcountyil.gov", "Cook County", "IL", "Cook County"],
  ["sangamonil.gov", "Sangamon County", "IL", "Sangamon County"],
  ["harriscountytx.gov", "Harris County", "TX", "Harris County"],
  ["traviscountytx.gov", "Travis County", "TX", "Travis County"],
  ["miamidade.gov", "Miami-Dade County", "FL", "Miami-Dade County"],
  ["fairfaxcounty.gov", "Fairfax County", "VA", "Fairfax County"],
  ["arlingtonva.gov", "Arlington County", "VA", "Arlington County"],
  ["montgomerycountymd.gov", "Montgomery County", "MD", "Montgomery County"],
  ["hennepincounty.gov", "Hennepin County", "MN", "Hennepin County"],
  ["stlouiscountymo.gov", "St. Louis County", "MO", "St. Louis County"],
  ["stlouiscountymn.gov", "St. Louis County", "MN", "St. Louis County"],
  ["multnomah.gov", "Multnomah County", "OR", "Multnomah County"],
  ["cumberlandcountyme.gov", "County of Cumberland", "ME", "Cumberland County"],
  ["franklincountyohio.gov", "Franklin County", "OH", "Franklin County"],
  ["hamiltoncountyohio.gov", "Hamilton County", "OH", "Hamilton County"],
  ["ulstercountyny.gov", "County of Ulster", "NY", "Ulster County"],
  ["erie.gov", "County of Erie", "NY", "Erie County"],
  ["saltlakecounty.gov", "Salt Lake County", "UT", "Salt Lake County"],
  ["fultoncountyga.gov", "Fulton County", "GA", "Fulton County"],
];

const tribes: Row[] = [
  ["navajo-nsn.gov", "Navajo Nation", "AZ", "the Navajo Nation"],
  ["hopi-nsn.gov", "The Hopi Tribe", "AZ", "the Hopi Reservation"],
  ["tonation-nsn.gov", "Tohono O'odham Nation", "AZ", "the Tohono O'odham Nation"],
  ["cherokee.gov", "Cherokee Nation", "OK", "the Cherokee Nation"],
  ["osagenation-nsn.gov", "Osage Nation", "OK", "the Osage Nation"],
  ["ebci-nsn.gov", "Eastern Band of Cherokee Indians", "NC", "the Qualla Boundary"],
  ["oneida-nsn.gov", "Oneida Nation", "WI", "the Oneida Reservation"],
  ["menominee-nsn.gov", "Menominee Indian Tribe of Wisconsin", "WI", "the Menominee Reservation"],
  ["tulaliptribes-nsn.gov", "The Tulalip Tribes", "WA", "the Tulalip Reservation"],
  ["warmsprings-nsn.gov", "Confederated Tribes of Warm Springs", "OR", "the Warm Springs Reservation"],
  ["cskt.gov", "Confederated Salish and Kootenai Tribes", "MT", "the Flathead Reservation"],
  ["tlingitandhaida.gov", "Tlingit & Haida", "AK", "Southeast Alaska"],
];

const specialDistricts: Row[] = [
  ["bart.gov", "San Francisco Bay Area Rapid Transit District", "CA", "the Bay Area"],
  ["actransit.gov", "AC Transit", "CA", "the East Bay"],
  ["baaqmd.gov", "Bay Area Air Quality Management District", "CA", "the Bay Area"],
  ["aqmd.gov", "South Coast Air Quality Management District", "CA", "the South Coast basin"],
  ["sacrt.gov", "Sacramento Regional Transit District", "CA", "Sacramento"],
  ["lacsd.gov", "Los Angeles County Sanitation Districts", "CA", "Los Angeles County"],
  ["mwrdil.gov", "Metropolitan Water Reclamation District of Greater Chicago", "IL", "Greater Chicago"],
  ["aacog.gov", "Alamo Area Council of Governments", "TX", "the Alamo area"],
  ["clevelandmetroparks.gov", "Cleveland Metroparks", "OH", "Greater Cleveland"],
];

const schoolDistricts: Row[] = [
  ["fresnousd.gov", "Fresno Unified School District", "CA", "Fresno"],
  ["slcschools.gov", "Salt Lake City School District", "UT", "Salt Lake City"],
  ["graniteschoolsut.gov", "Granite School District", "UT", "the Granite district"],
  ["charlestoncountyschools.gov", "Charleston County School District", "SC", "Charleston County"],
  ["fultonschoolsga.gov", "Fulton County Schools", "GA", "Fulton County"],
  ["patersonsdnj.gov", "Paterson Public Schools", "NJ", "Paterson"],
  ["pittcountyschools.gov", "Pitt County Schools", "NC", "Pitt County"],
];

const interstate: Row[] = [
  ["panynj.gov", "The Port Authority of New York and New Jersey", "NY", "New York and New Jersey"],
  ["drbc.gov", "Delaware River Basin Commission", "NJ", "the Delaware River Basin"],
  ["srbc.gov", "Susquehanna River Basin Commission", "PA", "the Susquehanna River Basin"],
  ["trpa.gov", "Tahoe Regional Planning Agency", "NV", "the Lake Tahoe Basin"],
  ["nwcouncil.gov", "Northwest Power and Conservation Council", "OR", "the Columbia River Basin"],
  ["mtc.gov", "Multistate Tax Commission", null, "the member states"],
  ["wmsc.gov", "Washington Metrorail Safety Commission", null, "the Washington region"],
];

function at(level: string, rows: Row[], languages: string[] = ["en"]): GovernmentDomain[] {
  return rows.map(([domain, organization, state, place]) => ({
    domain,
    organization,
    country: "US",
    level,
    state,
    city: null,
    place,
    languages,
  }));
}

export const usOther: GovernmentDomain[] = [
  ...at("county", counties),
  ...at("tribal", tribes),
  ...at("special_district", specialDistricts),
  ...at("school_district", schoolDistricts),
  ...at("interstate", interstate),
];
