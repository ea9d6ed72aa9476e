import type { AddedWatches } from "../../../utils/calls/calls-table.ts";
import { announceChange } from "../../../utils/platform/changes.ts";
import { inWatches, type WatchesTransaction } from "../../../utils/watches/database.ts";
import { followDetails } from "../../../utils/watches/details.ts";
import { followsSources } from "../../../utils/watches/followed-sources.ts";
import { freshMemory, type WatchMemory } from "../../../utils/watches/memory.ts";
import { rangeOf } from "../../../utils/watches/read-watches.ts";
import {
  entryKey,
  isPaused,
  type MarkedRead,
  type ReadWhich,
  WATCH_LIMITS,
  type Watch,
  type WatchChoices,
  type WholeWatch,
  watchOfEntry,
} from "../../../utils/watches/watch.ts";
import { withChoices } from "../../../utils/watches/with-choices.ts";
import { asked, settled, spent, withSilence } from "./due.ts";
import { addEntries, asRead } from "./kept-entries.ts";
import type { ReadingEnd } from "./reading.ts";
import { changing, NOTHING_UNTOLD, type RoundsMark, readMark, withUntold, writeMark } from "./rounds-mark.ts";

export function readForRound(): Promise<{ watches: readonly Watch[]; mark: RoundsMark }> {
  return inWatches(async (stores) => ({
    watches: await stores.watches.getAll(),
    mark: await readMark(stores),
  }));
}

/** Counts one request against the budget; false if it has to wait. `hasBegun`: it is not the first of its reading. */
export function spendRequest(now: number, hasBegun: boolean): Promise<boolean> {
  return inWatches(async (stores) => {
    const mark = await readMark(stores);
    const budget = spent(mark.budget, now, hasBegun);
    if (budget !== null) await writeMark(stores, { ...mark, budget });
    return budget !== null;
  });
}

/** Marks a watch as asked, and returns what its reading needs; null where it was removed. */
export function beginReading(
  id: string,
  service: string,
  now: number,
): Promise<{ watch: Watch; memory: WatchMemory } | null> {
  return inWatches(async ({ watches, memories }) => {
    const watch = await watches.get(id);
    if (watch === undefined) return null;
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
    if (watch === undefined) return;
    const { outcome, isLookedAt } = reading;
    const { readUpTo } = watch;
    const found = (outcome?.entries ?? []).map((entry) =>
      readUpTo !== undefined && entry.at <= readUpTo ? asRead(entry) : entry,
    );
    const { unread, dropped, newToAll } = await addEntries(stores, id, found, outcome?.backAndForth);
    if (outcome !== null) await stores.memories.put(outcome.memory);
    const after = settled(watch, reading, { unread: unread ?? watch.unread, dropped }, now);
    const said = withSilence(after, reading, now);
    await stores.watches.put(said);
    const isSilent = said.silenceSaid === true && watch.silenceSaid !== true;
    if (watch.notify && !isLookedAt && (newToAll > 0 || isSilent)) {
      const more = followsSources(watch) ? { sourcesToTell: newToAll } : { toTell: newToAll };
      const mark = withUntold(await readMark(stores), { ...more, silencesToTell: Number(isSilent) });
      await writeMark(stores, mark);
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

/** Removes a watch with all it found. A preset that the user removes does not come back with the policy. */
export function removeWatch(id: string): Promise<void> {
  return changing(async (stores) => {
    const watch = await stores.watches.get(id);
    if (watch === undefined || watch.preset === "fixed") return;
    await removeAllOf(stores, id);
    if (watch.preset === null) return;
    const mark = await readMark(stores);
    await writeMark(stores, { ...mark, removedPresets: [...new Set([...mark.removedPresets, id])] });
  });
}

async function removeAllOf({ watches, memories, entries }: WatchesTransaction, id: string): Promise<void> {
  await watches.delete(id);
  await memories.delete(id);
  await entries.delete(rangeOf(id));
}

/** Undoes a removal. */
export function restoreWatch({ watch, memory, entries }: WholeWatch): Promise<void> {
  return changing(async (stores) => {
    if ((await stores.watches.getKey(watch.id)) !== undefined) return;
    await stores.watches.put(watch);
    if (memory !== null) await stores.memories.put(memory);
    for (const entry of entries) await stores.entries.put(entry);
    const mark = await readMark(stores);
    const removedPresets = mark.removedPresets.filter((id) => id !== watch.id);
    await writeMark(stores, { ...mark, removedPresets });
  });
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
    await writeMark(stores, { ...(await readMark(stores)), ...NOTHING_UNTOLD });
  });
}

/** Returns what was unread until then. */
export function markRead(which: ReadWhich): Promise<MarkedRead> {
  return changing(async (stores) => {
    const { entries } = stores;
    const marked: string[] = [];
    const overflows: Record<string, number> = {};
    const read = new Map<string, number>();
    const unread = await entries.index("unread").getAllKeys();
    const isWanted = wantedBy(which, unread);
    for (const id of unread) {
      const entry = isWanted(id) ? await entries.get(id) : undefined;
      if (entry === undefined) continue;
      await entries.put(asRead(entry));
      marked.push(id);
      read.set(entry.watch, (read.get(entry.watch) ?? 0) + 1);
    }
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
    for (const id of new Set(ids)) {
      const entry = await entries.get(id);
      if (entry === undefined || entry.unread === 1) continue;
      await entries.put({ ...entry, unread: 1 });
      back.set(entry.watch, (back.get(entry.watch) ?? 0) + 1);
    }
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

/**
 * Makes the presets those of the administrator's policy: adds new ones, updates the others, and removes what is no longer in
 * it. One that the user removed stays removed.
 */
export async function syncPresets(presets: readonly Watch[], now = Date.now()): Promise<void> {
  const isChanged = await inWatches(async (stores) => {
    const { removedPresets } = await readMark(stores);
    const wanted = new Map(presets.map((preset) => [preset.id, preset]));
    const there = (await stores.watches.getAll()).filter(({ preset }) => preset !== null);
    for (const { id } of there) if (!wanted.has(id)) await removeAllOf(stores, id);
    for (const preset of presets) {
      const before = await stores.watches.get(preset.id);
      const isRemoved = preset.preset === "removable" && removedPresets.includes(preset.id);
      if (before === undefined && !isRemoved) await stores.watches.put(preset);
      else if (before !== undefined) await stores.watches.put(following(before, preset, now));
    }
    return there.length > 0 || presets.length > 0;
  });
  if (isChanged) announceChange("watches");
}

/** What the policy changed since it was last read reaches the watch; where it did not, what the user changed stays so. */
function following(there: Watch, { preset, policy }: Watch, now: number): Watch {
  if (policy === undefined) return { ...there, preset };
  const before = there.policy;
  const choices = {
    details: followDetails(there.details, before?.details, policy.details),
    rhythm: before?.rhythm === policy.rhythm ? there.rhythm : policy.rhythm,
    notify: before?.notify === policy.notify ? there.notify : policy.notify,
    countsInBadge:
      before?.countsInBadge === policy.countsInBadge ? there.countsInBadge : policy.countsInBadge,
  };
  return { ...withChoices(there, choices, now), preset, policy };
}
