import "fake-indexeddb/auto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  collectBackup,
  lostByReplacing,
  newAddresses,
  permissionsOf,
  restoreBackup,
  withoutAddresses,
  withoutRefused,
} from "../../../../components/settings/backup.ts";
import { writeBackup } from "../../../../components/settings/backup-format.ts";
import { readBackup } from "../../../../components/settings/read-backup.ts";
import { restoreCheck } from "../../../../entrypoints/background/checks/store.ts";
import { restoreBackup as restoreInWorker } from "../../../../entrypoints/background/settings/restore-backup.ts";
import type { BackedUp } from "../../../../utils/calls/calls-table.ts";
import type { Check, DoneCheck } from "../../../../utils/checks/check.ts";
import { readDraft, readGroups, readWholeGroup } from "../../../../utils/checks/groups/read-groups.ts";
import { readChecks } from "../../../../utils/checks/history/read-checks.ts";
import {
  changeSourceChanges,
  readSourceChanges,
} from "../../../../utils/checks/sources/kept-source-changes.ts";
import { NO_SOURCE_CHANGES } from "../../../../utils/checks/sources/source-changes.ts";
import { inChecks } from "../../../../utils/checks/transaction.ts";
import { success } from "../../../../utils/platform/result.ts";
import { STORED_DATA } from "../../../../utils/platform/stored-data.ts";
import { forgetAllSearches, recentSearches } from "../../../../utils/search/kept-searches.ts";
import { NO_FILTERS } from "../../../../utils/search/request.ts";
import { inWatches } from "../../../../utils/watches/database.ts";
import { readWatches } from "../../../../utils/watches/read-watches.ts";
import { type NewWatch, newWatch } from "../../../../utils/watches/watch.ts";
import { fakeBrowser } from "../../../setup/browser.ts";
import { expectLogs } from "../../../setup/logs.ts";
import { GROUP } from "../../utils/checks/sample.ts";

const saved = vi.hoisted(() => ({ settings: {}, policy: {}, locked: [] as string[] }));
vi.mock("../../../../utils/settings/settings.ts", () => ({
  readSettings: async () => ({ ...saved.settings, ...saved.policy }),
  ownSettings: async () => saved.settings,
  lockedSettings: async () => saved.locked,
}));

const unreadable = vi.hoisted(() => ({ watches: false, searches: false }));
vi.mock(import("../../../../utils/watches/read-watches.ts"), async (original) => {
  const real = await original();
  return {
    ...real,
    readWatches: () =>
      unreadable.watches ? Promise.reject(new DOMException("damaged", "UnknownError")) : real.readWatches(),
  };
});
vi.mock(import("../../../../utils/search/kept-searches.ts"), async (original) => {
  const real = await original();
  return {
    ...real,
    recentSearches: () =>
      unreadable.searches
        ? Promise.reject(new DOMException("damaged", "UnknownError"))
        : real.recentSearches(),
  };
});

const verdict = {
  claim: "c",
  verdict: "CONFIRMED",
  confidence: 1,
  summary: "",
  sources: [],
  result: "",
  timestamp: null,
};
const asked = { origin: null, addedAt: 1 };
const done = (id: string, order: number): DoneCheck => ({
  ...asked,
  id,
  claim: id,
  key: id,
  order,
  state: "done",
  verdict,
  finishedAt: order,
  seenAt: order,
  repeatedAt: null,
});
const waiting: Check = {
  ...asked,
  id: "w",
  claim: "w",
  key: "w",
  order: 7,
  state: "waiting",
  setbacks: { unreached: 0, interrupted: 0 },
};

const local = new Map<string, string>();
const HOME: NewWatch = {
  name: "Home",
  request: { ...NO_FILTERS, state: ["TX"], q: "", sort: "updated" },
  rhythm: "6h",
  notify: true,
  countsInBadge: false,
};
/** The worker, as far as it restores a backup with its settings. */
vi.mock("../../../../utils/calls/send.ts", () => ({
  send: async (name: string, request: BackedUp) => {
    if (name !== "restoreBackup") return success(null);
    const restored = await restoreInWorker(request);
    saved.settings = { ...saved.settings, ...request.settings };
    return success(restored);
  },
}));

