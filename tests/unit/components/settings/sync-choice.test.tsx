// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { SettingsStore } from "../../../../components/settings/settings-store.ts";
import { announceChange } from "../../../../utils/platform/changes.ts";
import { success } from "../../../../utils/platform/result.ts";
import { FALLBACKS, type Settings } from "../../../../utils/settings/settings-table.ts";
import { FIRST_MARK, SYNC_MARK, type SyncState } from "../../../../utils/sync/sync-state.ts";
import { closeWatchesDatabase, inWatches } from "../../../../utils/watches/database.ts";
import { fakeBrowser } from "../../../setup/browser.ts";
import { click, control } from "../user.ts";

const world = vi.hoisted(() => ({
  items: {} as object,
  problem: null as string | null,
  sent: [] as string[],
}));
vi.mock("../../../../utils/calls/send.ts", () => ({
  send: async (name: string) => {
    world.sent.push(name);
    if (world.problem === null) world.items = {};
    return success(world.problem);
  },
}));

beforeEach(async () => {
  await closeWatchesDatabase();
  globalThis.indexedDB = new IDBFactory();
  Object.assign(world, { items: {}, problem: null, sent: [] });
  Object.assign(fakeBrowser, { storage: { sync: { get: async () => world.items } } });
});
afterEach(() => render(null, document.body));

async function draw(settings: Partial<Settings>, state: Partial<SyncState> = {}, locked = false) {
  const changed: unknown[] = [];
  const value = { ...FIRST_MARK, state: { ...FIRST_MARK.state, ...state } };
  await inWatches(({ marks }) => marks.put({ name: SYNC_MARK, value }));
  const store: Partial<SettingsStore> = {
    isLocked: (name) => locked && name === "sync",
    change: async (change) => changed.push(change) > 0,
  };
  const { SyncChoice } = await import("../../../../components/settings/SyncChoice.tsx");
  await act(() =>
    render(
      <SyncChoice settings={{ ...FALLBACKS, ...settings }} store={store as SettingsStore} />,
      document.body,
    ),
  );
  return changed;
}

const words = () => document.body.textContent;

it("says beside the switch who stores what is synced, and turns it on", async () => {
  const changed = await draw({});
  expect(words()).toContain("Your browser’s maker stores them in your account.");
  await click("Sync settings and follows");
  expect(changed).toEqual([{ sync: true }]);
});

it("cannot be changed where an administrator has decided", async () => {
  await draw({}, {}, true);
  expect(words()).toContain("Set by your administrator.");
  expect(control("Sync settings and follows")).toHaveProperty("disabled", true);
});

it.each<[Partial<SyncState>, string]>([
  [{}, "Not synced yet."],
  [{ doneAt: Date.now() }, "Last handed to browser sync just now."],
  [{ doneAt: Date.now(), leftOut: 2 }, "2 follows do not fit in browser sync."],
  [{ doneAt: Date.now(), noRoom: 1 }, "1 follow of another device does not fit here."],
  [{ problem: "unavailable" }, "This browser does not offer sync, or it is turned off."],
  [{ problem: "full" }, "Browser sync is full."],
  [{ problem: "disk" }, "This device’s disk is full. Free some space and it will sync again."],
  [
    { problem: "later", doneAt: Date.now() },
    "It will be tried again in a few minutes. Last handed to browser sync just now.",
  ],
])("says how the last try went: %o", async (state, sentence) => {
  await draw({ sync: true }, state);
  await vi.waitFor(() => expect(document.querySelector("[role=status]")?.textContent).toContain(sentence));
  expect(words()).not.toContain("Synced copy");
});

it("offers to remove what is stored once it is off, and says whether that worked", async () => {
  world.items = { "setting-1/pageSize": { value: 20, changed: 1 } };
  world.problem = "later";
  await draw({});
  await vi.waitFor(() => expect(words()).toContain("What was synced is still in browser sync."));
  await click("Remove synced copy");
  await click("Remove synced copy");
  await vi.waitFor(() => expect(words()).toContain("The browser could not remove the synced copy."));
  world.problem = null;
  await click("Remove synced copy");
  await click("Remove synced copy");
  await vi.waitFor(() => expect(words()).toContain("The synced copy was removed."));
  expect(world.sent).toEqual(["removeSynced", "removeSynced"]);
  expect(words()).not.toContain("What was synced is still");
});

it("says no more of a removal once something is stored again", async () => {
  world.items = { "setting-1/pageSize": { value: 20, changed: 1 } };
  world.problem = null;
  await draw({});
  await vi.waitFor(() => expect(words()).toContain("What was synced is still in browser sync."));
  await click("Remove synced copy");
  await click("Remove synced copy");
  await vi.waitFor(() => expect(words()).toContain("The synced copy was removed."));
  world.items = { "setting-1/pageSize": { value: 50, changed: 2 } };
  announceChange("sync");
  await vi.waitFor(() => expect(words()).toContain("What was synced is still in browser sync."));
  expect(words()).not.toContain("The synced copy was removed.");
});

it("offers nothing to remove where nothing of the extension is stored", async () => {
  world.items = { other: 1 };
  await draw({});
  await vi.waitFor(() => expect(words()).toContain("Sync settings"));
  expect(words()).not.toContain("Remove synced copy");
});

it("says how long ago it synced for as long as the page is open, and tells screen readers once", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  try {
    await draw({ sync: true }, { doneAt: Date.now() });
    const line = () => document.querySelector(".setting [role=status]");
    await vi.waitFor(() => expect(line()?.textContent).toContain("Last handed to browser sync just now."));
    expect(line()?.getAttribute("aria-live")).toBe("polite");
    for (const _ of [1, 2]) await act(() => void vi.advanceTimersByTime(60_000));
    expect(line()?.textContent).toContain("Last handed to browser sync 2 minutes ago.");
    expect(line()?.getAttribute("aria-live")).toBe("off");
  } finally {
    vi.useRealTimers();
  }
});
