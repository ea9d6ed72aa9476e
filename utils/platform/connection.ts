import type { DBSchema, IDBPDatabase } from "idb";

export interface Connection<Schema extends DBSchema> {
  /** Works on the open database; once more if the database was closed in the meantime. */
  use<Answer>(work: (database: IDBPDatabase<Schema>) => Promise<Answer>): Promise<Answer>;
  /** The next use opens the database again. */
  forget(): void;
  close(): Promise<void>;
}

/** A connection to a database, opened on first use and again after it was lost or could not be opened. */
export function createConnection<Schema extends DBSchema>(
  open: () => Promise<IDBPDatabase<Schema>>,
): Connection<Schema> {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;

  function get(): Promise<IDBPDatabase<Schema>> {
    opened ??= open().catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  }

  return {
    async use(work) {
      try {
        return await work(await get());
      } catch (error) {
        if (!(error instanceof DOMException && error.name === "InvalidStateError")) throw error;
        opened = null;
        return work(await get());
      }
    },
    forget() {
      opened = null;
    },
    async close() {
      const closing = opened;
      opened = null;
      // A database that could not be opened need not be closed.
      (await closing?.catch(() => null))?.close();
    },
  };
}
