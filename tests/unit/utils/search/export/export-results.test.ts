import { describe, expect, it, test } from "vitest";
import { apa, mla } from "../../../../../utils/search/export/citation-styles.ts";
import { citedPage } from "../../../../../utils/search/export/cited-page.ts";
import { type EXPORT_FORMATS, exportFile } from "../../../../../utils/search/export/export-results.ts";
import { result } from "../sample-results.ts";

const plain = (html: string): string => html.replace(/<[^>]*>/g, "").trim();
const FULL = result({
  title: "Tax <mark>credits</mark>",
  state: "TX",
  city: "Austin",
  publishedAt: "2026-08-03T23:30:00Z",
  updatedAt: "2026-11-03T09:00:00Z",
  contentChangedAt: "2026-11-02T09:00:00Z",
});
const exported = (results = [FULL]) => ({
  results,
  words: "Child credits",
  address: "search.html?q=credits",
  accessed: "2026-11-21",
  plain,
});
const contentAs = (format: (typeof EXPORT_FORMATS)[number], results = [FULL]): string =>
  exportFile(format, exported(results)).content;

test.each([
  ["csv", "primary-source-child-credits-2026-11-21.csv", "text/csv"],
  ["json", "primary-source-child-credits-2026-11-21.json", "application/json"],
  ["markdown", "primary-source-child-credits-2026-11-21.md", "text/markdown"],
  ["csl", "primary-source-child-credits-2026-11-21.csl.json", "application/vnd.citationstyles.csl+json"],
  ["bibtex", "primary-source-child-credits-2026-11-21.bib", "application/x-bibtex"],
  ["ris", "primary-source-child-credits-2026-11-21.ris", "application/x-research-info-systems"],
  ["apa", "primary-source-child-credits-2026-11-21.apa.txt", "text/plain"],
  ["mla", "primary-source-child-credits-2026-11-21.mla.txt", "text/plain"],
] as const)("a file of %s is called %s", (format, name, type) => {
  expect(exportFile(format, exported())).toMatchObject({ name, type });
});

const FIELDS = {
  url: "https://www.irs.gov/credits",
  title: "Tax credits",
  snippet: "Who may claim a tax credit",
  domain: "irs.gov",
  organization: "Internal Revenue Service",
  country: "US",
  level: "federal",
  state: "TX",
  city: "Austin",
  language: "en",
  content_type: "text/html",
  published_at: "2026-08-03T23:30:00Z",
  content_changed_at: "2026-11-02T09:00:00Z",
  updated_at: "2026-11-03T09:00:00Z",
  last_crawled: "2026-11-04T09:00:00Z",
};

describe("every field of a result, under the contract's name", () => {
  it("is in a table with one column each", () => {
    expect(contentAs("csv")).toBe(
      `\uFEFF${Object.keys(FIELDS).join(",")}\r\n${Object.values(FIELDS).join(",")}\r\n`,
    );
  });

  it("is in JSON, with the request and the day", () => {
    const file = contentAs("json");
    expect(JSON.parse(file)).toEqual({
      request: "search.html?q=credits",
      accessed: "2026-11-21",
      results: [FIELDS],
    });
    expect(file).toMatch(/^\{\n {2}"request".*\}\n$/s);
  });
});

const PAIR = [result({ organization: "Zoning Board" }), result({ organization: "Agency" })];

test.each(["apa", "mla"] as const)(
  "a list in %s is sorted by the alphabet, with an empty line between",
  (style) => {
    const pages = [
      result({ title: "Zoning", organization: "Zoning Board" }),
      result({ title: "Air", organization: "Agency" }),
    ];
    const [first, empty, second, end, ...others] = contentAs(style, pages).split("\n");
    expect([empty, end, others]).toEqual(["", "", []]);
    expect(first).toContain("Agency");
    expect(second).toContain("Zoning Board");
  },
);

