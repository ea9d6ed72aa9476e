import type { GovernmentDomain } from "../domain.ts";

type Row = [domain: string, code: string, name: string, languages?: string[]];

const rows: Row[] = [
  ["alabama.gov", "AL", "Alabama"],
  ["alaska.gov", "AK", "Alaska"],
  ["az.gov", "AZ", "Arizona"],
  ["arkansas.gov", "AR", "Arkansas"],
  ["ca.gov", "CA", "California", ["en", "es"]],
  ["colorado.gov", "CO", "Colorado", ["en", "es"]],
  ["ct.gov", "CT", "Connecticut"],
  ["delaware.gov", "DE", "Delaware"],
  ["dc.gov", "DC", "District of Columbia"],
  ["florida.gov", "FL", "Florida", ["en", "es"]],
  ["georgia.gov", "GA", "Georgia"],
  ["hawaii.gov", "HI", "Hawaii"],
  ["idaho.gov", "ID", "Idaho"],
  ["illinois.gov", "IL", "Illinois", ["en", "es"]],
  ["in.gov", "IN", "Indiana"],
  ["iowa.gov", "IA", "Iowa"],
  ["kansas.gov", "KS", "Kansas"],
  ["ky.gov", "KY", "Kentucky"],
  ["louisiana.gov", "LA", "Louisiana"],
  ["maine.gov", "ME", "Maine"],
  ["maryland.gov", "MD", "Maryland"],
  ["mass.gov", "MA", "Massachusetts"],
  ["michigan.gov", "MI", "Michigan"],
  ["mn.gov", "MN", "Minnesota"],
  ["ms.gov", "MS", "Mississippi"],
  ["mo.gov", "MO", "Missouri"],
  ["mt.gov", "MT", "Montana"],
  ["nebraska.gov", "NE", "Nebraska"],
  ["nv.gov", "NV", "Nevada"],
  ["nh.gov", "NH", "New Hampshire"],
  ["nj.gov", "NJ", "New Jersey", ["en", "es"]],
  ["nm.gov", "NM", "New Mexico", ["en", "es"]],
  ["ny.gov", "NY", "New York", ["en", "es"]],
  ["nc.gov", "NC", "North Carolina"],
  ["nd.gov", "ND", "North Dakota"],
  ["ohio.gov", "OH", "Ohio"],
  ["oklahoma.gov", "OK", "Oklahoma"],
  ["oregon.gov", "OR", "Oregon"],
  ["pa.gov", "PA", "Pennsylvania"],
  ["pr.gov", "PR", "Puerto Rico", ["es", "en"]],
  ["ri.gov", "RI", "Rhode Island"],
  ["sc.gov", "SC", "South Carolina"],
  ["sd.gov", "SD", "South Dakota"],
  ["tn.gov", "TN", "Tennessee"],
  ["texas.gov", "TX", "Texas", ["en", "es"]],
  ["utah.gov", "UT", "Utah"],
  ["vermont.gov", "VT", "Vermont"],
  ["virginia.gov", "VA", "Virginia"],
  ["wa.gov", "WA", "Washington"],
  ["wv.gov", "WV", "West Virginia"],
  ["wisconsin.gov", "WI", "Wisconsin"],
  ["wyo.gov", "WY", "Wyoming"],
];

const commonwealths = new Set(["KY", "MA", "PA", "VA", "PR"]);

function organization(code: string, name: string): string {
  if (code === "DC") return "Government of the District of Columbia";
  return `${commonwealths.has(code) ? "Commonwealth" : "State"} of ${name}`;
}

const agencies: Array<[domain: string, organization: string, code: string, name: string]> = [
  ["texasattorneygeneral.gov", "Office of the Attorney General of Texas", "TX", "Texas"],
  ["txcourts.gov", "Texas Judicial Branch", "TX", "Texas"],
  ["txdmv.gov", "Texas Department of Motor Vehicles", "TX", "Texas"],
  ["votetexas.gov", "Texas Secretary of State", "TX", "Texas"],
  ["healthvermont.gov", "Vermont Department of Health", "VT", "Vermont"],
  ["azdot.gov", "Arizona Department of Transportation", "AZ", "Arizona"],
];

export const usStates: GovernmentDomain[] = [
  ...rows.map(([domain, state, place, languages = ["en"]]) => ({
    domain,
    organization: organization(state, place),
    country: "US" as const,
    level: "state",
    state,
    city: null,
    place,
    languages,
  })),
  ...agencies.map(([domain, agency, state, place]) => ({
    domain,
    organization: agency,
    country: "US" as const,
    level: "state",
    state,
    city: null,
    place,
    languages: ["en"],
    isAgency: true as const,
  })),
];
