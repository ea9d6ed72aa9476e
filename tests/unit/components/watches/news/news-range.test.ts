import { describe, expect, it } from "vitest";
import {
  dateIn,
  inRange,
  isWholeRange,
  type NewsRange,
  rangeIn,
  rangeParameters,
  WHOLE_RANGE,
} from "../../../../../components/watches/news/news-range.ts";
import { dayWords } from "../../../../../components/watches/news/news-sentences.ts";
import type { SearchResult } from "../../../../../utils/search/service-answers.ts";
import type { WatchEntry } from "../../../../../utils/watches/entry.ts";
import { result } from "../../../utils/search/sample-results.ts";

const NOW = Date.UTC(2026, 10, 25, 12);
const DAY = 86_400_000;

/** An entry that was found so many days ago. */
function entry(id: string, foundAgo: number, change: Partial<SearchResult> = {}): WatchEntry {
  const dates = { publishedAt: null, contentChangedAt: null, updatedAt: null };
  const foundAt = NOW - foundAgo * DAY;
  return { id, watch: "w", result: result({ ...dates, ...change }), at: foundAt, foundAt, order: id };
}
const ids = (entries: readonly WatchEntry[], change: Partial<NewsRange>, timeZone = "UTC") =>
  inRange(entries, { ...WHOLE_RANGE, ...change }, NOW, timeZone).map(({ id }) => id);

describe("the date that a page is listed by", () => {
  const page = entry("a", 1, {
    publishedAt: "2026-11-10T00:00:00Z",
    contentChangedAt: "2026-11-20T00:00:00Z",
  });
  it.each([
    ["found", NOW - DAY],
    ["changed", Date.UTC(2026, 10, 20)],
    ["published", Date.UTC(2026, 10, 10)],
    ["updated", Date.UTC(2026, 10, 20)],
  ] as const)("is, by %s, %d", (sort, expected) => {
    expect(dateIn(page, sort)?.time).toBe(expected);
  });

  it("is the one that it names, or none", () => {
    expect(dateIn(entry("a", 1, { publishedAt: "2026-11-10" }), "updated")?.time).toBe(
      Date.UTC(2026, 10, 10),
    );
    expect(dateIn(entry("a", 1), "updated")).toBeNull();
  });
});

describe("the reader's days", () => {
  // In Los Angeles it is the evening of the 24th.
  const evening = entry("evening", 0.4);
  const west = "America/Los_Angeles";
  const dated = entry("dated", 1, { publishedAt: "2026-11-24" });

  it.each<[Partial<NewsRange>, boolean]>([
    [{ until: "2026-11-24" }, true],
    [{ since: "2026-11-25" }, false],
    [{ since: "2026-11-24" }, true],
  ])("are those that pages are listed under: found in the evening, %j", (range, isIn) => {
    expect(ids([evening], range, west)).toEqual(isIn ? ["evening"] : []);
  });

  it.each<[Partial<NewsRange>, boolean]>([
    [{ since: "2026-11-24" }, true],
    [{ until: "2026-11-23" }, false],
  ])("do not move a day that a page names: %j", (range, isIn) => {
    expect(ids([dated], { sort: "published", ...range }, west)).toEqual(isIn ? ["dated"] : []);
    const reader = { now: NOW, timeZone: west, language: "en" };
    expect(dayWords(dated, { ...WHOLE_RANGE, sort: "published" }, reader)).toBe("Yesterday");
  });
});

it("each day of the reader begins once, whether pages name hours or not", () => {
  const written = ["2026-11-21T15:00:00Z", "2026-11-21T03:00:00Z", "2026-11-21", "2026-11-20T20:00:00Z"];
  const entries = written.map((at, index) => entry(`${index}`, 1, { contentChangedAt: at }));
  expect(ids(entries, { sort: "changed" }, "America/Los_Angeles")).toEqual(["0", "2", "1", "3"]);
});

describe("what was found", () => {
  const entries = [entry("new", 0.5), entry("day", 1), entry("week", 7), entry("old", 40)];

  it.each<[Partial<NewsRange>, readonly string[]]>([
    [{}, ["new", "day", "week", "old"]],
    [{ since: "24h" }, ["new", "day"]],
    [{ since: "7d" }, ["new", "day", "week"]],
    [{ since: "2026-11-24" }, ["new", "day"]],
    // A day lasts until its end.
    [{ until: "2026-11-24" }, ["day", "week", "old"]],
    [{ since: "2026-11-18", until: "2026-11-24" }, ["day", "week"]],
    [{ since: "2026-11-26" }, []],
  ])("in %j is %j, in its order", (range, expected) => {
    expect(ids(entries, range)).toEqual(expected);
  });

  it("by another date is the latest first, and what names no date last, only where there is no bound", () => {
    const dated = [
      entry("none", 0),
      entry("first", 1, { publishedAt: "2026-11-01" }),
      entry("last", 2, { publishedAt: "2026-11-20" }),
      entry("also none", 3),
    ];
    expect(ids(dated, { sort: "published" })).toEqual(["last", "first", "none", "also none"]);
    expect(ids(dated, { sort: "published", since: "2026-01-01" })).toEqual(["last", "first"]);
    expect(ids(dated, { sort: "published", until: "2026-11-01" })).toEqual(["first"]);
  });
});

describe("the words of a range", () => {
  const entries = [
    entry("title", 0, { title: "<mark>Drinking</mark> water report" }),
    entry("snippet", 0, { snippet: "The drinking &amp; bathing water of Montréal" }),
    entry("owner", 0, { organization: "Water Board", title: "Drinking" }),
    entry("site", 0, { domain: "drinkingwater.gov" }),
    entry("half", 0, { title: "Drinking" }),
  ];

  it("are all in the title, snippet, organization or site of a page, whatever their case and accents", () => {
    expect(ids(entries, { words: " drinking  WATER " })).toEqual(["title", "snippet", "owner", "site"]);
    expect(ids(entries, { words: "montreal" })).toEqual(["snippet"]);
    expect(ids(entries, { words: "mark" })).toEqual([]);
  });

  it("are none where there is only white space", () => {
    expect(ids(entries, { words: "  ", sort: "updated" })).toHaveLength(5);
  });
});

it.each<[Partial<NewsRange>, boolean]>([
  [{}, true],
  [{ words: " " }, true],
  [{ words: "tax" }, false],
  [{ sort: "changed" }, false],
  [{ since: "7d" }, false],
  [{ until: "2026-11-24" }, false],
])("%j is all that was found: %s", (change, expected) => {
  expect(isWholeRange({ ...WHOLE_RANGE, ...change })).toBe(expected);
});

describe("a range in an address", () => {
  it.each<[string, Partial<NewsRange>]>([
    ["", {}],
    ["sort=published", { sort: "published" }],
    ["since=7d&words=budget+%26+tax", { since: "7d", words: "budget & tax" }],
    [
      "sort=changed&since=2026-11-01&until=2026-11-20",
      { sort: "changed", since: "2026-11-01", until: "2026-11-20" },
    ],
  ])("is %j", (address, change) => {
    const range = { ...WHOLE_RANGE, ...change };
    expect(rangeParameters(range).toString()).toBe(address);
    expect(rangeIn(new URLSearchParams(address))).toEqual(range);
  });

  it("is all that was found where somebody else wrote what is none", () => {
    const address = new URLSearchParams({
      sort: "__proto__",
      since: "ever",
      until: "<b>",
      words: "x".repeat(9_000),
    });
    expect(rangeIn(address)).toEqual({ ...WHOLE_RANGE, words: "x".repeat(200) });
  });
});
