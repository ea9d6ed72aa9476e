import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { fakeBrowser } from "../../../../setup/browser.ts";
import { expectLogs } from "../../../../setup/logs.ts";
import { TAXES } from "../../../utils/watches/sample.ts";

const NAMES = { name: "Taxes", address: "search.html?view=recent&q=tax&sort=changed" };
const ITEM = { ...NAMES, rhythm: "1h", changed: 5, removed: 0, read: 0 };
const id = (last: string): string => `00000000-0000-4000-8000-00000000000${last}`;
const key = (last: string): string => `watch-1/${id(last)}`;

let local: Record<string, unknown>;
let items: Record<string, unknown>;
let writes: unknown[];
let alarms: string[];
let area: object | undefined;
let isPrivate: boolean;
let isDiskFull: boolean;
let managed: object;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  globalThis.indexedDB = new IDBFactory();
  local = { "managed-copy": {}, settings: { version: 1, sync: true } };
  items = {};
  writes = [];
  alarms = [];
  isPrivate = false;
  isDiskFull = false;
  managed = {};
  area = {
    get: async () => structuredClone(items),
    set: async (values: object) => {
      writes.push(values);
      Object.assign(items, JSON.parse(JSON.stringify(values)));
    },
    remove: async (keys: string[]) => {
      writes.push(keys);
      for (const each of keys) delete items[each];
    },
  };
  vi.stubGlobal("navigator", { locks: { request: (_: string, work: () => unknown) => work() } });
  Object.assign(fakeBrowser, {
    extension: {
      get inIncognitoContext() {
        return isPrivate;
      },
    },
    alarms: {
      create: async (name: string) => void alarms.push(name),
      clear: async (name: string) => {
        alarms = alarms.filter((each) => each !== name);
        return true;
      },
    },
    storage: {
      local: {
        get: async (keys: string | readonly string[]) =>
          structuredClone(Object.fromEntries([keys].flat().map((each) => [each, local[each]]))),
        set: async (values: object) => {
          if (isDiskFull) throw new Error("QUOTA_BYTES quota exceeded");
          Object.assign(local, structuredClone(values));
        },
        remove: async (name: string) => void delete local[name],
      },
      managed: { get: async () => managed },
      onChanged: { addListener: () => undefined },
      get sync() {
        return area;
      },
    },
  });
});

async function load() {
  const actions = await import("../../../../../entrypoints/background/sync/actions.ts");
  const watches = await import("../../../../../entrypoints/background/watches/store.ts");
  const { readWatches } = await import("../../../../../utils/watches/read-watches.ts");
  const { readSyncState } = await import("../../../../../utils/sync/sync-state.ts");
  const { newWatch } = await import("../../../../../utils/watches/watch.ts");
  const sync = async (): Promise<void> => {
    const before = (await readSyncState()).doneAt;
    actions.startSync();
    await vi.advanceTimersByTimeAsync(6000);
    await vi.waitFor(async () => expect((await readSyncState()).doneAt).not.toBe(before));
  };
  const follow = (last: string, q = "tax") =>
    watches.addWatches([newWatch({ ...TAXES, request: { ...TAXES.request, q } }, id(last), Date.now())]);
  return { ...actions, watches, readWatches, readSyncState, sync, follow };
}

/** What must not happen gets the time in which it would. */
async function waitLong(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await vi.advanceTimersByTimeAsync(3000);
}