beforeEach(async () => {
  local.clear();
  Object.assign(unreadable, { watches: false, searches: false });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, value: string) => void local.set(key, value),
    removeItem: (key: string) => void local.delete(key),
  });
  saved.settings = { pageSize: 10, suggestions: false };
  saved.policy = {};
  saved.locked = [];
  await forgetAllSearches();
  await inWatches(({ watches }) => watches.clear());
  await inChecks(async ({ checks }) => {
    await checks.clear();
    for (const check of [done("old", 5), waiting, done("new", 8)]) await checks.put(check);
  });
});

test("collects verdicts, oldest first, and leaves out what waits", async () => {
  const { checks } = (await collectBackup()).backup;
  expect(checks.map(({ claim }) => claim)).toEqual(["old", "new"]);
});

test.each<[string, keyof typeof unreadable]>([
  ["follows", "watches"],
  ["recent searches", "searches"],
])("goes without %s that cannot be read, and names them", async (_, part) => {
  unreadable[part] = true;
  expectLogs(new RegExp(`without ${part}`));
  const { backup, unread } = await collectBackup();
  expect(unread).toEqual([part]);
  expect(backup[part]).toEqual([]);
  expect(backup.checks.map(({ claim }) => claim)).toEqual(["old", "new"]);
});

test("the service's text goes with its verdict, there and back", async () => {
  await inChecks(({ checks }) => checks.put({ ...done("old", 5), serviceText: "# Text" }));
  const { backup: collected } = await collectBackup();
  expect(collected.checks.map(({ serviceText }) => serviceText)).toEqual(["# Text", undefined]);
  await restoreBackup(collected, "replace");
  expect(await readChecks()).toMatchObject([{ claim: "w" }, { claim: "new" }, { serviceText: "# Text" }]);
});

test("puts verdicts, searches, watches and settings in the place of those there; what waits in line stays", async () => {
  const from = { claim: "a", origin: null, addedAt: 1, finishedAt: 2, seenAt: 3, verdict };
  await restoreBackup(
    {
      settings: { pageSize: 50 },
      searches: [{ address: "search.html?q=tax", q: "tax", at: 1 }],
      watches: [HOME],
      checks: [from, { ...from, claim: "b" }],
    },
    "replace",
  );
  expect((await readChecks()).map(({ claim }) => claim)).toEqual(["w", "b", "a"]);
  expect((await recentSearches()).map(({ q }) => q)).toEqual(["tax"]);
  expect(await readWatches()).toMatchObject([{ ...HOME, lastAsked: null }]);
  expect(saved.settings).toEqual({ pageSize: 50, suggestions: false });
});

test("a restored backup leaves no site behind of the verdicts that it replaces", async () => {
  await changeSourceChanges(() => ({ askedAt: { "irs.gov": 1 }, pages: { "irs.gov/tax": 1 } }));
  await restoreBackup({ settings: {}, searches: [], watches: [], checks: [] }, "replace");
  expect(await readSourceChanges()).toEqual(NO_SOURCE_CHANGES);
});

test("has what the user chose and nothing of a policy, which names no address as new", async () => {
  const own = { factCheckServiceUrl: "https://checks.example", pageSize: 20 };
  saved.settings = own;
  saved.policy = { factCheckServiceUrl: null, pageSize: 50 };
  const { backup } = await collectBackup();
  expect(backup.settings).toEqual(own);
  expect(await newAddresses(backup)).toEqual([]);
});

test("brings no service's address where the file has none, as that of a browser whose policy gives it", async () => {
  saved.settings = { searchServiceUrl: "https://mine.example", factCheckServiceUrl: "https://mine.example" };
  const settings = { searchServiceUrl: null, factCheckServiceUrl: null, pageSize: 50 };
  const backup = { settings, searches: [], watches: [], checks: [] };
  expect(await newAddresses(backup)).toEqual([]);
  await restoreBackup(backup, "replace");
  expect(saved.settings).toEqual({
    searchServiceUrl: "https://mine.example",
    factCheckServiceUrl: "https://mine.example",
    pageSize: 50,
  });
});

