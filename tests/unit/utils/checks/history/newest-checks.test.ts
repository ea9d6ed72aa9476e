import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findClaims } from "../../../../../components/checks/list/find-claims.ts";
import type { Check } from "../../../../../utils/checks/check.ts";
import { closeChecksDatabase, inChecksDatabase } from "../../../../../utils/checks/database.ts";
import { countHistory, readHistoryPart } from "../../../../../utils/checks/history/newest-checks.ts";
import { walkClaims } from "../../../../../utils/checks/history/walk-history.ts";
import { fakeBrowser } from "../../../../setup/browser.ts";
import { done, failedCheck, GROUP, VERDICT, waiting } from "../sample.ts";

beforeEach(async () => {
  await closeChecksDatabase();
  globalThis.indexedDB = new IDBFactory();
  Object.assign(fakeBrowser, {
    extension: { inIncognitoContext: false },
    storage: { session: { get: async () => ({}) } },
  });
});
afterEach(closeChecksDatabase);

const keep = (checks: readonly object[]) =>
  inChecksDatabase(async (database) => {
    const transaction = database.transaction("checks", "readwrite");
    for (const check of checks) await transaction.store.put(check as Check);
    await transaction.done;
  });
const verdicts = (count: number) => Array.from({ length: count }, (_, index) => done(index + 1));
const orders = (checks: readonly Check[]) => checks.map(({ order }) => order);

/** How many records the work reads, and how many copies of records the database makes for it. */
async function readsOf(work: () => Promise<unknown>) {
  const copied = vi.spyOn(globalThis, "structuredClone");
  await work();
  const ids = copied.mock.calls.flatMap(([value]) => (isRecord(value) ? [value.id] : []));
  copied.mockRestore();
  return { records: new Set(ids).size, copies: ids.length };
}

const isRecord = (value: unknown): value is Check =>
  typeof value === "object" && value !== null && "claim" in value && "id" in value;

it.each([10, 30])("the first %i rows cost as many reads with 5,000 verdicts as with 50", async (rows) => {
  await keep(verdicts(50));
  const few = await readsOf(() => readHistoryPart(rows));
  await keep(verdicts(5_000));
  expect(few.records).toBe(rows);
  expect(await readsOf(() => readHistoryPart(rows))).toEqual(few);
  expect(await readHistoryPart(rows)).toMatchObject({ hasMore: true, unreadable: [] });
  expect(await countHistory()).toEqual({ all: 5_000, answers: 5_000, verdicts: 5_000 });
});

describe("a part of the history", () => {
  it("has the newest rows, with the earlier answers to their claims wherever they are", async () => {
    await keep([...verdicts(40), done(41, { key: "claim 2" })]);
    const part = await readHistoryPart(3);
    expect([orders(part.checks), part.hasMore]).toEqual([[41, 40, 39, 2], true]);
    expect(await readHistoryPart(41)).toMatchObject({ hasMore: false });
  });

  it("has nothing older where all that is left is in it already", async () => {
    await keep([done(1, { seenAt: 0 }), done(2, { key: "claim 4" }), ...verdicts(4).slice(2)]);
    const part = await readHistoryPart(2);
    expect([orders(part.checks), part.hasMore]).toEqual([[4, 3, 2, 1], false]);
    await keep([done(0)]);
    expect((await readHistoryPart(2)).hasMore).toBe(true);
    expect((await readHistoryPart(0)).hasMore).toBe(true);
  });

  it("has what waits, what nobody has seen and what is asked for, wherever it is", async () => {
    await keep([
      ...verdicts(40),
      waiting(41),
      waiting(3),
      done(5, { seenAt: 0 }),
      failedCheck(7, { seenAt: 0 }),
    ]);
    const part = await readHistoryPart(2, ["check-9", "check-gone"]);
    expect(orders(part.checks)).toEqual([41, 40, 39, 9, 7, 5, 3]);
    expect(await countHistory()).toEqual({ all: 41, answers: 41, verdicts: 38 });
  });

  it("names damaged records in their places, and has all others", async () => {
    await keep([
      ...verdicts(3),
      { ...done(4), verdict: { ...VERDICT, sources: null } },
      { id: "nothing" },
      { ...waiting(5), setbacks: null },
      { ...done(6), passagesBySiteNow: "gone" },
      { id: "other", order: "first", state: 7 },
    ]);
    const part = await readHistoryPart(30);
    expect([orders(part.checks), part.hasMore]).toEqual([[3, 2, 1], false]);
    expect(part.unreadable.map(({ id }) => id).toSorted()).toEqual([
      ...["check-4", "check-5", "check-6", "nothing", "other"],
    ]);
    expect(part.unreadable.find(({ id }) => id === "check-4")?.order).toBe(4);
  });
});

