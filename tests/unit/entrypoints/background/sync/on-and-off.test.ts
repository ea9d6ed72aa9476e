import "fake-indexeddb/auto";
import { describe, expect, it, vi } from "vitest";
import { ITEM, id, inSyncWorld, key, load, NAMES, waitLong, world } from "./sync-world.ts";

inSyncWorld();

describe("nothing is read or written", () => {
  it.each<[string, () => void]>([
    ["while it is off", () => Object.assign(world.local, { settings: { version: 1 } })],
    [
      "where an administrator forbids it",
      () => Object.assign(world.local, { "managed-copy": { sync: false } }),
    ],
    [
      "in a private window",
      () => {
        world.isPrivate = true;
      },
    ],
  ])("%s", async (_, arrange) => {
    arrange();
    if ((world.local["managed-copy"] as { sync?: boolean }).sync === false) world.managed = { sync: false };
    const { startSync, follow, turnSync, readWatches } = await load();
    world.items = { [key("2")]: ITEM };
    await follow("1");
    startSync();
    await turnSync(true);
    await waitLong();
    expect(world.writes).toEqual([]);
    expect(await readWatches()).toHaveLength(1);
  });

  it("once it was turned off while the browser let it wait", async () => {
    let answer = (): void => undefined;
    world.area = {
      ...world.area,
      get: () =>
        new Promise((resolve) => {
          answer = () => resolve({});
        }),
    };
    const { startSync, follow, saveSettings } = await load();
    await follow("1");
    startSync();
    await vi.advanceTimersByTimeAsync(6000);
    await saveSettings({ sync: false });
    answer();
    await waitLong();
    expect(world.writes).toEqual([]);
  });
});

it("nothing of other devices is kept here once it was turned off while the browser let a write wait", async () => {
  const isWritten = Promise.withResolvers<void>();
  const set = vi.fn(() => isWritten.promise);
  world.area = { ...world.area, set };
  const { startSync, turnSync, follow, readSyncState, saveSettings } = await load();
  world.items = { [key("2")]: ITEM };
  const before = await readSyncState();
  await follow("1", "rent");
  startSync();
  await vi.advanceTimersByTimeAsync(6000);
  await vi.waitFor(() => expect(set).toHaveBeenCalled());
  await saveSettings({ sync: false });
  await turnSync(false);
  isWritten.resolve();
  await waitLong();
  expect(await readSyncState()).toEqual(before);
  expect(world.local["synced-settings"]).toEqual({ shared: {}, known: {}, hasLeft: true });
  expect(world.alarms).toEqual([]);
});
it("what is stored there is removed when that is asked for, and only while sync is off", async () => {
  const { removeSynced, turnSync, saveSettings } = await load();
  world.items = { [key("1")]: ITEM, "setting-1/pageSize": { value: 20, changed: 1 }, other: 1 };
  expect(await removeSynced()).toBe("unavailable");
  await saveSettings({ sync: false });
  await turnSync(false);
  expect(await removeSynced()).toBeNull();
  expect(world.items).toEqual({ other: 1 });
});

it("what was removed while sync was off is not removed elsewhere when it is turned on again", async () => {
  const { sync, follow, turnSync, watches, readWatches } = await load();
  await follow("1");
  await sync();
  await watches.removeWatch(id("1"));
  await turnSync(false);
  await sync();
  expect(await readWatches()).toHaveLength(1);
  expect(world.items[key("1")]).toMatchObject(NAMES);
});

it("what was changed of the settings while sync was off is kept when it is turned on again", async () => {
  const { sync, turnSync } = await load();
  world.local.settings = { version: 1, sync: true, pageSize: 50 };
  await sync();
  await turnSync(false);
  world.local.settings = { version: 1, sync: true, pageSize: 20 };
  await sync();
  expect(world.local.settings).toMatchObject({ pageSize: 20 });
  expect(world.items["setting-1/pageSize"]).toMatchObject({ value: 20 });
});
