import type { DBSchema, IDBPDatabase, IDBPObjectStore } from "idb";
import type { Mark, MarkIn, StoreIn } from "../platform/stored-data.ts";
import { wholeDatabase } from "../platform/whole-database.ts";
import { whole } from "../platform/whole-transaction.ts";
import type { WatchEntry } from "./entry.ts";
import type { WatchMemory } from "./memory.ts";
import type { Watch } from "./watch.ts";

interface WatchesSchema extends DBSchema {
  watches: { key: string; value: Watch };
  "watch-entries": { key: string; value: WatchEntry; indexes: { order: string; unread: number } };
  "watch-memory": { key: string; value: WatchMemory };
  marks: { key: MarkIn<"watches-database">; value: Mark<MarkIn<"watches-database">> };
}

type WatchesDatabase = IDBPDatabase<WatchesSchema>;
type Store = StoreIn<"watches-database">;

const database = wholeDatabase<WatchesSchema>({
  name: "primary-source-watches",
  version: 10,
  stores: {
    watches: { key: "id", indexes: [] },
    "watch-entries": { key: "id", indexes: ["order", "unread"] },
    "watch-memory": { key: "id", indexes: [] },
    marks: { key: "name", indexes: [] },
  } satisfies Record<Store, unknown>,
});

/** The database of watches and what they found. Apart from the checks: see docs/decisions/0024-watches-have-a-database.md. */
export const inWatchesDatabase: <Answer>(
  work: (opened: WatchesDatabase) => Promise<Answer>,
) => Promise<Answer> = database.use;
/** Only tests close it. @internal */
export const closeWatchesDatabase = database.close;

type InAll<Name extends Store> = IDBPObjectStore<WatchesSchema, Store[], Name, "readwrite">;

export interface WatchesTransaction {
  readonly watches: InAll<"watches">;
  readonly entries: InAll<"watch-entries">;
  readonly memories: InAll<"watch-memory">;
  readonly marks: InAll<"marks">;
}

/** Works in one transaction on everything, so that a worker that is stopped leaves either all of a change or none of it. */
export function inWatches<Answer>(work: (stores: WatchesTransaction) => Promise<Answer>): Promise<Answer> {
  return inWatchesDatabase((opened) => {
    const transaction = opened.transaction(
      ["watches", "watch-entries", "watch-memory", "marks"] satisfies Store[],
      "readwrite",
    );
    return whole(
      transaction,
      work({
        watches: transaction.objectStore("watches"),
        entries: transaction.objectStore("watch-entries"),
        memories: transaction.objectStore("watch-memory"),
        marks: transaction.objectStore("marks"),
      }),
    );
  });
}
