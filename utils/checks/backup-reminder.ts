import { inChecksDatabase } from "./database.ts";

const NAME = "last-backup";
/** So many verdicts that are in no backup are worth a reminder. */
const REMINDED_AFTER = 100;

/** What is known of the last backup that was exported. */
export interface LastBackup {
  /** How many verdicts there were. */
  readonly verdicts: number;
  /** Whether the reminder of the next one was closed. */
  readonly isClosed: boolean;
}

const NONE: LastBackup = { verdicts: 0, isClosed: false };

/** How many verdicts were made since the last backup, where that is worth a reminder; null: it is not. */
export function verdictsToBackUp(): Promise<number | null> {
  return inChecksDatabase(async (database) => {
    const { verdicts, isClosed } = lastFrom((await database.get("marks", NAME))?.value);
    const now = await database.countFromIndex("checks", "state", "done");
    // Where there are fewer than then, the history was deleted meanwhile.
    const since = now < verdicts ? now : now - verdicts;
    return isClosed || since < REMINDED_AFTER ? null : since;
  });
}

/** A backup was exported, or its reminder closed: until the next one there is no other. */
export function noteBackup(what: "exported" | "closed"): Promise<void> {
  return inChecksDatabase(async (database) => {
    const before = lastFrom((await database.get("marks", NAME))?.value);
    const value: LastBackup =
      what === "closed"
        ? { ...before, isClosed: true }
        : { verdicts: await database.countFromIndex("checks", "state", "done"), isClosed: false };
    await database.put("marks", { name: NAME, value });
  });
}

/** The store holds values of several kinds. */
function lastFrom(value: unknown): LastBackup {
  return isLastBackup(value) ? value : NONE;
}

function isLastBackup(value: unknown): value is LastBackup {
  const isObject = typeof value === "object" && value !== null;
  return isObject && "verdicts" in value && typeof value.verdicts === "number" && "isClosed" in value;
}
