import type { DBSchema, IDBPDatabase } from "idb";
import type { Mark, MarkIn, StoreIn } from "../platform/stored-data.ts";
import { wholeDatabase } from "../platform/whole-database.ts";
import type { Check } from "./check.ts";

export interface ChecksSchema extends DBSchema {
  checks: {
    key: string;
    value: Check;
    indexes: { order: number; state: string; key: string; seenAt: number; finishedAt: number };
  };
  marks: { key: MarkIn<"checks-database">; value: Mark<MarkIn<"checks-database">> };
}

export type ChecksDatabase = IDBPDatabase<ChecksSchema>;

const database = wholeDatabase<ChecksSchema>({
  name: "primary-source",
  version: 40,
  stores: {
    checks: { key: "id", indexes: ["order", "state", "key", "seenAt", "finishedAt"] },
    marks: { key: "name", indexes: [] },
  } satisfies Record<StoreIn<"checks-database">, unknown>,
});

/** The database of checks and their line, opened on first use. */
export const inChecksDatabase = database.use;
/** Only tests close it. @internal */
export const closeChecksDatabase = database.close;
export const inChecksDatabaseOfAnyVersion = database.useOfAnyVersion;
