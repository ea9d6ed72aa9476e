import { expect, it } from "vitest";
import { nearestPages } from "../../../../../utils/checks/sources/nearest-pages.ts";
import { computingTime } from "../../../../setup/computing-time.ts";
import { VERDICT } from "../sample.ts";

const named = (result: string, sources = [] as (typeof VERDICT)["sources"]) =>
  nearestPages({ ...VERDICT, summary: "", result, sources });

it.each([
  ["See https://www.irs.gov/newsroom.", ["https://www.irs.gov/newsroom"]],
  ["[News](https://www.irs.gov/newsroom) and <https://irs.gov/newsroom/>", ["https://www.irs.gov/newsroom"]],
  ["https://irs.gov.evil.example/ https://me:secret@irs.gov/ http://10.0.0.5/ javascript:alert(1)", []],
  [
    "“https://www.irs.gov/a” and « https://www.irs.gov/b »",
    ["https://www.irs.gov/a", "https://www.irs.gov/b"],
  ],
  [
    "«https://www.irs.gov/a», ‘https://www.irs.gov/b’ https://www.irs.gov/c…",
    ["a", "b", "c"].map((page) => `https://www.irs.gov/${page}`),
  ],
  [
    Array.from({ length: 9 }, (_, n) => `https://site${n}.gov/`).join(" "),
    [0, 1, 2, 3, 4].map((n) => `https://site${n}.gov/`),
  ],
])("the pages that a verdict without a source names: %s", (result, expected) => {
  expect(named(result)).toEqual(expected);
});

it("are others than the one that was asked about", () => {
  const asked = { ...VERDICT, claim: "https://www.irs.gov/credits", sources: [], summary: "" };
  const result = "“https://www.irs.gov/credits/” is near https://www.irs.gov/refunds";
  expect(nearestPages({ ...asked, result })).toEqual(["https://www.irs.gov/refunds"]);
});

it("are none that only the claim names, which the result quotes", () => {
  const claim = "The page https://www.fake-irs.gov/a says so (http://dol.gov/b), they say.";
  const result = `Claim: ${claim} See https://www.dol.gov/wages and https://dol.gov/b/.`;
  const verdict = { ...VERDICT, claim, sources: [], summary: "", result };
  expect(nearestPages(verdict)).toEqual(["https://www.dol.gov/wages"]);
});

it("are not looked for where the verdict has sources", () => {
  expect(named("See https://www.irs.gov/newsroom.", VERDICT.sources)).toEqual([]);
});

it("are found in linear time", () => {
  const texts = ["https://".repeat(100_000), `https://irs.gov/${".".repeat(1_000_000)}`];
  expect(computingTime(() => texts.map((text) => named(text)))).toBeLessThan(2_000);
});
