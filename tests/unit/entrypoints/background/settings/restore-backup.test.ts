import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { restoreBackup } from "../../../../../entrypoints/background/settings/restore-backup.ts";
import { backupGroup } from "../../../../../utils/checks/backup-check.ts";
import type { Check, DoneCheck } from "../../../../../utils/checks/check.ts";
import { claimKey } from "../../../../../utils/checks/claims/claim.ts";
import { closeChecksDatabase, inChecksDatabase } from "../../../../../utils/checks/database.ts";
import type { Group } from "../../../../../utils/checks/groups/group.ts";
import { readDraft } from "../../../../../utils/checks/groups/read-groups.ts";
import { readHistoryPart } from "../../../../../utils/checks/history/newest-checks.ts";
import {
  changeSourceChanges,
  readSourceChanges,
} from "../../../../../utils/checks/sources/kept-source-changes.ts";
import { fakeBrowser } from "../../../../setup/browser.ts";
import { done, failedCheck, GROUP } from "../../../utils/checks/sample.ts";

vi.mock("../../../../../utils/watches/database.ts", () => ({ inWatches: async () => undefined }));
vi.mock("../../../../../utils/search/kept-searches.ts", () => ({
  mergeSearches: async () => undefined,
  replaceSearches: async () => undefined,
}));

beforeEach(async () => {
  await closeChecksDatabase();
  globalThis.indexedDB = new IDBFactory();
  Object.assign(fakeBrowser, {
    extension: { inIncognitoContext: false },
    storage: { session: { get: async () => ({}) } },
  });
});
afterEach(closeChecksDatabase);

async function keep(group: Group, checks: readonly Check[]): Promise<void> {
  await inChecksDatabase(async (database) => {
    await database.put("groups", group);
    await database.put("drafts", { id: group.id, text: "The text." });
    for (const check of checks) await database.put("checks", check);
  });
}

const restore = (how: "merge" | "replace", checks: readonly DoneCheck[], groups: readonly Group[] = []) =>
  restoreBackup({ how, watches: [], checks, groups: groups.map(backupGroup), searches: [] });

const ofGroup = (order: number) => done(order, { group: GROUP.id, finishedAt: order * 10 });

it("replacing all leaves the texts of the groups that come back, and takes the others", async () => {
  const other = { ...GROUP, id: "group-2" };
  await keep(GROUP, [ofGroup(1)]);
  await keep(other, [done(2, { group: other.id })]);
  await restore("replace", [ofGroup(1)], [GROUP]);
  expect(await readDraft(GROUP.id)).toEqual({ id: GROUP.id, text: "The text." });
  expect(await readDraft(other.id)).toBeUndefined();
});

it("a verdict that comes between two of a group is read where it is", async () => {
  await keep({ ...GROUP, places: [2, 4] }, [ofGroup(2), ofGroup(3), ofGroup(4), done(1, { finishedAt: 10 })]);
  await restore("merge", [done(9, { claim: "In between", finishedAt: 25 })]);
  const { checks } = await readHistoryPart(2);
  expect(checks.map(({ claim }) => claim)).toContain("In between");
});

it("a group that nothing comes into keeps its places", async () => {
  await keep({ ...GROUP, places: [2, 4] }, [ofGroup(2), ofGroup(3), ofGroup(4), done(1, { finishedAt: 10 })]);
  await restore("merge", [done(9, { claim: "Before", finishedAt: 15 })]);
  expect((await inChecksDatabase((database) => database.get("groups", GROUP.id)))?.places).toEqual([2, 4]);
});

it("a text comes where it ended, also where one of its claims was asked by itself and came to the top since", async () => {
  const claim = "Asked by itself too";
  await keep(GROUP, [
    done(400, { claim: "Since", key: "since", finishedAt: 100 }),
    done(500, { claim, key: claimKey(claim), finishedAt: 10 }),
  ]);
  const group = "group-2";
  const ofText = [
    done(19, { claim, group, finishedAt: 19 }),
    done(20, { claim: "Of the text alone", group, finishedAt: 20 }),
  ];
  await restore("merge", ofText, [{ ...GROUP, id: group }]);
  const { checks } = await readHistoryPart(5);
  expect(checks.map((check) => check.claim)).toEqual([claim, "Since", "Of the text alone", claim]);
});

it("a verdict that is here already is not added again, also where its key was made by an earlier version", async () => {
  const claim = "The mini\u00admum wage rose";
  const damaged = { id: "damaged", state: "done", finishedAt: 10 } as DoneCheck;
  await keep(GROUP, [done(1, { claim, key: "the mini\u00admum wage rose", finishedAt: 10 }), damaged]);
  await restore("merge", [done(1, { claim, finishedAt: 10 }), done(2, { claim: "Another", finishedAt: 10 })]);
  const checks = await inChecksDatabase((database) => database.getAll("checks"));
  expect(checks.flatMap(({ id, claim: own }) => (id === damaged.id ? [] : [own])).toSorted()).toEqual([
    "Another",
    claim,
  ]);
});

it("what replaces the others is read newest first, also where a group that stays had places before it", async () => {
  const left = failedCheck(6, { group: GROUP.id });
  await keep({ ...GROUP, places: [2, 6] }, [ofGroup(2), left]);
  const brought = Array.from({ length: 12 }, (_, index) => done(index + 1, { claim: `Brought ${index}` }));
  await restore("replace", brought);
  const { checks } = await readHistoryPart(5);
  expect(checks.filter(({ group }) => group === undefined)[0]?.claim).toBe("Brought 11");
});

it.each([
  ["", "Ask Maria", "Ask Maria"],
  ["Mine", "Ask Maria", "Mine"],
  ["Mine", "", "Mine"],
])("adding to what is here takes a note only where there is none: %j and %j", async (here, brought, left) => {
  const noted = (note: string) => ({ ...ofGroup(1), ...(note && { note }) });
  await keep({ ...GROUP, note: here }, [noted(here)]);
  await restore("merge", [noted(brought)], [{ ...GROUP, note: brought }]);
  const [checks, group] = await inChecksDatabase((database) =>
    Promise.all([database.getAll("checks"), database.get("groups", GROUP.id)]),
  );
  expect(checks.map(({ note }) => note)).toEqual([left]);
  expect(group?.note).toBe(left);
});

it("the sources of verdicts that are added may be asked about at once, and what is known of others stays", async () => {
  const pages = { "ssa.gov/x": 5 };
  await changeSourceChanges(() => ({ askedAt: { "ssa.gov": 1 }, pages }));
  await restore("merge", [done(1)]);
  expect(await readSourceChanges()).toEqual({ askedAt: {}, pages });
});
