import { readFileSync } from "node:fs";
import { DatabaseSync, type StatementSync } from "node:sqlite";

/** Raised whenever the tables change; a kept file of another version is not read. */
const SCHEMA_VERSION = 4;

export interface Store {
  readonly database: DatabaseSync;
  /** Statements are compiled once for each text. */
  statement(sql: string): StatementSync;
  close(): void;
}

/** Opens a file that an earlier start kept, makes a new one, or works in memory. */
export function openStore(file = ":memory:"): Store {
  const database = openDatabase(file);
  const version = Number(database.prepare("PRAGMA user_version").get()?.user_version);
  if (version === 0) {
    const schema = readFileSync(new URL("schema.sql", import.meta.url), "utf8");
    database.exec(`BEGIN; ${schema} PRAGMA user_version = ${SCHEMA_VERSION}; COMMIT`);
  } else if (version !== SCHEMA_VERSION) {
    database.close();
    throw new Error(`${file} was made by another version of this service: delete it, or name another file.`);
  }
  const statements = new Map<string, StatementSync>();
  return {
    database,
    statement(sql) {
      const known = statements.get(sql) ?? database.prepare(sql);
      statements.set(sql, known);
      return known;
    },
    close: () => database.close(),
  };
}

function openDatabase(file: string): DatabaseSync {
  try {
    const database = new DatabaseSync(file);
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA temp_store = MEMORY");
    return database;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} cannot be used as the database (${reason}): name another file.`);
  }
}

const FAILURES: readonly unknown[] = ["ERR_SQLITE_ERROR", "ERR_INVALID_STATE"];

/** Whether it is the database that failed, rather than the program. */
export function isStoreFailure(error: Error): boolean {
  return "code" in error && FAILURES.includes(error.code);
}

export function inTransaction<T>(store: Store, work: () => T): T {
  store.database.exec("BEGIN");
  try {
    const result = work();
    store.database.exec("COMMIT");
    return result;
  } catch (error) {
    store.database.exec("ROLLBACK");
    throw error;
  }
}
