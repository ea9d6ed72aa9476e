import type { SearchResult } from "../../../../utils/search/answers.ts";

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
