import type { WatchesTransaction } from "../../../utils/watches/database.ts";
import { BACK_WITHIN } from "../../../utils/watches/page-states.ts";
import { rangeOf } from "../../../utils/watches/read-watches.ts";
import { entryKey, WATCH_LIMITS, type WatchEntry, watchOfEntry } from "../../../utils/watches/watch.ts";

/** What a reading changes among the entries of its watch. */
interface Kept {
  readonly added: readonly WatchEntry[];
  /** The ids of those that have no room any more. */
  readonly gone: readonly string[];
  /** How many unread ones have no room. */
  readonly dropped: number;
}

/** Which entries of a watch stay. Where there is no room for all, read ones go first, then what was found first. */
export function keptEntries(before: readonly WatchEntry[], found: readonly WatchEntry[]): Kept {
  const there = new Set(before.map(({ id }) => id));
  const fresh = found.filter(({ id }) => !there.has(id));
  const all = [...before, ...fresh].sort(
    (one, other) => (other.unread ?? 0) - (one.unread ?? 0) || (one.order < other.order ? -1 : 1),
  );
  const surplus = all.slice(WATCH_LIMITS.entries);
  const isSurplus = new Set(surplus.map(({ id }) => id));
  return {
    added: fresh.filter(({ id }) => !isSurplus.has(id)),
    gone: surplus.map(({ id }) => id).filter((id) => there.has(id)),
    dropped: surplus.filter(({ unread }) => unread === 1).length,
  };
}

/** What a reading added to its watch. */
interface Added {
  /** How many entries of the watch are unread then; null: as many as before. */
  readonly unread: number | null;
  readonly dropped: number;
  /** How many unread pages no other watch with notifications has found before. */
  readonly newToAll: number;
}

/** Stores what a watch has found. A page that was read where another watch found it is not new again. */
export async function addEntries(
  stores: Pick<WatchesTransaction, "watches" | "entries">,
  watch: string,
  all: readonly WatchEntry[],
  backAndForth: ReadonlySet<string> = new Set(),
): Promise<Added> {
  const { entries } = stores;
  const found = await withoutRepeats(entries, watch, all, backAndForth);
  if (found.length === 0) return { unread: null, dropped: 0, newToAll: 0 };
  const elsewhere = await foundElsewhere(stores, watch);
  const judged = found.map((entry) => (elsewhere.read.has(entryKey(entry.id)) ? asRead(entry) : entry));
  const { added, gone, dropped } = keptEntries(await entries.getAll(rangeOf(watch)), judged);
  for (const id of gone) await entries.delete(id);
  for (const entry of added) await entries.put(entry);
  // Entries that are gone may have been unread, so they are counted where any came; otherwise nothing has changed.
  const unread = added.length === 0 ? null : unreadIn(await entries.getAll(rangeOf(watch))).length;
  const news = unreadIn(added).filter(({ id }) => !elsewhere.notified.has(entryKey(id)));
  return { unread, dropped, newToAll: news.length };
}

/** What goes back to what it was within a day is told once: the entry that told it counts how often. */
async function withoutRepeats(
  entries: WatchesTransaction["entries"],
  watch: string,
  found: readonly WatchEntry[],
  backAndForth: ReadonlySet<string>,
): Promise<readonly WatchEntry[]> {
  if (backAndForth.size === 0) return found;
  const there = await entries.getAll(rangeOf(watch));
  const isNew = new Map(found.map((entry) => [entry.id, true]));
  for (const entry of found.filter(({ id }) => backAndForth.has(id))) {
    const told = there.findLast(
      ({ id, result, missing, foundAt }) =>
        id !== entry.id &&
        missing === undefined &&
        result.url === entry.result.url &&
        Math.abs(entry.foundAt - foundAt) < BACK_WITHIN,
    );
    if (told === undefined) continue;
    // It shows what the page is now, which a reader would otherwise never see if it stays so.
    const { result, before } = entry;
    await entries.put({
      ...told,
      result,
      ...(before !== undefined && { before }),
      times: (told.times ?? 1) + 1,
    });
    isNew.set(entry.id, false);
  }
  return found.filter(({ id }) => isNew.get(id));
}

export function asRead({ unread: _, ...entry }: WatchEntry): WatchEntry {
  return entry;
}

function unreadIn(entries: readonly WatchEntry[]): readonly WatchEntry[] {
  return entries.filter(({ unread }) => unread === 1);
}

/** The pages that other watches hold: those that were read, and those of watches with notifications. */
async function foundElsewhere(
  { watches, entries }: Pick<WatchesTransaction, "watches" | "entries">,
  watch: string,
): Promise<{ readonly read: ReadonlySet<string>; readonly notified: ReadonlySet<string> }> {
  const others = (await entries.getAllKeys()).filter((id) => watchOfEntry(id) !== watch);
  const unread = new Set(await entries.index("unread").getAllKeys());
  const notifying = new Set((await watches.getAll()).filter(({ notify }) => notify).map(({ id }) => id));
  return {
    read: new Set(others.filter((id) => !unread.has(id)).map(entryKey)),
    notified: new Set(others.filter((id) => notifying.has(watchOfEntry(id))).map(entryKey)),
  };
}
