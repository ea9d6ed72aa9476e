import type { Check } from "../check.ts";
import { type ChecksDatabase, inChecksDatabase } from "../database.ts";
import { isLaterPlace } from "../place-in-line.ts";
import { isStoredCheck } from "../stored-check.ts";
import { readUnstored } from "../unstored.ts";

/** The check that was asked for last, as far as it tells whether there is a later one. */
export interface LastAsked {
  readonly order: number;
  readonly askedAt: number;
  /** When the last claim was added that the database had no room for. */
  readonly unstoredAt: number;
}

/** Reads one record, however long the history is. */
export async function readLastAsked(): Promise<LastAsked> {
  const [newest, { claims }] = await Promise.all([inChecksDatabase(readNewest), readUnstored()]);
  return {
    order: newest?.order ?? 0,
    askedAt: newest === null ? 0 : askedAt(newest),
    unstoredAt: Math.max(0, ...claims.map(({ addedAt }) => addedAt)),
  };
}

/**
 * Whether something was asked for since. A check that is only tried again has another place, but was not asked for anew; one
 * whose state changed has its place.
 */
export function isAskedLater(now: LastAsked, before: LastAsked): boolean {
  const isNewest = isLaterPlace(now.order, before.order) && now.askedAt > before.askedAt;
  return isNewest || now.unstoredAt > before.unstoredAt;
}

/** What is known once both were read: what was deleted since does not make an older one the last. */
export function lastOf(one: LastAsked, other: LastAsked): LastAsked {
  return {
    order: Math.max(one.order, other.order),
    askedAt: Math.max(one.askedAt, other.askedAt),
    unstoredAt: Math.max(one.unstoredAt, other.unstoredAt),
  };
}

function askedAt(check: Check): number {
  const repeatedAt = check.state === "done" ? check.repeatedAt : null;
  return Math.max(check.addedAt, repeatedAt ?? 0);
}

async function readNewest(database: ChecksDatabase): Promise<Check | null> {
  let cursor = await database.transaction("checks").store.index("order").openCursor(null, "prev");
  while (cursor !== null && !isStoredCheck(cursor.value)) cursor = await cursor.continue();
  return cursor?.value ?? null;
}
