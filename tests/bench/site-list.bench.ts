import unhomoglyph from "unhomoglyph";
import { judgeSite } from "../../utils/sites/judge-site.ts";
import { knownSites, listLine, type SiteList } from "../../utils/sites/site-list.ts";
import { WELL_KNOWN } from "../../utils/sites/well-known.ts";
import type { Row, Section } from "./section.ts";

const RUNS = 21;
/** As many as the registry of .gov has. */
const SITES = 16_539;
const MOST_BYTES = 1_500_000;

/** What the list of government sites takes in storage, and how long one look-up in it takes. */
export async function run(): Promise<Section> {
  const list = madeList();
  return { name: "site list", rows: [size(list), lookUps(list)] };
}

/** Names and owners as long as those of the registry; half of the names in a namespace, half known by the list alone. */
export function madeList(): SiteList {
  const lines: string[] = [];
  for (let index = 0; index < SITES; index += 1) {
    const name = index % 2 === 0 ? `city${index}.ca` : `town${index}tx.gov`;
    const organization = `City of Number ${index}`;
    const line = listLine({
      domain: name,
      organization,
      country: "US",
      level: "city",
      state: "TX",
      city: `Number ${index}`,
    });
    if (line !== null) lines.push(line);
  }
  const now = Date.now();
  const times = { fetchedAt: now, triedAt: now };
  return { lines: lines.join("\n"), count: lines.length, next: null, shrunkTo: null, ...times };
}

function size(list: SiteList): Row {
  const bytes = Buffer.byteLength(JSON.stringify(list));
  return {
    what: `the list of ${SITES.toLocaleString("en")} sites in storage: ${bytes.toLocaleString("en")} bytes`,
    against: `${MOST_BYTES.toLocaleString("en")} bytes`,
    goal: 1,
    ratios: [bytes / MOST_BYTES],
  };
}

const LOOKED_UP = [
  ...["https://www.city12.ca/", "https://www.irs.gov/forms", "https://example.com/", "https://city-12.com/"],
  ...["https://town13tx.gov.evil.example/", "https://cityy12.ca/", "https://сity12.ca/"],
];
const TIMES = 200;

function lookUps({ lines }: SiteList): Row {
  const known = knownSites(lines, WELL_KNOWN);
  const ratios = Array.from({ length: RUNS }, () =>
    LOOKED_UP.map((address) => {
      const begun = performance.now();
      for (let time = 0; time < TIMES; time += 1) judgeSite(address, known, unhomoglyph);
      return (performance.now() - begun) / TIMES;
    }),
  );
  return { what: "one look-up with the whole list", against: "1 ms", goal: 1, ratios: ratios.flat() };
}
