import type { DBSchema } from "idb";
import type { StorageProblem } from "../../utils/platform/failure.ts";
import { storageProblem } from "../../utils/platform/storage-problem.ts";
import type { LocalKey, Mark, StoreIn } from "../../utils/platform/stored-data.ts";
import { wholeDatabase } from "../../utils/platform/whole-database.ts";
import { whole } from "../../utils/platform/whole-transaction.ts";
import {
  type Entry,
  entryIn,
  forgetLeft,
  type KeptName,
  leaveBehind,
  leftBehind,
  removeLeft,
} from "./left-behind.ts";

/**
 * A small record of the user's own that must not be lost, such as words being written. It is in a database, which pages alone
 * read and write. A page that closes at once would take its last write along: what it is not known to have written by then it
 * leaves in `localStorage`, and the next page that reads the record takes it over from there. So does what earlier versions
 * kept there.
 */
export interface KeptRecord<Value> {
  /** Null: there is none, or it was written by another version of its shape, or storage cannot be read. */
  read(): Promise<Value | null>;
  /** Holds what a page has before it has read the record: where it closes before that, the next one joins it to what was kept. */
  hold(value: Value): void;
  /** Writes after the record's pause, once for all that was written until then. Why it was not stored; null if it was. */
  write(value: Value): Promise<StorageProblem | null>;
  forget(): Promise<StorageProblem | null>;
  /**
   * Calls the listener with what other pages write, until the returned function is called. Null: one of them has forgotten it, or
   * the user has cleared it, wherever it is.
   */
  listen(onWritten: (value: Value | null, isCleared: boolean) => void): () => void;
}

interface Options<Value> {
  /** For how many milliseconds writes are gathered. */
  readonly pause?: number;
  /**
   * Gathers only what follows a write. A page that opens in the first pause would begin without what was typed, and may put
   * something else in its place.
   */
  readonly isFirstAtOnce?: boolean;
  /** What was kept, and what a page held, together. */
  readonly join?: (kept: Value, held: Value) => Value;
}

/** What pages tell each other. Without an entry: the user has cleared it. */
interface Told {
  readonly name: KeptName | LocalKey;
  readonly at: number;
  readonly entry: Entry | null;
}

interface PagesSchema extends DBSchema {
  marks: { key: KeptName; value: Mark<KeptName> };
}

const database = wholeDatabase<PagesSchema>({
  name: "primary-source-pages",
  version: 10,
  stores: { marks: { key: "name", indexes: [] } } satisfies Record<StoreIn<"pages-database">, unknown>,
});

/** Only tests look into it themselves. @internal */
export const inPagesDatabase = database.use;
/** Only tests close it. @internal */
export const closePagesDatabase = database.close;

const CHANNEL = "kept";
let sender: BroadcastChannel | null = null;

function tell(told: Told): void {
  sender ??= new BroadcastChannel(CHANNEL);
  sender.postMessage(told);
}

function hear(name: Told["name"], onTold: (told: Told) => void): () => void {
  const receiver = new BroadcastChannel(CHANNEL);
  receiver.addEventListener("message", ({ data }: MessageEvent<Told>) => {
    if (data.name === name) onTold(data);
  });
  return () => receiver.close();
}

/** Calls the listener when the user has cleared a record, in whatever page, until the returned function is called. */
export function whenCleared(name: Told["name"], onCleared: () => void): () => void {
  return hear(name, ({ entry }) => {
    if (entry === null) onCleared();
  });
}

