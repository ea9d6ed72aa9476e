import { type DBSchema, type IDBPDatabase, openDB, unwrap } from "idb";
import type { Check } from "../claims/check.ts";
import { createConnection } from "./connection.ts";
import { LaterDatabase } from "./storage-problem.ts";
import type { MarkIn, StoreIn } from "./stored-data.ts";

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
type Store = StoreIn<"checks-database">;

const NAME = "primary-source";
/**
 * Versions count in tens, which leaves room to add a missing store: 21 is version 20 after one such repair. A later
 * version of the extension starts at 30. Never lower this number and never delete this database: see
 * docs/decisions/0013-checks-are-never-rebuilt.md.
 */
const VERSION = 20;
const NEXT_VERSION = 30;
/** Held saved answers before version 20. These have their own database now. */
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

/** Works on the database whatever its version, without changing it. For exporting from a later version's database. */
export async function inDatabaseOfAnyVersion<Answer>(
  work: (database: Database) => Promise<Answer>,
): Promise<Answer> {
  const opened = await openDB<Schema>(NAME, undefined, {
    upgrade(_database, _from, _to, transaction) {
      // There is no database, and opening one must not create it.
      transaction.done.catch(alsoRejectedByOpening);
      transaction.abort();
    },
  });
  try {
    return await work(opened);
  } finally {
    opened.close();
  }
}

/** Opening rejects too, and its caller handles that. */
function alsoRejectedByOpening(): void {}

/** Tries twice, since opening may fail while a browser is closing. A database that cannot be opened is not changed. */
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
    // Repaired, or from a later version of the extension: opening it without a version shows which.
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
      // Another page is upgrading the database, or the person is deleting it. Keeping it open would block that.
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

/** Upgrades any version to this one without losing data. */
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
