import type { DBSchema, IDBPObjectStore } from "idb";
import type { StoreIn } from "../platform/stored-data.ts";
import { wholeDatabase } from "../platform/whole-database.ts";

export interface StoredSearch {
  /** The page address of the search, so that the same words with the same filters are one entry. */
  readonly address: string;
  readonly q: string;
  readonly at: number;
}

interface SearchesSchema extends DBSchema {
  searches: { key: string; value: StoredSearch; indexes: { at: number } };
}

/** In a transaction that writes. */
export type SearchesStore = IDBPObjectStore<SearchesSchema, ["searches"], "searches", "readwrite">;

const database = wholeDatabase<SearchesSchema>({
  name: "primary-source-searches",
  version: 10,
  stores: { searches: { key: "address", indexes: ["at"] } } satisfies Record<
    Exclude<StoreIn<"searches-database">, "marks">,
    unknown
  >,
});

/** The database of what was searched for, opened on first use. Saved answers have another: they can be fetched again. */
export const inSearchesDatabase = database.use;
/** Only tests close it. @internal */
export const closeSearchesDatabase = database.close;
