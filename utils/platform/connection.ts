import type { DBSchema, IDBPDatabase } from "idb";

export interface Connection<Schema extends DBSchema> {
  /** Does work with the open database, once more where it was closed under it. */
  use<Answer>(work: (database: IDBPDatabase<Schema>) => Promise<Answer>): Promise<Answer>;
  /** The next who asks opens it again. */
  forget(): void;
  close(): Promise<void>;
}

/** One connection to a database: opened on first use, and again after it was lost or could not be opened. */
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
      // One that could not be opened needs no closing.
      (await closing?.catch(() => null))?.close();
    },
  };
}
