import { expect, it } from "vitest";
import { fitting, ROOM } from "../../../../utils/sync/fit.ts";
import { itemBytes, watchItem, watchItemKey } from "../../../../utils/sync/items.ts";
import type { SharedWatch, SharedWatches } from "../../../../utils/sync/shared-watch.ts";

const NOTHING = { count: 0, bytes: 0 };

function watch(id: string, changed: number, note = ""): SharedWatch {
  const content = { name: id, address: `search.html?q=${id}`, rhythm: "24h", ...(note && { note }) } as const;
  return { id, content, changed, removed: 0, read: 0 };
}
const removal = (id: string, changed: number): SharedWatch => ({
  ...{ id, content: null, changed, removed: changed, read: 0 },
});
const sizeOf = (each: SharedWatch): number => itemBytes(watchItemKey(each.id), watchItem(each));
const of = (...watches: readonly SharedWatch[]): SharedWatches =>
  new Map(watches.map((each) => [each.id, each]));
const numbered = (count: number, make: (id: string, changed: number) => SharedWatch): SharedWatches =>
  of(...Array.from({ length: count }, (_, index) => make(`w${index}`, index + 1)));

it("all have room as a rule, changed last first", () => {
  const { stored, leftOut } = fitting(of(watch("a", 1), watch("b", 3), watch("c", 2)), NOTHING);
  expect([...stored.keys()]).toEqual(["b", "c", "a"]);
  expect(leftOut).toBe(0);
});

it("those changed last have the items that are left", () => {
  const { stored, leftOut } = fitting(numbered(5, watch), { count: ROOM.items - 2, bytes: 0 });
  expect([...stored.keys()]).toEqual(["w4", "w3"]);
  expect(leftOut).toBe(3);
});

it.each([
  [0, ["b", "a"], 0],
  [1, ["b"], 1],
])("a watch is stored where its last byte has room, and not with %i byte less", (less, stored, leftOut) => {
  const [a, b] = [watch("a", 1), watch("b", 2)];
  const fit = fitting(of(a, b), { count: 0, bytes: ROOM.bytes - sizeOf(a) - sizeOf(b) + less });
  expect([[...fit.stored.keys()], fit.leftOut]).toEqual([stored, leftOut]);
});

it("what is older does not slip into a gap that a longer one leaves", () => {
  const long = watch("long", 2, "n".repeat(1_000));
  const fit = fitting(of(watch("first", 3), long, watch("last", 1)), { count: 0, bytes: ROOM.bytes - 1_000 });
  expect([[...fit.stored.keys()], fit.leftOut]).toEqual([["first"], 2]);
});

it("one that no item holds leaves the room of the others alone", () => {
  const most = ROOM.itemBytes - sizeOf(watch("large", 2, "n")) + 1;
  const large = (more: number) =>
    of(watch("a", 1), watch("large", 2, "n".repeat(most + more)), watch("c", 3));
  expect(fitting(large(0), NOTHING)).toMatchObject({ leftOut: 0 });
  const fit = fitting(large(1), NOTHING);
  expect([[...fit.stored.keys()], fit.leftOut]).toEqual([["c", "a"], 1]);
});

it("the last 150 removals come before what is followed, and are not counted as left out", () => {
  const watches = new Map([...numbered(152, removal), ...of(watch("followed", 1_000))]);
  const fit = fitting(watches, NOTHING);
  const ids = [...fit.stored.keys()];
  expect([ids.length, ids[0], ids[149], ids[150]]).toEqual([151, "w151", "w2", "followed"]);
  const full = fitting(watches, { count: ROOM.items, bytes: 0 });
  expect([full.stored.size, full.leftOut]).toEqual([0, 1]);
});
