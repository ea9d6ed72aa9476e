import { describe, expect, it } from "vitest";
import {
  countriesQuestion,
  domainsQuestion,
  placesQuestion,
  recentQuestion,
  searchQuestion,
  statsQuestion,
  suggestibleWords,
  suggestQuestion,
} from "../../../../../entrypoints/background/search/search-client.ts";
import { NO_FILTERS, newRecent, newSearch } from "../../../../../utils/search/request.ts";
import type { KnownValues } from "../../../../../utils/search/service-answers.ts";

const BASE = "https://search.example/gov/";
const pathOf = (question: { url: URL } | null) =>
  question?.url.href.replace("https://search.example/gov", "");
const NO_DOMAINS = { country: [], level: null, state: [], city: [], search: "", limit: 100, offset: 0 };

describe("the address of", () => {
  it.each([
    ["a search", searchQuestion(BASE, newSearch("tax")), "/api/v1/search?q=tax"],
    [
      "a search with filters",
      searchQuestion(BASE, { ...newSearch("tax"), country: ["us", "ca"], page: 2 }),
      "/api/v1/search?q=tax&country=ca&country=us&page=2",
    ],
    [
      "a search without counts",
      searchQuestion(BASE, { ...newSearch("tax"), page: 2 }, true),
      "/api/v1/search?q=tax&page=2&facets=false",
    ],
    [
      "the recent pages",
      recentQuestion(BASE, { ...newRecent(NO_FILTERS), since: "7d" }),
      "/api/v1/recent?since=7d",
    ],
    ["suggestions", suggestQuestion(BASE, "  mini  wa", 8), "/api/v1/suggest?q=mini+wa&size=8"],
    [
      "places",
      placesQuestion(BASE, { country: ["US"], state: "tx", q: "Aus", limit: 5000 }),
      "/api/v1/places?country=us&state=TX&q=Aus&limit=1000",
    ],
    [
      "places of all countries, one at least",
      placesQuestion(BASE, { country: [], state: null, q: " ", limit: 0 }),
      "/api/v1/places?limit=1",
    ],
    ["countries", countriesQuestion(BASE), "/api/v1/countries"],
    [
      "domains",
      domainsQuestion(BASE, {
        ...NO_DOMAINS,
        state: ["tx", "TEXAS"],
        search: ` ${"x".repeat(120)}`,
        limit: 0,
        offset: -1,
      }),
      `/api/v1/domains?state=TX&search=${"x".repeat(100)}&limit=1&offset=0`,
    ],
    ["stats", statsQuestion(BASE), "/api/v1/stats"],
  ])("%s", (_, question, expected) => {
    expect(pathOf(question)).toBe(expected);
  });

  it.each(["", "t", " t ", "x".repeat(101)])("suggestions is not made for %j", (prefix) => {
    expect(suggestQuestion(BASE, prefix, 8)).toBeNull();
  });
});

it.each([
  [searchQuestion(BASE, newSearch("tax")), 5],
  [recentQuestion(BASE, newRecent()), 1],
  [suggestQuestion(BASE, "tax", 8), 10],
  [placesQuestion(BASE, { country: [], state: null, q: "", limit: 200 }), 24 * 60],
  [countriesQuestion(BASE), 24 * 60],
  [domainsQuestion(BASE, NO_DOMAINS), 24 * 60],
  [statsQuestion(BASE), 5],
])("an answer stands for its time (%#)", (question, minutes) => {
  expect(question?.freshForMs).toBe(minutes * 60_000);
});

const KNOWN: KnownValues = {
  countries: [],
  states: [
    { code: "TX", name: "Texas", country: "US", type: null, cities: 1 },
    { code: "NY", name: "New York", country: "US", type: null, cities: 1 },
  ],
  cities: [{ city: "San Antonio", state: "TX", stateName: "Texas", country: "US", domains: 1 }],
};

it.each([
  ["tax", "tax", ""],
  ["state:tx ta", "ta", "state:tx"],
  ["property tax state:tx re", "property tax re", "state:tx"],
  ['"minimum wage" -tips cal', "cal", '"minimum wage" -tips'],
  ['city:"St. Louis" parking ', "parking", 'city:"St. Louis"'],
])("%s: titles go on with the words alone", (q, words, beside) => {
  for (const known of [null, KNOWN]) expect(suggestibleWords(q, known)).toEqual({ words, beside });
});

it.each(["", "  ", "tax state:te", "state:tx ", "tax intitle:fo", 'wage "minimum', "tax -inc"])(
  "%s: no word is being typed",
  (q) => {
    for (const known of [null, KNOWN]) expect(suggestibleWords(q, known).words).toBe("");
  },
);

it.each([
  ["state:new york tax", "tax", 'state:"new york"'],
  ["state: new york tax", "tax", 'state:"new york"'],
  ["city:san antonio wat", "wat", 'city:"san antonio"'],
  ["city:austin wat", "wat", "city:austin"],
  ["state:texas tax", "tax", "state:texas"],
  ["site: irs.gov tax", "tax", "site:irs.gov"],
  ["ratio 3:4", "ratio 3:4", ""],
  // No search that the service would refuse is suggested.
  ["state:new tax", "", "state:new"],
  ["country:united visa", "", "country:united"],
  ["city:san wat", "", "city:san"],
  ["-state:new tax", "tax", "-state:new"],
])("%s: no word of a value of several words is taken for one of a title", (q, words, beside) => {
  expect(suggestibleWords(q, KNOWN)).toEqual({ words, beside });
});

it("behind a state in words nothing is suggested while the lists are missing", () => {
  const missing = { countries: [], states: [] };
  expect(suggestibleWords("state:new york tax", missing).words).toBe("");
  expect(suggestibleWords("state:tx tax", missing).words).toBe("tax");
});

it("an answer without counts is kept apart from one with them", () => {
  const request = { ...newSearch("tax"), page: 2 };
  expect(searchQuestion(BASE, request, true).key).not.toBe(searchQuestion(BASE, request).key);
});