test("leaves what an administrator has set", async () => {
  saved.locked = ["pageSize"];
  await restoreBackup(
    {
      settings: { pageSize: 50, suggestions: true },
      searches: [],
      watches: [],
      checks: [],
    },
    "replace",
  );
  expect(saved.settings).toEqual({ pageSize: 10, suggestions: true });
});

test("names the addresses it would have things sent to from now on, and needs permission for them", async () => {
  const settings = {
    searchServiceUrl: "https://other.example/x",
    factCheckServiceUrl: "https://checks.example:8443",
    notifications: true,
    pageSize: 50,
  };
  const backup = { settings, searches: [], watches: [], checks: [] };
  saved.settings = {
    searchServiceUrl: "https://mine.example",
    factCheckServiceUrl: settings.factCheckServiceUrl,
  };
  expect(await newAddresses(backup)).toEqual([settings.searchServiceUrl]);
  saved.locked = ["searchServiceUrl"];
  expect(await newAddresses(backup)).toEqual([]);
  expect(permissionsOf(backup)).toEqual({
    origins: ["https://other.example/*", "https://checks.example/*"],
    permissions: ["notifications"],
  });
  expect(withoutAddresses(backup).settings).toEqual({ notifications: true, pageSize: 50 });
});

describe("what the browser refused", () => {
  const ADDRESS = "https://other.example/x";
  const held = { origins: false, notifications: false };
  beforeEach(() => {
    const contains = async ({ origins = [], permissions = [] }) =>
      (origins.length === 0 || held.origins) && (permissions.length === 0 || held.notifications);
    Object.assign(fakeBrowser, { permissions: { contains } });
  });

  test.each([
    [{ origins: false, notifications: false }, "both", {}, false],
    [{ origins: true, notifications: true }, null, { searchServiceUrl: ADDRESS, notifications: true }, true],
    [{ origins: false, notifications: true }, "addresses", { notifications: true }, true],
    [{ origins: true, notifications: false }, "notifications", { searchServiceUrl: ADDRESS }, false],
  ])("does not come, and what it allowed before does: %j", async (given, refused, settings, notify) => {
    Object.assign(held, given);
    const brought = { searchServiceUrl: ADDRESS, notifications: true, pageSize: 50 };
    const backup = { settings: brought, searches: [], watches: [HOME], checks: [] };
    expect(permissionsOf(backup).permissions).toEqual(["notifications"]);
    expect(await withoutRefused(backup)).toEqual({
      refused,
      backup: { ...backup, settings: { ...settings, pageSize: 50 }, watches: [{ ...HOME, notify }] },
    });
  });
});

test("holds every kind of stored data that is to be in it, and no other", async () => {
  const kinds = Object.entries(STORED_DATA).flatMap(([name, { backup }]) => (backup ? [name] : []));
  expect(Object.keys((await collectBackup()).backup).toSorted()).toEqual(kinds.toSorted());
});

test("a watch of the same view goes on with what it found; others and what they found are gone", async () => {
  const other: NewWatch = { ...HOME, name: "Tax", request: { ...HOME.request, q: "tax" } };
  await restoreBackup({ settings: {}, searches: [], watches: [HOME, other], checks: [] }, "replace");
  const home = (await readWatches()).find(({ name }) => name === HOME.name);
  if (home === undefined) throw new Error("there is a watch");
  await inWatches(({ watches }) => watches.put({ ...home, newestSeen: 7 }));
  const changed = { ...HOME, name: "Texas", rhythm: "look" } as const;
  await restoreBackup({ settings: {}, searches: [], watches: [changed], checks: [] }, "replace");
  expect(await readWatches()).toMatchObject([{ ...changed, id: home.id, newestSeen: 7 }]);
});

