import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  readRoundsMark,
  writeRoundsMark,
} from "../../../../../entrypoints/background/watches/rounds-mark.ts";
import { tellNews } from "../../../../../entrypoints/background/watches/tell-news.ts";
import { NOTHING_UNTOLD, type Untold } from "../../../../../entrypoints/background/watches/untold.ts";
import { closeWatchesDatabase, inWatches } from "../../../../../utils/watches/database.ts";
import { entryOf, missingEntry, type WatchEntry } from "../../../../../utils/watches/entry.ts";
import type { Watch } from "../../../../../utils/watches/watch.ts";
import { NOW, page, TAXES, watchOf } from "../../../utils/watches/sample.ts";

const world = vi.hoisted(() => ({ told: [] as object[], show: async () => {} }));
vi.mock("../../../../../entrypoints/background/watches/watch-notifications.ts", () => ({
  showWatchNotification: async (found: object) => {
    await world.show();
    world.told.push(found);
  },
}));

beforeEach(async () => {
  Object.assign(world, { told: [], show: async () => {} });
  await closeWatchesDatabase();
  globalThis.indexedDB = new IDBFactory();
});
afterEach(closeWatchesDatabase);

const put = (untold: Partial<Untold>, watches: readonly Watch[], entries: readonly WatchEntry[] = []) =>
  inWatches(async (stores) => {
    for (const watch of watches) await stores.watches.put(watch);
    for (const entry of entries) await stores.entries.put(entry);
    await writeRoundsMark(stores, { ...(await readRoundsMark(stores)), ...untold });
  });
const untold = async () => {
  const { toTell, sourcesToTell, missingToTell, silencesToTell } = await inWatches(readRoundsMark);
  return { toTell, sourcesToTell, missingToTell, silencesToTell };
};
const changed = (watch: string, name: string) => entryOf(watch, page(`https://a.gov/${name}`, NOW), NOW, NOW);
const missing = (watch: string, name: string) =>
  missingEntry(watch, page(`https://a.gov/${name}`, NOW), NOW, NOW);
const read = ({ unread: _, ...entry }: WatchEntry): WatchEntry => entry;
const verdict = watchOf({
  id: "verdict",
  request: { ...TAXES.request, q: "", domain: ["a.gov"], sources: { claim: "a", pages: ["a.gov/x"] } },
});

it("what was found is told in one notification, each kind by itself, and then counts as told", async () => {
  await put(
    { toTell: 2, sourcesToTell: 1, missingToTell: 1, silencesToTell: 1 },
    [watchOf(), verdict, watchOf({ id: "silent", silenceSaid: true })],
    [changed("w", "1"), changed("w", "2"), changed("verdict", "x"), missing("w", "3")],
  );
  await tellNews();
  expect(world.told).toEqual([{ pages: 2, sources: 1, missing: 1, silences: 1 }]);
  expect(await untold()).toEqual(NOTHING_UNTOLD);
  await tellNews();
  expect(world.told).toHaveLength(1);
});

it("no more is told than is still unread, and nothing where all was read meanwhile", async () => {
  await put({ toTell: 3 }, [watchOf()], [read(changed("w", "1")), changed("w", "2")]);
  await tellNews();
  expect(world.told).toEqual([{ pages: 1, sources: 0, missing: 0, silences: 0 }]);
  await put({ toTell: 3, missingToTell: 1, silencesToTell: 1 }, [], [read(changed("w", "2"))]);
  await tellNews();
  expect([world.told.length, await untold()]).toEqual([1, NOTHING_UNTOLD]);
});

it("an unread source of a verdict is told as no new page", async () => {
  await put({ toTell: 1 }, [watchOf(), verdict], [read(changed("w", "1")), changed("verdict", "x")]);
  await tellNews();
  expect(world.told).toEqual([]);
});

it("no more is told than was found since the last time, however much is unread", async () => {
  await put(
    { toTell: 1 },
    [watchOf()],
    ["1", "2", "3"].map((name) => changed("w", name)),
  );
  await tellNews();
  expect(world.told).toMatchObject([{ pages: 1 }]);
});

it.each([
  ["that does not notify", { notify: false }],
  ["that is asked only when a user looks", { rhythm: "look" }],
] as const)("nothing is told of a watch %s", async (_, change) => {
  await put(
    { toTell: 1, missingToTell: 1, silencesToTell: 1 },
    [watchOf({ ...change, silenceSaid: true })],
    [changed("w", "1"), missing("w", "2")],
  );
  await tellNews();
  expect(world.told).toEqual([]);
});

it("what the browser refuses to show is told the next time, with what was found meanwhile", async () => {
  await put({ toTell: 1 }, [watchOf()], [changed("w", "1")]);
  world.show = async () => {
    throw new Error("refused");
  };
  await expect(tellNews()).rejects.toThrow("refused");
  expect(await untold()).toMatchObject({ toTell: 1 });
  world.show = async () => {};
  await put({ toTell: 2 }, [], [changed("w", "2")]);
  await tellNews();
  expect(world.told).toMatchObject([{ pages: 2 }]);
});

it("what is found while the notification is shown is told the next time", async () => {
  await put({ toTell: 1 }, [watchOf()], [changed("w", "1")]);
  world.show = () => put({ toTell: 3 }, [], [changed("w", "2"), changed("w", "3")]);
  await tellNews();
  expect(await untold()).toMatchObject({ toTell: 2 });
});
