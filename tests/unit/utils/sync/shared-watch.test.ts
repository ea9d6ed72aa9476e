import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { itemBytes, readItems, watchItem, watchItemKey } from "../../../../utils/sync/items.ts";
import { mergedSetting } from "../../../../utils/sync/shared-settings.ts";
import {
  mergedWatch,
  mergedWatches,
  type SharedWatch,
  withChosen,
} from "../../../../utils/sync/shared-watch.ts";

const ID = "00000000-0000-4000-8000-00000000000a";
const small = fc.nat({ max: 4 });

/** Few values each, so that equal times and crossed changes and removals are frequent. */
const watchOf = (id: string, removals: fc.Arbitrary<number> = small): fc.Arbitrary<SharedWatch> =>
  fc
    .record({
      name: fc.constantFrom("a", "b", "c"),
      rhythm: fc.constantFrom("1h", "look" as const),
      note: fc.constantFrom("call", "write", undefined),
      made: fc.option(small, { nil: undefined }),
      changed: fc.integer({ min: 1, max: 4 }),
      removed: removals,
      read: small,
    })
    .map(({ name, rhythm, note, made, changed, removed, read }) => {
      const content = { name, address: "search.html?q=a", rhythm, ...(note && { note }) };
      if (changed <= removed) return { id, content: null, changed, removed, read };
      // As it is stored: no times where all of it was changed at once.
      const isNoted = made !== undefined && made < changed;
      const at = isNoted && { at: { note: changed, ...(made > 0 && { others: made }) } };
      return { id, content, ...at, changed, removed, read };
    });

const watch = watchOf(ID);
const followed = watchOf(ID, fc.constant(0));
const watches = fc.dictionary(fc.constantFrom("x", "y", "z"), followed).map((all) => {
  const named = Object.entries(all).map(([id, each]) => [id, { ...each, id }] as const);
  return new Map(named);
});
const setting = fc.record({ value: fc.constantFrom(1, "1", ["us"], ["ca"]), changed: small });

describe.each([
  ["a watch", followed, mergedWatch as (one: never, other: never) => unknown],
  ["all watches", watches, mergedWatches as (one: never, other: never) => unknown],
  ["a setting", setting, mergedSetting as (one: never, other: never) => unknown],
])("putting together what devices know of %s", (_, arbitrary: fc.Arbitrary<unknown>, merge) => {
  const put = (one: unknown, other: unknown): unknown => merge(one as never, other as never);

  it("comes out the same in either order", () => {
    fc.assert(
      fc.property(arbitrary, arbitrary, (a, b) => {
        expect(put(a, b)).toEqual(put(b, a));
      }),
    );
  });

  it("comes out the same whichever two are put together first", () => {
    fc.assert(
      fc.property(arbitrary, arbitrary, arbitrary, (a, b, c) => {
        expect(put(put(a, b), c)).toEqual(put(a, put(b, c)));
      }),
    );
  });

  it("changes nothing when it is done again", () => {
    fc.assert(
      fc.property(arbitrary, arbitrary, (a, b) => {
        expect(put(a, a)).toEqual(a);
        expect(put(put(a, b), b)).toEqual(put(a, b));
      }),
    );
  });
});

/** What a removal took of a change may come back with a device that knew both. */
describe("putting together what devices know of a watch that some have removed", () => {
  it("comes out the same in either order, and changes nothing when it is done again", () => {
    fc.assert(
      fc.property(watch, watch, (a, b) => {
        expect(mergedWatch(a, b)).toEqual(mergedWatch(b, a));
        expect(mergedWatch(a, a)).toEqual(a);
        expect(mergedWatch(mergedWatch(a, b), b)).toEqual(mergedWatch(a, b));
      }),
    );
  });

  it("comes to the same end once all have exchanged what they put together, and whether it is removed at once", () => {
    fc.assert(
      fc.property(watch, watch, watch, (a, b, c) => {
        const [one, other] = [mergedWatch(mergedWatch(a, b), c), mergedWatch(a, mergedWatch(b, c))];
        expect(one.content === null).toBe(other.content === null);
        const all = mergedWatch(one, other);
        for (const each of [one, other, a, b, c]) expect(mergedWatch(all, each)).toEqual(all);
      }),
    );
  });
});

