/** What the search service serves at most, and takes at least: the contract's limits (§8). */
export const LIMITS = {
  queryLength: 500,
  suggestMinimum: 2,
  suggestMaximum: 100,
  pageMaximum: 100,
  sizeMaximum: 50,
  window: 1000,
  searchSize: 10,
  recentSize: 20,
  suggestionsAtOnce: 20,
  citiesAtOnce: 1000,
  domainsAtOnce: 500,
  domainsFarthest: 100_000,
  domainWordsLength: 100,
} as const;

/** The page sizes a user may choose, with the one now in use, which an address or a policy may have set. */
export function pageSizes(current: number): readonly number[] {
  return [...new Set([10, 20, 50, current])].toSorted((one, other) => one - other);
}