test("watches of an administrator are not exported, and stay", async () => {
  await inWatches(({ watches }) => watches.put(newWatch(HOME, "p", 1, "fixed")));
  const { backup } = await collectBackup();
  expect(backup.watches).toEqual([]);
  await restoreBackup(backup, "replace");
  expect(await readWatches()).toMatchObject([{ id: "p" }]);
  await restoreBackup({ ...backup, watches: [HOME] }, "replace");
  expect(await readWatches(), "a watch of the same view comes with no second one").toMatchObject([
    { id: "p" },
  ]);
});

test("where the watches find no room, nothing is replaced and the import fails", async () => {
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore, value) {
    if (this.name === "watches") throw new DOMException("full", "QuotaExceededError");
    return put.call(this, value);
  });
  await expect(
    restoreBackup({ settings: {}, searches: [], watches: [HOME], checks: [] }, "replace"),
  ).rejects.toThrow("full");
  expect((await readChecks()).map(({ claim }) => claim)).toEqual(["new", "w", "old"]);
});

const from = { origin: null, addedAt: 1, seenAt: 3, verdict };

test("a merge adds what is not there, in its place by time, and leaves all else as it is", async () => {
  await restoreBackup(
    { settings: {}, searches: [{ address: "search.html?q=a", q: "a", at: 5 }], watches: [HOME], checks: [] },
    "replace",
  );
  await inChecks(async ({ checks }) => {
    for (const check of [done("old", 5), done("new", 8)]) await checks.put(check);
  });
  const backup = {
    settings: { pageSize: 50 },
    searches: [
      { address: "search.html?q=a", q: "a", at: 4 },
      { address: "search.html?q=b", q: "b", at: 9 },
    ],
    watches: [
      { ...HOME, name: "Renamed" },
      { ...HOME, request: { ...HOME.request, q: "tax" } },
      { ...HOME, name: "The same view", request: { ...HOME.request, q: "tax" } },
    ],
    checks: [
      { ...from, claim: "first", finishedAt: 2 },
      { ...from, claim: "old", finishedAt: 5 },
      { ...from, claim: "between", finishedAt: 6 },
      { ...from, claim: "last", finishedAt: 99 },
    ],
  };
  for (const came of [
    { verdicts: 3, follows: 1, leftOut: 0 },
    { verdicts: 0, follows: 0, leftOut: 0 },
  ]) {
    expect(await restoreBackup(backup, "merge")).toEqual(success(came));
    expect((await readChecks()).map(({ claim }) => claim)).toEqual([
      ...["last", "new", "w", "between", "old", "first"],
    ]);
    expect((await recentSearches()).map(({ q, at }) => `${q} ${at}`)).toEqual(["b 9", "a 5"]);
    expect((await readWatches()).map(({ name }) => name).toSorted()).toEqual(["Home", "Home"]);
    expect(saved.settings).toEqual({ pageSize: 10, suggestions: false });
  }
});

test.each(["replace", "merge"] as const)(
  "groups and notes go with their verdicts, there and back (%s)",
  async (how) => {
    const ofGroup = { group: GROUP.id };
    await inChecks(async ({ checks, groups, drafts }) => {
      for (const check of [done("old", 5), done("new", 8)]) {
        await checks.put({ ...check, ...ofGroup, note: `About ${check.claim}` });
      }
      await groups.put({ ...GROUP, note: "For the desk", claims: ["new", "old"] });
      await groups.put({ ...GROUP, id: "without a verdict" });
      await drafts.put({ id: GROUP.id, text: "New. Old." });
    });
    const { content } = writeBackup((await collectBackup()).backup, 0);
    expect(content).not.toContain("without a verdict");
    const read = readBackup(content);
    if (!read.ok) throw new Error("it could not be read");
    const here = await readWholeGroup(GROUP.id);
    // What is there already stays as it is, the text too.
    await restoreBackup(read.value, "merge");
    expect(await readWholeGroup(GROUP.id)).toEqual(here);
    await inChecks(async ({ checks, groups, drafts }) => {
      for (const stored of [checks, groups, drafts]) await stored.clear();
    });
    await restoreBackup(read.value, how);
    const whole = await readWholeGroup(GROUP.id);
    expect(whole?.group).toMatchObject({ title: GROUP.title, note: "For the desk", claims: ["new", "old"] });
    expect(whole?.draft).toBeNull();
    expect(whole?.checks.map(({ note, group }) => [note, group]).toSorted()).toEqual([
      ["About new", GROUP.id],
      ["About old", GROUP.id],
    ]);
  },
);