it("two devices that change different things of a watch while apart both keep theirs", () => {
  const made: SharedWatch = {
    ...{ id: ID, changed: 5, removed: 0, read: 0 },
    content: { name: "Taxes", address: "search.html?q=a", rhythm: "look", group: "Money" },
  };
  const content = { name: "Taxes", address: "search.html?q=a", rhythm: "look" } as const;
  const noted = withChosen(made, { ...content, group: "Money", note: "Call" }, ["note"], 9);
  const renamed = withChosen(made, { ...content, name: "My taxes" }, ["name", "group"], 12);
  expect(mergedWatch(noted, renamed)).toEqual({
    ...made,
    content: { ...content, name: "My taxes", note: "Call" },
    changed: 12,
    at: { name: 12, group: 12, note: 9, others: 5 },
  });
});

describe("the items of the browser's sync", () => {
  it("of which one was written after all of its times count as a whole", () => {
    const item = { name: "A", address: "search.html?q=a", rhythm: "look", changed: 9, removed: 0, read: 0 };
    const readTimes = (at: unknown): unknown =>
      readItems({ [watchItemKey(ID)]: { ...item, at } }).watches.get(ID)?.at;
    expect(readTimes({ note: 9, others: 4 })).toEqual({ note: 9, others: 4 });
    expect(readTimes({ note: 12, others: "4", evil: 9 })).toEqual({ note: 9 });
    expect(readTimes({ note: 8, others: 4 })).toBeUndefined();
    expect(readTimes([9])).toBeUndefined();
  });

  it("bring back what was stored", () => {
    fc.assert(
      fc.property(watch, (one) => {
        const item: unknown = JSON.parse(JSON.stringify(watchItem(one)));
        const read = readItems({ [watchItemKey(ID)]: item }).watches.get(ID);
        // An address is read as the extension writes it.
        expect({ ...read, content: read?.content?.name }).toEqual({ ...one, content: one.content?.name });
      }),
    );
  });

  it("never break the reading, whatever anyone has written, and what is read is bounded", () => {
    const time = fc.oneof(fc.double(), fc.constantFrom(-1, 1e300, "1", null, undefined));
    const value = fc.oneof(
      fc.anything(),
      fc.record({
        name: fc.oneof(fc.string(), fc.constant("n".repeat(8000))),
        address: fc.constantFrom("search.html?view=recent&q=a", "?q=b", "https://other.example/?q=a", "", 7),
        rhythm: fc.constantFrom("1h", "2s", null),
        changed: time,
        removed: time,
        read: time,
      }),
    );
    const key = fc.constantFrom(
      ...[watchItemKey(ID), watchItemKey("__proto__"), watchItemKey(""), "watch-2/x"],
      ...["setting-1/pageSize", "setting-1/__proto__", "__proto__", "other"],
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(key, value)), (items) => {
        const { watches, settings, unreadable } = readItems(Object.fromEntries(items));
        for (const [id, { content, changed, removed, read }] of watches) {
          expect(id).toBe(ID);
          expect(content === null).toBe(changed <= removed);
          expect(content?.name.length ?? 0).toBeLessThanOrEqual(120);
          for (const time of [changed, removed, read]) {
            expect(Number.isSafeInteger(time) && time >= 0 && time <= 8e15).toBe(true);
          }
        }
        expect(watches.size + settings.size + unreadable.count).toBe(
          Object.keys(Object.fromEntries(items)).length,
        );
      }),
    );
    expect(Object.prototype).not.toHaveProperty("changed");
  });

  it.each([
    ["a request beyond the limits", { address: `search.html?q=${"w".repeat(9000)}` }],
    ["another site's address", { address: "https://other.example/search.html?q=a" }],
    ["no name", { name: "" }],
    ["no time", { changed: 0 }],
    ["a name that is no text", { name: ["a"] }],
  ])("are left alone with %s", (_, broken) => {
    const item = { name: "A", address: "search.html?q=a", rhythm: "look", changed: 1, removed: 0, read: 0 };
    const area = { [watchItemKey(ID)]: { ...item, ...broken } };
    expect(readItems({ [watchItemKey(ID)]: item }).watches.size).toBe(1);
    expect(readItems(area)).toMatchObject({ watches: new Map(), unreadable: { count: 1 } });
  });

  it("are counted as Chromium counts them", () => {
    expect(itemBytes("ab", "<é")).toBe(2 + 2 + 6 + 2);
  });
});
