import { expect, it } from "vitest";
import { readJson } from "../../../../../../entrypoints/background/network/json.ts";
import { stats } from "../../../../../../entrypoints/background/search/schemas/figures.ts";
import { resultPage } from "../../../../../../entrypoints/background/search/schemas/pages.ts";
import { places } from "../../../../../../entrypoints/background/search/schemas/place-schemas.ts";

const many = <Item>(count: number, item: Item): Item[] => Array<Item>(count).fill(item);
const LONG = "a".repeat(1_000_000);
const RESULT = { url: "https://www.irs.gov/", title: "Forms" };

function pageWith(results: readonly unknown[], facets: unknown = {}) {
  const read = readJson(JSON.stringify({ total: 3_000, size: 10, results, facets }), resultPage);
  if (!read.ok) throw new Error("unreadable");
  return read.value;
}

it("takes no more results than a page can have, and counts the others as dropped", () => {
  const { results, dropped } = pageWith(many(3_000, RESULT));
  expect([results.length, dropped]).toEqual([50, 2_950]);
});

it("takes no more than a thousand of any list", () => {
  const states = many(20_000, { code: "TX" });
  const read = readJson(JSON.stringify({ states, cities: [] }), places);
  expect(read.ok && read.value.states).toHaveLength(1_000);
  const { facets } = pageWith([RESULT], { cities: many(20_000, { value: "Austin", count: 1 }) });
  expect(facets.cities).toHaveLength(1_000);
});

it("takes no more than sixty rows of figures", () => {
  const sent = Object.fromEntries(many(20_000, 0).map((value, index) => [`figure ${index}`, value]));
  const read = readJson(JSON.stringify({ ...sent, crawl: sent }), stats);
  expect(read.ok && [read.value.crawl.length, read.value.details.length]).toEqual([60, 60]);
});

it("cuts a text that nobody reads to the end, and says so with its last sign", () => {
  const title = pageWith([{ ...RESULT, title: LONG }]).results[0]?.title ?? "";
  expect(title).toHaveLength(4_000);
  expect(title.endsWith("…")).toBe(true);
});

it("cuts no name or address, which would be another one, but drops it", () => {
  const page = pageWith([RESULT, { ...RESULT, url: `https://irs.gov/${LONG}` }], {
    cities: [{ value: LONG, count: 1 }],
  });
  expect([page.results.length, page.dropped, page.facets]).toEqual([1, 1, {}]);
});
