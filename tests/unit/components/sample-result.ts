import type { SearchResult } from "../../../utils/search/service-answers.ts";

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
