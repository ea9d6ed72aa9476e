import { inWatchesDatabase } from "./database.ts";
import { entryPrefix, type WatchEntry } from "./entry.ts";
import type { KeptStates } from "./kept-states.ts";
import { type PageState, type RememberedPage, statesOf } from "./page-states.ts";
import type { Watch, WholeWatch } from "./watch.ts";

/** All watches, in no particular order. */
export function readWatches(): Promise<readonly Watch[]> {
  return inWatchesDatabase((database) => database.getAll("watches"));
}

/** The entries of all watches, found last first. In one request: a cursor would take a message for each entry. */
export function readEntries(count: number): Promise<readonly WatchEntry[]> {
  return inWatchesDatabase((database) => database.getAllFromIndex("watch-entries", "order", null, count));
}

/** The entries of one watch, found last first. */
export async function readEntriesOf(watch: string): Promise<readonly WatchEntry[]> {
  const entries = await inWatchesDatabase((database) => database.getAll("watch-entries", rangeOf(watch)));
  return entries.toSorted((one, other) => (one.order < other.order ? -1 : 1));
}

/** What a watch remembers of its pages. */
export async function readRememberedPages(watch: string): Promise<readonly RememberedPage[]> {
  const memory = await inWatchesDatabase((database) => database.get("watch-memory", watch));
  return memory?.pages ?? [];
}

/** What each of these watches remembers, by their places. Of one that remembers nothing there is none. */
export async function readKeptStatesOf(
  watches: readonly Pick<Watch, "id">[],
): Promise<readonly KeptStates[]> {
  const memories = await Promise.all(
    watches.map(({ id }) => inWatchesDatabase((database) => database.get("watch-memory", id))),
  );
  return memories.flatMap((memory, watch) =>
    memory?.pages === undefined || memory.pages.length === 0
      ? []
      : [{ watch, service: memory.service, pages: memory.pages }],
  );
}

/** What it remembers of one, the latest first. */
export async function readStatesOf(watch: string, url: string): Promise<readonly PageState[]> {
  return statesOf(await readRememberedPages(watch), url);
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