export function keptRecord<Value>(
  name: KeptName,
  version: number,
  { pause = 0, isFirstAtOnce = false, join }: Options<Value> = {},
): KeptRecord<Value> {
  /** The time of the newest entry that this page knows. */
  let newest = 0;
  /** What is not known to be in the database. */
  let unkept: Entry | null = null;
  /** What another page wrote last. The database may not have it yet. */
  let heard: Entry | null = null;
  /** What is to be joined to what will be read. */
  let held: Entry | null = null;
  /** When this page came to each of them, by the clock: their own times may run ahead of it. */
  const since = new WeakMap<Entry, number>();
  let wroteAt = Number.NEGATIVE_INFINITY;
  let coming: { readonly stored: Promise<StorageProblem | null>; readonly hurry: () => void } | null = null;
  let isWatched = false;

  const isOurs = (entry: Entry): entry is Entry & { readonly value: Value | null } =>
    entry.version === version;
  const own = (entry: Entry | null): Value | null => (entry !== null && isOurs(entry) ? entry.value : null);

  const joined = (kept: Entry | null, held: Entry): Entry => {
    const [before, after] = [own(kept), own(held)];
    const value = before !== null && after !== null && join ? join(before, after) : (after ?? before);
    const at = Math.max(held.at, kept === null ? 0 : kept.at + 1);
    return { version, at, value, joinedTo: held.at };
  };

  const store = async (): Promise<StorageProblem | null> => {
    const entry = unkept;
    if (entry === null) return null;
    tell({ name, at: entry.at, entry });
    try {
      const at = await keep(name, entry);
      // Only now: more may have been written meanwhile, which must not be taken for another page's.
      newest = Math.max(newest, at);
    } catch (error) {
      console.error("What is being written could not be stored:", error);
      return storageProblem(error) ?? "no-access";
    }
    if (unkept === entry) unkept = null;
    removeLeft(name, entry.at);
    return null;
  };

  const soon = (): Promise<StorageProblem | null> => {
    if (coming === null) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, pause);
      const stored = promise.then(() => {
        coming = null;
        wroteAt = performance.now();
        return store();
      });
      const hurry = (): void => {
        clearTimeout(timer);
        resolve();
      };
      coming = { stored, hurry };
      const isFirst = isFirstAtOnce && performance.now() - wroteAt >= pause;
      if (pause === 0 || isFirst) hurry();
    }
    return coming.stored;
  };

  const leave = (): void => {
    // The database may not get to it before the page is gone.
    const left = held !== null && unkept !== null ? joined(unkept, held) : (held ?? unkept);
    if (left !== null) leaveBehind(name, left);
    coming?.hurry();
  };

  /** From the first words on, its own or another page's. */
  const watchPage = (): void => {
    if (isWatched) return;
    isWatched = true;
    addEventListener("pagehide", leave);
    // The timers of a page that nobody sees are slow, and another page may be opening.
    addEventListener("visibilitychange", () => coming?.hurry());
    hear(name, ({ at, entry }) => {
      if (entry !== null) return;
      const left = (known: Entry | null): Entry | null =>
        known !== null && (since.get(known) ?? 0) > at ? known : null;
      [unkept, held, heard] = [left(unkept), left(held), left(heard)];
    });
  };

  const put = (value: Value | null): Promise<StorageProblem | null> => {
    watchPage();
    newest = Math.max(newest + 1, Date.now());
    unkept = { version, at: newest, value };
    since.set(unkept, Date.now());
    return soon();
  };

  return {
    async read() {
      const found = await find(name, joined);
      // From here on it is its reader's to join and write.
      held = null;
      const entry = newer(newer(found, heard), unkept);
      newest = Math.max(newest, entry?.at ?? 0);
      return own(entry);
    },
    hold(value) {
      watchPage();
      held = { version, at: Date.now(), value, isHeld: true };
      since.set(held, held.at);
    },
    write: put,
    forget: () => put(null),
    listen(onWritten) {
      watchPage();
      return hear(name, ({ at, entry }) => {
        if (entry !== null && at <= newest) return;
        newest = Math.max(newest, at);
        heard = entry;
        if (entry !== null) {
          since.set(entry, Date.now());
          unkept = null;
        }
        onWritten(own(entry), entry === null);
      });
    },
  };
}

/** Whether a record holds anything. */
export async function isKept(names: readonly KeptName[]): Promise<boolean> {
  const found = await Promise.all(
    // What a page held is left as it is: only its own record knows how to join it.
    names.map((name) => (leftBehind(name)?.isHeld ? leftBehind(name) : find(name))),
  );
  return found.some((entry) => entry !== null && entry.value !== null);
}

/**
 * Removes records of `localStorage`, here and from the pages that follow them. The browser tells other pages of it as well, but
 * a popup once did not hear of that.
 */
export function clearLocal(names: readonly LocalKey[]): void {
  for (const name of names) {
    forgetLeft(name);
    tell({ name, at: Date.now(), entry: null });
  }
}

/** Removes records, here and from the pages that follow them. */
export async function clearKept(names: readonly KeptName[]): Promise<void> {
  for (const name of names) {
    forgetLeft(name);
    await inPagesDatabase((opened) => opened.delete("marks", name));
    tell({ name, at: Date.now(), entry: null });
  }
}

/** The newest that is stored, in the database once this returns, unless that has no room. */
async function find(
  name: KeptName,
  joined?: (kept: Entry | null, held: Entry) => Entry,
): Promise<Entry | null> {
  const left = leftBehind(name);
  let newest = left;
  try {
    const kept = await inPagesDatabase(async (opened) => entryIn((await opened.get("marks", name))?.value));
    if (left === null) return kept;
    // A page that had read nothing could not know how late it was.
    if (kept !== null && (left.isHeld ? kept.joinedTo === left.at : kept.at >= left.at)) {
      removeLeft(name, left.at);
      return kept;
    }
    if (left.isHeld && joined) newest = joined(kept, left);
    await keep(name, newest ?? left);
    removeLeft(name, left.at);
  } catch (error) {
    // The lists of the same page say why storage cannot be used.
    console.error("What was being written could not be read:", error);
  }
  return newest;
}

/** Writes an entry in place of whatever there is. Returns its time there. */
function keep(name: KeptName, entry: Entry): Promise<number> {
  return inPagesDatabase((opened) => {
    const transaction = opened.transaction("marks", "readwrite");
    const work = async (): Promise<number> => {
      const before = entryIn((await transaction.store.get(name))?.value);
      const at = Math.max(entry.at, before === null ? 0 : before.at + 1);
      await transaction.store.put({ name, value: { ...entry, at } satisfies Entry });
      return at;
    };
    return whole(transaction, work());
  });
}

function newer(one: Entry | null, other: Entry | null): Entry | null {
  if (one === null || other === null) return one ?? other;
  return other.at >= one.at ? other : one;
}
