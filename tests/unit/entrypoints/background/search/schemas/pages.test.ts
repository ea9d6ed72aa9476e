import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readJson } from "../../../../../../entrypoints/background/network/json.ts";
import { recentPage, resultPage } from "../../../../../../entrypoints/background/search/schemas/pages.ts";

const RESULT = {
  url: "https://www.irs.gov/forms",
  title: "Tax &amp; <mark>forms</mark>",
  snippet: "All forms",
  domain: "irs.gov",
  organization: "Internal Revenue Service",
  country: "US",
  level: "federal",
  state: null,
  language: "en",
  city: null,
  content_type: "text/html",
  published_at: null,
  content_changed_at: "2026-01-02T03:04:05Z",
  updated_at: "2026-01-02T03:04:05Z",
  last_crawled: "2026-01-03T03:04:05Z",
  word_count: 12,
  score: 1.5,
};
const PAGE = {
  query: "forms",
  total: 1,
  total_is_lower_bound: true,
  page: 2,
  size: 10,
  results: [RESULT],
  facets: { countries: [{ value: "US", count: 1 }] },
  took_ms: 3,
};
const read = (body: unknown) => readJson(JSON.stringify(body), resultPage);
const value = (body: unknown) => {
  const outcome = read(body);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure));
  return outcome.value;
};
const without = (name: string, from: object) =>
  Object.fromEntries(Object.entries(from).filter(([key]) => key !== name));

