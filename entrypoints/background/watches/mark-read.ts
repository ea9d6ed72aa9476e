import {
  entryKey,
  type MarkedRead,
  type ReadWhich,
  type WatchEntry,
  watchOfEntry,
} from "../../../utils/watches/entry.ts";
import { changing } from "./changing.ts";

/** Returns what was unread until then. */
export function markRead(which: ReadWhich): Promise<MarkedRead> {
  return changing(async (stores) => {
    const { entries } = stores;
    const marked: string[] = [];
    const overflows: Record<string, number> = {};
    const read = new Map<string, number>();
    const unread = await entries.index("unread").getAllKeys();
    const isWanted = wantedBy(which, unread);
    // All at once: while thousands were read one after the other, nobody else could read what is followed.
    const wanted = unread.filter(isWanted);
    const found = await Promise.all(wanted.map((id) => entries.get(id)));
    const writing = found.flatMap((entry) => {
      if (entry === undefined) return [];
      marked.push(entry.id);
      read.set(entry.watch, (read.get(entry.watch) ?? 0) + 1);
      return [entries.put(asRead(entry))];
    });
    await Promise.all(writing);
    for (const watch of await stores.watches.getAll()) {
      const isWhole = "all" in which || ("watches" in which && which.watches.includes(watch.id));
      const count = read.get(watch.id) ?? 0;
      if (count === 0 && !(isWhole && watch.overflow !== null)) continue;
      const unread = Math.max(0, watch.unread - count);
      if (isWhole && watch.overflow !== null) overflows[watch.id] = watch.overflow;
      await stores.watches.put({ ...watch, unread, overflow: isWhole ? null : watch.overflow });
    }
    return { entries: marked, overflows };
  });
}

/** Undoes it, of what is still there and still read. */
export function markUnread({ entries: ids, overflows }: MarkedRead): Promise<void> {
  return changing(async ({ watches, entries }) => {
    const back = new Map<string, number>();
    const found = await Promise.all([...new Set(ids)].map((id) => entries.get(id)));
    const writing = found.flatMap((entry) => {
      if (entry === undefined || entry.unread === 1) return [];
      back.set(entry.watch, (back.get(entry.watch) ?? 0) + 1);
      return [entries.put({ ...entry, unread: 1 })];
    });
    await Promise.all(writing);
    for (const id of new Set([...back.keys(), ...Object.keys(overflows)])) {
      const watch = await watches.get(id);
      if (watch === undefined) continue;
      const overflow = watch.overflow ?? overflows[id] ?? null;
      await watches.put({ ...watch, unread: watch.unread + (back.get(id) ?? 0), overflow });
    }
  });
}

/** A page that several watches found is read in all of them. */
function wantedBy(which: ReadWhich, unread: readonly string[]): (id: string) => boolean {
  if ("all" in which) return () => true;
  const ids =
    "entries" in which ? which.entries : unread.filter((id) => which.watches.includes(watchOfEntry(id)));
  const keys = new Set(ids.map(entryKey));
  return (id) => keys.has(entryKey(id));
}

export function asRead({ unread: _, ...entry }: WatchEntry): WatchEntry {
  return entry;
}
