import { expect, it } from "vitest";
import {
  absentPages,
  afterInventory,
  exactQuery,
  type HeldPage,
  heldPage,
  type InventoryEnd,
  keyOfHeld,
  MOST_HELD,
  mayMissAgain,
} from "../../../../utils/watches/held-pages.ts";
import { DAY, HOUR, NOW, page } from "./sample.ts";

const held = (name: string, change: Partial<HeldPage> = {}): HeldPage => ({
  ...heldPage(page(`https://a.gov/${name}`, NOW), NOW, NOW),
  ...change,
});
const keys = (...pages: readonly HeldPage[]): ReadonlySet<string> => new Set(pages.map(keyOfHeld));
const listing = (...pages: readonly HeldPage[]) => new Map(pages.map((each) => [keyOfHeld(each), each]));
const end = (change: Partial<InventoryEnd> = {}): InventoryEnd => ({
  ...{ listed: listing(), reach: NOW - DAY, found: keys(), missed: keys() },
  ...change,
});
const names = (pages: readonly HeldPage[]): readonly string[] =>
  pages.map(({ result }) => result.url.slice("https://a.gov/".length));

it.each([
  ["https://a.gov/press/2026/annual-report.html", "a.gov", "site:a.gov inurl:annual-report.html"],
  ["https://a.gov/long-name/x", "a.gov", "site:a.gov inurl:long-name"],
  ["https://a.gov/abc/xyz", "a.gov", "site:a.gov inurl:abc"],
  ["https://a.gov/ab", "a.gov", "site:a.gov inurl:ab"],
  ["https://a.gov/a", "a.gov", null],
  ["https://a.gov/--/..", "a.gov", null],
  ["https://a.gov/", "a.gov", null],
  [`https://a.gov/${"x".repeat(201)}/short`, "a.gov", "site:a.gov inurl:short"],
  ["https://a.gov/caf%C3%A9/rates", "a.gov", "site:a.gov inurl:rates"],
  ["no address", "a.gov", null],
  ["https://a.gov/rates", "a gov", null],
])("%s of %s is searched for by %j", (url, domain, query) => {
  expect(exactQuery({ url, domain })).toBe(query);
});

it.each<[string, Partial<HeldPage>, boolean]>([
  ["is later than all that is listed", { listed: NOW - DAY + 1 }, true],
  ["may be below what is listed", { listed: NOW - DAY }, false],
  ["was told already", { listed: 0, isTold: true }, true],
  ["was absent before", { listed: 0, absentSince: 0 }, true],
])("a page that %s is absent: %s", (_, change, expected) => {
  const one = held("one", change);
  expect(absentPages([one], end())).toEqual(expected ? [one] : []);
  expect(absentPages([one], end({ listed: listing(one) }))).toEqual([]);
});

it("a page is told once it was missed on three days, and only then", () => {
  const [first, second] = [NOW - 2 * DAY, NOW - DAY];
  const twice = held("twice", { misses: [first, second], absentSince: first });
  const once = held("once", { misses: [second], absentSince: second });
  const missed = keys(twice, once);
  const after = afterInventory([twice, once], end({ missed }), NOW);
  expect(names(after.gone)).toEqual(["twice"]);
  expect(after.held.map(({ misses, isTold }) => [misses?.length, isTold])).toEqual([
    [3, true],
    [2, undefined],
  ]);
  const next = afterInventory(after.held, end({ missed }), NOW + DAY);
  expect(names(next.gone)).toEqual(["once"]);
});

it("a page that nobody looked for is held, with the time since when it is not listed", () => {
  const after = afterInventory([held("one")], end(), NOW);
  expect(after.held).toMatchObject([{ absentSince: NOW }]);
  expect(after.held[0]?.misses).toBeUndefined();
  expect(afterInventory(after.held, end(), NOW + DAY).held).toMatchObject([{ absentSince: NOW }]);
  // The clock was set back.
  expect(afterInventory(after.held, end(), NOW - DAY).held).toMatchObject([{ absentSince: NOW - DAY }]);
});

it.each(["listed", "found"] as const)("a page that was told is back where it is %s", (how) => {
  const [told, other] = [held("told", { isTold: true, absentSince: 1 }), held("other", { absentSince: 1 })];
  const change = how === "listed" ? { listed: listing(told, other) } : { found: keys(told, other) };
  const after = afterInventory([told, other], end(change), NOW);
  expect([names(after.back), names(after.gone)]).toEqual([["told"], []]);
  expect(names(after.held)).toEqual(how === "listed" ? ["told", "other"] : []);
});

it.each([
  [90 * DAY, 1],
  [90 * DAY + 1, 0],
])("a page that is absent for %d ms is looked for: %i", (absent, count) => {
  const after = afterInventory([held("one", { absentSince: NOW - absent })], end(), NOW);
  expect(after.held).toHaveLength(count);
});

it("of many that are missing at once 300 are held, besides those that are listed", () => {
  const many = Array.from({ length: MOST_HELD + 5 }, (_, index) => held(`page-${index}`));
  const after = afterInventory(many, end({ listed: listing(held("new")) }), NOW);
  expect([MOST_HELD, after.held.length, names(after.held)[0]]).toEqual([300, 301, "new"]);
});

it.each([
  ["never before", [], true],
  ["the day before", [NOW - DAY], true],
  ["20 hours before, on another day", [NOW - 20 * HOUR], true],
  ["less than 20 hours before", [NOW - 20 * HOUR + 1], false],
  ["at a time to come", [NOW + 1], true],
  ["just now", [NOW], false],
  ["first long ago, and last just now", [NOW - 9 * DAY, NOW - HOUR], false],
])("a miss counts after one %s: %s", (_, misses, expected) => {
  expect(mayMissAgain({ ...held("one"), misses }, NOW)).toBe(expected);
});

it("on one day a page is missed once, however many hours apart", () => {
  const midnight = Math.floor(NOW / DAY) * DAY;
  const one = held("one", { misses: [midnight] });
  expect(mayMissAgain(one, midnight + 23 * HOUR)).toBe(false);
  expect(mayMissAgain(one, midnight + DAY)).toBe(true);
});

it("misses at times to come are forgotten after the clock was set back", () => {
  const one = held("one", { misses: [NOW + DAY, NOW + 2 * DAY], absentSince: NOW });
  const after = afterInventory([one], end({ missed: keys(one) }), NOW);
  expect([after.gone, after.held[0]?.misses]).toEqual([[], [NOW]]);
});

it("is kept with its title and words as text, so that no markup of others comes back", () => {
  const result = { ...page("https://a.gov/x", NOW), title: "<mark>A</mark> &lt;b&gt;", snippet: "c" };
  expect(heldPage(result, 5, NOW)).toMatchObject({
    listed: 5,
    result: { title: "A &lt;b&gt;", snippet: "c" },
  });
});
