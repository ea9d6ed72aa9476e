import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from "idb";
import { createConnection } from "../../../utils/platform/connection.ts";
import type { Mark, MarkIn, StoreIn } from "../../../utils/platform/stored-data.ts";

/** An answer of a service, stored under the address it came from. */
export interface StoredResponse {
  readonly key: string;
  readonly value: unknown;
  readonly fetchedAt: number;
}

/** When a response was last used. A separate record, so that using a large answer does not rewrite it. */
export interface ResponseUse {
  readonly key: string;
  readonly usedAt: number;
  readonly bytes: number;
}

export interface AnswersSchema extends DBSchema {
  responses: { key: string; value: StoredResponse };
  uses: { key: string; value: ResponseUse; indexes: { usedAt: number } };
  marks: { key: MarkIn<"answers-database">; value: Mark<MarkIn<"answers-database">> };
}

export type AnswersDatabase = IDBPDatabase<AnswersSchema>;

const NAME = "primary-source-answers";
const VERSION = 1;
const STORES = ["responses", "uses", "marks"] as const satisfies readonly StoreIn<"answers-database">[];

const connection = createConnection(open);

/** The database of what can be fetched again. */
export const inAnswers = connection.use;
/** Only tests close it. @internal */
export const closeAnswers = connection.close;

/** Opens the database early. */
export function openAnswers(): void {
  inAnswers(async () => undefined).catch(triedAgainByFirstUse);
}

/** The first use tries again, and the cache logs what it cannot do. */
function triedAgainByFirstUse(): void {}

/** Deletes the database with everything in it. */
export async function dropAnswers(): Promise<void> {
  await connection.close();
  await deleteDB(NAME);
}

/** Everything here can be fetched again, so a database that cannot be used is rebuilt without asking. */
async function open(): Promise<AnswersDatabase> {
  const opened = (await openWhole()) ?? (await openWhole());
  if (opened !== null) return opened;
  await deleteDB(NAME);
  return openExisting();
}

async function openWhole(): Promise<AnswersDatabase | null> {
  try {
    const opened = await openExisting();
    if (STORES.every((store) => opened.objectStoreNames.contains(store))) return opened;
    opened.close();
  } catch (error) {
    console.warn("The database of saved answers could not be opened:", error);
  }
  return null;
}

async function openExisting(): Promise<AnswersDatabase> {
  const opened = await openDB<AnswersSchema>(NAME, VERSION, {
    upgrade(created) {
      created.createObjectStore("responses", { keyPath: "key" });
      created.createObjectStore("uses", { keyPath: "key" }).createIndex("usedAt", "usedAt");
      created.createObjectStore("marks", { keyPath: "name" });
    },
    blocking() {
      opened.close();
      connection.forget();
    },
    terminated: connection.forget,
  });
  return opened;
}
