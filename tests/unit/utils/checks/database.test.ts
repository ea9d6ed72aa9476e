import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { deleteDB, openDB } from "idb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { closeAnswers, inAnswers } from "../../../../entrypoints/background/search/answers-database.ts";
import { CACHE_LIMITS, createCache } from "../../../../entrypoints/background/search/cache.ts";
import {
  closeChecksDatabase,
  inChecksDatabase,
  inChecksDatabaseOfAnyVersion,
} from "../../../../utils/checks/database.ts";
import { readChecks } from "../../../../utils/checks/history/read-checks.ts";
import { storageProblem } from "../../../../utils/platform/storage-problem.ts";
import { expectLogs } from "../../../setup/logs.ts";
import { done } from "./sample.ts";

const NAME = "primary-source";
const STORES = ["checks", "drafts", "groups", "marks"];
const CHECK = done(1);

beforeEach(async () => {
  await closeChecksDatabase();
  await closeAnswers();
  globalThis.indexedDB = new IDBFactory();
});
afterEach(closeChecksDatabase);

const storesNow = () => inChecksDatabase(async (opened) => [...opened.objectStoreNames].toSorted());
const problemOf = (work: Promise<unknown>) => work.then(() => "none", storageProblem);

/** One verdict at a version of the database, with the stores named besides those of the checks. */
async function leave(version: number, others: readonly string[]): Promise<void> {
  const left = await openDB(NAME, version, {
    upgrade(created) {
      const checks = created.createObjectStore("checks", { keyPath: "id" });
      for (const index of ["order", "state", "key", "seenAt"]) checks.createIndex(index, index);
      for (const name of others) created.createObjectStore(name, { keyPath: "key" });
    },
  });
  await left.put("checks", CHECK);
  left.close();
}

/** The browser fails to open this database for as many times. */
function failOpening(name: string, times: number, error: () => Error): void {
  const open = IDBFactory.prototype.open;
  let left = times;
  vi.spyOn(IDBFactory.prototype, "open").mockImplementation(function (this: IDBFactory, asked, version) {
    if (asked !== name || left === 0) return open.call(this, asked, version);
    left -= 1;
    throw error();
  });
}

const unknown = () => new DOMException("Internal error opening backing store", "UnknownError");
const full = () =>
  new DOMException("Encountered full disk while opening backing store", "QuotaExceededError");

describe("the database of checks", () => {
  it("has every store from its first version", async () => {
    expect(await storesNow()).toEqual(STORES);
  });

  it("keeps what it holds over a restart of the worker", async () => {
    await inChecksDatabase((opened) => opened.put("marks", { name: "checks-line", value: 7 }));
    await closeChecksDatabase();
    expect(await inChecksDatabase((opened) => opened.get("marks", "checks-line"))).toEqual({
      name: "checks-line",
      value: 7,
    });
  });

  it.each([
    ["a version that lacks a store", 1, []],
    ["the version without the index of ends", 30, ["marks"]],
    ["the version without groups", 40, ["marks"]],
    ["this version, but lacking a store", 50, []],
    ["this version, lacking stores again after a repair", 51, []],
  ])("of %s is completed and loses nothing", async (_, version, others) => {
    await leave(version, others);
    expect(await storesNow()).toEqual(STORES);
    expect(await readChecks()).toEqual([CHECK]);
    await closeChecksDatabase();
    expect(await readChecks()).toEqual([CHECK]);
    expect(await inChecksDatabase((opened) => opened.countFromIndex("checks", "finishedAt"))).toBe(1);
  });

  it.each([60, 99, 1000])("of later version %i is kept, named, and can still be saved", async (version) => {
    await leave(version, ["other"]);
    expect(await problemOf(readChecks())).toBe("later-version");
    expect(await problemOf(readChecks())).toBe("later-version");
    expect(await inChecksDatabaseOfAnyVersion((opened) => opened.getAll("checks"))).toEqual([CHECK]);
    const after = await openDB(NAME);
    expect([after.version, await after.getAll("checks")]).toEqual([version, [CHECK]]);
    after.close();
  });

  it.each([
    ["of any kind", unknown, "no-access"],
    ["of a full disk", full, "full"],
  ])("keeps every check over failed openings %s, and is read on the next try", async (_, error, problem) => {
    expectLogs(/The database could not be opened/);
    await leave(20, ["marks"]);
    failOpening(NAME, 6, error);
    const deleted = vi.spyOn(IDBFactory.prototype, "deleteDatabase");
    for (let time = 0; time < 3; time += 1) expect(await problemOf(readChecks())).toBe(problem);
    expect(await readChecks()).toEqual([CHECK]);
    expect(deleted).not.toHaveBeenCalled();
  });

  it("that is not there does not come to be by looking for one to save", async () => {
    await expect(inChecksDatabaseOfAnyVersion((opened) => opened.getAll("checks"))).rejects.toThrow();
    expect(await indexedDB.databases()).toEqual([]);
  });

  it("gives way to a page that deletes it, and is there again for the next who asks", async () => {
    await inChecksDatabase((opened) => opened.put("marks", { name: "checks-line", value: 7 }));
    await deleteDB(NAME);
    expect(await storesNow()).toEqual(STORES);
  });
});

