// @vitest-environment happy-dom
import { render } from "preact";
import { describe, expect, it } from "vitest";
import { ResultCard } from "../../../../../components/search/results/ResultCard.tsx";
import { dateOf } from "../../../../../components/search/results/which-date.ts";
import { CARD_ACTIONS } from "../../../../../gallery/examples.ts";
import { type Filters, NO_FILTERS } from "../../../../../utils/search/request.ts";
import type { SearchResult } from "../../../../../utils/search/service-answers.ts";
import { RESULT } from "../../sample-result.ts";
import { click, named, texts } from "../../user.ts";
import { KNOWN, READER } from "./outcome-sample.ts";

describe("the date of a result", () => {
  const dates = {
    publishedAt: "2026-11-01",
    contentChangedAt: "2026-11-02",
    updatedAt: "2026-11-03",
    lastCrawled: "2026-11-04",
  };
  it.each([
    ["published", {}, "published 2026-11-01"],
    ["changed", {}, "changed 2026-11-02"],
    ["crawled", {}, "crawled 2026-11-04"],
    ["updated", {}, "updated 2026-11-03"],
    ["updated", { updatedAt: null }, "updated null"],
    [null, {}, "updated 2026-11-03"],
    [null, { updatedAt: null }, "published 2026-11-01"],
    [null, { updatedAt: "0001-01-01T00:00:00Z" }, "published 2026-11-01"],
    [null, { updatedAt: null, publishedAt: null }, "changed 2026-11-02"],
    [null, { updatedAt: "", publishedAt: "soon" }, "changed 2026-11-02"],
  ] as const)("sorted by %s, with %j, is %s", (sort, change, expected) => {
    const { kind, iso } = dateOf({ ...RESULT, ...dates, ...change }, sort);
    expect(`${kind} ${iso}`).toBe(expected);
  });
});

