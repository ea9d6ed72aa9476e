import type { SearchResult } from "../utils/search/service-answers.ts";

/** A page as a service lists it, of a state. */
export const TEXAS_PAGE: SearchResult = {
  url: "https://www.texas.gov/tax",
  domain: "texas.gov",
  organization: "State of Texas",
  title: "Texas <mark>property tax</mark>",
  snippet: "Counties, cities and school districts set the rates of <mark>property tax</mark>.",
  country: "US",
  level: "state",
  state: "TX",
  city: null,
  language: "en",
  contentType: "text/html",
  publishedAt: null,
  contentChangedAt: null,
  updatedAt: "2026-11-16",
  lastCrawled: null,
};

/** Another, of a county, that changes when it rains. */
export const BEACHES_PAGE: SearchResult = {
  ...TEXAS_PAGE,
  url: "https://lacounty.gov/beaches",
  domain: "lacounty.gov",
  organization: "County of Los Angeles",
  title: "Beach water quality",
  snippet: "Rain washes <mark>bacteria</mark> into storm drains.",
  level: "county",
  state: "CA",
  updatedAt: null,
};
