import { expect, it } from "vitest";
import { fitting, ROOM } from "../../../../utils/sync/fit.ts";
import { REMOVALS_KEPT, withoutOldRemovals } from "../../../../utils/sync/removals.ts";
import { mergedWatch, type SharedWatch } from "../../../../utils/sync/shared-watch.ts";

const NOW = 1e12;
const content = { name: "a", address: "search.html?q=a", rhythm: "look" } as const;
const live = (changed: number, id = "x"): SharedWatch => ({ id, content, changed, removed: 0, read: 0 });
const gone = (removed: number, id = "x"): SharedWatch => ({
  ...live(removed, id),
  content: null,
  removed,
});
const only = (watch: SharedWatch) => new Map([[watch.id, watch]]);

it.each<[string, number | null, boolean, boolean]>([
  ["this device has just made it", null, false, true],
  ["it was seen a day less than 30 days ago", NOW - REMOVALS_KEPT + 1, true, true],
  ["it was seen more than 30 days ago", NOW - REMOVALS_KEPT - 1, true, false],
  ["another device forgot it", NOW - 1, false, false],
  ["the clock was set back since", NOW + REMOVALS_KEPT, true, true],
])("a removal where %s", (_, seenAt, isStored, isKept) => {
  const seen = new Map(seenAt === null ? [] : [["x", seenAt]]);
  const stored = isStored ? only(gone(1)) : new Map<string, SharedWatch>();
  expect(withoutOldRemovals(only(gone(1)), seen, stored, NOW).watches.has("x")).toBe(isKept);
});

it("what is followed is never forgotten, even where its item is missing", () => {
  expect(withoutOldRemovals(only(live(1)), new Map(), new Map(), NOW).watches).toEqual(only(live(1)));
});

it("a removal takes what its device knew, and no change that another made meanwhile", () => {
  expect(mergedWatch(live(5), gone(5)).content).toBeNull();
  expect(mergedWatch(live(6), gone(5)).content).toEqual(content);
  expect(mergedWatch(gone(5), gone(7)).content).toBeNull();
});

it("removals and what was changed last are stored first, within what browsers grant", () => {
  const many = Array.from({ length: 600 }, (_, index) => live(index + 1, `id ${index}`));
  const watches = new Map([...many, gone(1, "removed")].map((watch) => [watch.id, watch]));
  const { stored, leftOut } = fitting(watches, { count: 0, bytes: 0 });
  expect(stored.size).toBe(ROOM.items);
  expect(leftOut).toBe(600 - ROOM.items + 1);
  expect([...stored.keys()].slice(0, 2)).toEqual(["removed", "id 599"]);
  const large = { ...live(700, "large"), content: { ...content, address: "a".repeat(8000) } };
  expect(fitting(new Map([["large", large], ...watches]), { count: 0, bytes: 0 }).stored.has("large")).toBe(
    false,
  );
});
