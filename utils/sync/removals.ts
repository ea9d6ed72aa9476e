import { DAY } from "../platform/durations.ts";
import type { SharedWatch, SharedWatches } from "./shared-watch.ts";

/** How long a device may be away and still learn that a watch was removed. */
export const REMOVALS_KEPT = 30 * DAY;

/** Since when, by the clock of this device alone, it has seen a removal among the items. */
export type SeenRemovals = ReadonlyMap<string, number>;

interface Kept {
  readonly watches: SharedWatches;
  readonly seen: SeenRemovals;
}

/**
 * Forgets removals that were there for 30 days, and those that another device forgot. Each device counts the days itself, so that a
 * wrong clock cuts them short for nobody.
 */
export function withoutOldRemovals(
  watches: SharedWatches,
  seen: SeenRemovals,
  stored: SharedWatches,
  now: number,
): Kept {
  const kept = new Map<string, SharedWatch>();
  const stillSeen = new Map<string, number>();
  for (const [id, watch] of watches) {
    const isStored = stored.get(id)?.content === null;
    const since = seen.get(id);
    if (watch.content === null) {
      const isForgotten = since !== undefined && !stored.has(id);
      // After the clock was set back the days count from the start again.
      const first = since === undefined || since > now ? now : since;
      if (isForgotten || now - first > REMOVALS_KEPT) continue;
      if (isStored) stillSeen.set(id, first);
    }
    kept.set(id, watch);
  }
  return { watches: kept, seen: stillSeen };
}
