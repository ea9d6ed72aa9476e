import { IDBFactory } from "fake-indexeddb";
import { beforeEach, vi } from "vitest";
import { fakeBrowser } from "../../../../setup/browser.ts";
import { TAXES } from "../../../utils/watches/sample.ts";

export const NAMES = { name: "Taxes", address: "search.html?view=recent&q=tax&sort=changed" };
/** A follow as another device wrote it. */
export const ITEM = { ...NAMES, rhythm: "1h", changed: 5, removed: 0, read: 0 };
export const id = (last: string): string => `00000000-0000-4000-8000-00000000000${last}`;
export const key = (last: string): string => `watch-1/${id(last)}`;

interface SyncWorld {
  /** What this device stores. */
  local: Record<string, unknown>;
  managed: object;
  isPrivate: boolean;
  isDiskFull: boolean;
  alarms: string[];
  /** What the browser's sync holds, each write to it, and the area itself; undefined: the browser has none. */
  items: Record<string, unknown>;
  writes: unknown[];
  area: object | undefined;
}

/** The device and the browser's sync that the tests of this file run in, made anew for each of them. */
export const world: SyncWorld = emptyWorld();

export const syncing = (): Record<string, unknown> => ({
  "managed-copy": {},
  settings: { version: 1, sync: true },
});

function emptyWorld(): SyncWorld {
  return {
    local: {},
    managed: {},
    isPrivate: false,
    isDiskFull: false,
    alarms: [],
    items: {},
    writes: [],
    area: undefined,
  };
}

const AREA = {
  get: async () => structuredClone(world.items),
  set: async (values: object) => {
    world.writes.push(values);
    Object.assign(world.items, JSON.parse(JSON.stringify(values)));
  },
  remove: async (keys: string[]) => {
    world.writes.push(keys);
    for (const each of keys) delete world.items[each];
  },
};

const BROWSER = {
  extension: {
    get inIncognitoContext() {
      return world.isPrivate;
    },
  },
  alarms: {
    create: async (name: string) => void world.alarms.push(name),
    clear: async (name: string) => {
      world.alarms = world.alarms.filter((each) => each !== name);
      return true;
    },
  },
  storage: {
    local: {
      get: async (keys: string | readonly string[]) =>
        structuredClone(Object.fromEntries([keys].flat().map((each) => [each, world.local[each]]))),
      set: async (values: object) => {
        if (world.isDiskFull) throw new Error("QUOTA_BYTES quota exceeded");
        Object.assign(world.local, structuredClone(values));
      },
      remove: async (name: string) => void delete world.local[name],
    },
    managed: { get: async () => world.managed },
    onChanged: { addListener: () => undefined },
    get sync() {
      return world.area;
    },
  },
};

export function inSyncWorld(): void {
  beforeEach(() => {
    vi.resetModules();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    globalThis.indexedDB = new IDBFactory();
    Object.assign(world, emptyWorld(), { local: syncing(), area: { ...AREA } });
    vi.stubGlobal("navigator", { locks: { request: (_: string, work: () => unknown) => work() } });
    Object.assign(fakeBrowser, BROWSER);
  });
}

/** A worker that starts now: its modules know nothing of those loaded before. */
export async function load() {
  const actions = await import("../../../../../entrypoints/background/sync/actions.ts");
  const watches = await import("../../../../../entrypoints/background/watches/store.ts");
  const { readWatches } = await import("../../../../../utils/watches/read-watches.ts");
  const { readSyncState } = await import("../../../../../utils/sync/sync-state.ts");
  const { newWatch } = await import("../../../../../utils/watches/watch.ts");
  const { saveSettings } = await import("../../../../../utils/settings/settings.ts");
  const sync = async (): Promise<void> => {
    const before = (await readSyncState()).doneAt;
    actions.startSync();
    await vi.advanceTimersByTimeAsync(6000);
    await vi.waitFor(async () => {
      if ((await readSyncState()).doneAt === before) throw new Error("not brought together yet");
    });
  };
  const follow = (last: string, q = "tax") =>
    watches.addWatches([newWatch({ ...TAXES, request: { ...TAXES.request, q } }, id(last), Date.now())]);
  return { ...actions, watches, readWatches, readSyncState, saveSettings, sync, follow };
}

/** What must not happen gets the time in which it would. */
export async function waitLong(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await vi.advanceTimersByTimeAsync(3000);
}
