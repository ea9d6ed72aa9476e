import { success } from "../../../../utils/platform/result.ts";
import type { SearchResult } from "../../../../utils/search/service-answers.ts";

export function result(change: Partial<SearchResult> = {}): SearchResult {
  return {
    url: "https://www.irs.gov/credits",
    title: "Tax credits",
    snippet: "Who may claim a <mark>tax</mark> credit",
    domain: "irs.gov",
    organization: "Internal Revenue Service",
    country: "US",
    level: "federal",
    state: null,
    city: null,
    language: "en",
    contentType: "text/html",
    publishedAt: null,
    contentChangedAt: "2026-11-03T09:00:00Z",
    updatedAt: "2026-11-03T09:00:00Z",
    lastCrawled: "2026-11-04T09:00:00Z",
    ...change,
  };
}

/** A service's answer of one page with these results. */
export function servedPage(results: readonly SearchResult[], fetchedAt = 7) {
  const found = { total: results.length, totalIsLowerBound: false, page: 1, size: 50, results };
  const value = { ...found, dropped: 0, facets: {}, tookMs: 1 };
  return success({ value, fetchedAt, from: "service" as const, failure: null });
}
