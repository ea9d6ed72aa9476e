import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { itemBytes, readItems, watchItem, watchItemKey } from "../../../../utils/sync/items.ts";
import { mergedSetting } from "../../../../utils/sync/shared-settings.ts";
import { mergedWatch, mergedWatches, type SharedWatch } from "../../../../utils/sync/shared-watch.ts";

const ID = "00000000-0000-4000-8000-00000000000a";
const small = fc.nat({ max: 4 });

/** Few values each, so that equal times and crossed changes and removals are frequent. */
const watchOf = (id: string): fc.Arbitrary<SharedWatch> =>
  fc
    .record({
      name: fc.constantFrom("a", "b", "c"),
      rhythm: fc.constantFrom("1h", "look" as const),
      changed: fc.integer({ min: 1, max: 4 }),
      removed: small,
      read: small,
    })
    .map(({ name, rhythm, changed, removed, read }) => ({
      id,
      content: changed > removed ? { name, address: "search.html?q=a", rhythm } : null,
      changed,
      removed,
      read,
    }));

const watch = watchOf(ID);
const watches = fc.dictionary(fc.constantFrom("x", "y", "z"), watch).map((all) => {
  const named = Object.entries(all).map(([id, each]) => [id, { ...each, id }] as const);
  return new Map(named);
});
const setting = fc.record({ value: fc.constantFrom(1, "1", ["us"], ["ca"]), changed: small });

describe.each([
  ["a watch", watch, mergedWatch as (one: never, other: never) => unknown],
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

describe("the items of the browser's sync", () => {
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