test.each([
  ["markdown", /^- .*Zoning Board.*\n- .*Agency.*\n$/],
  ["bibtex", /^@misc\{zoningboard.*@misc\{agency/s],
  ["ris", /^TY {2}- ELEC\r\n.*Zoning Board.*Agency.*ER {2}- \r\n$/s],
] as const)("the other formats keep the order of the results: %s", (format, expected) => {
  expect(contentAs(format, PAIR)).toMatch(expected);
});

describe("a page to cite", () => {
  it("has one line each for title and organization", () => {
    const page = citedPage(result({ title: "Tax\n  credits", organization: " Internal\n Revenue " }), plain);
    expect(page).toMatchObject({ title: "Tax credits", organization: "Internal Revenue" });
  });

  it("is called by its address where it has no title", () => {
    expect(citedPage(result({ title: "<b></b>" }), plain).title).toBe("https://www.irs.gov/credits");
  });

  it.each([
    ["2026-08-03T23:30:00Z", "2026-08-03"],
    ["2026-08-03", "2026-08-03"],
    [" 2026-08-03", "2026-08-03"],
    ["\t2026-08-03T23:30:00-05:00 ", "2026-08-03"],
    ["last summer", null],
    ["2026-02-31", null],
    [null, null],
  ])("published %j: %j", (publishedAt, published) => {
    expect(citedPage(result({ publishedAt }), plain).published).toBe(published);
  });
});

/** As the Publication Manual and the MLA Handbook write the months. */
test.each([
  ["01", "January", "Jan."],
  ["02", "February", "Feb."],
  ["03", "March", "Mar."],
  ["04", "April", "Apr."],
  ["05", "May", "May"],
  ["06", "June", "June"],
  ["07", "July", "July"],
  ["08", "August", "Aug."],
  ["09", "September", "Sept."],
  ["10", "October", "Oct."],
  ["11", "November", "Nov."],
  ["12", "December", "Dec."],
])("month %s is %s in APA and %s in MLA", (month, name, short) => {
  const page = citedPage(result({ publishedAt: `2025-${month}-09` }), plain);
  const accessed = `2026-${month}-02`;
  expect(apa(page, accessed)).toBe(
    `Internal Revenue Service. (2025, ${name} 9). Tax credits. Retrieved ${name} 2, 2026, from https://www.irs.gov/credits`,
  );
  expect(mla(page, accessed)).toBe(
    `“Tax credits.” Internal Revenue Service, 9 ${short} 2025, https://www.irs.gov/credits. Accessed 2 ${short} 2026.`,
  );
  expect(
    exportFile("bibtex", { ...exported([result({ publishedAt: `2025-${month}-09` })]) }).content,
  ).toContain(`  month = ${name.slice(0, 3).toLowerCase()},\n`);
});

test("MLA names the domain where no organization is known, and leaves out a missing day", () => {
  expect(mla(citedPage(result({ organization: "" }), plain), "2026-11-21")).toBe(
    "“Tax credits.” irs.gov, https://www.irs.gov/credits. Accessed 21 Nov. 2026.",
  );
});

test("a title or name that ends a sentence by itself gets no second stop in APA", () => {
  const page = citedPage(result({ title: "Who files?", organization: "Dept. of Justice, U.S." }), plain);
  expect(apa(page, "2026-11-21")).toMatch(/^Dept\. of Justice, U\.S\. \(n\.d\.\)\. Who files\? Retrieved /);
});

describe("the key of a BibTeX entry", () => {
  it.each([
    [{ organization: "Ministère de la Santé et du Travail", title: "À vous: taxe" }, "ministeredelandvous"],
    [{ organization: "", title: "The tax form" }, "irsgovndform"],
    [{ organization: "", domain: "", title: "Tax" }, "pagendpage"],
    [{ publishedAt: "2026-08-03", title: "Forms" }, "internalrevenueservice2026forms"],
  ])("of %j is %s", (change, key) => {
    expect(contentAs("bibtex", [result(change)])).toContain(`@misc{${key},`);
  });

  it("gets a letter more for each other page with the same one, from b to z, then two", () => {
    const keys = [
      ...contentAs(
        "bibtex",
        Array.from({ length: 28 }, () => result()),
      ).matchAll(/\{(\w+),\n/g),
    ];
    const stem = "internalrevenueservicendcredits";
    const endings = keys.map(([, key = ""]) => key.slice(stem.length));
    expect(endings.join(" ")).toBe(" b c d e f g h i j k l m n o p q r s t u v w x y z ba bb");
  });
});

test.each([
  ["Rate of 5 % & $3_a #1", "Rate of 5 \\% \\& \\$3\\_a \\#1"],
  ["~ ^ \\", "\\textasciitilde{} \\textasciicircum{} \\textbackslash{}"],
])("TeX reads the title %j as text", (title, written) => {
  expect(contentAs("bibtex", [result({ title })])).toContain(`title = {{${written}}},`);
});

test.each(["csv", "json", "markdown", "csl", "bibtex", "ris", "apa", "mla"] as const)(
  "no user name that looks like a site is in %s",
  (format) => {
    const file = contentAs(format, [result({ url: "https://www.irs.gov@evil.example/", title: "" })]);
    expect(file).toContain("https://evil.example/");
    expect(file).not.toContain("www.irs.gov@");
  },
);

test.each([
  ["bibtex", ["year = {2026}", "month = aug", "day = {3}"]],
  ["ris", ["DA  - 2026/08/03/"]],
  ["apa", ["(2026, August 3)"]],
  ["mla", ["3 Aug. 2026"]],
  ["markdown", ["2026-08-03"]],
] as const)("a date with a space in front is the same day in %s", (format, written) => {
  const file = contentAs(format, [result({ publishedAt: " 2026-08-03" })]);
  for (const part of written) expect(file).toContain(part);
});
