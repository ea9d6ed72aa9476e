import type { IDBPObjectStore } from "idb";
import { type Check, UNSEEN } from "../check.ts";
import { type ChecksSchema, inChecksDatabase } from "../database.ts";
import { type Group, isStoredGroup } from "../groups/group.ts";
import { isStoredCheck } from "../stored-check.ts";
import { readUnstored, withUnstored } from "../unstored.ts";
import { answersKey } from "./earlier-answers.ts";

/** A record of the history that is damaged. It can only be deleted. */
export interface UnreadableCheck {
  readonly id: string;
  readonly order: number;
}

export interface HistoryCounts {
  readonly all: number;
  /** The same, with all other answers to their claims, as exports have them. */
  readonly answers: number;
  /** Of these answers. */
  readonly verdicts: number;
}

/** The newest part of the history, and what a page has to know of wherever it is. */
export interface HistoryPart {
  /** Newest first: the rows, their earlier answers, what is in line, unsent or unseen, and what was asked for. */
  readonly checks: readonly Check[];
  /** Those of the checks, which are here with all of theirs. */
  readonly groups: readonly Group[];
  readonly unreadable: readonly UnreadableCheck[];
  /** Whether there are older rows. */
  readonly hasMore: boolean;
}

/** Unseen checks that are read at once. Once these are seen, the next ones are read. */
const MOST_UNSEEN = 100;

type Stored<Name extends "checks" | "groups"> = IDBPObjectStore<
  ChecksSchema,
  ("checks" | "groups")[],
  Name,
  "readonly"
>;
type Checks = Stored<"checks">;

/** The groups that were met; null: there is no such group, and its checks are rows of their own. */
type Met = Map<string, Group | null>;

/** Reads so many rows, newest first. What it costs does not depend on how long the history is. `also`: checks by their ids. */
export async function readHistoryPart(rows: number, also: Iterable<string> = []): Promise<HistoryPart> {
  const [{ records, met, hasMore }, { answers, claims }] = await Promise.all([
    inChecksDatabase(async (database) => {
      const transaction = database.transaction(["checks", "groups"]);
      const store = transaction.objectStore("checks");
      const groups = transaction.objectStore("groups");
      const records = new Map<string, unknown>();
      const met: Met = new Map();
      const oldest = await readRows(store, groups, rows, records, met);
      await readNamed(store, await namedIds(store, also), records);
      await readGroups(store, groups, records, met);
      await readNamed(store, await answerIds(store, records), records);
      const hasMore = await hasOlder(store, oldest, records);
      // A record without a place is in no index. It comes after all others.
      if (!hasMore && records.size < (await store.count())) {
        await readNamed(store, await store.getAllKeys(), records);
      }
      return { records, met, hasMore };
    }),
    readUnstored(),
  ]);
  const groups = [...met.values()].filter((group) => group !== null);
  // Equal claims of a group that is not read have no row here.
  const stored = [...records.values()]
    .filter(isStoredCheck)
    .filter(({ group }) => group === undefined || met.has(group))
    .sort((one, other) => other.order - one.order);
  return {
    checks: [...claims, ...withUnstored(stored, answers)],
    groups,
    unreadable: [...records].flatMap(([id, record]) =>
      isStoredCheck(record) ? [] : [{ id, order: orderOf(record) }],
    ),
    hasMore,
  };
}

/** Takes as long as the history is long, so nothing that is shown of it should wait for this. */
export async function countHistory(): Promise<HistoryCounts> {
  const [[all, verdicts], { claims }] = await Promise.all([
    inChecksDatabase((database) => {
      const store = database.transaction("checks").store;
      return Promise.all([store.count(), store.index("state").count("done")]);
    }),
    readUnstored(),
  ]);
  const count = all + claims.length;
  return { all: count, answers: count, verdicts };
}

/** Reads rows with a cursor. Returns the place of the oldest. Checks that wait are shown besides the rows. */
async function readRows(
  store: Checks,
  groups: Stored<"groups">,
  rows: number,
  records: Map<string, unknown>,
  met: Met,
): Promise<number> {
  const claims = new Set<string>();
  let left = rows;
  let oldest = Number.POSITIVE_INFINITY;
  if (left === 0) return oldest;
  let cursor = await store.index("order").openCursor(null, "prev");
  while (cursor !== null) {
    const record: unknown = cursor.value;
    oldest = cursor.key;
    records.set(cursor.primaryKey, record);
    const id = isStoredCheck(record) ? record.group : undefined;
    const isNew = id !== undefined && !met.has(id);
    if (isNew) met.set(id, await readGroup(groups, id));
    const group = (id !== undefined && met.get(id)) || null;
    if (group === null ? isRow(record, claims) : isNew) left -= 1;
    if (left === 0) return oldest;
    const first = group === null ? null : firstOfBlock(group, cursor.key);
    cursor = await (first === null ? cursor.continue() : cursor.continue(first));
  }
  return oldest;
}

/** Whether there is a record behind this place that was not read. */
async function hasOlder(
  store: Checks,
  oldest: number,
  records: ReadonlyMap<string, unknown>,
): Promise<boolean> {
  let cursor = await store.index("order").openKeyCursor(IDBKeyRange.upperBound(oldest), "prev");
  while (cursor !== null && records.has(cursor.primaryKey)) cursor = await cursor.continue();
  return cursor !== null;
}

/** The place where a group's own stretch of the history begins, if that is further back than this one. Its checks are read otherwise. */
function firstOfBlock({ places }: Group, place: number): number | null {
  if (places === null) return null;
  const [first, last] = places;
  return first < place && place <= last ? first : null;
}

async function readGroup(groups: Stored<"groups">, id: string): Promise<Group | null> {
  const record: unknown = await groups.get(id);
  return isStoredGroup(record) ? record : null;
}

/** Reads the groups of all checks that were read, each with all of its checks. */
async function readGroups(
  store: Checks,
  groups: Stored<"groups">,
  records: Map<string, unknown>,
  met: Met,
): Promise<void> {
  for (const record of records.values()) {
    if (!isStoredCheck(record) || record.group === undefined || met.has(record.group)) continue;
    met.set(record.group, await readGroup(groups, record.group));
  }
  for (const group of met.values()) {
    if (group === null) continue;
    for (const check of await store.index("group").getAll(group.id)) records.set(check.id, check);
  }
}

function isRow(record: unknown, claims: Set<string>): boolean {
  if (!isStoredCheck(record)) return true;
  if (record.state !== "done") return record.state !== "waiting";
  const key = answersKey(record.key, record.group);
  const isLatest = !claims.has(key);
  claims.add(key);
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