describe("a walk over the history", () => {
  it("brings each claim once, newest first, in batches, without what is damaged", async () => {
    await keep([
      ...verdicts(120),
      done(121, { key: "claim 7" }),
      { ...done(60), claim: null },
      failedCheck(122, { key: "claim 8" }),
    ]);
    const batches = [];
    for await (const claims of walkClaims()) batches.push(claims);
    expect(batches.every(({ length }) => length <= 50)).toBe(true);
    const claims = batches.flat();
    expect(claims).toHaveLength(120);
    expect(claims.slice(0, 2).map(({ latest, earlier }) => [latest.order, orders(earlier)])).toEqual([
      [122, []],
      [121, [7]],
    ]);
  });

  it("finds what matches, counts all of it and keeps the rows that are shown", async () => {
    const claim = (order: number) => ({ claim: order % 2 ? "About pensions" : "About wages" });
    await keep(verdicts(200).map((check) => ({ ...check, ...claim(check.order) })));
    const found = await findClaims({ words: "pensions", verdict: null }, 10, () => false);
    expect(found).toMatchObject({ counts: { all: 100, verdicts: 100 }, hasMore: true });
    expect(orders(found?.checks ?? [])).toEqual([199, 197, 195, 193, 191, 189, 187, 185, 183, 181]);
    expect(await findClaims({ words: "pensions", verdict: null }, 10, () => true)).toBeNull();
  });

  it("counts what matches, and what exports of it have: all answers to the same claims", async () => {
    await keep([
      done(1),
      done(2, { key: done(1).key, verdict: { ...VERDICT, verdict: "CONFIRMED" } }),
      done(3),
    ]);
    const found = await findClaims({ words: "", verdict: "confirmed" }, 10, () => false);
    expect(found?.counts).toEqual({ all: 1, answers: 2, verdicts: 2 });
  });
});

const keepGroup = (group: object = {}) =>
  inChecksDatabase((database) => database.put("groups", { ...GROUP, ...group }));
const ofGroup = { group: GROUP.id };

describe("a group in the history", () => {
  const among = (count: number) =>
    verdicts(count).map((check) =>
      check.order >= 10 && check.order < 110 ? { ...check, ...ofGroup } : check,
    );

  it("is one row, and here with all of its checks", async () => {
    await keep(among(120));
    await keepGroup();
    const part = await readHistoryPart(13);
    // Eleven newer rows, the group, and the one before it.
    expect(orders(part.checks)).toEqual(Array.from({ length: 112 }, (_, index) => 120 - index));
    expect([part.groups, part.hasMore]).toEqual([[{ ...GROUP }], true]);
    expect((await readHistoryPart(200)).hasMore).toBe(false);
  });

  it("is passed over in one step where its place in the history is known", async () => {
    await keep(among(120));
    await keepGroup({ places: [10, 109] });
    const part = await readHistoryPart(14);
    expect(orders(part.checks)).toEqual(Array.from({ length: 113 }, (_, index) => 120 - index));
  });

  it("hides no other check where one of it was checked again since", async () => {
    await keep([...among(120), done(121, { key: "claim 10", ...ofGroup })]);
    await keepGroup({ places: [10, 109] });
    const part = await readHistoryPart(4);
    expect(orders(part.checks).slice(0, 4)).toEqual([121, 120, 119, 118]);
    expect(part.checks).toHaveLength(104);
  });

  it("is kept apart from equal claims outside of it", async () => {
    await keep([done(1, ofGroup), done(2, { ...ofGroup, key: "claim 1" }), done(3, { key: "claim 1" })]);
    await keepGroup();
    const walked = [];
    for await (const claims of walkClaims()) walked.push(...claims);
    expect(walked.map(({ latest, earlier }) => [latest.order, orders(earlier)])).toEqual([
      [3, []],
      [2, [1]],
    ]);
    await keep([done(4), done(5), done(6)]);
    expect(orders((await readHistoryPart(4)).checks)).toEqual([6, 5, 4, 3]);
  });

  it("that is damaged or gone leaves its checks as rows", async () => {
    await keep([done(1, ofGroup), done(2, ofGroup), done(3, { group: "gone" })]);
    await keepGroup({ claims: null });
    const part = await readHistoryPart(2);
    expect([orders(part.checks), part.groups]).toEqual([[3, 2], []]);
  });

  it("is found by its title, its note and the notes of its checks, as one row with all of its checks", async () => {
    await keep([done(1, ofGroup), done(2, { ...ofGroup, note: "Ask Maria" }), done(3), done(4)]);
    await keepGroup({ note: "For the front page" });
    for (const words of ["tax myths", "front page", "maria"]) {
      const found = await findClaims({ words, verdict: null }, 10, () => false);
      expect(orders(found?.checks ?? []).toSorted(), words).toEqual([1, 2]);
      expect(found?.groups.map(({ id }) => id)).toEqual([GROUP.id]);
    }
    const found = await findClaims({ words: "claim", verdict: null }, 2, () => false);
    expect([found?.checks.length, found?.hasMore, found?.counts.all]).toEqual([2, true, 4]);
  });
});
