import type { DBSchema, IDBPDatabase } from "idb";
import type { Mark, MarkIn, StoreIn } from "../platform/stored-data.ts";
import { wholeDatabase } from "../platform/whole-database.ts";
import type { Check } from "./check.ts";
import type { Draft, Group } from "./groups/group.ts";

export interface ChecksSchema extends DBSchema {
  checks: {
    key: string;
    value: Check;
    indexes: {
      order: number;
      state: string;
      key: string;
      seenAt: number;
      finishedAt: number;
      group: string;
    };
  };
  groups: { key: string; value: Group };
  drafts: { key: string; value: Draft };
  marks: { key: MarkIn<"checks-database">; value: Mark<MarkIn<"checks-database">> };
}

export type ChecksDatabase = IDBPDatabase<ChecksSchema>;

const database = wholeDatabase<ChecksSchema>({
  name: "primary-source",
  version: 50,
  stores: {
    checks: { key: "id", indexes: ["order", "state", "key", "seenAt", "finishedAt", "group"] },
    groups: { key: "id", indexes: [] },
    drafts: { key: "id", indexes: [] },
    marks: { key: "name", indexes: [] },
  } satisfies Record<StoreIn<"checks-database">, unknown>,
});

/** The database of checks and their line, opened on first use. */
export const inChecksDatabase = database.use;
/** Only tests close it. @internal */
export const closeChecksDatabase = database.close;
export const inChecksDatabaseOfAnyVersion = database.useOfAnyVersion;
