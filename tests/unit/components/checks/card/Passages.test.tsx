// @vitest-environment happy-dom
import { render } from "preact";
import * as v from "valibot";
import { afterEach, describe, expect, it, test, vi } from "vitest";
import { FoundPage } from "../../../../../components/checks/card/Source.tsx";
import { VerdictCard } from "../../../../../components/checks/card/VerdictCard.tsx";
import { verdict } from "../../../../../entrypoints/background/checks/verdict-schema.ts";
import { text } from "../../../../../entrypoints/background/network/json.ts";
import { passageOf, sitePassages, sitesOf } from "../../../../../utils/checks/sources/passages.ts";
import type { SearchResult } from "../../../../../utils/search/service-answers.ts";
import { fakeBrowser } from "../../../../setup/browser.ts";
import { done, VERDICT } from "../../../utils/checks/sample.ts";
import { result } from "../../../utils/search/sample-results.ts";
import { sampleActions } from "../sample-actions.ts";

afterEach(() => render(null, document.body));

const PAGE = "https://www.irs.gov/credits";
const CLAIM = "Every family may claim a tax credit";

/** Draws the verdict as the service sent it, with what the search service has of its sources. */
function draw(
  officialSources: readonly unknown[],
  pages: readonly SearchResult[],
  inIndex = true,
  claim = CLAIM,
): readonly Element[] {
  const sent = {
    success: true,
    claim,
    verdict: "REFUTED",
    confidence: 0.9,
    summary: "No.",
    result: "",
  };
  const read = v.parse(verdict, { ...sent, officialSources });
  const passagesBySite = sitesOf(read.sources).map((host) => {
    const results = pages.filter(({ url }) => new URL(url).hostname.endsWith(host));
    return sitePassages(host, read.sources, results, { at: 1, inIndex });
  });
  const check = done(1, { claim, verdict: { ...VERDICT, ...read }, passagesBySite });
  render(<VerdictCard check={check} earlier={[]} now={2} actions={sampleActions()} />, document.body);
  expect(document.querySelector("h3")?.textContent).toBe("Refuted");
  expect(document.querySelector(".summary p")?.textContent).toBe("No.");
  return [...document.querySelectorAll(".source")];
}

const texts = (elements: Iterable<Element>): readonly (string | null)[] =>
  [...elements].map(({ textContent }) => textContent);

describe("words that a claim and its passages share", () => {
  it("are marked in both", () => {
    draw([PAGE], [result()]);
    expect(document.querySelector("h2")?.textContent).toBe(`“${CLAIM}”`);
    expect(texts(document.querySelectorAll(".claim mark"))).toEqual(["claim", "tax credit"]);
    expect(texts(document.querySelectorAll(".passage mark"))).toEqual(["claim", "tax credit"]);
  });

  it("are not those of passages that are not shown", () => {
    const other = result({ url: "https://www.irs.gov/other", snippet: "A whole family" });
    draw([PAGE], [result(), other]);
    expect(texts(document.querySelectorAll(".claim mark"))).toEqual(["claim", "tax credit"]);
    draw([PAGE], [other]);
    expect(texts(document.querySelectorAll(".claim mark"))).toEqual(["family"]);
  });
});

it("another figure in the unit of the claim's own is strong, and no marked word", () => {
  const snippet = "A <mark>tax</mark> credit of $2,000, or 15 %, for a family in 2026.";
  draw([PAGE], [result({ snippet })], true, "Every family may claim a tax credit of $9,000");
  expect(texts(document.querySelectorAll(".passage strong"))).toEqual(["$2,000"]);
  expect(texts(document.querySelectorAll(".passage mark"))).toEqual(["tax credit", "family"]);
});

it("each page of a search has its archived copy, as of when the index read it", () => {
  const archived = () =>
    [...document.querySelectorAll<HTMLAnchorElement>(".to a")].filter(
      ({ textContent }) => textContent === "Archived copy",
    );
  const other = result({ url: "https://www.irs.gov/other", lastCrawled: "2026-11-04T09:00:00Z" });
  draw([PAGE], [other]);
  const copy = "https://web.archive.org/web/20261104090000/https://www.irs.gov/other";
  expect(archived().map(({ href }) => href)).toEqual([copy]);
  render(
    <ul>
      <FoundPage page={passageOf(other)} claim={CLAIM} />
    </ul>,
    document.body,
  );
  expect(archived().map(({ href }) => href)).toEqual([copy]);
  expect(document.getElementById(archived()[0]?.getAttribute("aria-describedby") ?? "")?.tagName).toBe("H5");
});

