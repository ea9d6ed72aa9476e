import type { WatchesTransaction } from "../../../utils/watches/database.ts";
import { entryKey, type WatchEntry } from "../../../utils/watches/entry.ts";
import { rangeOf } from "../../../utils/watches/read-watches.ts";
import { withoutBackAndForth } from "./back-and-forth.ts";
import { keptEntries } from "./entries-room.ts";
import { foundElsewhere } from "./found-elsewhere.ts";
import { asRead } from "./mark-read.ts";

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
  const found = await withoutBackAndForth(entries, watch, all, backAndForth);
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

function unreadIn(entries: readonly WatchEntry[]): readonly WatchEntry[] {
  return entries.filter(({ unread }) => unread === 1);
}
