import "fake-indexeddb/auto";
import { beforeEach, expect, test, vi } from "vitest";
import { inPagesDatabase, isKept, keptRecord, whenCleared } from "../../../../components/base/kept-record.ts";
import type { KeptName } from "../../../../components/base/left-behind.ts";
import { createDataStore } from "../../../../components/settings/data-store.ts";
import { removeEveryCheck } from "../../../../entrypoints/background/checks/store.ts";
import { inAnswers } from "../../../../entrypoints/background/search/answers-database.ts";
import { CACHE_LIMITS, createCache } from "../../../../entrypoints/background/search/cache.ts";
import { clearWatches } from "../../../../entrypoints/background/watches/store.ts";
import { send } from "../../../../utils/calls/send.ts";
import { recordBackup } from "../../../../utils/checks/backup-reminder.ts";
import { inChecksDatabase } from "../../../../utils/checks/database.ts";
import { changeSourceChanges } from "../../../../utils/checks/sources/kept-source-changes.ts";
import { inChecks } from "../../../../utils/checks/transaction.ts";
import { onChange } from "../../../../utils/platform/changes.ts";
import { failed, success } from "../../../../utils/platform/result.ts";
import { STORED_DATA } from "../../../../utils/platform/stored-data.ts";
import { forgetAllSearches, recentSearches, rememberSearch } from "../../../../utils/search/kept-searches.ts";
import { newSearch } from "../../../../utils/search/request.ts";
import { inWatches } from "../../../../utils/watches/database.ts";
import { entryOf } from "../../../../utils/watches/entry.ts";
import { freshMemory } from "../../../../utils/watches/memory.ts";
import { countWatches } from "../../../../utils/watches/read-watches.ts";
import { expectLogs } from "../../../setup/logs.ts";
import { done, GROUP } from "../../utils/checks/sample.ts";
import { page, watchOf } from "../../utils/watches/sample.ts";

const cache = createCache(CACHE_LIMITS, () => 1);

const unusable = vi.hoisted(() => ({ pages: false, call: "" }));
vi.mock(import("../../../../components/base/kept-record.ts"), async (original) => {
  const real = await original();
  const refused = () => Promise.reject(new DOMException("a later version", "VersionError"));
  return { ...real, clearKept: (names) => (unusable.pages ? refused() : real.clearKept(names)) };
});

/** The worker, as far as it is asked to clear something. */
vi.mock("../../../../utils/calls/send.ts", () => ({
  send: async (name: string) => {
    if (name === unusable.call) return { ok: false, failure: { kind: "storage", problem: "full" } };
    if (name === "clearCache") await cache.clear();
    if (name === "removeAllChecks") await removeEveryCheck();
    if (name === "forgetAllSearches") await forgetAllSearches();
    if (name === "removeAllWatches") await clearWatches(0);
    return { ok: true, value: name === "cacheSize" ? await cache.size() : null };
  },
}));

const { clear, count, forgetOutcome, outcome, sizes } = createDataStore({ send });
const local = new Map<string, string>();
/** What `storage` holds is the worker's to clear: see the tests of its checks. */
const kinds = Object.entries(STORED_DATA).filter(([, { area }]) => !area.startsWith("storage"));

beforeEach(async () => {
  Object.assign(unusable, { pages: false, call: "" });
  local.clear();
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, value: string) => void local.set(key, value),
    removeItem: (key: string) => void local.delete(key),
  });
  for (const [, { area, keys }] of kinds) {
    if (area === "localStorage") for (const key of keys) local.set(key, '{"version":1,"value":{}}');
    if (area === "pages-database") {
      for (const key of keys) await keptRecord(key.slice("marks/".length) as KeptName, 1).write({});
    }
  }
  await cache.put({ key: "a", value: 1, fetchedAt: 1, bytes: 1 });
  await rememberSearch(newSearch("tax"), 1);
  await inChecks(async ({ checks, groups, drafts, line }) => {
    await checks.put(done(1));
    await groups.put(GROUP);
    await drafts.put({ id: GROUP.id, text: "A text" });
    await line.change({ starts: [1] });
  });
  await recordBackup("exported");
  await inChecksDatabase((database) => database.put("marks", { name: "old-checks", value: {} }));
  await changeSourceChanges(() => ({ askedAt: { "irs.gov": 1 }, pages: {} }));
  await inWatches(async ({ watches, entries, memories, marks }) => {
    await watches.put(watchOf());
    await memories.put(freshMemory("w", "https://search.example.org", 0));
    await entries.put(entryOf("w", page("https://a.gov/", 1), 1, 1));
    await marks.put({ name: "watch-rounds", value: {} });
    await marks.put({ name: "sync", value: {} });
  });
});