describe("the title of a card, where links open in the current tab,", () => {
  it.each<[string, MouseEventInit, boolean[]]>([
    ["opens there by a click", {}, [false]],
    ["opens behind with Ctrl", { ctrlKey: true }, [true]],
    ["opens behind with Command", { metaKey: true }, [true]],
    ["is left to the browser with Shift, for a new window", { shiftKey: true }, []],
    ["is left to the browser with Ctrl and Shift, for a tab in front", { ctrlKey: true, shiftKey: true }, []],
    ["is left to the browser with Alt, to be saved", { altKey: true }, []],
  ])("%s", async (_, held, opened) => {
    const asked: boolean[] = [];
    const onOpen = (_address: string, background: boolean) => asked.push(background) > 0;
    render(
      <ResultCard
        result={RESULT}
        known={KNOWN}
        filters={NO_FILTERS}
        reader={READER}
        sort={null}
        actions={{ ...CARD_ACTIONS, onOpen }}
      />,
      document.body,
    );
    const link = document.querySelector("a.card-link");
    let isPrevented = false;
    const look = (event: Event) => {
      isPrevented = event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener("click", look, { once: true });
    await click(link, held);
    expect([asked, isPrevented]).toEqual([opened, opened.length > 0]);
  });
});

describe("a card", () => {
  const draw = (
    change: Partial<SearchResult>,
    sort: "updated" | null = null,
    filters: Partial<Filters> = {},
  ) =>
    render(
      <ResultCard
        result={{ ...RESULT, ...change }}
        known={KNOWN}
        filters={{ ...NO_FILTERS, ...filters }}
        reader={READER}
        sort={sort}
        actions={CARD_ACTIONS}
      />,
      document.body,
    );

  it.each<[Partial<SearchResult>, Partial<Filters>, string[]]>([
    [{}, {}, ["Internal Revenue Service", "irs.gov", "United States", "no date"]],
    [{}, { country: ["us"] }, ["Internal Revenue Service", "irs.gov", "no date"]],
    [{ organization: "" }, { country: ["us"] }, ["irs.gov", "no date"]],
    [
      { city: "Austin", state: "TX", organization: "Austin Water" },
      {},
      ["Austin Water", "irs.gov", "TX", "no date"],
    ],
    [
      { city: "Austin", state: "TX", organization: "Austin Water" },
      { state: ["TX"] },
      ["Austin Water", "irs.gov", "no date"],
    ],
    [
      { city: "Salem", state: "OR", organization: "City of Salem" },
      { city: ["salem"], state: [] },
      ["City of Salem", "irs.gov", "OR", "no date"],
    ],
    [
      { city: "Leeds", organization: "Leeds Council", country: "UK" },
      {},
      ["Leeds Council", "irs.gov", "no date"],
    ],
    [
      { city: "Austin", state: "TX", organization: "Parks" },
      {},
      ["Parks", "irs.gov", "Austin, TX", "no date"],
    ],
    [
      { city: "Austin", state: "TX", organization: "Parks" },
      { city: ["austin"], state: ["TX"] },
      ["Parks", "irs.gov", "no date"],
    ],
    [{ state: "TX", organization: "State of TX" }, {}, ["State of TX", "irs.gov", "no date"]],
    [
      { state: "TX", organization: "Commission" },
      { state: ["TX", "OK"] },
      ["Commission", "irs.gov", "TX", "no date"],
    ],
  ])("of %j, asked for with %j, says each fact once: %j", (change, filters, expected) => {
    draw({ organization: "Internal Revenue Service", ...change }, null, filters);
    expect(
      [...document.querySelectorAll(".card-from :is(b[dir], .link-host, .place, time, .when)")].map(
        (part) => part.querySelector(".when-relative")?.textContent ?? part.textContent,
      ),
    ).toEqual(expected);
  });

  it.each<[Partial<SearchResult>, string[]]>([
    [{}, []],
    [{ contentType: "application/pdf" }, ["PDF"]],
    [{ contentType: "text/html; charset=utf-8" }, []],
    [{ contentType: "application/epub+zip" }, ["application/epub+zip"]],
    [{ language: "fr" }, ["French"]],
    [{ language: "EN" }, []],
    [{ contentType: "application/pdf", language: "fr", snippet: "" }, ["PDF", "French"]],
  ])("of %j is of the kind %j, said before its snippet", (change, expected) => {
    draw(change);
    expect(texts(".card-snippet > .kind")).toEqual(expected);
    const snippet = document.querySelector(".card-snippet")?.textContent ?? "";
    expect(snippet.startsWith(expected.join(""))).toBe(true);
  });

  it("shows its snippet as text, with the matches marked", () => {
    draw({ snippet: "<mark>Form 1040</mark> &amp; schedules" });
    expect(texts(".card-snippet")).toEqual(["Form 1040 & schedules"]);
    expect(texts(".card-snippet mark")).toEqual(["Form 1040"]);
  });

  it("has its date in words and in full", () => {
    draw({ updatedAt: "2026-11-17T12:00:00Z" });
    const time = document.querySelector("time");
    expect(texts(".when-relative")[0]).toBe("3 days ago");
    expect([time?.getAttribute("datetime"), time?.title]).toEqual([
      "2026-11-17T12:00:00Z",
      `updated ${texts(".when-exact")[0]}`,
    ]);
    expect(time?.title).toContain("2026");
    draw({ updatedAt: "2019-11-17T12:00:00Z" });
    expect(texts(".when-relative")[0]).toMatch(/^\D+ \d+, 2019$/);
    draw({ updatedAt: "2026-11-17T12:00:00Z" }, "updated");
    expect([texts(".when-relative")[0], texts(".when-exact")[0]]).toEqual([
      "updated 3 days ago",
      document.querySelector("time")?.title,
    ]);
  });

  it.each<[Partial<SearchResult>, string]>([
    [{ title: " " }, "www.irs.gov/forms"],
    [{ title: "<mark>&nbsp;</mark>" }, "www.irs.gov/forms"],
    [{ title: "<b></b>&#8203;" }, "www.irs.gov/forms"],
    [{ title: "", url: "" }, "irs.gov"],
    [{ title: "", url: "", domain: "" }, "Untitled page"],
    [{ title: "Tax <mark>forms</mark>" }, "Tax forms"],
  ])("of %j is called %s", (change, name) => {
    draw(change);
    expect(texts(".card-title")).toEqual([name]);
  });

  it.each<[string, number]>([
    ["irs.gov", 0],
    ["https://www.IRS.gov/", 0],
    ["irs.gov:443", 0],
    ["Internal Revenue Service", 0],
    ["ssa.gov", 1],
    ["https://ssa.gov/forms", 1],
  ])("that the service calls %j has as many warnings: %i", (domain, warnings) => {
    draw({ domain, url: "https://www.irs.gov/forms" });
    expect(document.querySelectorAll(".link-warning")).toHaveLength(warnings);
  });

  it.each<[Partial<SearchResult>, string[]]>([
    [{ domain: "" }, ["Search this site"]],
    [{ url: "" }, ["Copy link", "Archived copy", "Fact-check this page"]],
  ])("of %j has a menu without %j", async (change, lacking) => {
    const items = async (shown: Partial<SearchResult>): Promise<readonly (string | null)[]> => {
      render(null, document.body);
      draw(shown);
      await click(document.querySelector("[aria-haspopup=menu]"));
      return [...document.querySelectorAll("[role=menuitem]")].map(({ textContent }) => textContent);
    };
    const all = await items({});
    const left = await items(change);
    expect(all.filter((name) => !left.includes(name))).toEqual(lacking);
  });

  it("says in its menu what a check of it would send", async () => {
    draw({});
    await click(document.querySelector("[aria-haspopup=menu]"));
    expect(document.body.textContent).toContain(
      "Checking sends the address or title to the fact-check service",
    );
  });

  it.each<[string, string]>([
    ["Tax <mark>forms</mark>", "More about “Tax forms”"],
    ["Long ".repeat(40), `More about “${"Long ".repeat(16).trim()}…”`],
  ])("called %j has its menu named after it", (title, name) => {
    draw({ title });
    expect(named(name)).toHaveLength(1);
  });

  it("is read in the language of its page, and its heading is below that of a day", () => {
    draw({ language: "FR" });
    expect(document.querySelector("h2.card-title")?.getAttribute("lang")).toBe("fr");
    draw({ language: null }, "updated");
    expect(document.querySelector("h3.card-title")?.hasAttribute("lang")).toBe(false);
  });
});
