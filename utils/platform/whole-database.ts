import { type DBSchema, type IDBPDatabase, openDB, unwrap } from "idb";
import { createConnection } from "./connection.ts";
import { LaterDatabase } from "./storage-problem.ts";

interface Shape {
  readonly name: string;
  /**
   * Versions count in tens, which leaves room to add a missing store: 21 is version 20 after one such repair. A later
   * version of the extension starts at the next ten. Never lower this number and never delete such a database: see
   * docs/decisions/0013-checks-are-never-rebuilt.md.
   */
  readonly version: number;
  readonly stores: Readonly<Record<string, { readonly key: string; readonly indexes: readonly string[] }>>;
}

/** A database of what cannot be fetched again. It is opened on first use, completed where a store is missing, and never rebuilt. */
export function wholeDatabase<Schema extends DBSchema>(shape: Shape) {
  const { name } = shape;
  const nextVersion = shape.version + 10;
  const connection = createConnection(open);

  /** Tries twice, since opening may fail while a browser is closing. A database that cannot be opened is not changed. */
  async function open(): Promise<IDBPDatabase<Schema>> {
    try {
      return await openWhole();
    } catch (error) {
      if (error instanceof LaterDatabase) throw error;
      console.warn("The database could not be opened:", error);
      return openWhole();
    }
  }

  async function openWhole(): Promise<IDBPDatabase<Schema>> {
    const opened = await openAt(shape.version).catch((error: unknown) => {
      // Repaired, or from a later version of the extension: opening it without a version shows which.
      if (error instanceof DOMException && error.name === "VersionError") return openAt(undefined);
      throw error;
    });
    const { version } = opened;
    if (version >= nextVersion) {
      opened.close();
      throw new LaterDatabase();
    }
    const there = unwrap(opened).objectStoreNames;
    if (Object.keys(shape.stores).every((store) => there.contains(store))) return opened;
    opened.close();
    return openAt(version + 1);
  }

  async function openAt(version: number | undefined): Promise<IDBPDatabase<Schema>> {
    const opened = await openDB<Schema>(name, version, {
      upgrade: (database, _from, _to, transaction) =>
        addMissing(shape, unwrap(database), unwrap(transaction)),
      blocking() {
        // Another page is upgrading the database, or the user is deleting it. Keeping it open would block that.
        opened.close();
        connection.forget();
      },
      terminated: connection.forget,
    });
    return opened;
  }

  return {
    use: connection.use,
    close: connection.close,

    /** Works on the database whatever its version, without changing it. For exporting from a later version's database. */
    async useOfAnyVersion<Answer>(
      work: (database: IDBPDatabase<Schema>) => Promise<Answer>,
    ): Promise<Answer> {
      const opened = await openDB<Schema>(name, undefined, {
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
    },
  };
}

/** Opening rejects too, and its caller handles that. */
function alsoRejectedByOpening(): void {}

/** Upgrades any version to this one without losing data. */
function addMissing({ stores }: Shape, database: IDBDatabase, upgrade: IDBTransaction): void {
  for (const [name, { key, indexes }] of Object.entries(stores)) {
    const store = database.objectStoreNames.contains(name)
      ? upgrade.objectStore(name)
      : database.createObjectStore(name, { keyPath: key });
    for (const index of indexes) {
      if (!store.indexNames.contains(index)) store.createIndex(index, index);
    }
  }
}
