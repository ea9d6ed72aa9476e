import { expect, it } from "vitest";
import { type DigestEntry, digestOf } from "../../../../../utils/watches/digest/digest-contents.ts";
import { digestAsHtml } from "../../../../../utils/watches/digest/digest-html.ts";
import { digestAsMarkdown } from "../../../../../utils/watches/digest/digest-markdown.ts";
import { entryOf, missingEntry } from "../../../../../utils/watches/entry.ts";
import { DAY, NOW, page } from "../sample.ts";

const STATE = { title: "Wages", snippet: "It is $7.25 an hour.", words: 1203, seenAt: NOW - DAY };
const OLDER = { ...STATE, title: "Pay", seenAt: NOW - 3 * DAY };
const RESULT = {
  ...page("https://a.gov/wages", NOW),
  title: "Wages <mark>today</mark> &amp; here",
  snippet: "It is $9.00 an hour.",
  wordCount: 640,
};

const changed: DigestEntry = {
  day: "Found: today",
  entry: { ...entryOf("w", RESULT, NOW, NOW), before: STATE, times: 3 },
  names: "Pay",
  states: [{ ...STATE, title: "Wages today & here", seenAt: NOW }, STATE, OLDER],
};
const missing: DigestEntry = {
  day: "Found: yesterday",
  entry: missingEntry("w", page("https://a.gov/gone", NOW), NOW - 2 * DAY, NOW),
  names: "Pay",
  states: [],
};

const READER = { now: NOW, timeZone: "UTC", language: "en" };

it("has each page by its day, with what changed, its earlier states and a copy", () => {
  const { days, title, note } = digestOf("All you follow", "Found, any time", [changed, missing], READER);
  expect([title, note, days.map(({ name }) => name)]).toEqual([
    "All you follow",
    "Found, any time",
    ["Found: today", "Found: yesterday"],
  ]);
  expect(days[0]?.pages).toEqual([
    {
      title: "Wages today & here",
      address: "https://a.gov/wages",
      from: expect.stringMatching(/^A · a\.gov · Pay · (changed|published) [A-Z][a-z]{2} \d+, 2026/),
      snippet: "It is $9.00 an hour.",
      said: [
        "Changed 3 times in a day, back and forth.",
        "The title changed.",
        "1,203 → 640 words",
        "The number changed from $7.25 to $9.00.",
      ],
      earlier: [
        { seen: expect.stringContaining("1,203 words"), title: "Wages", snippet: STATE.snippet },
        { seen: expect.stringContaining("Oct 29, 2026"), title: "Pay", snippet: STATE.snippet },
      ],
      archived: expect.stringContaining("web.archive.org"),
    },
  ]);
  expect(days[1]?.pages[0]?.said).toEqual([
    "Not found in the index since October 30, 2026. It may still be online.",
  ]);
});

it("keeps the state before the change where the page is remembered no more", () => {
  const { days } = digestOf("", "", [{ ...changed, states: [] }], READER);
  expect(days[0]?.pages[0]?.earlier.map(({ title }) => title)).toEqual(["Wages"]);
});

const HOSTILE = "<script>alert(1)</script> [x](javascript:alert(1)) \u202e";

it("writes what others wrote as text alone", () => {
  const hostile = {
    ...changed,
    day: HOSTILE,
    names: HOSTILE,
    entry: {
      ...changed.entry,
      before: { ...STATE, title: HOSTILE, snippet: HOSTILE },
      result: { ...RESULT, url: "javascript:alert(1)", title: HOSTILE, organization: HOSTILE },
    },
  };
  const digest = digestOf(HOSTILE, HOSTILE, [hostile], READER);
  const html = digestAsHtml(digest);
  expect(html).not.toContain("<script");
  expect(html).not.toMatch(/href="(?!https:)/);
  expect(html).not.toContain("\u202e");
  const markdown = digestAsMarkdown(digest);
  expect(markdown).not.toMatch(/(?<!\\)\]\(javascript/);
  expect(markdown).toContain("# \\<script\\>");
});

it("is one HTML page, and Markdown with a heading for each day and page", () => {
  const digest = digestOf("All you follow", "Found, any time", [changed, missing], READER);
  const html = digestAsHtml(digest);
  expect(html).toMatch(/^<!doctype html>[\s\S]*<\/html>\n$/);
  expect(html.match(/<h2>/g)).toHaveLength(2);
  const lines = digestAsMarkdown(digest).split("\n");
  expect(lines.filter((line) => line.startsWith("#"))).toEqual([
    "# All you follow",
    "## Found: today",
    "### Wages today & here",
    "## Found: yesterday",
    expect.stringMatching(/^### /),
  ]);
});