describe("a page of results", () => {
  it.each([undefined, null, -1, 1.5, "640", [], 2 ** 60])(
    "says nothing of its length where that is %j",
    (word_count) => {
      const [result] = value({ ...PAGE, results: [{ ...RESULT, word_count }] }).results;
      expect(result?.title).toBe(RESULT.title);
      expect(result && "wordCount" in result).toBe(false);
    },
  );

  it("is read whole", () => {
    expect(value(PAGE)).toEqual({
      total: 1,
      totalIsLowerBound: true,
      page: 2,
      size: 10,
      results: [
        {
          url: "https://www.irs.gov/forms",
          title: "Tax &amp; <mark>forms</mark>",
          snippet: "All forms",
          domain: "irs.gov",
          organization: "Internal Revenue Service",
          country: "US",
          level: "federal",
          state: null,
          city: null,
          language: "en",
          contentType: "text/html",
          publishedAt: null,
          contentChangedAt: "2026-01-02T03:04:05Z",
          updatedAt: "2026-01-02T03:04:05Z",
          lastCrawled: "2026-01-03T03:04:05Z",
          wordCount: 12,
        },
      ],
      dropped: 0,
      facets: { countries: [{ value: "US", count: 1 }] },
      tookMs: 3,
    });
  });

  it.each([
    ["absent", without("facets", PAGE)],
    ["null", { ...PAGE, facets: null }],
    ["empty", { ...PAGE, facets: {} }],
    ["with empty lists", { ...PAGE, facets: { countries: [], levels: null, states: "none" } }],
    ["a list", { ...PAGE, facets: [] }],
    [
      "with counts that cannot be read",
      { ...PAGE, facets: { countries: [{ value: "US" }, 7, { count: 3 }] } },
    ],
  ])("whose facets are %s has no counts", (_, body) => {
    expect(value(body).facets).toEqual({});
  });

  it("with counts for some facets has those", () => {
    const facets = { types: [{ value: "application/pdf", count: 2 }, null], cities: [] };
    expect(value({ ...PAGE, facets }).facets).toEqual({ types: [{ value: "application/pdf", count: 2 }] });
  });

  it("drops and counts the results that cannot be read, and keeps the others", () => {
    const results = [null, RESULT, {}, { ...RESULT, url: "" }, "text", { url: "https://a.gov/" }];
    expect(value({ ...PAGE, results })).toMatchObject({
      dropped: 4,
      results: [{ domain: "irs.gov" }, { domain: "a.gov" }],
    });
  });

  it("of which no result can be read is no empty page", () => {
    expect(read({ ...PAGE, results: [null, {}] })).toMatchObject({
      ok: false,
      failure: { kind: "unreadable", problem: "wrong-shape" },
    });
  });

  it("without results is a page without results", () => {
    expect(value({ ...PAGE, total: 0, results: [] })).toMatchObject({ total: 0, results: [], dropped: 0 });
  });

  it.each(["total", "results"])("without %s cannot be read", (name) => {
    expect(read(without(name, PAGE)).ok).toBe(false);
    expect(read({ ...PAGE, [name]: null }).ok).toBe(false);
  });

  it.each(Object.keys(RESULT).filter((name) => name !== "url"))(
    "stands a result whose %s is missing or null",
    (name) => {
      expect(value({ ...PAGE, results: [without(name, RESULT)] }).results).toHaveLength(1);
      expect(value({ ...PAGE, results: [{ ...RESULT, [name]: null }] }).results).toHaveLength(1);
      expect(
        value({ ...PAGE, results: [{ ...RESULT, [name]: { of: "another kind" } }] }).results,
      ).toHaveLength(1);
    },
  );

  const NOT_COUNTS = [1.5, -1, "3", null, 1e300];

  it.each(NOT_COUNTS)("whose total is %s cannot be read", (total) => {
    expect(read({ ...PAGE, total })).toMatchObject({ ok: false, failure: { problem: "wrong-shape" } });
  });

  it.each(NOT_COUNTS)("leaves out a facet whose count is %s", (count) => {
    const facets = {
      levels: [
        { value: "city", count },
        { value: "state", count: 2 },
      ],
    };
    expect(value({ ...PAGE, facets }).facets).toEqual({ levels: [{ value: "state", count: 2 }] });
  });

  it.each([...NOT_COUNTS, 0])("whose page is %s is the first", (page) => {
    expect(value({ ...PAGE, page }).page).toBe(1);
  });

  it.each([...NOT_COUNTS, 0, 51])("whose size is %s is as large as its results, and never empty", (size) => {
    expect(value({ ...PAGE, size, results: [RESULT, RESULT] }).size).toBe(2);
    expect(value({ ...PAGE, size, results: [] }).size).toBe(1);
  });

  it.each([
    [2.75, 2.75],
    [0, 0],
    [-1, null],
    ["3", null],
  ])("took %s ms: %s", (took_ms, expected) => {
    expect(value({ ...PAGE, took_ms }).tookMs).toBe(expected);
  });

  it("ignores members it does not know", () => {
    expect(value({ ...PAGE, more: { deep: [1] }, results: [{ ...RESULT, more: 1 }] })).toEqual(value(PAGE));
  });
});

describe("a page of recent pages", () => {
  it.each([
    ["a string", "the last 7 days", ["the last 7 days"]],
    ["an object", { since: "7d" }, []],
    ["null", null, []],
    ["missing", undefined, []],
  ])("whose window is %s", (_, window, expected) => {
    const body = { ...PAGE, sort: "updated", sort_meaning: { field: "updated_at" }, window, place: null };
    expect(readJson(JSON.stringify(body), recentPage)).toMatchObject({
      ok: true,
      value: { echoes: expected, total: 1 },
    });
  });
});

it("anything at all is either read or a failure", () => {
  fc.assert(
    fc.property(fc.json(), (body) => {
      const outcome = readJson(body, resultPage);
      if (!outcome.ok) expect(outcome.failure.kind).toBe("unreadable");
    }),
  );
});

it.each<[unknown, unknown, readonly string[]]>([
  ["7 days", "Austin, TX", ["7 days", "Austin, TX"]],
  [null, "Austin, TX", ["Austin, TX"]],
  [{ from: 1 }, ["TX"], []],
  [undefined, undefined, []],
])("of window %j and place %j the strings are shown", (window, place, expected) => {
  const answer = readJson(JSON.stringify({ ...PAGE, sort_meaning: null, window, place }), recentPage);
  expect(answer).toMatchObject({ ok: true, value: { echoes: expected } });
});
