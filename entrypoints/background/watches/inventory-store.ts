import { inWatches, type WatchesTransaction } from "../../../utils/watches/database.ts";
import { foundAgain, missingEntry } from "../../../utils/watches/entry.ts";
import { rangeOf } from "../../../utils/watches/read-watches.ts";
import { wantsMissing } from "../../../utils/watches/wants-missing.ts";
import { isPaused, type Watch } from "../../../utils/watches/watch.ts";
import { addEntries } from "./add-entries.ts";
import { changing } from "./changing.ts";
import { inventoryAgainAt, isInventoryDue, nextInventoryAt, overflowAfter } from "./due.ts";
import type { InventoryBegun, InventoryOutcome } from "./inventory.ts";
import { readRoundsMark, writeRoundsMark } from "./rounds-mark.ts";
import { moreUntold } from "./untold.ts";

/** Puts the next inventory off, and returns what this one needs; null where it is not due, or not wanted. */
export function beginInventory(
  id: string,
  service: string,
  now: number,
): Promise<({ readonly watch: Watch } & InventoryBegun) | null> {
  return inWatches(async ({ watches, memories }) => {
    const watch = await watches.get(id);
    if (watch === undefined || isPaused(watch) || !wantsMissing(watch)) return null;
    const memory = await memories.get(id);
    if (memory?.service !== service || !isInventoryDue(watch, now)) return null;
    const begun = { ...watch, inventoryDue: inventoryAgainAt(now) };
    await watches.put(begun);
    const others = (await watches.getAll()).filter(
      (other) => other.id !== id && wantsMissing(other) && !isPaused(other),
    );
    const elsewhere = others.reduce((sum, { unlisted = 0 }) => sum + unlisted, 0);
    return { watch: begun, held: memory.held ?? [], elsewhere };
  });
}

/** Stores all that an inventory found, or nothing of it. `isWhole`: the next one is on another day. */
export function settleInventory(
  id: string,
  outcome: InventoryOutcome,
  now: number,
  isWhole: boolean,
): Promise<void> {
  return changing(async (stores) => {
    const [watch, memory] = [await stores.watches.get(id), await stores.memories.get(id)];
    if (watch === undefined || memory === undefined || !wantsMissing(watch)) return;
    await stores.memories.put({ ...memory, held: outcome.held });
    await sayFoundAgain(stores, id, outcome, now);
    const gone = outcome.gone.map(({ result, misses = [] }) =>
      missingEntry(id, result, misses[0] ?? now, now),
    );
    const { dropped, newToAll } = await addEntries(stores, id, gone);
    const unread = (await stores.entries.getAll(rangeOf(id))).filter((entry) => entry.unread === 1).length;
    const { manyMissing: _, ...rest } = watch;
    await stores.watches.put({
      ...rest,
      unread,
      overflow: overflowAfter(watch, dropped),
      ...(isWhole && { inventoryDue: nextInventoryAt(now) }),
      unlisted: outcome.unlisted,
      ...(outcome.manyMissing && { manyMissing: outcome.manyMissing }),
    });
    if (watch.notify && newToAll > 0) {
      const mark = await readRoundsMark(stores);
      await writeRoundsMark(stores, { ...mark, ...moreUntold(mark, { missingToTell: newToAll }) });
    }
  });
}

/** Entries of pages that are back say so, and are to be read again. Of those that are not kept any more nothing is left to correct. */
async function sayFoundAgain(
  { entries }: Pick<WatchesTransaction, "entries">,
  id: string,
  { back }: InventoryOutcome,
  now: number,
): Promise<void> {
  for (const { result, misses = [] } of back) {
    const there = await entries.get(missingEntry(id, result, misses[0] ?? now, now).id);
    if (there !== undefined) await entries.put(foundAgain(there, now));
  }
}