test("what a replacement would delete is known before: verdicts and follows that the file does not have", async () => {
  await restoreBackup({ settings: {}, searches: [], watches: [HOME], checks: [] }, "replace");
  await inChecks(async ({ checks }) => {
    for (const check of [done("old", 5), done("new", 8), waiting]) await checks.put(check);
  });
  const { backup } = await collectBackup();
  expect(await lostByReplacing(backup)).toEqual({ verdicts: 0, follows: 0 });
  const older = { ...backup, checks: backup.checks.filter(({ claim }) => claim !== "new"), watches: [] };
  expect(await lostByReplacing(older)).toEqual({ verdicts: 1, follows: 1 });
});

test("the verdict of a text is not in a file that has the same answer beside no text, or in another", async () => {
  await inChecks(({ checks }) => checks.put(done("beside it", 5)));
  const { backup } = await collectBackup();
  await inChecks(async ({ checks, groups }) => {
    // It took the answer that was here.
    await checks.put({ ...done("old", 9), id: "of a text", group: GROUP.id, finishedAt: 5 });
    await groups.put(GROUP);
  });
  expect(await lostByReplacing(backup)).toEqual({ verdicts: 1, follows: 0 });
  expect(await lostByReplacing((await collectBackup()).backup)).toEqual({ verdicts: 0, follows: 0 });
  const old = backup.checks.filter(({ claim }) => claim === "old");
  expect(await lostByReplacing({ ...backup, checks: old })).toEqual({ verdicts: 3, follows: 0 });
  const ofAnother = old.map((each) => ({ ...each, group: "another" }));
  expect(await lostByReplacing({ ...backup, checks: ofAnother })).toEqual({ verdicts: 4, follows: 0 });
});

test("a verdict whose key was made by an earlier version is in the file that has its words", async () => {
  await inChecks(({ checks }) => checks.put({ ...done("Earlier", 5), key: "made otherwise" }));
  const { backup } = await collectBackup();
  expect(await lostByReplacing(backup)).toEqual({ verdicts: 0, follows: 0 });
  const others = backup.checks.filter(({ claim }) => claim !== "Earlier");
  expect(await lostByReplacing({ ...backup, checks: others })).toEqual({ verdicts: 1, follows: 0 });
});

test("a replacement takes the groups along whose verdicts it takes, and no group that still waits", async () => {
  await inChecks(async ({ checks, groups, drafts }) => {
    await checks.put({ ...done("old", 5), group: GROUP.id });
    await checks.put({ ...waiting, group: "waits" });
    await groups.put(GROUP);
    await groups.put({ ...GROUP, id: "waits" });
    await drafts.put({ id: GROUP.id, text: "Old." });
  });
  await restoreBackup({ settings: {}, searches: [], watches: [], checks: [] }, "replace");
  expect([...(await readGroups()).keys()]).toEqual(["waits"]);
  expect(await readDraft(GROUP.id)).toBeUndefined();
});

test("a verdict that an import brought back is not doubled when its deletion is undone, and takes its note", async () => {
  const verdict = { ...done("c", 5), group: GROUP.id };
  const { id: _, key: _key, order: _order, state: _state, repeatedAt: _repeatedAt, ...inFile } = verdict;
  const file = { settings: {}, searches: [], watches: [], checks: [inFile] };
  await restoreBackup(file, "merge");
  await restoreCheck({ ...verdict, note: "Call" });
  const found = async () => (await readChecks()).filter(({ claim }) => claim === "c");
  expect((await found()).map(({ note }) => note)).toEqual(["Call"]);
  await restoreCheck({ ...verdict, id: "other", finishedAt: 6 });
  expect(await found()).toHaveLength(2);
});