describe("the browser's sync", () => {
  it("gets a watch that was followed here, and brings one that was followed elsewhere, only to be looked at", async () => {
    const { sync, follow, readWatches } = await load();
    await follow("1", "rent");
    items = { [key("2")]: ITEM };
    await sync();
    expect(items).toMatchObject({ [key("1")]: { name: "Taxes", rhythm: "1h" }, [key("2")]: ITEM });
    const rhythms = new Map((await readWatches()).map((watch) => [watch.id, watch]));
    expect(rhythms.get(id("1"))).toMatchObject({ rhythm: "1h" });
    expect(rhythms.get(id("2"))).toMatchObject({
      rhythm: "look",
      elsewhere: "1h",
      notify: false,
      countsInBadge: false,
    });
  });

  it("brings the words of a follow in both directions, and leaves each device its pause", async () => {
    const { sync, follow, readWatches, watches } = await load();
    await follow("1");
    await watches.changeWatches([id("1")], { details: { words: "lead", paused: true } });
    await sync();
    const item = items[key("1")] as object;
    expect(item).toMatchObject({ words: "lead" });
    expect(item).not.toHaveProperty("paused");
    items[key("1")] = { ...item, words: "copper , !", paused: true, changed: 9e12 };
    items[key("2")] = { ...ITEM, address: "?q=rent", words: "x".repeat(9_000), paused: true };
    await sync();
    const found = new Map((await readWatches()).map((watch) => [watch.id, watch.details]));
    expect(found.get(id("1"))).toEqual({ words: "copper", paused: true });
    expect(found.get(id("2"))?.paused).toBeUndefined();
    expect(found.get(id("2"))?.words?.length).toBeLessThanOrEqual(200);
  });

  it("gets nothing more once all agree, and one write for many changes", async () => {
    const { sync, follow } = await load();
    await Promise.all(["1", "2", "3"].map((each) => follow(each, each)));
    await sync();
    expect(writes).toHaveLength(1);
    await sync();
    expect(writes).toHaveLength(1);
  });

  it("is told what was removed here, and removes here what was removed elsewhere", async () => {
    const { sync, follow, readWatches, watches } = await load();
    await follow("1", "rent");
    await follow("2", "tax");
    await sync();
    await watches.removeWatch(id("1"));
    const there = items[key("2")] as typeof ITEM;
    items[key("2")] = { changed: there.changed, removed: there.changed, read: 0 };
    await sync();
    expect(await readWatches()).toEqual([]);
    expect(items[key("1")]).toEqual({
      changed: expect.any(Number),
      removed: expect.any(Number),
      read: 0,
    });
  });

  it("brings settings, but no address, consent or permission", async () => {
    const { sync } = await load();
    local.settings = { ...(local.settings as object), pageSize: 20, suggestions: true };
    const setting = (value: unknown) => ({ value, changed: 9 });
    items = {
      "setting-1/openIn": setting("current-tab"),
      "setting-1/searchServiceUrl": setting("https://other.example"),
      "setting-1/suggestions": setting(false),
      "setting-1/notifications": setting(true),
      "setting-1/sync": setting(false),
      "setting-1/__proto__": setting(1),
      "setting-1/language": setting("tlh"),
    };
    const before = structuredClone(items);
    await sync();
    expect(local.settings).toEqual({
      version: 1,
      sync: true,
      suggestions: true,
      pageSize: 20,
      openIn: "current-tab",
    });
    expect(items).toEqual({ ...before, "setting-1/pageSize": { value: 20, changed: 1 } });
  });

  it("leaves alone what an administrator has set, in both directions", async () => {
    const { sync } = await load();
    local["managed-copy"] = { pageSize: 50 };
    managed = { pageSize: 50 };
    local.settings = { ...(local.settings as object), pageSize: 20 };
    items = { "setting-1/pageSize": { value: 30, changed: 9 } };
    await sync();
    expect(local.settings).toMatchObject({ pageSize: 20 });
    expect(items).toEqual({ "setting-1/pageSize": { value: 30, changed: 9 } });
  });

  it("survives hostile items, which stay where they are", async () => {
    const { sync, readWatches } = await load();
    items = {
      [key("1")]: { ...ITEM, name: "n".repeat(8000) },
      [key("2")]: { ...ITEM, address: `search.html?q=${"w".repeat(8000)}` },
      [key("3")]: { ...ITEM, changed: 1e300 },
      "watch-1/__proto__": ITEM,
      "watch-2/of a later version": ITEM,
    };
    const before = structuredClone(items);
    await sync();
    const [watch, ...others] = await readWatches();
    // Two items of one view are one watch.
    expect(others).toEqual([]);
    expect(watch?.name).toBe("Taxes");
    for (const each of [key("2"), "watch-1/__proto__", "watch-2/of a later version"])
      expect(items[each]).toEqual(before[each]);
  });

  it("leaves an item of a follow alone that a later version wrote, whatever is changed here", async () => {
    const { sync, follow, readWatches, watches } = await load();
    await follow("1");
    await sync();
    const later = { ...(items[key("1")] as object), address: "places.html?of=tax", changed: 9e12 };
    items[key("1")] = later;
    writes = [];
    await sync();
    expect(await readWatches()).toMatchObject([{ id: id("1") }]);
    await watches.changeWatches([id("1")], { name: "All taxes" });
    await sync();
    await watches.removeWatch(id("1"));
    await sync();
    expect([items[key("1")], writes]).toEqual([later, []]);
  });

  it("removes no follow elsewhere that is still here, though this version could not tell others of it", async () => {
    const { sync, follow, readWatches } = await load();
    await follow("1");
    await sync();
    const before = structuredClone(items);
    const { inWatches } = await import("../../../../../utils/watches/database.ts");
    await inWatches(async (stores) => {
      const watch = await stores.watches.get(id("1"));
      // As a later version of the extension would have it.
      if (watch) await stores.watches.put({ ...watch, request: { ...watch.request, q: "x".repeat(9000) } });
    });
    await sync();
    expect(items).toEqual(before);
    expect((await readWatches()).filter((watch) => watch.id === id("1"))).toHaveLength(1);
  });

  it("leaves a setting alone that a later version chose since, and tells others what is chosen here after that", async () => {
    local.settings = { version: 1, sync: true, language: "fr" };
    const { sync } = await load();
    await sync();
    const later = { value: "a language of a later version", changed: 9e12 };
    items["setting-1/language"] = later;
    writes = [];
    await sync();
    expect([items["setting-1/language"], writes]).toEqual([later, []]);
    local.settings = { version: 1, sync: true, language: "es" };
    await sync();
    expect(items["setting-1/language"]).toEqual({ value: "es", changed: 9e12 + 1 });
  });
});

