import type { CountryCode } from "./countries.ts";
import { placeKey } from "./place-key.ts";

export interface State {
  readonly code: string;
  readonly name: string;
  readonly country: CountryCode;
  readonly type: "state" | "district" | "territory" | "province";
}

function named(country: CountryCode, type: State["type"], list: string): State[] {
  return list.split(",").map((entry) => {
    const [code = "", name = ""] = entry.trim().split("=");
    return { code, name, country, type };
  });
}

/** No code stands for a place in both countries. The United Kingdom has no entries: contract 2.5, rule 4. */
const STATES: readonly State[] = [
  ...named(
    "US",
    "state",
    `AL=Alabama, AK=Alaska, AZ=Arizona, AR=Arkansas, CA=California, CO=Colorado, CT=Connecticut, DE=Delaware,
     FL=Florida, GA=Georgia, HI=Hawaii, ID=Idaho, IL=Illinois, IN=Indiana, IA=Iowa, KS=Kansas, KY=Kentucky,
     LA=Louisiana, ME=Maine, MD=Maryland, MA=Massachusetts, MI=Michigan, MN=Minnesota, MS=Mississippi,
     MO=Missouri, MT=Montana, NE=Nebraska, NV=Nevada, NH=New Hampshire, NJ=New Jersey, NM=New Mexico,
     NY=New York, NC=North Carolina, ND=North Dakota, OH=Ohio, OK=Oklahoma, OR=Oregon, PA=Pennsylvania,
     RI=Rhode Island, SC=South Carolina, SD=South Dakota, TN=Tennessee, TX=Texas, UT=Utah, VT=Vermont,
     VA=Virginia, WA=Washington, WV=West Virginia, WI=Wisconsin, WY=Wyoming`,
  ),
  ...named("US", "district", "DC=District of Columbia"),
  ...named(
    "US",
    "territory",
    "AS=American Samoa, GU=Guam, MP=Northern Mariana Islands, PR=Puerto Rico, VI=U.S. Virgin Islands",
  ),
  ...named(
    "CA",
    "province",
    `AB=Alberta, BC=British Columbia, MB=Manitoba, NB=New Brunswick, NL=Newfoundland and Labrador,
     NS=Nova Scotia, ON=Ontario, PE=Prince Edward Island, QC=Québec, SK=Saskatchewan`,
  ),
  ...named("CA", "territory", "NT=Northwest Territories, NU=Nunavut, YT=Yukon"),
];

const byCode = new Map(STATES.map((state) => [state.code.toLowerCase(), state]));
const byName = new Map(STATES.map((state) => [placeKey(state.name), state]));

export function findState(words: string): State | undefined {
  return byCode.get(words.trim().toLowerCase()) ?? byName.get(placeKey(words));
}