/** Whether anything of a kind is still there. */
async function isThere(name: string): Promise<boolean> {
  switch (name) {
    case "answers":
      return (
        (await inAnswers((database) => database.count("responses"))) > 0 || (await cache.size()).bytes > 0
      );
    case "checks":
      return (await inChecksDatabase((database) => database.count("checks"))) > 0;
    case "groups":
    case "drafts":
      return (await inChecksDatabase((database) => database.count(name))) > 0;
    case "line":
      return (await inChecksDatabase((database) => database.count("marks", "checks-line"))) > 0;
    case "lastBackup":
      return (await inChecksDatabase((database) => database.count("marks", "last-backup"))) > 0;
    case "oldChecks":
      return (await inChecksDatabase((database) => database.count("marks", "old-checks"))) > 0;
    case "sourceChanges":
      return (await inChecksDatabase((database) => database.count("marks", "source-changes"))) > 0;
    case "searches":
      return (await recentSearches()).length > 0;
    case "watches":
      return (await countWatches()).watches > 0;
    case "watchEntries":
      return (await countWatches()).entries > 0;
    case "states":
      return inWatches(async ({ memories }) => (await memories.count()) > 0);
    case "watchRounds":
      return inWatches(async ({ marks }) => (await marks.count("watch-rounds")) > 0);
    case "sync":
      return inWatches(async ({ marks }) => (await marks.count("sync")) > 0);
    case "claim":
    case "draft":
    case "wantedCheck":
    case "visits":
    case "followForm":
      return isKept(STORED_DATA[name].keys.map((key) => key.slice("marks/".length) as KeptName));
    default:
      return kinds.some(([kind, { keys }]) => kind === name && keys.some((key) => local.has(key)));
  }
}

test.each(["answers", "checks", "searches", "watches"] as const)(
  "clearing the %s removes every kind of data that goes with them, and no other",
  async (what) => {
    for (const [name] of kinds) expect(await isThere(name), name).toBe(true);
    await clear(what);
    expect(outcome.value).toEqual({ what, done: true });
    forgetOutcome();
    expect(outcome.value).toBeNull();
    for (const [name, { clearedBy }] of kinds) {
      expect(await isThere(name), name).toBe(!(clearedBy as readonly string[]).includes(what));
    }
  },
);

test("what pages hold counts as something to clear, also where the databases are empty", async () => {
  for (const what of ["answers", "checks", "searches", "watches"] as const) await clear(what);
  expect(sizes.value).toMatchObject({
    answers: { entries: 0 },
    checks: 0,
    searches: 0,
    beside: { answers: false, checks: false, searches: false, watches: false },
  });
  await keptRecord("claim", 3).write({ fresh: "secret", edited: null, aside: [] });
  await count();
  expect(sizes.value?.beside).toEqual({ answers: false, checks: true, searches: false, watches: false });
});

test("leaves no word of a search in the popup's memory", async () => {
  local.set("popup-search", '{"version":1,"value":{"text":"secret words"}}');
  // As an earlier version left it, and as this one has it.
  local.set("visits", '{"version":1,"value":{"recent?q=secret+words":1}}');
  await keptRecord("visits", 1).write({ "recent?q=secret+words": 1 });
  await clear("searches");
  const kept = await inPagesDatabase((opened) => opened.getAll("marks"));
  expect([...local.values(), JSON.stringify(kept)].join(" ")).not.toContain("secret");
});