describe("nothing is read or written", () => {
  it.each<[string, () => void]>([
    ["while it is off", () => Object.assign(local, { settings: { version: 1 } })],
    ["where an administrator forbids it", () => Object.assign(local, { "managed-copy": { sync: false } })],
    [
      "in a private window",
      () => {
        isPrivate = true;
      },
    ],
  ])("%s", async (_, arrange) => {
    arrange();
    if ((local["managed-copy"] as { sync?: boolean }).sync === false) managed = { sync: false };
    const { startSync, follow, turnSync, readWatches } = await load();
    items = { [key("2")]: ITEM };
    await follow("1");
    startSync();
    await turnSync(true);
    await waitLong();
    expect(writes).toEqual([]);
    expect(await readWatches()).toHaveLength(1);
  });

  it("once it was turned off while the browser let it wait", async () => {
    let answer = (): void => undefined;
    area = {
      ...area,
      get: () =>
        new Promise((resolve) => {
          answer = () => resolve({});
        }),
    };
    const { startSync, follow } = await load();
    const { saveSettings } = await import("../../../../../utils/settings/settings.ts");
    await follow("1");
    startSync();
    await vi.advanceTimersByTimeAsync(6000);
    await saveSettings({ sync: false });
    answer();
    await waitLong();
    expect(writes).toEqual([]);
  });
});

it("nothing of other devices is kept here once it was turned off while the browser let a write wait", async () => {
  const isWritten = Promise.withResolvers<void>();
  const set = vi.fn(() => isWritten.promise);
  area = { ...area, set };
  const { startSync, turnSync, follow, readSyncState } = await load();
  const { saveSettings } = await import("../../../../../utils/settings/settings.ts");
  items = { [key("2")]: ITEM };
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
  expect(local["synced-settings"]).toEqual({ shared: {}, known: {}, hasLeft: true });
  expect(alarms).toEqual([]);
});

