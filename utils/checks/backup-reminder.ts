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
  const range = IDBKeyRange.bound(exportedAt, now, true);
  const ended = await database.getAllKeysFromIndex("checks", "finishedAt", range);
  if (ended.length < least) return 0;
  const verdicts = new Set(await database.getAllKeysFromIndex("checks", "state", "done"));
  // Counted one by one: how many there are says nothing where others were deleted meanwhile.
  return ended.filter((id) => verdicts.has(id)).length;
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
