import { expect, it } from "vitest";
import {
  isOwnItem,
  itemBytes,
  readItems,
  settingItemKey,
  watchItem,
  watchItemKey,
} from "../../../../utils/sync/items.ts";
import type { SharedWatch } from "../../../../utils/sync/shared-watch.ts";

const ID = "0f8fad5b-d9cb-469f-a165-70867728950e";
const WATCH: SharedWatch = {
  id: ID,
  content: { name: "Tax", address: "search.html?view=recent&q=tax", rhythm: "24h" },
  changed: 5,
  removed: 2,
  read: 3,
};
const read = (item: unknown, key = watchItemKey(ID)) => readItems({ [key]: item });

it("a watch is read as it was written, and so is a removal", () => {
  expect(read(watchItem(WATCH)).watches.get(ID)).toEqual(WATCH);
  const removed = { ...WATCH, content: null, removed: 5 };
  expect(read(watchItem(removed)).watches.get(ID)).toEqual(removed);
  expect(read(watchItem({ ...WATCH, removed: 5 })).watches.get(ID)).toEqual(removed);
});

it("notifications and the badge are of a device alone", () => {
  const item = { ...watchItem(WATCH), notify: true, countsInBadge: true };
  expect(read(item).watches.get(ID)).toEqual(WATCH);
});

it.each<[string, unknown, string?]>([
  ["another name than a device gives", watchItem(WATCH), watchItemKey("tax")],
  ["no object", "tax"],
  ["null", null],
  ["no time of its change", { ...watchItem(WATCH), changed: undefined }],
  ["a change at no time", { ...watchItem(WATCH), changed: 0 }],
  ["a removal at no time", { ...watchItem(WATCH), removed: "never" }],
  ["no time until which it was read", { ...watchItem(WATCH), read: -1 }],
  ["an address of another site", { ...watchItem(WATCH), address: "https://news.example/" }],
  ["an address of any length", { ...watchItem(WATCH), address: `search.html?q=tax&x=${"x".repeat(50_000)}` }],
  ["a verdict", { ...watchItem(WATCH), claim: "A claim", pages: ["https://irs.gov/"] }],
  ["a later version", watchItem(WATCH), `watch-2/${ID}`],
])("an item with %s is left alone, and its room counted", (_, item, key = watchItemKey(ID)) => {
  const { watches, unreadable } = read(item, key);
  expect(watches.size).toBe(0);
  expect(unreadable).toEqual({ count: 1, bytes: itemBytes(key, item) });
});

it("settings are read by their names, where they say when they were changed", () => {
  const items = {
    [settingItemKey("language")]: { value: "fr", changed: 4 },
    [settingItemKey("pageSize")]: { value: 20 },
    [settingItemKey("theme")]: { value: "dark", changed: 0 },
  };
  const { settings, unreadable } = readItems(items);
  expect([...settings]).toEqual([["language", { value: "fr", changed: 4 }]]);
  expect(unreadable.count).toBe(2);
});

it.each([
  [watchItemKey(ID), true],
  [settingItemKey("language"), true],
  [`watch-2/${ID}`, false],
  ["other", false],
])("%s is an item that this version writes: %s", (key, expected) => {
  expect(isOwnItem(key)).toBe(expected);
});

it.each([
  ["k", "a", 4],
  ["k", "é", 5],
  ["k", "<a>", 11],
  ["k", { a: 1 }, 8],
  ["key", undefined, 3],
])("the item %s with %j takes %i bytes", (key, value, bytes) => {
  expect(itemBytes(key, value)).toBe(bytes);
});
