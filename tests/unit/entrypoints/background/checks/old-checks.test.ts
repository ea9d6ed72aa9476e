import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  deleteOldChecks,
  isOldChecksAlarm,
} from "../../../../../entrypoints/background/checks/old-checks.ts";
import { addWatches } from "../../../../../entrypoints/background/watches/store.ts";
import type { Check } from "../../../../../utils/checks/check.ts";
import { closeChecksDatabase, inChecksDatabase } from "../../../../../utils/checks/database.ts";
import { readChecks } from "../../../../../utils/checks/history/read-checks.ts";
import { readWatches } from "../../../../../utils/watches/read-watches.ts";
import { fakeBrowser } from "../../../../setup/browser.ts";
import { VERDICT } from "../../../utils/checks/sample.ts";
import { watchOf } from "../../../utils/watches/sample.ts";

const policy = vi.hoisted(() => ({ days: null as number | null }));
vi.mock("../../../../../utils/settings/settings.ts", () => ({
  settingsForSending: async () => ({ deleteVerdictsAfterDays: policy.days, factCheckServiceUrl: null }),
  readSettings: async () => ({ notifications: false }),
}));

const forgotten = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock("../../../../../entrypoints/background/checks/sources/find-source-changes.ts", () => ({
  forgetUnusedSources: forgotten,
}));

const DAY = 24 * 60 * 60 * 1000;
const alarms = { create: vi.fn(), clear: vi.fn() };

beforeEach(async () => {
  await closeChecksDatabase();
  globalThis.indexedDB = new IDBFactory();
  forgotten.mockClear();
  for (const mock of Object.values(alarms)) mock.mockReset().mockResolvedValue(undefined);
  const session = { get: async () => ({}), set: async () => undefined, remove: async () => undefined };
  Object.assign(fakeBrowser, {
    alarms,
    extension: { inIncognitoContext: false },
    storage: { session, local: session },
    permissions: { contains: async () => true },
  });
});
afterEach(closeChecksDatabase);

function check(id: string, rest: object): Check {
  const shared = { id, claim: id, key: id, origin: null, order: 1, addedAt: 0, seenAt: 0 };
  return { ...shared, ...rest } as Check;
}

async function keep(now: number): Promise<void> {
  const failure = { kind: "offline" };
  const checks = [
    check("old verdict", { state: "done", verdict: VERDICT, finishedAt: now - 31 * DAY }),
    check("new verdict", { state: "done", verdict: VERDICT, finishedAt: now - 29 * DAY }),
    check("old failure", { state: "failed", failure, finishedAt: now - 31 * DAY }),
    check("old draft", { state: "unsent", problem: { reason: "claim-empty" }, addedAt: now - 31 * DAY }),
    check("in line", {
      state: "waiting",
      addedAt: now - 31 * DAY,
      setbacks: { unreached: 0, interrupted: 0 },
    }),
  ];
  await inChecksDatabase(async (database) => {
    for (const each of checks) await database.put("checks", each);
  });
}

const mark = () =>
  inChecksDatabase(async (database) => (await database.get("marks", "old-checks"))?.value) as Promise<
    { at: number; heldUntil: number } | undefined
  >;
const left = async () => (await readChecks()).map(({ id }) => id).toSorted();

it("what ended more days ago than an administrator lets it stay is deleted, and looked for again every hour", async () => {
  await keep(Date.now());
  policy.days = 30;
  deleteOldChecks("due");
  await vi.waitFor(async () => expect(await left()).toEqual(["in line", "new verdict"]));
  expect(alarms.create.mock.calls).toContainEqual(["old-checks", { periodInMinutes: 60 }]);
  expect(isOldChecksAlarm({ name: "old-checks" })).toBe(true);
});

it("nothing is deleted and no alarm is left without the policy, nor in private windows", async () => {
  await keep(Date.now());
  policy.days = null;
  deleteOldChecks("due");
  await vi.waitFor(() => expect(alarms.clear).toHaveBeenCalledWith("old-checks"));
  policy.days = 1;
  Object.assign(fakeBrowser, { extension: { inIncognitoContext: true } });
  deleteOldChecks("due");
  expect(await left()).toHaveLength(5);
  expect(alarms.create.mock.calls.map(([name]) => name)).not.toContain("old-checks");
});

it("however many are deleted, the sources of those that stay are read once", async () => {
  await keep(Date.now());
  policy.days = 30;
  deleteOldChecks("due");
  await vi.waitFor(async () => expect(await left()).toEqual(["in line", "new verdict"]));
  await vi.waitFor(() => expect(forgotten).toHaveBeenCalled());
  expect(forgotten).toHaveBeenCalledOnce();
});

it("the sources of a claim are followed no longer when its last check gets too old, and stay where one was deleted alone", async () => {
  await keep(Date.now());
  const followed = (claim: string) =>
    watchOf({ id: claim, request: { ...watchOf().request, q: "", sources: { claim, pages: [] } } });
  await addWatches(["old verdict", "new verdict", "deleted alone"].map(followed), ({ id }) => id);
  policy.days = 30;
  deleteOldChecks("due");
  await vi.waitFor(async () => expect(await left()).toEqual(["in line", "new verdict"]));
  const ids = (await readWatches()).map(({ id }) => id);
  expect(ids.toSorted()).toEqual(["deleted alone", "new verdict"]);
});

it("a browser that is used once a week deletes too", async () => {
  const start = Date.now();
  await keep(start);
  policy.days = 60;
  const clock = vi.spyOn(Date, "now");
  for (let week = 0; week <= 6; week += 1) {
    clock.mockReturnValue(start + week * 7 * DAY);
    deleteOldChecks("due");
    await vi.waitFor(async () => expect((await mark())?.at).toBe(start + week * 7 * DAY));
  }
  await vi.waitFor(async () => expect(await left()).not.toContain("old verdict"));
  clock.mockRestore();
});

it("a clock that jumps ahead deletes nothing for a day, in which it can be set right", async () => {
  const start = Date.now();
  await keep(start);
  policy.days = 30;
  const clock = vi.spyOn(Date, "now").mockReturnValue(start);
  policy.days = 365;
  deleteOldChecks("due");
  await vi.waitFor(async () => expect((await mark())?.at).toBe(start));
  clock.mockReturnValue(start + 400 * DAY);
  deleteOldChecks("due");
  await vi.waitFor(async () => expect((await mark())?.heldUntil).toBe(start + 401 * DAY));
  expect(await left()).toHaveLength(5);
  clock.mockReturnValue(start);
  deleteOldChecks("due");
  await vi.waitFor(async () => expect((await mark())?.heldUntil).toBe(start + DAY));
  expect(await left()).toHaveLength(5);
  clock.mockReturnValue(start + 2 * DAY);
  policy.days = 30;
  deleteOldChecks("due");
  await vi.waitFor(async () => expect(await left()).not.toContain("old verdict"));
  clock.mockRestore();
});
