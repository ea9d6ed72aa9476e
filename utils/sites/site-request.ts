import { NO_FILTERS, newRecent, newSearch, type PageRequest } from "../search/request.ts";

/** A search of a site. `domain`: null where the page has none, so that everything is searched. */
export function searchOfSite(domain: string | null, words = ""): PageRequest {
  return newSearch(words, { ...NO_FILTERS, domain: domain === null ? [] : [domain] });
}

/** What changed on a site, the newest first. */
export function changesOfSite(domain: string | null): PageRequest {
  return { ...newRecent({ ...NO_FILTERS, domain: domain === null ? [] : [domain] }), sort: "changed" };
}
