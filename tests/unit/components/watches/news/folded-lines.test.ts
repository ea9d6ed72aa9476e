import { expect, it } from "vitest";
import { FOLDED_FROM, foldedLines } from "../../../../../components/watches/news/folded-lines.ts";
import type { NewsLine } from "../../../../../components/watches/news/news-store.ts";
import { entryOf } from "../../../../../utils/watches/entry.ts";
import { NOW, page } from "../../../utils/watches/sample.ts";

const line = (domain: string, index: number): NewsLine => ({
  entries: [entryOf("w", { ...page(`https://${domain}/${index}`, NOW + index), domain }, NOW + index, NOW)],
});
const lines = (domain: string, count: number) =>
  Array.from({ length: count }, (_, index) => line(domain, index));
const fold = (all: readonly NewsLine[], dayOf = (_: NewsLine) => "today") =>
  foldedLines(all, dayOf).map(({ site, lines: inside, day }) => [site, inside.length, day]);

it("pages of one site on one day are one entry from ten on, where the first of them was", () => {
  expect(FOLDED_FROM).toBe(10);
  expect(fold(lines("a.gov", 9))).toHaveLength(9);
  const [first, ...others] = lines("a.gov", 10);
  if (first === undefined) throw new Error("no line");
  expect(fold([...lines("b.gov", 1), first, ...lines("c.gov", 2), ...others])).toEqual([
    [null, 1, "today"],
    ["a.gov", 10, "today"],
    [null, 1, "today"],
    [null, 1, "today"],
  ]);
});

it("those of two days are apart, and pages without a site are never one entry", () => {
  const day = ({ entries: [{ at }] }: NewsLine) => (at < NOW + 10 ? "today" : "yesterday");
  // Ten of today, and eight of yesterday, beside one of another site.
  const all = [...lines("b.gov", 1), ...lines("a.gov", 18)];
  expect(fold(all, day)).toHaveLength(10);
  expect(fold(all, day)[1]).toEqual(["a.gov", 10, "today"]);
  expect(fold(lines("", 12))).toHaveLength(12);
});

it("those of a list that has only one site are all there, or none would be", () => {
  expect(fold(lines("a.gov", 30))).toHaveLength(30);
});

it("what is shown more folds among itself, and moves nothing that was there", () => {
  // At first 45 pages of one site and five of another, of which twelve more follow.
  const before = [...lines("a.gov", 45), ...lines("b.gov", 5)];
  const after = [...before, ...lines("b.gov", 12), ...lines("c.gov", 1)];
  expect(fold(before)).toEqual([["a.gov", 45, "today"], ...before.slice(45).map(() => [null, 1, "today"])]);
  expect(fold(after)).toEqual([...fold(before), ["b.gov", 12, "today"], [null, 1, "today"]]);
  const keys = foldedLines([...lines("a.gov", 60), ...lines("c.gov", 40)], () => "today").map(
    ({ key }) => key,
  );
  expect(new Set(keys).size).toBe(keys.length);
});
