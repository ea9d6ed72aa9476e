import type { ResultPage, SearchResult } from "../../../utils/search/service-answers.ts";

/** A page of a government as a search finds it. */
export const RESULT: SearchResult = {
  url: "https://www.irs.gov/forms",
  title: "Forms",
  snippet: "",
  domain: "irs.gov",
  organization: "IRS",
  country: "US",
  level: "federal",
  state: null,
  city: null,
  language: "en",
  contentType: "text/html",
  publishedAt: null,
  contentChangedAt: null,
  updatedAt: null,
  lastCrawled: null,
};

/** A page of a search that finds so many, and lists none. */
export function pageOf(total: number): ResultPage {
  return {
    total,
    totalIsLowerBound: false,
    page: 1,
    size: 10,
    results: [],
    dropped: 0,
    facets: {},
    tookMs: 1,
  };
}