describe("the database of saved answers", () => {
  const cache = createCache(CACHE_LIMITS, () => 1);
  const ANSWER = { key: "a", value: 1, fetchedAt: 1, bytes: 1 };
  const ANSWERS = "primary-source-answers";
  const NOT_OPENED = [/The database of saved answers could not be opened/];

  it.each<[string, () => Promise<void>, RegExp[]]>([
    ["cannot be opened", async () => failOpening(ANSWERS, 2, unknown), NOT_OPENED],
    ["is of a later version", async () => (await openDB(ANSWERS, 99)).close(), NOT_OPENED],
    ["lacks a store", async () => (await openDB(ANSWERS, 1)).close(), []],
  ])("is rebuilt where it %s, and touches no check", async (_, spoil, logged) => {
    expectLogs(...logged);
    await leave(20, ["marks"]);
    await spoil();
    await cache.put(ANSWER);
    expect(await cache.get("a")).toMatchObject({ value: 1 });
    expect(await readChecks()).toEqual([CHECK]);
  });

  it("is dropped where it cannot be cleared", async () => {
    expectLogs(/The saved answers could not be cleared/);
    await cache.put(ANSWER);
    vi.spyOn(IDBObjectStore.prototype, "clear").mockImplementation(() => {
      throw unknown();
    });
    await cache.clear();
    expect(await inAnswers((opened) => opened.count("responses"))).toBe(0);
  });

  it("gives way to a page that deletes it", async () => {
    await cache.put(ANSWER);
    await deleteDB(ANSWERS);
    expect(await cache.get("a")).toBeNull();
    await cache.put({ ...ANSWER, value: 2 });
    expect(await cache.get("a")).toMatchObject({ value: 2 });
  });
});

describe("what kept a store from working", () => {
  it.each([
    [new DOMException("", "QuotaExceededError"), "full"],
    [new DOMException("Encountered full disk while opening backing store.", "UnknownError"), "full"],
    [new Error("QUOTA_BYTES quota exceeded"), "full"],
    [new Error("IO error: .../000003.log: No space left on device"), "full"],
    [new Error("Resource::kQuotaBytes quota exceeded"), "full"],
    [new Error("FILE_ERROR_NO_SPACE"), "full"],
    [new DOMException("Internal error.", "UnknownError"), "no-access"],
    [new DOMException("", "AbortError"), "no-access"],
    [new TypeError("a bug"), null],
    ["words", null],
  ])("%s", (error, problem) => {
    expect(storageProblem(error)).toBe(problem);
  });
});
