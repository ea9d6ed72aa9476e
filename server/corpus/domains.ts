import type { GovernmentDomain } from "./domain.ts";
import { caFederal } from "./domains/ca-federal.ts";
import { caPlaces } from "./domains/ca-places.ts";
import { ukCouncils } from "./domains/uk-councils.ts";
import { ukNational } from "./domains/uk-national.ts";
import { usCities } from "./domains/us-cities.ts";
import { usFederal } from "./domains/us-federal.ts";
import { usOther } from "./domains/us-other.ts";
import { usStates } from "./domains/us-states.ts";

export const governmentDomains: readonly GovernmentDomain[] = [
  ...usFederal,
  ...usStates,
  ...usCities,
  ...usOther,
  ...caFederal,
  ...caPlaces,
  ...ukNational,
  ...ukCouncils,
];

const byName = new Map(governmentDomains.map((entry) => [entry.domain, entry]));

export function findDomain(domain: string): GovernmentDomain {
  const found = byName.get(domain);
  if (found === undefined) throw new Error(`No government domain is called ${domain}`);
  return found;
}

/** Hosts that answer without a leading `www.`. */
const bareHosts = new Set([
  "bjs.ojp.gov",
  "cbc.radio-canada.ca",
  "commonslibrary.parliament.uk",
  "fiscaldata.treasury.gov",
  "inspection.canada.ca",
  "laws-lois.justice.gc.ca",
  "natural-resources.canada.ca",
  "nrc.canada.ca",
  "open.canada.ca",
  "parks.canada.ca",
  "petition.parliament.uk",
  "tc.canada.ca",
  "travel.state.gov",
]);

/** The address of a path on a domain, on the host that the domain answers from. */
export function pageUrl(domain: string, path: string): string {
  const host = bareHosts.has(domain) ? domain : `www.${domain}`;
  return `https://${host}${path}`;
}
