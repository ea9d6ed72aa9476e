import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { expect, it, vi } from "vitest";
import { id, inSyncWorld, key, load, syncing, world } from "./sync-world.ts";

inSyncWorld();

it("a device that joins with a search that another follows takes nothing of what was written there, and adds what it has", async () => {
  const first = await load();
  await first.follow("1");
  const details = { note: "Ask Ann", group: "Work", words: "lead" };
  await first.watches.changeWatches([id("1")], { name: "Ann’s taxes", details });
  await first.sync();
  const device = { database: globalThis.indexedDB, local: world.local };
  vi.resetModules();
  globalThis.indexedDB = new IDBFactory();
  world.local = syncing();
  const second = await load();
  await second.follow("2");
  await second.watches.changeWatches([id("2")], { details: { silentDays: 30 } });
  await second.sync();
  const all = [{ name: "Ann’s taxes", details: { ...details, silentDays: 30 } }];
  expect(await second.readWatches()).toMatchObject(all);
  vi.resetModules();
  globalThis.indexedDB = device.database;
  world.local = device.local;
  const again = await load();
  await again.sync();
  expect(await again.readWatches()).toMatchObject(all);
});

it("a note that is written here while another device renames the follow stays with the new name", async () => {
  const { sync, follow, watches, readWatches } = await load();
  await follow("1");
  await sync();
  const made = world.items[key("1")] as { changed: number };
  await watches.changeWatches([id("1")], { details: { note: "Ask Ann" } });
  const at = { name: made.changed + 5, others: made.changed };
  world.items[key("1")] = { ...made, name: "Mine", changed: made.changed + 5, at };
  await sync();
  expect(await readWatches()).toMatchObject([{ name: "Mine", details: { note: "Ask Ann" } }]);
  expect(world.items[key("1")]).toMatchObject({ name: "Mine", note: "Ask Ann" });
});
