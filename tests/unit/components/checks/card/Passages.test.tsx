// @vitest-environment happy-dom
import { render } from "preact";
import * as v from "valibot";
import { afterEach, describe, expect, it, test } from "vitest";
import type { CheckActions } from "../../../../../components/checks/card/CardFrame.tsx";
import { VerdictCard } from "../../../../../components/checks/card/VerdictCard.tsx";
import { verdict } from "../../../../../entrypoints/background/checks/verdict-schema.ts";
import { text } from "../../../../../entrypoints/background/network/json.ts";
import { sitePassages, sitesOf } from "../../../../../utils/checks/passages.ts";
import type { SearchResult } from "../../../../../utils/search/answers.ts";
import { done, VERDICT } from "../../../utils/checks/sample.ts";
import { result } from "../../../utils/search/sample-results.ts";

afterEach(() => render(null, document.body));

const PAGE = "https://www.irs.gov/credits";
const CLAIM = "Every family may claim a tax credit";

/** Draws the verdict as the service sent it, with what the search service has of its sources. */
function draw(
  officialSources: readonly unknown[],
  pages: readonly SearchResult[],
  inIndex = true,
): readonly Element[] {
  const sent = {
    success: true,
    claim: CLAIM,
    verdict: "REFUTED",
    confidence: 0.9,
    summary: "No.",
    result: "",
  };
  const read = v.parse(verdict, { ...sent, officialSources });
  const evidence = sitesOf(read.sources).map((host) => {
    const results = pages.filter(({ url }) => new URL(url).hostname.endsWith(host));
    return sitePassages(host, read.sources, results, { at: 1, inIndex });
  });
  const check = done(1, { claim: CLAIM, verdict: { ...VERDICT, ...read }, evidence });
  render(<VerdictCard check={check} earlier={[]} now={2} actions={{} as CheckActions} />, document.body);
  expect(document.querySelector(".verdict h2")?.textContent).toBe("Refuted");
  expect(document.querySelector(".summary")?.textContent).toBe("No.");
  return [...document.querySelectorAll(".passages-part > ul > li")];
}

const texts = (elements: Iterable<Element>): readonly (string | null)[] =>
  [...elements].map(({ textContent }) => textContent);

describe("words that a claim and its passages share", () => {
  it("are marked in both", () => {
    draw([PAGE], [result()]);
    expect(document.querySelector(".claim")?.textContent).toBe(`“${CLAIM}”`);
    expect(texts(document.querySelectorAll(".claim mark"))).toEqual(["claim", "tax", "credit"]);
    expect(texts(document.querySelectorAll(".passage mark"))).toEqual(["claim", "tax", "credit"]);
  });

  it("are not those of passages that are not shown", () => {
    const other = result({ url: "https://www.irs.gov/other", snippet: "A whole family" });
    draw([PAGE], [result(), other]);
    expect(texts(document.querySelectorAll(".claim mark"))).toEqual(["claim", "tax", "credit"]);
    draw([PAGE], [other]);
    expect(texts(document.querySelectorAll(".claim mark"))).toEqual(["family"]);
  });
});

describe("the verdict stays readable, and each source has its passage or a sentence, where the service names", () => {
  const NO_PAGE = "The service named no public web page for this source.";
  test.each<[string, unknown, string]>([
    ["an address", PAGE, "may claim a tax credit"],
    ["an address in an object", { link: PAGE, name: "Credits" }, "may claim a tax credit"],
    ["a name", "Internal Revenue Service", NO_PAGE],
    ["a name in an object", { title: "Internal Revenue Service" }, NO_PAGE],
    ["an address with a user name", "https://me:secret@irs.gov/credits", NO_PAGE],
    ["what is no web page", { url: "javascript:alert(1)", title: "Credits" }, NO_PAGE],
    ["a private host", "http://10.0.0.5/credits", NO_PAGE],
    ["an IP address", "https://8.8.8.8/", "8.8.8.8 is not in the index of government sites."],
    ["a number", 7, NO_PAGE],
  ])("%s", (_, sent, expected) => {
    // Beside a source that has a passage, so that there are passages to show.
    const rows = texts(draw([PAGE, { url: "https://www.irs.gov/second", title: "S" }, sent], [result()]));
    expect(rows[sent === PAGE || rows.length === 2 ? 0 : 2]).toContain(expected);
    expect(rows[1]).toContain("This page is not in the index, and no other page of irs.gov");
    for (const { href } of document.querySelectorAll("a")) expect(href).not.toMatch(/secret|^javascript/);
  });

  it("fifty sites, of which twenty are shown and eight are asked", () => {
    const rows = texts(
      draw(
        Array.from({ length: 50 }, (_, n) => `https://site${n}.gov/`),
        [],
        false,
      ),
    );
    expect(rows).toHaveLength(20);
    expect(rows[7]).toContain("site7.gov is not in the index of government sites.");
    expect(rows[8]).toContain("Not looked up: only the first 8 sites of a verdict are.");
  });

  it("one page several times", () => {
    expect(draw([PAGE, `${PAGE}/`, { url: `${PAGE}#top`, title: "Again" }], [result()])).toHaveLength(1);
  });
});

const MEGABYTE = "tax of the land ".repeat(65_536);

describe("a passage is drawn as text", () => {
  test.each([
    [
      "with markup",
      "&lt;img src=x onerror=alert(1)&gt; <b>tax</b> <script>alert(2)</script>",
      "<img src=x onerror=alert(1)> tax ",
    ],
    ["from right to left", "الحد الأدنى <mark>للأجور</mark> هو 7.25", "الحد الأدنى للأجور هو 7.25"],
    ["with a lone surrogate", "tax \ud83d credit", "tax \ud83d credit"],
    ["of a megabyte", MEGABYTE, `${MEGABYTE.slice(0, 3_999)}…`],
  ])("%s", (_, snippet, shown) => {
    draw([PAGE], [result({ snippet: v.parse(text, snippet) })]);
    const passage = document.querySelector(".passage");
    expect(passage?.textContent === shown).toBe(true);
    expect(passage?.querySelector(":not(mark)")).toBeNull();
    expect(passage?.getAttribute("dir")).toBe("auto");
  });

  it("and a sentence stands in for an empty one", () => {
    const [row] = draw([PAGE], [result({ snippet: " <mark></mark> " })]);
    expect(row?.textContent).toContain("The index has this page, but sent no passage of it.");
    expect(row?.querySelector("a:last-of-type")?.textContent).toBe("Open this page");
  });
});
