import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, expect, it } from "vitest";
import { mergeWatches } from "../../../../../entrypoints/background/sync/store.ts";
import { markRead } from "../../../../../entrypoints/background/watches/mark-read.ts";
import {
  addWatches,
  beginReading,
  settleReading,
} from "../../../../../entrypoints/background/watches/store.ts";
import { readItems } from "../../../../../utils/sync/items.ts";
import { readDates } from "../../../../../utils/sync/read-dates.ts";
import { closeWatchesDatabase, inWatches } from "../../../../../utils/watches/database.ts";
import { entryOf } from "../../../../../utils/watches/entry.ts";
import { freshMemory } from "../../../../../utils/watches/memory.ts";
import { readEntriesOf, readWatches } from "../../../../../utils/watches/read-watches.ts";
import { NOW, page, SERVICE, watchOf } from "../../../utils/watches/sample.ts";

const ID = "00000000-0000-4000-8000-000000000001";
const entry = (at: number) => entryOf(ID, page(`https://a.gov/${at}`, at), at, at);

beforeEach(async () => {
  await closeWatchesDatabase();
  globalThis.indexedDB = new IDBFactory();
  await addWatches([watchOf({ id: ID })]);
});

/** A reading finds pages of these dates. */
async function find(...dates: readonly number[]): Promise<void> {
  const outcome = {
    entries: dates.map(entry),
    memory: freshMemory(ID, SERVICE, 0),
    newestSeen: null,
    backAndForth: new Set<string>(),
    sourceChanges: {},
    lastLook: null,
    isCut: false,
    lookedBackTo: null,
  };
  await beginReading(ID, SERVICE, NOW);
  await settleReading(ID, { outcome, failure: null, isLookedAt: false }, NOW);
}

/** What another device stored of this watch, or nothing. */
const sync = (area: Readonly<Record<string, unknown>> = {}) => mergeWatches(readItems(area), 0, NOW);
const unreadDates = async () =>
  (await readEntriesOf(ID)).flatMap(({ at, unread }) => (unread === 1 ? [at] : [])).toSorted((a, b) => a - b);

it.each<[string, number[], number[], number]>([
  ["nothing was found", [], [], 0],
  ["all is read", [1, 2, 3], [], 3],
  ["the first is unread", [1, 2, 3], [1], 0],
  ["one between is unread", [1, 2, 3], [2], 1],
  ["two of one date, one unread", [2, 2, 3], [2], 0],
  ["one is dated in the future", [1, NOW + 5], [], 1],
])("the date up to which pages were read where %s", (_, dates, unread, expected) => {
  const ids = dates.map((at) => entry(at).id);
  const unreadIds = unread.map((at) => entry(at).id);
  expect(readDates(ids, unreadIds, NOW).get(ID) ?? 0).toBe(expected);
});

it("pages read here are told, once for all up to that date", async () => {
  await find(10, 20, 30);
  await markRead({ entries: [entry(10).id, entry(20).id] });
  const { wanted } = await sync();
  expect(wanted.stored.get(ID)?.read).toBe(20);
});

it("that a page is gone is told days after its date, and is not read with the pages of that date", async () => {
  const gone = { ...entry(15), missing: { since: 10 } };
  await find(10);
  await inWatches(({ entries }) => entries.put(gone));
  const { wanted } = await sync();
  const watch = wanted.stored.get(ID);
  await sync({ [`watch-1/${ID}`]: { ...watch?.content, changed: watch?.changed, removed: 0, read: 20 } });
  expect(await unreadDates()).toEqual([15]);
});

it("pages read elsewhere are read here: those that are there, and those of such dates found later", async () => {
  await find(10, 20, 30);
  const { wanted } = await sync();
  const watch = wanted.stored.get(ID);
  const item = { ...watch?.content, changed: watch?.changed, removed: 0, read: 20 };
  await sync({ [`watch-1/${ID}`]: item });
  expect(await unreadDates()).toEqual([30]);
  await find(15, 40);
  expect(await unreadDates()).toEqual([30, 40]);
  expect((await readWatches())[0]).toMatchObject({ unread: 2, name: "Taxes", rhythm: "1h" });
});

it.each([
  [20, 700],
  [30, null],
])(
  "of more pages than are kept nothing is left to read once those that are were read elsewhere (%i)",
  async (read, left) => {
    await find(10, 20, 30);
    const { wanted } = await sync();
    await inWatches(async ({ watches }) => {
      const there = await watches.get(ID);
      if (there !== undefined) await watches.put({ ...there, overflow: 700 });
    });
    const watch = wanted.stored.get(ID);
    await sync({ [`watch-1/${ID}`]: { ...watch?.content, changed: watch?.changed, removed: 0, read } });
    expect((await readWatches())[0]?.overflow).toBe(left);
  },
);

it("a page of an older date that is found after this device has read newer ones is still unread here", async () => {
  await find(10, 30);
  await markRead({ all: true });
  await sync();
  await sync();
  await find(20);
  expect(await unreadDates()).toEqual([20]);
});

it("a date in the future, which another device may bring, hides nothing that is to come", async () => {
  const { wanted } = await sync();
  const watch = wanted.stored.get(ID);
  const item = { ...watch?.content, changed: watch?.changed, removed: 0, read: 8e15 };
  await sync({ [`watch-1/${ID}`]: item });
  await find(NOW + 1);
  expect(await unreadDates()).toEqual([NOW + 1]);
});
