// @vitest-environment happy-dom
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { parse } from "yaml";
import type { DoneCheck } from "../../../../../utils/checks/check.ts";
import { htmlReport, markdownReport } from "../../../../../utils/checks/export/report-files.ts";
import { markdownHtml } from "../../../../../utils/text/markdown.ts";
import { computingTime } from "../../../../setup/computing-time.ts";
import { fileText } from "../file-text.ts";
import { done, VERDICT, waiting } from "../sample.ts";

const PROPERTIES = /^---\n([\s\S]*?)\n---\n\n/;

const CHECKED = Date.UTC(2026, 10, 10, 10);
const source = (title: string, url: string | null) => ({ title, url, domain: null, excerpt: null });
const latest = done(3, {
  claim: "Benefits are <never> *taxed*",
  finishedAt: CHECKED,
  origin: { title: "News & [views]", url: "https://news.example/a" },
  verdict: {
    ...VERDICT,
    service: "facts.example.gov",
    sources: [...VERDICT.sources, source("Gone", "https://ssa.gov/gone"), source("A law", null)],
  },
  passagesBySite: [
    {
      host: "ssa.gov",
      at: CHECKED + 1000,
      inIndex: true,
      passages: [
        {
          url: "https://ssa.gov/x",
          title: "",
          snippet: "Up to <mark>85</mark> % &lt;may&gt; be\ntaxable …",
          contentType: "text/html",
          changedAt: "2026-11-08T10:00:00Z",
          readAt: "2026-11-09T10:00:00Z",
        },
      ],
    },
  ],
});
const before = done(1, {
  note: "Before the bill",
  finishedAt: CHECKED - 1e9,
  verdict: { ...VERDICT, verdict: "CONFIRMED" },
});
const CLAIMS = [
  { latest, earlier: [before] },
  { latest: waiting(2), earlier: [] },
];
const CHANGED = { "ssa.gov/x": Date.UTC(2026, 10, 12, 10) };
const html = await fileText(htmlReport(CHANGED, CHECKED), CLAIMS);
const markdown = await fileText(markdownReport(CHANGED, CHECKED), CLAIMS);

it("has one part for each verdict, and none for a check without one", () => {
  expect(html.match(/<article>/g)).toHaveLength(1);
});

describe.each([
  ["as HTML", html],
  ["as Markdown", markdown.replaceAll("\\", "")],
])("a report %s", (_, text) => {
  test.each([
    ["the verdict", "Refuted"],
    ["what it means", "An official source contradicts this claim."],
    ["the confidence", "92% confidence"],
    ["what the confidence means", "does not say how it is worked out."],
    ["who gave the verdict", "An automated service at facts.example.gov gave this verdict."],
    ["when it was checked", "November 10, 2026"],
    ["what changed", "“Income taxes on benefits” changed on November 12, 2026, after this fact-check."],
    ["a source", "https://www.ssa.gov/x"],
    ["when the index read it", "November 9, 2026"],
    ["when the page last changed", "November 8, 2026"],
    ["where to have it archived", "https://web.archive.org/save/https://www.ssa.gov/x"],
    ["its archived copy", "https://web.archive.org/web/20261110100000/https://www.ssa.gov/x"],
    ["that a passage is no proof", "They are not proof."],
    ["why a passage is missing", "This page is not in the index"],
    ["that a source is no page", "The service named no public web page"],
    ["the earlier answer", "Confirmed"],
    ["the note on the earlier answer", "Before the bill"],
    ["in what it differed", "Verdict: from Confirmed to Refuted."],
    ["where the claim was found", "https://news.example/a"],
  ])("holds %s", (_what, words) => expect(text).toContain(words));
});

it("names a source that changed since once, with its last change, whoever tells of it", async () => {
  const [site] = latest.passagesBySite ?? [];
  const passages = (site?.passages ?? []).map((each) => ({ ...each, changedAt: "2026-11-15T10:00:00Z" }));
  const check = { ...latest, passagesBySite: [{ host: "ssa.gov", at: CHECKED, inIndex: true, passages }] };
  const text = await fileText(htmlReport(CHANGED, CHECKED), [{ latest: check, earlier: [] }]);
  expect(text.match(/changed on November \d+, 2026, after/g)).toEqual([
    "changed on November 15, 2026, after",
  ]);
});

it("says the day of a change that names no hour, wherever the reader is", async () => {
  const changed = { "ssa.gov/x": Date.UTC(2026, 10, 15) };
  const text = await fileText(htmlReport(changed, CHECKED), [{ latest: done(3), earlier: [] }]);
  expect(text).toContain("changed on November 15, 2026, after");
});

it("takes no longer for what is known of other pages", async () => {
  const pages = Array.from({ length: 20_000 }, (_, index) => [`a.gov/${index}`, CHECKED] as const);
  const report = htmlReport(Object.fromEntries(pages), CHECKED);
  const claims = Array.from({ length: 200 }, (_, index) => ({ latest: done(index), earlier: [] }));
  expect(computingTime(() => claims.map(report.entries))).toBeLessThan(1000);
});

