import { announceChange } from "../../../utils/platform/changes.ts";
import { arrivalsOf, knownAfter } from "../../../utils/sync/arrivals.ts";
import { type Fitting, fitting } from "../../../utils/sync/fit.ts";
import type { ReadItems } from "../../../utils/sync/items.ts";
import { type KnownViews, withLocalChanges } from "../../../utils/sync/local-changes.ts";
import { readDates } from "../../../utils/sync/read-dates.ts";
import { withoutOldRemovals } from "../../../utils/sync/removals.ts";
import { mergedWatches, type SharedWatches } from "../../../utils/sync/shared-watch.ts";
import { asSyncMark, SYNC_MARK, type SyncMark, type SyncState } from "../../../utils/sync/sync-state.ts";
import { type LocalView, localView } from "../../../utils/sync/views.ts";
import { inWatches, type WatchesTransaction } from "../../../utils/watches/database.ts";
import { type Watch, watchKey } from "../../../utils/watches/watch.ts";
import { WATCH_LIMITS } from "../../../utils/watches/watch-limits.ts";
import { applyArrivals } from "./apply-arrivals.ts";

interface Merged {
  /** What the browser's sync should hold. */
  readonly wanted: Fitting;
  /** How many watches of other devices have no room here. */
  readonly noRoom: number;
}

/** Brings the watches of this device and the items of all together, in one transaction: all of it or nothing. */
export async function mergeWatches(arrived: ReadItems, taken: number, now: number): Promise<Merged> {
  const { merged, isChanged } = await inWatches(async (stores) => {
    const mark = await readMark(stores);
    const all = await stores.watches.getAll();
    const local = await localViews(stores, now);
    const newId = () => crypto.randomUUID();
    const hidden = hiddenViews(mark.known, all, local);
    const told = new Map([...mark.known].filter(([key]) => !hidden.has(key)));
    const noted = withLocalChanges(knownWatches(mark, arrived), told, local, { now, newId });
    const together = mergedWatches(noted, arrived.watches);
    const { watches, seen } = withoutOldRemovals(together, mark.seen, arrived.watches, now);
    const presets = new Set(
      all.flatMap(({ preset, request }) => (preset === null ? [] : [watchKey(request)])),
    );
    const arrivals = arrivalsOf(watches, told, local, {
      staying: new Set([...presets, ...hidden.keys()]),
      room: WATCH_LIMITS.watches - all.length,
    });
    const isChanged = await applyArrivals(stores, arrivals, now);
    const after = isChanged ? await localViews(stores, now) : local;
    const known = new Map([...hidden, ...knownAfter(watches, after)]);
    await stores.marks.put({ name: SYNC_MARK, value: { ...mark, watches, known, seen } satisfies SyncMark });
    const { count, bytes } = arrived.unreadable;
    const wanted = fitting(watches, { count: count + arrived.settings.size, bytes: bytes + taken });
    return { merged: { wanted, noRoom: arrivals.leftOut }, isChanged };
  });
  if (isChanged) announceChange("watches");
  return merged;
}

/** What this device knew when it last took part. One that has just joined adds to what the others have. */
function knownWatches({ watches, known }: SyncMark, arrived: ReadItems): SharedWatches {
  return watches.size === 0 && known.size === 0 ? arrived.watches : watches;
}

/**
 * What this device told others of and still follows, but could not tell of now: a later version of the extension has changed it. Nobody has
 * removed it.
 */
function hiddenViews(known: KnownViews, all: readonly Watch[], local: readonly LocalView[]): KnownViews {
  const stored = new Set(all.map(({ id }) => id));
  const told = new Set(local.map(({ key }) => key));
  return new Map([...known].filter(([key, view]) => !told.has(key) && stored.has(view.local)));
}

/** Keeps how a try went, for the options. */
export async function keepState(change: (before: SyncState) => SyncState): Promise<void> {
  await inWatches(async (stores) => {
    const mark = await readMark(stores);
    await stores.marks.put({ name: SYNC_MARK, value: { ...mark, state: change(mark.state) } });
  });
  announceChange("sync");
}

/** Forgets the other devices. What was brought from them stays. */
export async function forgetWatches(): Promise<void> {
  await inWatches(({ marks }) => marks.delete(SYNC_MARK));
  announceChange("sync");
}

async function readMark({ marks }: WatchesTransaction): Promise<SyncMark> {
  return asSyncMark((await marks.get(SYNC_MARK))?.value);
}

async function localViews({ watches, entries }: WatchesTransaction, now: number): Promise<LocalView[]> {
  const unread = await entries.index("unread").getAllKeys();
  const dates = readDates(await entries.getAllKeys(), unread, now);
  return (await watches.getAll()).flatMap((watch) => localView(watch, dates.get(watch.id) ?? 0) ?? []);
}
