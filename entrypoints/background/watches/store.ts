import type { AddedWatches } from "../../../utils/calls/calls-table.ts";
import type { ApiFailure } from "../../../utils/platform/failure.ts";
import { inWatches, inWatchesDatabase, type WatchesTransaction } from "../../../utils/watches/database.ts";
import { entryKey, isReadBy, type WatchEntry } from "../../../utils/watches/entry.ts";
import { followsSources } from "../../../utils/watches/followed-sources.ts";
import { freshMemory, type WatchMemory } from "../../../utils/watches/memory.ts";
import { rangeOf } from "../../../utils/watches/read-watches.ts";
import {
  choicesOf,
  isPaused,
  type Watch,
  type WatchChoices,
  type WholeWatch,
  watchKey,
} from "../../../utils/watches/watch.ts";
import { WATCH_LIMITS } from "../../../utils/watches/watch-limits.ts";
import { withChoices } from "../../../utils/watches/with-choices.ts";
import { addEntries } from "./add-entries.ts";
import { changing } from "./changing.ts";
import { asked, settled, spent } from "./due.ts";
import { foundElsewhere } from "./found-elsewhere.ts";
import { asRead } from "./mark-read.ts";
import type { ReadingEnd } from "./reading.ts";
import { type RoundsMark, readRoundsMark, writeRoundsMark } from "./rounds-mark.ts";
import { withSilence } from "./silence.ts";
import { moreUntold, NOTHING_UNTOLD } from "./untold.ts";

export function readForRound(): Promise<{ watches: readonly Watch[]; mark: RoundsMark }> {
  return inWatchesDatabase(async (database) => {
    const transaction = database.transaction(["watches", "marks"]);
    const [watches, mark] = await Promise.all([
      transaction.objectStore("watches").getAll(),
      readRoundsMark({ marks: transaction.objectStore("marks") }),
    ]);
    return { watches, mark };
  });
}

/** Counts one request against the budget; false if it has to wait. `hasBegun`: it is not the first of its reading. */
export function spendRequest(now: number, hasBegun: boolean): Promise<boolean> {
  return inWatches(async (stores) => {
    const mark = await readRoundsMark(stores);
    const budget = spent(mark.budget, now, hasBegun);
    if (budget !== null) await writeRoundsMark(stores, { ...mark, budget });
    return budget !== null;
  });
}

/** Marks a watch as asked, and returns what its reading needs; null where it was removed or paused meanwhile. */
export function beginReading(
  id: string,
  service: string,
  now: number,
): Promise<{ watch: Watch; memory: WatchMemory } | null> {
  return inWatches(async ({ watches, memories }) => {
    const watch = await watches.get(id);
    if (watch === undefined || isPaused(watch)) return null;
    const begun = asked(watch, now);
    await watches.put(begun);
    const known = await memories.get(id);
    if (known?.service === service) return { watch: begun, memory: known };
    // What another service listed says nothing about this one, so it starts again.
    const startedAt = known === undefined ? watch.createdAt : now;
    return { watch: { ...begun, newestSeen: null }, memory: freshMemory(id, service, startedAt) };
  });
}

/** Stores all that a reading found, or nothing of it. */
export function settleReading(id: string, reading: ReadingEnd, now: number): Promise<void> {
  return changing(async (stores) => {
    const watch = await stores.watches.get(id);
    // A preset that was cleared meanwhile starts again as one that was never asked.
    if (watch === undefined || watch.lastAsked === null) return;
    const { outcome, isLookedAt } = reading;
    const { readUpTo } = watch;
    const found = (outcome?.entries ?? []).map((entry) =>
      readUpTo !== undefined && isReadBy(entry, readUpTo) ? asRead(entry) : entry,
    );
    const { unread, dropped, newToAll } = await addEntries(stores, id, found, outcome?.backAndForth);
    if (outcome !== null) await stores.memories.put(outcome.memory);
    const after = settled(watch, reading, { unread: unread ?? watch.unread, dropped }, now);
    const said = withSilence(after, reading, now);
    await stores.watches.put(said);
    const isSilent = said.silenceSaid === true && watch.silenceSaid !== true;
    if (watch.notify && !isLookedAt && (newToAll > 0 || isSilent)) {
      const more = followsSources(watch) ? { sourcesToTell: newToAll } : { toTell: newToAll };
      const mark = await readRoundsMark(stores);
      const untold = moreUntold(mark, { ...more, silencesToTell: Number(isSilent) });
      await writeRoundsMark(stores, { ...mark, ...untold });
    }
  });
}

