import type { IDBPObjectStore } from "idb";
import { type Check, UNSEEN } from "./check.ts";
import { type ChecksSchema, inChecksDatabase } from "./database.ts";
import { isStoredCheck } from "./stored-check.ts";
import { readUnstored, withUnstored } from "./unstored.ts";

/** A record of the history that is damaged. It can only be deleted. */
export interface UnreadableCheck {
  readonly id: string;
  readonly order: number;
}

export interface HistoryCounts {
  readonly all: number;
  readonly verdicts: number;
}

/** The newest part of the history, and what a page has to know of wherever it is. */
export interface HistoryPart {
  /** Newest first: the rows, their earlier answers, what is in line, unsent or unseen, and what was asked for. */
  readonly checks: readonly Check[];
  readonly unreadable: readonly UnreadableCheck[];
  /** Of the whole history. */
  readonly counts: HistoryCounts;
  /** Whether there are older rows. */
  readonly hasMore: boolean;
}

/** Unseen checks that are read at once. Once these are seen, the next ones are read. */
const MOST_UNSEEN = 100;

type Checks = IDBPObjectStore<ChecksSchema, ["checks"], "checks", "readonly">;

/** Reads so many rows, newest first. What it costs does not depend on how long the history is. `also`: checks by their ids. */
export async function readHistoryPart(rows: number, also: Iterable<string> = []): Promise<HistoryPart> {
  const [{ records, all, verdicts }, { answers, claims }] = await Promise.all([
    inChecksDatabase(async (database) => {
      const { store } = database.transaction("checks");
      const records = new Map<string, unknown>();
      const isWhole = await readRows(store, rows, records);
      await readNamed(store, await namedIds(store, also), records);
      await readNamed(store, await answerIds(store, records), records);
      const [all, verdicts] = await Promise.all([store.count(), store.index("state").count("done")]);
      // A record without a place is in no index. It comes after all others.
      if (isWhole && records.size < all) await readNamed(store, await store.getAllKeys(), records);
      return { records, all, verdicts };
    }),
    readUnstored(),
  ]);
  const stored = [...records.values()].filter(isStoredCheck).sort((one, other) => other.order - one.order);
  return {
    checks: [...claims, ...withUnstored(stored, answers)],
    unreadable: [...records].flatMap(([id, record]) =>
      isStoredCheck(record) ? [] : [{ id, order: orderOf(record) }],
    ),
    counts: { all: all + claims.length, verdicts },
    hasMore: records.size < all,
  };
}

/** Reads rows with a cursor. True where there are no more. Checks that wait are shown besides the rows. */
async function readRows(store: Checks, rows: number, records: Map<string, unknown>): Promise<boolean> {
  const claims = new Set<string>();
  let left = rows;
  if (left === 0) return false;
  let cursor = await store.index("order").openCursor(null, "prev");
  while (cursor !== null) {
    const record: unknown = cursor.value;
    records.set(cursor.primaryKey, record);
    if (isRow(record, claims)) left -= 1;
    if (left === 0) return false;
    cursor = await cursor.continue();
  }
  return true;
}

function isRow(record: unknown, claims: Set<string>): boolean {
  if (!isStoredCheck(record)) return true;
  if (record.state !== "done") return record.state !== "waiting";
  const isLatest = !claims.has(record.key);
  claims.add(record.key);
  return isLatest;
}

async function namedIds(store: Checks, also: Iterable<string>): Promise<readonly string[]> {
  const found = await Promise.all([
    ...["waiting", "running", "unsent"].map((state) => store.index("state").getAllKeys(state)),
    store.index("seenAt").getAllKeys(UNSEEN, MOST_UNSEEN),
  ]);
  return [...found.flat(), ...also];
}

/** The other answers to the claims that were read. */
async function answerIds(store: Checks, records: ReadonlyMap<string, unknown>): Promise<readonly string[]> {
  const checks = [...records.values()].filter(isStoredCheck);
  const keys = new Set(checks.flatMap(({ state, key }) => (state === "done" ? [key] : [])));
  return (await Promise.all([...keys].map((key) => store.index("key").getAllKeys(key)))).flat();
}

async function readNamed(
  store: Checks,
  ids: readonly string[],
  records: Map<string, unknown>,
): Promise<void> {
  const missing = [...new Set(ids)].filter((id) => !records.has(id));
  const read = await Promise.all(missing.map((id) => store.get(id)));
  for (const [index, id] of missing.entries()) {
    const record: unknown = read[index];
    if (record !== undefined) records.set(id, record);
  }
}

function orderOf(record: unknown): number {
  const isNumbered = typeof record === "object" && record !== null && "order" in record;
  return isNumbered && typeof record.order === "number" ? record.order : Number.NEGATIVE_INFINITY;
}
