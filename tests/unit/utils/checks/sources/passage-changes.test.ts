import { describe, expect, it, test } from "vitest";
import { changedSites, thenAndNow } from "../../../../../utils/checks/sources/passage-changes.ts";
import { type SitePassages, sitePassages } from "../../../../../utils/checks/sources/passages.ts";
import { result } from "../../search/sample-results.ts";
import { done, VERDICT } from "../sample.ts";

const PAGE = "https://www.irs.gov/credits";
const KEY = "irs.gov/credits";
const THEN = Date.parse("2026-11-03T09:00:00Z");
const DAY = 86_400_000;
const SOURCES = [PAGE, `${PAGE}/`, "https://irs.gov/other", null].map((url) => ({
  title: "Credits",
  url,
  domain: null,
  excerpt: null,
}));

function site(at: number, snippet: string | null, changedAt: string | null = null): SitePassages {
  const pages = snippet === null ? [] : [result({ url: PAGE, snippet, contentChangedAt: changedAt })];
  return sitePassages("irs.gov", SOURCES, pages, { at, inIndex: true });
}

const checked = (earlier: SitePassages[], now?: SitePassages[]) =>
  done(1, {
    verdict: { ...VERDICT, sources: SOURCES },
    passagesBySite: earlier,
    ...(now === undefined ? {} : { passagesBySiteNow: now }),
  });

describe("a site is asked again", () => {
  test.each([
    ["where its page changed since its passage came", [site(THEN, "A")], undefined, THEN + 1, ["irs.gov"]],
    ["not where it changed before that", [site(THEN, "A")], undefined, THEN, []],
    [
      "where the index lists a change of the days before",
      [site(THEN + DAY, "A", "2026-11-03T09:00:00Z")],
      undefined,
      THEN + 1,
      ["irs.gov"],
    ],
    ["not again for the same change", [site(THEN, "A")], [site(THEN + DAY, "B")], THEN + 1, []],
    ["for the next change", [site(THEN, "A")], [site(THEN + DAY, "B")], THEN + 2 * DAY, ["irs.gov"]],
    ["not where none of its passages were asked for", [], undefined, THEN + 1, []],
    ["not where its page had no passage", [site(THEN, null)], undefined, THEN + 1, []],
  ])("%s", (_, earlier, now, changedAt, hosts) => {
    expect(changedSites(checked(earlier, now), { [KEY]: changedAt })).toEqual(hosts);
  });

  it("not for the changes of other pages, whatever they are called", () => {
    expect(changedSites(checked([site(THEN, "A")]), { "irs.gov/other": THEN + 1, toString: 1 })).toEqual([]);
  });
});

describe("the passage then and now", () => {
  it("is told once a page", () => {
    const [first, ...others] = thenAndNow(checked([site(THEN, "A")], [site(THEN + DAY, "B")]));
    expect([first?.earlier.snippet, first?.now?.snippet, first?.nowAt]).toEqual(["A", "B", THEN + DAY]);
    expect(others).toEqual([]);
  });

  it("is told without one of now where the index has none", () => {
    expect(thenAndNow(checked([site(THEN, "A")], [site(THEN + DAY, null)]))).toMatchObject([{ now: null }]);
  });

  it("is not told where the page was not asked again, or had none then", () => {
    expect(thenAndNow(checked([site(THEN, "A")]))).toEqual([]);
    expect(thenAndNow(checked([site(THEN, null)], [site(THEN + DAY, "B")]))).toEqual([]);
    expect(thenAndNow(checked([site(THEN, "A")], [{ ...site(THEN, "B"), host: "ssa.gov" }]))).toEqual([]);
  });
});