/** Adds those that are not there yet; `keyOf` says what makes two the same. */
export function addWatches(
  added: readonly Watch[],
  keyOf: (watch: Watch) => string = ({ id }) => id,
): Promise<AddedWatches> {
  return changing(async ({ watches }) => {
    const all = await watches.getAll();
    const there = new Map(all.map((watch) => [keyOf(watch), watch.id]));
    const known: string[] = [];
    let count = all.length;
    let leftOut = 0;
    for (const watch of added) {
      const same = there.get(keyOf(watch));
      if (same !== undefined) known.push(same);
      else if (count < WATCH_LIMITS.watches) {
        await watches.put(watch);
        there.set(keyOf(watch), watch.id);
        count += 1;
      } else leftOut += 1;
    }
    return { known, leftOut };
  });
}

/** Returns the ids of those that were paused and are not any more. */
export function changeWatches(
  ids: readonly string[],
  change: Partial<WatchChoices> | ((watch: Watch) => Partial<WatchChoices>),
  now = Date.now(),
): Promise<readonly string[]> {
  return changing(async ({ watches }) => {
    const resumed: string[] = [];
    for (const id of ids) {
      const watch = await watches.get(id);
      if (watch === undefined) continue;
      const changed = withChoices(watch, typeof change === "function" ? change(watch) : change, now);
      await watches.put(changed);
      if (isPaused(watch) && !isPaused(changed)) resumed.push(id);
    }
    return resumed;
  });
}

/** What failed for a reason that is gone counts as not asked yet. */
export function forgetFailures(isGone: (failure: ApiFailure) => boolean): Promise<void> {
  return changing(async ({ watches }) => {
    for (const watch of await watches.getAll()) {
      if (watch.failure === null || !isGone(watch.failure)) continue;
      await watches.put({ ...watch, failure: null, setbacks: 0, lastAsked: null });
    }
  });
}

/** Removes a watch with all it found. A preset that the user removes does not come back with the policy. */
export function removeWatch(id: string): Promise<void> {
  return changing(async (stores) => {
    const watch = await stores.watches.get(id);
    if (watch === undefined || watch.preset === "fixed") return;
    await removeAllOf(stores, id);
    if (watch.preset === null) return;
    const mark = await readRoundsMark(stores);
    await writeRoundsMark(stores, { ...mark, removedPresets: [...new Set([...mark.removedPresets, id])] });
  });
}

/** Removes a watch and what it found and remembers. */
export async function removeAllOf(
  { watches, memories, entries }: WatchesTransaction,
  id: string,
): Promise<void> {
  await watches.delete(id);
  await memories.delete(id);
  await entries.delete(rangeOf(id));
}

/**
 * Undoes a removal, as far as there is room. Where the same view was followed again meanwhile, what the removed watch found comes back under
 * what was chosen since; beside an administrator's watch of it nothing does.
 */
export function restoreWatch({ watch, memory, entries }: WholeWatch): Promise<{ hasRoom: boolean }> {
  return changing(async (stores) => {
    const all = await stores.watches.getAll();
    if (all.some(({ id }) => id === watch.id)) return { hasRoom: true };
    const again = all.find(({ request }) => watchKey(request) === watchKey(watch.request));
    if (again !== undefined && again.preset !== null) return { hasRoom: true };
    if (again === undefined && all.length >= WATCH_LIMITS.watches) return { hasRoom: false };
    if (again !== undefined) await removeAllOf(stores, again.id);
    await stores.watches.put(again === undefined ? watch : withChoices(watch, choicesOf(again), Date.now()));
    if (memory !== null) await stores.memories.put(memory);
    await restoreEntries(stores, watch.id, entries);
    const mark = await readRoundsMark(stores);
    const removedPresets = mark.removedPresets.filter((id) => id !== watch.id);
    await writeRoundsMark(stores, { ...mark, removedPresets });
    return { hasRoom: true };
  });
}

/** What was read meanwhile where another watch found it stays read. */
async function restoreEntries(
  stores: WatchesTransaction,
  id: string,
  removed: readonly WatchEntry[],
): Promise<void> {
  const { read } = await foundElsewhere(stores, id);
  const entries = removed.map((entry) => (read.has(entryKey(entry.id)) ? asRead(entry) : entry));
  for (const entry of entries) await stores.entries.put(entry);
  const watch = await stores.watches.get(id);
  const unread = entries.filter((entry) => entry.unread === 1).length;
  if (watch !== undefined && watch.unread > unread) await stores.watches.put({ ...watch, unread });
}

/** Removes what the user added; presets start again as if they were added now, and find nothing of before again. */
export function clearWatches(now: number): Promise<void> {
  return changing(async (stores) => {
    for (const watch of await stores.watches.getAll()) {
      await removeAllOf(stores, watch.id);
      if (watch.preset !== null) {
        const found = { unread: 0, overflow: null, lookedBackTo: null, newestSeen: null, lastAsked: null };
        const { silenceSaid: _, unlisted: __, manyMissing: ___, inventoryDue: ____, ...rest } = watch;
        await stores.watches.put({ ...rest, ...found, createdAt: now, silentSince: now });
      }
    }
    await writeRoundsMark(stores, { ...(await readRoundsMark(stores)), ...NOTHING_UNTOLD });
  });
}