test.each(["answers", "checks", "searches", "watches"] as const)(
  "says why the %s could not be cleared, and counts what is still there",
  async (what) => {
    const failure = { kind: "storage", problem: "full" } as const;
    const store = createDataStore({
      send: (async (name: string) =>
        name === "cacheSize" ? success({ entries: 3, bytes: 30 }) : failed(failure)) as typeof send,
    });
    await store.clear(what);
    expect(store.outcome.value).toEqual({ what, done: false, failure });
    expect(store.sizes.value).toMatchObject({ answers: { entries: 3, bytes: 30 }, checks: 1, searches: 1 });
  },
);

test("says that storage cannot be used where clearing throws", async () => {
  const store = createDataStore({
    send: (async (name: string) => {
      if (name === "cacheSize") return success({ entries: 0, bytes: 0 });
      throw new DOMException("no more", "QuotaExceededError");
    }) as unknown as typeof send,
  });
  await store.clear("checks");
  expect(store.outcome.value).toEqual({
    what: "checks",
    done: false,
    failure: { kind: "storage", problem: "full" },
  });
});

test("deletes what the databases have, also where what pages keep cannot be reached, which is said", async () => {
  const cleared = vi.fn(async (name: string) =>
    success(name === "cacheSize" ? { entries: 0, bytes: 0 } : null),
  );
  const store = createDataStore({ send: cleared as unknown as typeof send });
  unusable.pages = true;
  await store.clear("searches");
  expect(cleared).toHaveBeenCalledWith("forgetAllSearches", null);
  expect(store.outcome.value).toMatchObject({ what: "searches", done: false });
});

test("says that what is saved cannot be counted, until it can", async () => {
  expectLogs(/What is saved could not be counted: .*denied/);
  let isDenied = true;
  const store = createDataStore({
    send: (async () => {
      if (isDenied) throw new DOMException("denied", "SecurityError");
      return success({ entries: 0, bytes: 0 });
    }) as unknown as typeof send,
  });
  await store.count();
  expect([store.problem.value, store.sizes.value]).toEqual(["no-access", null]);
  isDenied = false;
  await store.count();
  expect([store.problem.value, store.sizes.value?.checks]).toEqual([null, 1]);
});

test("offers no saved answers for deletion where the worker cannot tell how many there are", async () => {
  const store = createDataStore({
    send: (async () => failed({ kind: "interrupted" })) as unknown as typeof send,
  });
  await store.count();
  expect(store.sizes.value).toMatchObject({ answers: { entries: 0, bytes: 0 }, checks: 1 });
});

test("what changes is counted again only while the page is seen, and once it is seen again", async () => {
  const page = Object.assign(new EventTarget(), { visibilityState: "hidden" });
  vi.stubGlobal("document", page);
  const counts = vi.fn(async () => success({ entries: 0, bytes: 0 }));
  const store = createDataStore({ send: counts as unknown as typeof send });
  const stop = store.watchSizes();
  await vi.waitFor(() => expect(store.sizes.value).not.toBeNull());
  const before = store.sizes.value?.searches ?? 0;
  const heard = Promise.withResolvers<void>();
  const stopHearing = onChange("searches", heard.resolve);
  await rememberSearch(newSearch("deeds"), 1);
  await heard.promise;
  expect(counts).toHaveBeenCalledTimes(1);
  page.visibilityState = "visible";
  page.dispatchEvent(new Event("visibilitychange"));
  await vi.waitFor(() => expect(store.sizes.value?.searches).toBe(before + 1));
  await rememberSearch(newSearch("rent"), 2);
  await vi.waitFor(() => expect(store.sizes.value?.searches).toBe(before + 2));
  stop();
  stopHearing();
});

test("what could not be deleted is not said to be gone to other pages, which could undo a part of it", async () => {
  unusable.call = "removeAllWatches";
  const heard = vi.fn();
  const stop = whenCleared("follow-form", heard);
  await clear("watches");
  expect(outcome.value).toMatchObject({ what: "watches", done: false });
  unusable.call = "";
  await clear("watches");
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  stop();
});

test.each([
  ["searches", "popup-search"],
  ["searches", "popup-recent"],
  ["answers", "popup-search"],
  ["watches", "popup-range"],
] as const)("clearing %s is told to a popup that is open, of %s", async (what, name) => {
  const heard = vi.fn();
  const stop = whenCleared(name, heard);
  await clear(what);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  stop();
});
