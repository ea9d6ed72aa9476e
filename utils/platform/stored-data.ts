/**
 * Everything the extension stores, each kind once. The options page, backups and private windows follow this list, and
 * docs/privacy.md has a line for each kind. Modules that store something accept only names from here.
 */
export const STORED_DATA = {
  settings: { area: "storage.local", keys: ["settings"], private: "shared", clearedBy: [], backup: true },
  /** The administrator's values as last read. */
  administrator: {
    area: "storage.local",
    keys: ["managed-copy"],
    private: "shared",
    clearedBy: [],
    backup: false,
  },
  /** Until when each service asked not to be called. */
  pauses: {
    area: "storage.local",
    keys: ["paused-until-search", "paused-until-factCheck"],
    private: "storage.session",
    clearedBy: [],
    backup: false,
  },
  /** The list of government sites, which a user or an administrator chose to keep, and its renewal that stopped half way. Removed with that choice. */
  siteList: {
    area: "storage.local",
    keys: ["site-list", "site-list-renewal"],
    private: "shared",
    clearedBy: [],
    backup: false,
  },
  answers: {
    area: "answers-database",
    keys: ["responses", "uses", "marks/cache-totals"],
    clearedBy: ["answers"],
    backup: false,
  },
  /** A copy of the lists of countries and places, so that filters have names before anything is asked. */
  lists: { area: "localStorage", keys: ["lists"], clearedBy: ["answers"], backup: false },
  /** The address of the service that they and the popup's results are of, so that none are shown as another's. */
  servedBy: { area: "localStorage", keys: ["served-by"], clearedBy: [], backup: false },
  checks: { area: "checks-database", keys: ["checks"], clearedBy: ["checks"], backup: true },
  /** Which checks belong to one text or page, and what the user wrote about them. */
  groups: { area: "checks-database", keys: ["groups"], clearedBy: ["checks"], backup: true },
  /** Texts whose sentences were checked. */
  drafts: { area: "checks-database", keys: ["drafts"], clearedBy: ["checks"], backup: false },
  /** Not cleared with the checks, because the limit of ten in 60 seconds still applies. */
  line: { area: "checks-database", keys: ["marks/checks-line"], clearedBy: [], backup: false },
  /** Which pages that verdicts rest on have changed, and when that was last asked. */
  sourceChanges: {
    area: "checks-database",
    keys: ["marks/source-changes"],
    clearedBy: ["checks"],
    backup: false,
  },
  /** When the last backup was exported, and whether the reminder of the next one was closed. */
  lastBackup: { area: "checks-database", keys: ["marks/last-backup"], clearedBy: [], backup: false },
  /** When old verdicts were last looked for, to delete them. */
  oldChecks: { area: "checks-database", keys: ["marks/old-checks"], clearedBy: [], backup: false },
  /** Answers to checks, and claims pointed at, that the disk had no room for. */
  unstored: {
    area: "storage.session",
    keys: ["unstored-answers", "unstored-claims"],
    private: "nothing",
    clearedBy: ["checks"],
    backup: false,
  },
  /** A claim being written. */
  claim: { area: "pages-database", keys: ["marks/claim"], clearedBy: ["checks"], backup: false },
  /** A text whose sentences are being chosen, and the ticks that the user changed. */
  draft: {
    area: "pages-database",
    keys: ["marks/draft-text", "marks/draft-ticks"],
    clearedBy: ["checks"],
    backup: false,
  },
  /** The check last clicked in the popup. */
  wantedCheck: {
    area: "pages-database",
    keys: ["marks/wanted-check"],
    clearedBy: ["checks"],
    backup: false,
  },
  searches: { area: "searches-database", keys: ["searches"], clearedBy: ["searches"], backup: true },
  /** What the popup shows when it is opened again: words, filters, results and scroll position. */
  popup: {
    area: "localStorage",
    keys: ["popup-search", "popup-recent", "popup-words", "popup-scroll"],
    clearedBy: ["answers", "searches"],
    backup: false,
  },
  /** A copy of the setting, since a page cannot read settings before its first paint. */
  language: { area: "localStorage", keys: ["language"], clearedBy: [], backup: false },
  popupTab: { area: "localStorage", keys: ["popup-tab", "popup-news"], clearedBy: [], backup: false },
  /** Where the popup's lists of what is followed were scrolled to, and the dates and words that they were narrowed to. */
  popupFollowed: {
    area: "localStorage",
    keys: ["popup-follow-scroll", "popup-range"],
    clearedBy: ["watches"],
    backup: false,
  },
  /** When each feed was last looked at. A feed is named by its words and filters. */
  visits: { area: "pages-database", keys: ["marks/visits"], clearedBy: ["searches"], backup: false },
  watches: { area: "watches-database", keys: ["watches"], clearedBy: ["watches"], backup: true },
  /** What was entered of a watch and is not saved. */
  followForm: {
    area: "pages-database",
    keys: ["marks/follow-form"],
    clearedBy: ["watches"],
    backup: false,
  },
  /** The pages that watches found. */
  watchEntries: {
    area: "watches-database",
    keys: ["watch-entries"],
    clearedBy: ["watches"],
    backup: false,
  },
  /** What watches remember of pages: so that none is told twice, and what each showed, which alone is in a backup. */
  states: { area: "watches-database", keys: ["watch-memory"], clearedBy: ["watches"], backup: true },
  /** How many requests watches may still send, and what a user was not told of yet. */
  watchRounds: { area: "watches-database", keys: ["marks/watch-rounds"], clearedBy: [], backup: false },
  /** What other devices of the user are known to follow. Removed when browser sync is turned off. */
  sync: { area: "watches-database", keys: ["marks/sync"], clearedBy: [], backup: false },
  /** What other devices have chosen in their settings; once that is off, what of it holds here, until the synced copy is removed. */
  syncedSettings: {
    area: "storage.local",
    keys: ["synced-settings"],
    private: "nothing",
    clearedBy: [],
    backup: false,
  },
  /** What travels to the user's other devices, if they turned that on. */
  synced: {
    area: "storage.sync",
    keys: ["watch-1/", "setting-1/"],
    private: "nothing",
    clearedBy: [],
    backup: false,
  },
} as const satisfies Record<string, StoredKind>;