describe("a browser whose sync", () => {
  const refuses = (message: string) => async () => {
    throw new Error(message);
  };
  it.each<[string, () => void, string, RegExp[]]>([
    [
      "is missing",
      () => {
        area = undefined;
      },
      "unavailable",
      [],
    ],
    [
      "is disabled",
      () => Object.assign(area ?? {}, { get: refuses("storage.sync is disabled") }),
      "unavailable",
      [/The browser's sync: .*is disabled/],
    ],
    [
      "is full",
      () => Object.assign(area ?? {}, { set: refuses("QUOTA_BYTES quota exceeded") }),
      "full",
      [/The browser's sync: .*QUOTA_BYTES/],
    ],
    [
      "wants fewer writes",
      () => Object.assign(area ?? {}, { set: refuses("exceeds the MAX_WRITE_OPERATIONS_PER_MINUTE quota") }),
      "later",
      [/The browser's sync: .*MAX_WRITE/],
    ],
    [
      "does not answer",
      () => Object.assign(area ?? {}, { get: () => new Promise(() => undefined) }),
      "later",
      [],
    ],
  ])("%s says so, loses nothing and tries again", async (_, arrange, problem, logged) => {
    expectLogs(...logged);
    const whole = { ...area };
    const { startSync, follow, sync, readWatches, readSyncState } = await load();
    arrange();
    await follow("1");
    startSync();
    await waitLong();
    await vi.waitFor(async () => expect((await readSyncState()).problem).toBe(problem));
    expect(await readWatches()).toHaveLength(1);
    expect(alarms).toContain("sync");
    area = whole;
    await sync();
    expect((await readSyncState()).problem).toBeNull();
    expect(items).toHaveProperty([key("1")]);
  });

  it("was brought together while the disk was full says so, and is tried again by an alarm, until it works", async () => {
    expectLogs(/The browser's sync: .*QUOTA_BYTES/);
    const { startSync, follow, sync, readSyncState } = await load();
    await follow("1");
    isDiskFull = true;
    startSync();
    await waitLong();
    expect(alarms).toEqual(["sync"]);
    await vi.waitFor(async () => expect((await readSyncState()).problem).toBe("disk"));
    isDiskFull = false;
    await sync();
    expect((await readSyncState()).problem).toBeNull();
    expect(items).toHaveProperty([key("1")]);
    expect(alarms).toEqual([]);
  });

  it("has no room for all says how many, and has the ones changed last", async () => {
    const { sync, readSyncState } = await load();
    items = { "watch-2/of a later version": "x".repeat(95_500) };
    const { follow } = await load();
    await follow("1", "first");
    await vi.advanceTimersByTimeAsync(10);
    await sync();
    await follow("2", "second");
    await vi.advanceTimersByTimeAsync(10);
    await follow("3", "third");
    await sync();
    const { leftOut } = await readSyncState();
    const stored = ["1", "2", "3"].filter((each) => key(each) in items);
    expect(leftOut).toBe(3 - stored.length);
    expect(leftOut).toBeGreaterThan(0);
    expect(stored).not.toContain("1");
  });
});

it("what is stored there is removed when that is asked for, and only while sync is off", async () => {
  const { removeSynced, turnSync } = await load();
  items = { [key("1")]: ITEM, "setting-1/pageSize": { value: 20, changed: 1 }, other: 1 };
  expect(await removeSynced()).toBe("unavailable");
  const { saveSettings } = await import("../../../../../utils/settings/settings.ts");
  await saveSettings({ sync: false });
  await turnSync(false);
  expect(await removeSynced()).toBeNull();
  expect(items).toEqual({ other: 1 });
});

it("what was removed while sync was off is not removed elsewhere when it is turned on again", async () => {
  const { sync, follow, turnSync, watches, readWatches } = await load();
  await follow("1");
  await sync();
  await watches.removeWatch(id("1"));
  await turnSync(false);
  await sync();
  expect(await readWatches()).toHaveLength(1);
  expect(items[key("1")]).toMatchObject(NAMES);
});

it("what was changed of the settings while sync was off is kept when it is turned on again", async () => {
  const { sync, turnSync } = await load();
  local.settings = { version: 1, sync: true, pageSize: 50 };
  await sync();
  await turnSync(false);
  local.settings = { version: 1, sync: true, pageSize: 20 };
  await sync();
  expect(local.settings).toMatchObject({ pageSize: 20 });
  expect(items["setting-1/pageSize"]).toMatchObject({ value: 20 });
});

it("a device that joins with a search that another follows takes nothing of what was written there, and adds what it has", async () => {
  const first = await load();
  await first.follow("1");
  const details = { note: "Ask Ann", group: "Work", words: "lead" };
  await first.watches.changeWatches([id("1")], { name: "Ann’s taxes", details });
  await first.sync();
  const device = { database: globalThis.indexedDB, local };
  vi.resetModules();
  globalThis.indexedDB = new IDBFactory();
  local = { "managed-copy": {}, settings: { version: 1, sync: true } };
  const second = await load();
  await second.follow("2");
  await second.watches.changeWatches([id("2")], { details: { silentDays: 30 } });
  await second.sync();
  const all = [{ name: "Ann’s taxes", details: { ...details, silentDays: 30 } }];
  expect(await second.readWatches()).toMatchObject(all);
  vi.resetModules();
  globalThis.indexedDB = device.database;
  local = device.local;
  const again = await load();
  await again.sync();
  expect(await again.readWatches()).toMatchObject(all);
});

it("a note that is written here while another device renames the follow stays with the new name", async () => {
  const { sync, follow, watches, readWatches } = await load();
  await follow("1");
  await sync();
  const made = items[key("1")] as { changed: number };
  await watches.changeWatches([id("1")], { details: { note: "Ask Ann" } });
  const at = { name: made.changed + 5, others: made.changed };
  items[key("1")] = { ...made, name: "Mine", changed: made.changed + 5, at };
  await sync();
  expect(await readWatches()).toMatchObject([{ name: "Mine", details: { note: "Ask Ann" } }]);
  expect(items[key("1")]).toMatchObject({ name: "Mine", note: "Ask Ann" });
});
