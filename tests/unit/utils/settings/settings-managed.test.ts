import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { movedServices } from "../../../../utils/settings/settings-in-force.ts";
import { fakeBrowser } from "../../../setup/browser.ts";
import { expectLogs } from "../../../setup/logs.ts";

type Listener = (changes: Record<string, unknown>, area: string) => void;

const store: Record<string, unknown> = {};
let listeners: Listener[] = [];
let administrator: Promise<Record<string, unknown>> = Promise.resolve({});

const local = {
  get: async (keys: string | readonly string[]) =>
    structuredClone(Object.fromEntries([keys].flat().map((key) => [key, store[key]]))),
  set: async (values: Record<string, unknown>) => {
    const changes = Object.fromEntries(
      Object.entries(values).map(([key, newValue]) => [key, { oldValue: store[key], newValue }]),
    );
    Object.assign(store, values);
    for (const tell of listeners) tell(changes, "local");
  },
};

beforeEach(() => {
  for (const key of Object.keys(store)) delete store[key];
  listeners = [];
  vi.resetModules();
  // The module asks the administrator again by itself: what one test's copy of it still waits for must not reach the next test.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  Object.assign(fakeBrowser, {
    storage: {
      local,
      managed: { get: () => administrator },
      onChanged: { addListener: (listener: Listener) => listeners.push(listener) },
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
});

const fresh = () => import("../../../../utils/settings/settings.ts");

test("settings do not wait for an administrator who answers late, and change when the answer comes", async () => {
  let answer: (values: Record<string, unknown>) => void = () => undefined;
  administrator = new Promise((resolve) => {
    answer = resolve;
  });
  const { readSettings, listenToSettings, lockedSettings } = await fresh();
  expect(await readSettings()).toMatchObject({ pageSize: 10 });
  const told = new Promise((resolve) => listenToSettings(resolve));
  answer({ pageSize: 50 });
  expect(await told).toMatchObject({ pageSize: 50 });
  expect(await lockedSettings()).toEqual(["pageSize"]);
});

test("what the user chose is known beside what an administrator has set or forbids", async () => {
  const own = { factCheckServiceUrl: "https://checks.example", pageSize: 20 };
  store.settings = { version: 1, ...own };
  administrator = Promise.resolve({ pageSize: 50, forbidFactChecks: true });
  const { ownSettings, readSettings, listenToSettings } = await fresh();
  await new Promise((resolve) => {
    listenToSettings(resolve);
    readSettings().catch(console.error);
  });
  expect(await readSettings()).toMatchObject({ pageSize: 50, factCheckServiceUrl: null });
  expect(await ownSettings()).toMatchObject({ ...own, forbidFactChecks: false });
});

test("a page hears of a policy that locks a setting at the value that it has", async () => {
  const { readSettings, listenToSettings, lockedSettings } = await fresh();
  await readSettings();
  const told = new Promise((resolve) => listenToSettings(resolve));
  administrator = Promise.resolve({ pageSize: 10 });
  for (const tell of listeners) tell({ pageSize: { newValue: 10 } }, "managed");
  expect(await told).toMatchObject({ pageSize: 10 });
  expect(await lockedSettings()).toEqual(["pageSize"]);
});

test("what the administrator set last time holds from the first moment of the next start", async () => {
  administrator = Promise.resolve({ suggestions: false });
  const first = await fresh();
  const told = new Promise((resolve) => first.listenToSettings(resolve));
  await first.readSettings();
  await told;
  vi.resetModules();
  administrator = new Promise(() => undefined);
  store.settings = { version: 1, suggestions: true };
  const { readSettings, lockedSettings } = await fresh();
  expect(await readSettings()).toMatchObject({ suggestions: false });
  expect(await lockedSettings()).toEqual(["suggestions"]);
});

const rejecting = (words: string): Promise<never> => {
  const rejected = Promise.reject(new Error(words));
  rejected.catch(() => undefined);
  return rejected;
};

test("a browser without an administrator rejects, and nothing is locked", async () => {
  store["managed-copy"] = { suggestions: false };
  administrator = rejecting("Managed storage manifest not found");
  const { readSettings, lockedSettings } = await fresh();
  await readSettings();
  await vi.waitFor(async () => expect(await lockedSettings()).toEqual([]));
  expect(await readSettings()).toMatchObject({ suggestions: null });
});

test("what an administrator has set holds where the browser fails to say what that is, and is asked for again", async () => {
  expectLogs(/What an administrator has set could not be read: Error: An unexpected error occurred/);
  store["managed-copy"] = { forbidFactChecks: true };
  administrator = rejecting("An unexpected error occurred");
  const asked = vi.fn(() => administrator);
  Object.assign(fakeBrowser.storage, { managed: { get: asked } });
  const { readSettings, settingsForSending, listenToSettings } = await fresh();
  await readSettings();
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  await administrator.catch(() => undefined);
  expect(await settingsForSending()).toMatchObject({ forbidFactChecks: true });
  expect(store["managed-copy"]).toEqual({ forbidFactChecks: true });
  administrator = Promise.resolve({ pageSize: 50 });
  // By itself: nothing else is read or changed meanwhile.
  const told = new Promise((resolve) => listenToSettings(resolve));
  expect(await told).toMatchObject({ pageSize: 50, forbidFactChecks: false });
});

test("what an administrator sets holds where the disk has no room for it, for what is sent and for pages", async () => {
  expectLogs(/What an administrator has set could not be stored: Error: no room/);
  const set = vi.spyOn(local, "set").mockRejectedValue(new Error("no room"));
  const address = "https://policy.example";
  administrator = Promise.resolve({ searchServiceUrl: address });
  const { listenToSettings, lockedSettings, readSettings, settingsForSending } = await fresh();
  const told = new Promise((resolve) => listenToSettings(resolve));
  expect((await settingsForSending()).searchServiceUrl).toBe(address);
  expect(await told).toMatchObject({ searchServiceUrl: address });
  expect(await lockedSettings()).toEqual(["searchServiceUrl"]);
  // What is set later, when there is room, is stored and holds instead.
  set.mockRestore();
  administrator = Promise.resolve({ pageSize: 50 });
  for (const tell of listeners) tell({}, "managed");
  await vi.waitFor(async () => expect(await lockedSettings()).toEqual(["pageSize"]));
  expect(store["managed-copy"]).toEqual({ pageSize: 50 });
  expect(await readSettings()).toMatchObject({ pageSize: 50, searchServiceUrl: null });
});

test.each([
  [
    "the administrator changes it",
    { "managed-copy": [{}, { searchServiceUrl: "https://b.example" }] },
    ["search"],
  ],
  [
    "the administrator takes it back",
    { "managed-copy": [{ searchServiceUrl: "https://b.example" }, {}] },
    ["search"],
  ],
  [
    "the user changes what the administrator has set",
    { settings: [{ version: 1 }, { version: 1, factCheckServiceUrl: "https://c.example" }] },
    [],
  ],
  [
    "the user changes it",
    { settings: [{ version: 1 }, { version: 1, searchServiceUrl: "https://c.example" }] },
    ["search"],
  ],
] as const)("a service has moved where %s, and only then", async (_, change, moved) => {
  Object.assign(store, { settings: { version: 1, searchServiceUrl: "https://a.example" } });
  Object.assign(store, { "managed-copy": { factCheckServiceUrl: "https://policy.example" } });
  const { listenToSettingsChanges } = await fresh();
  const told: string[] = [];
  listenToSettingsChanges((before, after) => told.push(...movedServices(before, after)));
  for (const [key, [oldValue, newValue]] of Object.entries(change)) {
    store[key] = newValue;
    for (const tell of listeners) tell({ [key]: { oldValue, newValue } }, "local");
  }
  await new Promise((resolve) => setTimeout(resolve));
  expect(told).toEqual(moved);
});

test("a change of the watches that an administrator has set is told, and no other change", async () => {
  const { listenToManagedWatches } = await fresh();
  const told = vi.fn();
  listenToManagedWatches(told);
  const change = (oldValue: object, newValue: object, area = "local") => {
    for (const tell of listeners) tell({ "managed-copy": { oldValue, newValue } }, area);
  };
  change({ watches: ["a"] }, { watches: ["a"], suggestions: false });
  change({ watches: ["a"] }, { watches: ["b"] }, "sync");
  for (const tell of listeners) tell({ settings: { newValue: {} } }, "local");
  expect(told).not.toHaveBeenCalled();
  change({ watches: ["a"] }, { watches: ["a", "b"] });
  expect(told).toHaveBeenCalledOnce();
});
