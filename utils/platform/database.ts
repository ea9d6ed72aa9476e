import type { DBSchema, IDBPDatabase } from "idb";
import type { Check } from "../claims/check.ts";
import type { MarkIn, StoreIn } from "./stored-data.ts";
import { wholeDatabase } from "./whole-database.ts";

export interface StoredSearch {
  /** The page address of the search, so that the same words with the same filters are one entry. */
  readonly address: string;
  readonly q: string;
  readonly at: number;
}

/** A small named value, such as the line of checks. */
export interface Mark<Name extends string> {
  readonly name: Name;
  readonly value: unknown;
}

export interface Schema extends DBSchema {
  checks: {
    key: string;
    value: Check;
    indexes: { order: number; state: string; key: string; seenAt: number };
  };
  searches: { key: string; value: StoredSearch; indexes: { at: number } };
  marks: { key: MarkIn<"checks-database">; value: Mark<MarkIn<"checks-database">> };
}

export type Database = IDBPDatabase<Schema>;

const database = wholeDatabase<Schema>({
  name: "primary-source",
  version: 20,
  stores: {
    checks: { key: "id", indexes: ["order", "state", "key", "seenAt"] },
    searches: { key: "address", indexes: ["at"] },
    marks: { key: "name", indexes: [] },
  } satisfies Record<StoreIn<"checks-database">, unknown>,
  /** Held saved answers before version 20. These have their own database now. */
  formerStores: ["responses", "uses"],
});

/** The database of what cannot be fetched again: checks and searches. Opened on first use. */
export const inDatabase = database.use;
/** Only tests close it. @internal */
export const closeDatabase = database.close;
export const inDatabaseOfAnyVersion = database.useOfAnyVersion;