it("is Markdown whose parts are drawn as such: headings, quotes and lists", () => {
  const page = new DOMParser().parseFromString(
    markdownHtml(markdown.replace(PROPERTIES, "")) ?? "",
    "text/html",
  );
  const all = (selector: string) =>
    [...page.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
  expect(all("h2")).toEqual(["Refuted", "Hashes of the texts"]);
  expect(all("h3").length).toBe(2);
  expect(all("blockquote")).toEqual(["Benefits are <never> *taxed*", "Up to 85 % <may> be\ntaxable …"]);
  expect(page.querySelectorAll("body > ul").length).toBe(3);
});

it("begins in Markdown with properties that a YAML reader reads", () => {
  expect(parse(PROPERTIES.exec(markdown)?.[1] ?? "")).toEqual({
    title: "Fact-check report",
    date: "2026-11-10",
    tags: ["fact-check"],
    claims: ["Benefits are <never> *taxed*"],
    verdicts: ["Refuted"],
    services: ["facts.example.gov"],
    sources: ["https://www.ssa.gov/x", "https://ssa.gov/gone"],
  });
});

const ELEMENTS = new Set(
  "HTML HEAD META TITLE STYLE BODY H1 H2 H3 P ARTICLE SECTION BLOCKQUOTE STRONG DIV UL OL LI A MARK TABLE THEAD TBODY TR TH TD".split(
    " ",
  ),
);

function elementsOf(html: string): Element[] {
  return [...new DOMParser().parseFromString(html, "text/html").querySelectorAll("*")];
}

it("draws claim and passage as they are, and loads nothing", () => {
  const page = new DOMParser().parseFromString(html, "text/html");
  const quotes = [...page.querySelectorAll("blockquote")].map(({ textContent }) => textContent);
  expect(quotes).toEqual(["Benefits are <never> *taxed*", "Up to 85 % <may> be\ntaxable …"]);
  expect(html).toContain("default-src 'none'");
  expect(page.querySelectorAll("[src], link, script, img, iframe")).toHaveLength(0);
});

it("is only our own markup in HTML and Markdown, whatever the services and pages wrote", async () => {
  const words = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom(
      "<script>alert(1)</script>",
      "<img src=x onerror=alert(1)>",
      '"><a href="javascript:alert(1)">x</a>',
      "</style></title><svg onload=alert(1)>",
      "\u202egov.sri",
      "\ud800",
      "](javascript:alert(1))",
      "# not a heading\n\n![](https://evil.example/x.png)",
      "x".repeat(100_000),
    ),
  );
  await fc.assert(
    fc.asyncProperty(words, words, words, words, async (claim, title, snippet, url) => {
      const address = `https://www.ssa.gov/x?${url}`;
      const hostile: DoneCheck = {
        ...latest,
        claim,
        origin: { title, url },
        verdict: {
          ...VERDICT,
          verdict: title,
          summary: snippet,
          sources: [source(title, address), source(claim, url)],
        },
        passagesBySite: [
          {
            host: "ssa.gov",
            at: 1,
            inIndex: true,
            passages: [{ url: address, title, snippet, contentType: null, changedAt: url, readAt: url }],
          },
        ],
      };
      const claims = [{ latest: hostile, earlier: [before] }];
      for (const element of elementsOf(await fileText(htmlReport({}, 0), claims))) {
        expect(ELEMENTS).toContain(element.tagName);
        for (const { name } of element.attributes) {
          expect([
            "lang",
            "charset",
            "http-equiv",
            "content",
            "name",
            "dir",
            "class",
            "href",
            "rel",
            "scope",
          ]).toContain(name);
        }
        const href = element.getAttribute("href");
        if (href !== null) expect(href).toMatch(/^https?:\/\//);
      }
      // Too long a text is not read as Markdown.
      const written = await fileText(markdownReport({}, 0), claims);
      const rendered = markdownHtml(written.replace(PROPERTIES, "")) ?? "";
      for (const element of elementsOf(rendered)) {
        expect([...ELEMENTS, "HR", "CODE", "PRE", "BR"]).toContain(element.tagName);
        expect(element.getAttribute("href") ?? "https://").toMatch(/^https?:\/\//);
        expect(element.tagName === "H1" && element.textContent !== "Fact-check report").toBe(false);
      }
    }),
    { numRuns: 100 },
  );
});

describe.each([
  ["as HTML", htmlReport],
  ["as Markdown", markdownReport],
] as const)("a report of a text %s", (_, report) => {
  it("has its title, its note and those of its claims, escaped, in the order of the text", async () => {
    const claims = ["Second <b>", "First"].map((claim, index) => ({
      latest: done(index, { claim, key: claim, note: `Note on ${claim}` }),
      earlier: [],
    }));
    const head = { title: "Five <tax> myths", note: "For the desk" };
    const text = (await fileText(report({}, 0, head), claims)).replaceAll("\\", "");
    expect(text).toMatch(
      /(?:&lt;|<)tax(?:&gt;|>) myths[\s\S]*For the desk[\s\S]*Second[\s\S]*Note on Second[\s\S]*First[\s\S]*Note on First/,
    );
    expect(text.includes("Second <b>")).toBe(report === markdownReport);
  });
});
