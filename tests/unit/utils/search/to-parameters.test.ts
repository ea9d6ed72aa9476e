import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromParameters } from "../../../../utils/search/from-parameters.ts";
import { newRecent, newSearch, type PageRequest, RECENT_SORTS } from "../../../../utils/search/request.ts";
import { cacheKey, pageAddress, toParameters } from "../../../../utils/search/to-parameters.ts";

const text = fc.string({ unit: "grapheme", maxLength: 20 });
const filters = {
  country: fc.array(fc.constantFrom("us", "ca", "uk", "US"), { maxLength: 4 }),
  state: fc.array(fc.constantFrom("tx", "TX", "or", "QC"), { maxLength: 4 }),
  city: fc.array(fc.constantFrom("St. Louis", "st louis", "Québec", "Portland", "Leeds"), { maxLength: 4 }),
  level: fc.array(fc.constantFrom("city", "federal", "public_body"), { maxLength: 3 }),
  domain: fc.array(fc.constantFrom("irs.gov", "gov.uk", "toronto.ca"), { maxLength: 3 }),
  filetype: fc.option(fc.constantFrom("pdf", "html", "doc", "docx")),
  language: fc.option(fc.constantFrom("en", "fr", "cy")),
  page: fc.integer({ min: 1, max: 100 }),
  size: fc.integer({ min: 1, max: 50 }),
  q: text,
};
const requests: fc.Arbitrary<PageRequest> = fc.oneof(
  fc.record({ view: fc.constant("search" as const), ...filters }),
  fc.record({
    view: fc.constant("recent" as const),
    ...filters,
    sort: fc.constantFrom(...RECENT_SORTS),
    since: fc.option(fc.constantFrom("7d", "24h", "2026-01-31")),
    until: fc.option(fc.constantFrom("1w", "2026-02-01")),
  }),
);

function parametersOfPage(request: PageRequest): URLSearchParams {
  return new URL(pageAddress(request), "https://extension.example/").searchParams;
}

describe("a request and its address", () => {
  it("is the page itself where there is nothing to say", () => {
    expect(pageAddress(newSearch(""))).toBe("search.html");
    expect(pageAddress(newSearch("tax"))).toBe("search.html?q=tax");
  });

  it("say the same, there and back", () => {
    fc.assert(
      fc.property(requests, (request) => {
        const back = fromParameters(parametersOfPage(request));
        expect(pageAddress(back)).toBe(pageAddress(request));
        expect(fromParameters(parametersOfPage(back))).toEqual(back);
      }),
    );
  });

  it("do not depend on order, doubles or case where the contract ignores them", () => {
    fc.assert(
      fc.property(requests, fc.integer(), (request, seed) => {
        const shuffle = (values: readonly string[]) =>
          [...values, ...values].sort((a, b) => ((a.length * 31 + seed) % 7) - ((b.length * 31 + seed) % 7));
        const other: PageRequest = {
          ...request,
          country: shuffle(request.country).map((code) => code.toUpperCase()),
          state: shuffle(request.state).map((code) => code.toLowerCase()),
          city: shuffle(request.city).map((name) => name.toUpperCase().replace(".", "")),
          level: shuffle(request.level),
          domain: shuffle(request.domain).map((domain) => domain.toUpperCase()),
        };
        expect(cacheKey(other)).toBe(cacheKey(request));
      }),
    );
  });

  it("differ in their keys where they differ in what is asked", () => {
    const base = newSearch("tax");
    const others = [
      newSearch("taxes"),
      { ...base, country: ["us"] },
      { ...base, state: ["TX"] },
      { ...base, city: ["Leeds"] },
      { ...base, level: ["city"] },
      { ...base, domain: ["irs.gov"] },
      { ...base, filetype: "pdf" },
      { ...base, language: "fr" },
      { ...base, page: 2 },
      { ...base, size: 20 },
      { ...newRecent(), q: "tax" },
    ];
    expect(new Set([base, ...others].map(cacheKey)).size).toBe(others.length + 1);
  });

  it.each([
    ["country=us,ca", { country: ["ca", "us"] }],
    ["state=tx,or", { state: ["OR", "TX"] }],
    ["country=us&country=us", { country: ["us"] }],
    ["city=St.%20Louis&city=st+louis", { city: ["St. Louis"] }],
    ["page=0", { page: 1 }],
    ["page=two", { page: 1 }],
    ["page=1e3", { page: 1 }],
    ["size=500", { size: 50 }],
    ["size=0", { size: 10 }],
    ["size=", { size: 10 }],
    ["q=%20%20a%20%20b%20", { q: "a b" }],
    ["view=recent&sort=newest", { view: "recent", sort: "updated", size: 20 }],
    ["view=recent&since=&until=", { since: null, until: null }],
    ["view=nonsense", { view: "search" }],
    ["filetype=PDF&language=FR", { filetype: "pdf", language: "fr" }],
    ["q=%00%FF", { q: "\0\uFFFD" }],
  ])("reads %s as people mean it", (address, expected) => {
    expect(fromParameters(new URLSearchParams(address))).toMatchObject(expected);
  });

  it.each([
    ["infra\u00ADstructure bill", "infrastructure bill"],
    ["\u200Bwage\u200E", "wage"],
    ["é\u200D", "é"],
    ["क्\u200Dष", "क्\u200Dष"],
  ])("sends %j without what cannot be seen", (q, sent) => {
    expect(toParameters(newSearch(q)).get("q")).toBe(sent);
  });

  it("names the parameters in one order", () => {
    const request = {
      ...newRecent(),
      q: "water",
      state: ["TX"],
      country: ["us", "ca"],
      sort: "changed" as const,
    };
    expect(pageAddress({ ...request, since: "7d", page: 2 })).toBe(
      "search.html?view=recent&q=water&country=ca&country=us&state=TX&sort=changed&since=7d&page=2",
    );
  });
});