/**
 * IndexedDB databases. The one of pages holds what only they read. A page that closes may leave a record of it in `localStorage`,
 * under the same name, until the next page takes it over (`components/base/kept-record.ts`).
 */
type DatabaseArea =
  | "checks-database"
  | "answers-database"
  | "searches-database"
  | "watches-database"
  | "pages-database";
/** `localStorage` has what a page needs before its first paint. Nothing there must be missed: Firefox clears it with the history. */
type Area = DatabaseArea | "localStorage" | "storage.local" | "storage.session" | "storage.sync";

/** What the options page can clear. */
export type Clear = "answers" | "checks" | "searches" | "watches";

interface Kind {
  /** In a database: a store, or one value of the store "marks". */
  readonly keys: readonly string[];
  readonly clearedBy: readonly Clear[];
  /** Whether an exported backup holds it. */
  readonly backup: boolean;
}

/** Private windows have their own databases and `localStorage`, which end with them, but share the browser's storage. */
type StoredKind =
  | (Kind & { readonly area: DatabaseArea | "localStorage" })
  | (Kind & {
      readonly area: "storage.local" | "storage.session" | "storage.sync";
      /** Where private windows store it. `shared`: in the same place as other windows. */
      readonly private: "shared" | "storage.session" | "nothing";
    });

type Kinds = typeof STORED_DATA;
type KindIn<Where extends Area> = Extract<Kinds[keyof Kinds], { readonly area: Where }>;
type KeyIn<Where extends Area> = KindIn<Where>["keys"][number];

export type LocalKey = KeyIn<"localStorage">;
export type StorageKey = KeyIn<"storage.local" | "storage.session">;
/** How the name of an item of `storage.sync` begins. */
export type SyncPrefix = KeyIn<"storage.sync">;
export type StoreIn<Where extends Area> = Exclude<KeyIn<Where>, `marks/${string}`> | "marks";
export type MarkIn<Where extends Area> =
  KeyIn<Where> extends infer Key ? (Key extends `marks/${infer Name}` ? Name : never) : never;

/** A small named value of a database, such as the line of checks. */
export interface Mark<Name extends string> {
  readonly name: Name;
  readonly value: unknown;
}

const KINDS: readonly StoredKind[] = Object.values(STORED_DATA);

/** The records of `localStorage` to remove when a user clears one kind of data. */
export function localKeysClearedBy(clear: Clear): readonly LocalKey[] {
  return Object.values(STORED_DATA).flatMap((kind): readonly LocalKey[] => {
    if (kind.area !== "localStorage") return [];
    const clearedBy: readonly Clear[] = kind.clearedBy;
    return clearedBy.includes(clear) ? kind.keys : [];
  });
}

/** The records of the pages' database to remove likewise. */
export function keptNamesClearedBy(clear: Clear): readonly MarkIn<"pages-database">[] {
  return Object.values(STORED_DATA).flatMap((kind) => {
    if (kind.area !== "pages-database") return [];
    const clearedBy: readonly Clear[] = kind.clearedBy;
    return clearedBy.includes(clear) ? kind.keys.map((key) => nameOfMark(key)) : [];
  });
}

function nameOfMark<Name extends string>(key: `marks/${Name}`): Name {
  return key.slice("marks/".length) as Name;
}

/** The area of the browser's storage that holds a value in this window; null: private windows do not store it. */
export function storageArea(key: StorageKey, isPrivate: boolean): "local" | "session" | null {
  const kind = KINDS.find(({ keys }) => keys.includes(key));
  if (kind === undefined || !("private" in kind)) return null;
  if (isPrivate && kind.private === "nothing") return null;
  const area = isPrivate && kind.private === "storage.session" ? kind.private : kind.area;
  return area === "storage.local" ? "local" : "session";
}
