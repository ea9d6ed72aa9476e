import { DatabaseSync, type StatementSync } from "node:sqlite";

/** Raised whenever the tables change; a kept file of another version is not read. */
const SCHEMA_VERSION = 3;

/**
 * Words live apart from what is listed and sorted, so that ordering by date never reads a page's text. `page_titles`
 * is not stemmed: suggestions complete what is typed letter by letter.
 */
const SCHEMA = `
  CREATE TABLE pages (
    id INTEGER PRIMARY KEY,
    url TEXT NOT NULL UNIQUE,
    domain TEXT NOT NULL,
    organization TEXT NOT NULL,
    country TEXT NOT NULL,
    level TEXT NOT NULL,
    state TEXT,
    city TEXT,
    city_key TEXT,
    language TEXT NOT NULL,
    content_type TEXT NOT NULL,
    published_at INTEGER,
    content_changed_at INTEGER,
    updated_at INTEGER,
    last_crawled INTEGER NOT NULL,
    word_count INTEGER NOT NULL
  );
  CREATE INDEX pages_by_updated_at ON pages (updated_at, published_at);
  CREATE INDEX pages_by_published_at ON pages (published_at);
  CREATE INDEX pages_by_content_changed_at ON pages (content_changed_at, published_at);
  CREATE INDEX pages_by_last_crawled ON pages (last_crawled, published_at);
  CREATE INDEX pages_by_domain ON pages (domain);
  CREATE VIRTUAL TABLE page_words USING fts5 (
    title, text, url, filters, tokenize = 'porter unicode61 remove_diacritics 2'
  );
  CREATE VIRTUAL TABLE page_titles USING fts5 (
    title, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3 4'
  );
  CREATE TABLE domains (
    domain TEXT PRIMARY KEY,
    organization TEXT NOT NULL,
    country TEXT NOT NULL,
    level TEXT NOT NULL,
    state TEXT,
    city TEXT,
    city_key TEXT
  ) WITHOUT ROWID;
  CREATE TABLE places (
    city TEXT NOT NULL,
    city_key TEXT NOT NULL,
    state TEXT,
    country TEXT NOT NULL,
    domains INTEGER NOT NULL,
    pages INTEGER NOT NULL
  );
  CREATE TABLE source (name TEXT NOT NULL);
  PRAGMA user_version = ${SCHEMA_VERSION};
`;

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
    database.exec(`BEGIN; ${SCHEMA} COMMIT`);
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
