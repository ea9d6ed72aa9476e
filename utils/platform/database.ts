import { type DBSchema, type IDBPDatabase, openDB, unwrap } from "idb";
import type { Check } from "../claims/check.ts";
import { createConnection } from "./connection.ts";
import { LaterDatabase } from "./storage-problem.ts";
import type { MarkIn, StoreIn } from "./stored-data.ts";

export interface StoredSearch {
  /** The page address of the search: the same words with the same filters are one entry. */
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
type Store = StoreIn<"checks-database">;

const NAME = "primary-source";
/**
 * Versions count in tens, so that there is room to add a store that is missing: 21 is version 20 after one such repair.
 * The database of a later extension starts at 30. Never lower, and never delete this database: see
 * docs/decisions/0013-checks-are-never-rebuilt.md.
 */
const VERSION = 20;
const NEXT_VERSION = 30;
/** Kept answers were here before version 20. They have a database of their own now. */
const FORMER_STORES = ["responses", "uses"];

const INDEXES = {
  checks: ["order", "state", "key", "seenAt"],
  searches: ["at"],
  marks: [],
} as const satisfies Record<Store, readonly string[]>;
const KEYS = { checks: "id", searches: "address", marks: "name" } as const satisfies Record<Store, string>;
const STORES = ["checks", "searches", "marks"] as const satisfies readonly Store[];

const connection = createConnection(open);

/** The database of what cannot be fetched again: checks and searches. Opened on first use. */
export const inDatabase = connection.use;
export const closeDatabase = connection.close;

/** Does work with the database whatever its version, without changing it: to save what is there from a later one. */
export async function inDatabaseOfAnyVersion<Answer>(
  work: (database: Database) => Promise<Answer>,
): Promise<Answer> {
  const opened = await openDB<Schema>(NAME, undefined, {
    upgrade(_database, _from, _to, transaction) {
      // There is none: one must not come to be by looking for it. The opening fails, and with it this promise.
      transaction.done.catch(() => undefined);
      transaction.abort();
    },
  });
  try {
    return await work(opened);
  } finally {
    opened.close();
  }
}

/** Tried twice, since a browser that is closing may fail once. What cannot be opened is left as it is. */
async function open(): Promise<Database> {
  try {
    return await openWhole();
  } catch (error) {
    if (error instanceof LaterDatabase) throw error;
    console.warn("The database could not be opened:", error);
    return openWhole();
  }
}

async function openWhole(): Promise<Database> {
  const opened = await openAt(VERSION).catch((error: unknown) => {
    // Repaired, or of a later extension: opened as it is to see which.
    if (error instanceof DOMException && error.name === "VersionError") return openAt(undefined);
    throw error;
  });
  const { version } = opened;
  if (version >= NEXT_VERSION) {
    opened.close();
    throw new LaterDatabase();
  }
  if (isWhole(opened)) return opened;
  opened.close();
  return openAt(version + 1);
}

async function openAt(version: number | undefined): Promise<Database> {
  const opened = await openDB<Schema>(NAME, version, {
    upgrade: (database, _from, _to, transaction) => addMissing(unwrap(database), unwrap(transaction)),
    blocking() {
      // Another page upgrades the database, or the person deletes it: keeping it open would hang that.
      opened.close();
      connection.forget();
    },
    terminated: connection.forget,
  });
  return opened;
}

function isWhole(database: Database): boolean {
  return STORES.every((store) => database.objectStoreNames.contains(store));
}

/** Takes any version to this one. What is there stays. */
function addMissing(database: IDBDatabase, upgrade: IDBTransaction): void {
  for (const name of STORES) {
    const store = database.objectStoreNames.contains(name)
      ? upgrade.objectStore(name)
      : database.createObjectStore(name, { keyPath: KEYS[name] });
    for (const index of INDEXES[name]) {
      if (!store.indexNames.contains(index)) store.createIndex(index, index);
    }
  }
  for (const name of FORMER_STORES) {
    if (database.objectStoreNames.contains(name)) database.deleteObjectStore(name);
  }
}
