import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from "idb";
import type { Check } from "../claims/check.ts";

/** An answer of a service, kept under the address it came from. */
export interface StoredResponse {
  readonly key: string;
  readonly value: unknown;
  readonly fetchedAt: number;
}

/** When a response was last used: apart from its value, so that using a large answer does not rewrite it. */
export interface ResponseUse {
  readonly key: string;
  readonly usedAt: number;
  readonly bytes: number;
}

export interface StoredSearch {
  /** The page address of the search: the same words with the same filters are one entry. */
  readonly address: string;
  readonly q: string;
  readonly at: number;
}

/** Small named values: the totals of the cache, the line of checks. */
export interface Mark {
  readonly name: string;
  readonly value: unknown;
}

export interface Schema extends DBSchema {
  responses: { key: string; value: StoredResponse };
  uses: { key: string; value: ResponseUse; indexes: { usedAt: number } };
  checks: {
    key: string;
    value: Check;
    indexes: { order: number; state: string; key: string; seenAt: number };
  };
  searches: { key: string; value: StoredSearch; indexes: { at: number } };
  marks: { key: string; value: Mark };
}

export type Database = IDBPDatabase<Schema>;

const NAME = "primary-source";
const VERSION = 1;
const STORES = ["responses", "uses", "checks", "searches", "marks"] as const;

let connection: Promise<Database> | null = null;

/** The one database of the profile. Opened on first use: starting the worker must not wait for it. */
export function database(): Promise<Database> {
  connection ??= open().catch((error: unknown) => {
    connection = null;
    throw error;
  });
  return connection;
}

/** Does work in one transaction of the database, once more where the connection was closed under it. */
export async function inDatabase<Answer>(work: (database: Database) => Promise<Answer>): Promise<Answer> {
  try {
    return await work(await database());
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "InvalidStateError")) throw error;
    connection = null;
    return work(await database());
  }
}

export async function closeDatabase(): Promise<void> {
  const open = connection;
  connection = null;
  (await open)?.close();
}

/** A database that cannot be read, or was left by a later version, is rebuilt: an empty history beats none. */
async function open(): Promise<Database> {
  // Twice: a full disk or a browser that is closing may fail once, and that is no reason to lose a history.
  const opened = (await openWhole()) ?? (await openWhole());
  if (opened) return opened;
  await deleteDB(NAME);
  return openExisting();
}

async function openWhole(): Promise<Database | null> {
  try {
    const opened = await openExisting();
    if (STORES.every((store) => opened.objectStoreNames.contains(store))) return opened;
    opened.close();
  } catch (error) {
    console.warn("The database could not be opened:", error);
  }
  return null;
}

async function openExisting(): Promise<Database> {
  const opened = await openDB<Schema>(NAME, VERSION, {
    upgrade: createStores,
    blocking() {
      // Another page deletes or upgrades the database: keeping it open would hang that page.
      opened.close();
      connection = null;
    },
    terminated() {
      connection = null;
    },
  });
  return opened;
}

function createStores(created: Database): void {
  created.createObjectStore("responses", { keyPath: "key" });
  created.createObjectStore("uses", { keyPath: "key" }).createIndex("usedAt", "usedAt");
  const checks = created.createObjectStore("checks", { keyPath: "id" });
  checks.createIndex("order", "order");
  checks.createIndex("state", "state");
  checks.createIndex("key", "key");
  checks.createIndex("seenAt", "seenAt");
  created.createObjectStore("searches", { keyPath: "address" }).createIndex("at", "at");
  created.createObjectStore("marks", { keyPath: "name" });
}
