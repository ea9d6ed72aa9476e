import { DAY } from "../platform/durations.ts";
import type { Check } from "./check.ts";
import { type ChecksDatabase, inChecksDatabase } from "./database.ts";

const NAME = "last-backup";
/** So many verdicts that are in no backup are worth a reminder. */
const REMINDED_AFTER = 100;

/** What is known of the last backup that was exported. */
export interface LastBackup {
  readonly exportedAt: number;
  /** Whether the reminder of the next one was closed. */
  readonly isClosed: boolean;
}

const NONE: LastBackup = { exportedAt: 0, isClosed: false };

/** How many verdicts came since the last backup, where that is worth a reminder; null: it is not. */
export function verdictsToBackUp(): Promise<number | null> {
  return inChecksDatabase(async (database) => {
    const { exportedAt, isClosed } = lastFrom((await database.get("marks", NAME))?.value);
    if (isClosed) return null;
    const since = await verdictsSince(database, exportedAt, REMINDED_AFTER);
    return since < REMINDED_AFTER ? null : since;
  });
}

/** Whether a file has all verdicts, or there are none. */
export function areAllInBackup(): Promise<boolean> {
  return inChecksDatabase(async (database) => {
    const { exportedAt } = lastFrom((await database.get("marks", NAME))?.value);
    return (await verdictsSince(database, exportedAt, 1)) === 0;
  });
}

/** `least`: fewer need not be counted. */
async function verdictsSince(database: ChecksDatabase, exportedAt: number, least: number): Promise<number> {
  // One of a clock that was ahead would be in no backup for as long.
  const now = Math.max(Date.now(), exportedAt + 1);
  const ended = await endedWithin(database, IDBKeyRange.bound(exportedAt, now, true));
  const before = await endedWithin(database, sharedFrom(exportedAt));
  if (ended.length + before.length < least) return 0;
  const verdicts = new Set(await database.getAllKeysFromIndex("checks", "state", "done"));
  const taken = before.some((id) => verdicts.has(id)) ? await takenWithin(database, exportedAt, now) : 0;
  // Counted one by one: how many there are says nothing where others were deleted meanwhile.
  return ended.filter((id) => verdicts.has(id)).length + taken;
}

function endedWithin(database: ChecksDatabase, range: IDBKeyRange): Promise<string[]> {
  return database.getAllKeysFromIndex("checks", "finishedAt", range);
}

/** When the answers came that a check may have taken since: only those of the last day are. */
function sharedFrom(exportedAt: number): IDBKeyRange {
  return IDBKeyRange.bound(exportedAt - DAY, exportedAt);
}

/** How many checks took the answer of another since, which is older than they are. Only the verdicts of one day are read for it. */
async function takenWithin(database: ChecksDatabase, exportedAt: number, now: number): Promise<number> {
  const index = database.transaction("checks").store.index("finishedAt");
  let taken = 0;
  let cursor = await index.openCursor(sharedFrom(exportedAt));
  while (cursor !== null) {
    const at = takenAt(cursor.value);
    if (at > exportedAt && at <= now) taken += 1;
    cursor = await cursor.continue();
  }
  return taken;
}

/** When a check took its answer. Where that was shown again since, when it was asked for stands for it: it was taken no earlier. */
function takenAt(check: Check): number {
  if (check.state !== "done") return 0;
  return check.repeatedAt === check.seenAt ? check.seenAt : check.addedAt;
}

/** A backup was exported or imported, or its reminder closed: until the next one there is no other. `at`: when its verdicts were read. */
export function recordBackup(
  what: "exported" | "imported" | "closed",
  at: number = Date.now(),
): Promise<void> {
  return inChecksDatabase(async (database) => {
    const before = lastFrom((await database.get("marks", NAME))?.value);
    const value: LastBackup =
      what === "closed" ? { ...before, isClosed: true } : { exportedAt: at, isClosed: false };
    await database.put("marks", { name: NAME, value });
  });
}

/** The store holds values of several kinds. */
function lastFrom(value: unknown): LastBackup {
  return isLastBackup(value) ? value : NONE;
}

function isLastBackup(value: unknown): value is LastBackup {
  const isObject = typeof value === "object" && value !== null;
  return isObject && "exportedAt" in value && typeof value.exportedAt === "number" && "isClosed" in value;
}
