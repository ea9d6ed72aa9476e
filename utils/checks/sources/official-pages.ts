import { NO_FILTERS, newSearch, type SearchRequest } from "../../search/request.ts";
import type { SearchResult } from "../../search/service-answers.ts";
import { claimSearch, passageSearches } from "../claims/claim-queries.ts";
import { type Passage, passageOf } from "./passages.ts";

/** The countries whose official pages can be searched, by the code of a filter. */
export const COUNTRIES = ["us", "ca", "uk"] as const;
export type CountryCode = (typeof COUNTRIES)[number];

/** As many of a country are shown. */
export const MOST_PAGES = 3;

/** What to ask for a claim in one country, until one finds something: many of its words, then few, then the first two of these. */
export function countrySearches(claim: string, country: CountryCode): readonly SearchRequest[] {
  const few = claimSearch(claim);
  const [many = few] = passageSearches(claim);
  return [...new Set([many, few, few.split(" ").slice(0, 2).join(" ")])].map((words) =>
    newSearch(words, { ...NO_FILTERS, country: [country] }),
  );
}

/** The pages of an answer that have something to read. */
export function officialPages(results: readonly SearchResult[]): readonly Passage[] {
  return results
    .filter(({ snippet }) => snippet.trim() !== "")
    .slice(0, MOST_PAGES)
    .map(passageOf);
}