describe("a source", () => {
  const linksOf = (source: Element | undefined) =>
    [...(source?.querySelectorAll("a") ?? [])].map(({ textContent, href }) => [textContent, href]);
  const copyOf = (url: string) => `https://web.archive.org/web/19700101000000/${url}`;

  it("without a passage leads to its page and to its archived copy by themselves", () => {
    const second = "https://www.irs.gov/second";
    const [, row] = draw([PAGE, { url: second, title: "Second", excerpt: "In its own words." }], [result()]);
    expect(linksOf(row)).toEqual([
      ["Second", second],
      ["Archived copy", copyOf(second)],
    ]);
    expect(row?.textContent).toContain("In its own words.");
  });

  it("with a passage opens there, and its own excerpt makes way for that", () => {
    const [row] = draw([{ url: PAGE, title: "Credits", excerpt: "In its own words." }], [result()]);
    expect(linksOf(row).map(([name]) => name)).toEqual(["Open at this passage", "Archived copy"]);
    expect(row?.querySelector("time")?.textContent).toContain("indexed");
    expect(row?.textContent).not.toContain("In its own words.");
  });

  it("that is not in the index has the other pages of its site, each with its title and passage", () => {
    const other = result({ url: "https://www.irs.gov/other", title: "Other <mark>credits</mark>" });
    const [row] = draw([PAGE], [other]);
    expect(row?.textContent).toContain("Other pages on irs.gov:");
    expect(row?.querySelector("h5")?.textContent).toBe("Other credits");
    expect(row?.querySelector("blockquote")?.textContent).toBe("Who may claim a tax credit");
  });

  it.each([
    [
      "of the government says so",
      "https://www.irs.gov/second",
      "Government address",
      "Not a government-only address",
    ],
    [
      "of anybody else says so",
      "https://facts.example.com/a",
      "Not a government-only address",
      "Government address",
    ],
  ])("%s", (_, url, said, other) => {
    const row = draw([PAGE, { url, title: "Second" }], [result()])[1];
    expect(row?.textContent).toContain(said);
    expect(row?.textContent).not.toContain(other);
  });
});

it("the passage that shares most with the claim comes first", () => {
  const second = "https://www.irs.gov/second";
  const rows = draw(
    [PAGE, { url: second, title: "Second" }],
    [
      result({ snippet: "A family." }),
      result({ url: second, snippet: "Every family may claim a <mark>tax</mark> credit." }),
    ],
  );
  expect(rows.map((row) => row.querySelector("h4")?.textContent)).toEqual(["Second", PAGE]);
  expect(document.querySelector("summary")?.textContent).toContain("1 more source");
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
    expect(rows[1]).toContain("This page is not in the index, and no other page on irs.gov");
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
    expect(texts(document.querySelectorAll("button"))).toContain("Search 12 more sites");
    expect(rows[8]).toContain("Not looked up. Only the first 8 sites are searched.");
  });

  it("one page several times", () => {
    expect(draw([PAGE, `${PAGE}/`, { url: `${PAGE}#top`, title: "Again" }], [result()])).toHaveLength(1);
  });
});

const MEGABYTE = "tax of the land ".repeat(65_536);

describe("a passage is drawn as text", () => {
  test.each<[string, string, string, boolean?]>([
    [
      "with markup",
      "&lt;img src=x onerror=alert(1)&gt; <b>tax</b> <script>alert(2)</script>",
      "<img src=x onerror=alert(1)> tax ",
    ],
    ["from right to left", "الحد الأدنى <mark>للأجور</mark> هو 7.25", "الحد الأدنى للأجور هو 7.25"],
    ["with a lone surrogate", "tax \ud83d credit", "tax \ud83d credit"],
    ["of a megabyte", MEGABYTE, `${MEGABYTE.slice(0, 3_999)}…`, true],
  ])("%s", (_, snippet, shown, isCut = false) => {
    const [row] = draw([PAGE], [result({ snippet: v.parse(text, snippet) })]);
    expect(row?.textContent.includes("The passage is longer.")).toBe(isCut);
    const passage = document.querySelector(".passage");
    expect(passage?.textContent === shown).toBe(true);
    expect(passage?.querySelector(":not(mark)")).toBeNull();
    expect(passage?.getAttribute("dir")).toBe("auto");
  });

  it("and a sentence stands in for an empty one", () => {
    const [row] = draw([PAGE], [result({ snippet: " <mark></mark> " })]);
    expect(row?.textContent).toContain("The index has this page, but returned no passage.");
    expect(row?.querySelector(".to a")?.textContent).toBe("Open this page");
  });
});

it("the middle button opens at the passage, in a tab of the extension", () => {
  const create = vi.fn(async () => undefined);
  Object.assign(fakeBrowser, { tabs: { create } });
  draw([PAGE], [result()]);
  const link = document.querySelector<HTMLAnchorElement>(".to a");
  const press = (button: number): boolean =>
    link?.dispatchEvent(new MouseEvent("auxclick", { button, bubbles: true, cancelable: true })) ?? true;
  expect([press(2), create.mock.calls]).toEqual([true, []]);
  expect(press(1)).toBe(false);
  expect(create.mock.calls).toEqual([[{ url: link?.getAttribute("href"), active: false }]]);
  expect(link?.getAttribute("href")).toContain("#:~:text=");
});
