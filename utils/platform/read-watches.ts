import { entryPrefix, type Watch, type WatchEntry, type WholeWatch } from "../watches/watch.ts";
import { inWatchesDatabase } from "./watches-database.ts";

/** All watches, the ones with unread entries first, then by name. */
export async function readWatches(): Promise<readonly Watch[]> {
  const watches = await inWatchesDatabase((database) => database.getAll("watches"));
  return watches.toSorted(
    (one, other) =>
      Number(other.unread > 0) - Number(one.unread > 0) ||
      one.name.localeCompare(other.name) ||
      one.createdAt - other.createdAt,
  );
}

/** The entries of all watches, found last first. `before`: after the entry that has this place in the order. */
export function readEntries(count: number, before: string | null = null): Promise<readonly WatchEntry[]> {
  return inWatchesDatabase(async (database) => {
    const range = before === null ? null : IDBKeyRange.upperBound(before, true);
    const index = database.transaction("watch-entries").store.index("order");
    const entries: WatchEntry[] = [];
    let cursor = await index.openCursor(range, "prev");
    // Entries with the same place stay together, or the next call would skip some of them.
    while (cursor !== null && (entries.length < count || cursor.value.order === entries.at(-1)?.order)) {
      entries.push(cursor.value);
      cursor = await cursor.continue();
    }
    return entries;
  });
}

/** The entries of one watch, found last first. */
export async function readEntriesOf(watch: string): Promise<readonly WatchEntry[]> {
  const entries = await inWatchesDatabase((database) => database.getAll("watch-entries", rangeOf(watch)));
  return entries.toSorted((one, other) => (one.order < other.order ? 1 : -1));
}

export function readWholeWatch(id: string): Promise<WholeWatch | null> {
  return inWatchesDatabase(async (database) => {
    const [watch, memory, entries] = await Promise.all([
      database.get("watches", id),
      database.get("watch-memory", id),
      database.getAll("watch-entries", rangeOf(id)),
    ]);
    return watch === undefined ? null : { watch, memory: memory ?? null, entries };
  });
}

/** The range of the entries of a watch: their ids begin with its own. */
export function rangeOf(watch: string): IDBKeyRange {
  const prefix = entryPrefix(watch);
  return IDBKeyRange.bound(prefix, `${prefix}\uffff`);
}

/** How many watches and entries there are. */
export function countWatches(): Promise<{ watches: number; entries: number }> {
  return inWatchesDatabase(async (database) => ({
    watches: await database.count("watches"),
    entries: await database.count("watch-entries"),
  }));
}
