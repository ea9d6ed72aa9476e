import {
  NO_FILTERS,
  newRecent,
  newSearch,
  type RecentRequest,
  type SearchRequest,
} from "../search/request.ts";
import type { Settings } from "../settings/settings-table.ts";

/** A search of a site. `domain`: null where the page has none, so that everything is searched. */
export function searchOfSite(
  domain: string | null,
  words: string,
  { pageSize }: Pick<Settings, "pageSize">,
): SearchRequest {
  return newSearch(words, { ...NO_FILTERS, domain: domain === null ? [] : [domain] }, pageSize);
}

/** What changed on a site, the newest first. */
export function changesOfSite(domain: string | null): RecentRequest {
  return { ...newRecent({ ...NO_FILTERS, domain: domain === null ? [] : [domain] }), sort: "changed" };
}
