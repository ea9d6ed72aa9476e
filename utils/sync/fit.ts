import { itemBytes, watchItem, watchItemKey } from "./items.ts";
import type { SharedWatch, SharedWatches } from "./shared-watch.ts";
import { byChange } from "./views.ts";

/** Below what browsers grant (102,400 bytes, 8,192 an item, 512 items), since they may count a little differently. */
export const ROOM = { bytes: 96_000, itemBytes: 7_800, items: 490 } as const;
/** Removals come before what is followed, so they must not take its place. */
const MOST_REMOVALS = 150;

interface Taken {
  readonly count: number;
  readonly bytes: number;
}

export interface Fitting {
  readonly stored: SharedWatches;
  /** How many watches have no room. */
  readonly leftOut: number;
}

/** What of all watches the browser has room for, changed last first. Devices that know the same choose the same. */
export function fitting(watches: SharedWatches, taken: Taken): Fitting {
  const all = [...watches.values()].sort(byChange);
  const removals = all.filter(({ content }) => content === null).slice(0, MOST_REMOVALS);
  const followed = all.filter(({ content }) => content !== null);
  const stored = new Map<string, SharedWatch>();
  let { count, bytes } = taken;
  let isFull = false;
  let leftOut = 0;
  for (const watch of [...removals, ...followed]) {
    const size = itemBytes(watchItemKey(watch.id), watchItem(watch));
    const isTooLarge = size > ROOM.itemBytes;
    // What is older must not slip into a gap: devices that know different watches would never agree.
    isFull ||= !isTooLarge && (count + 1 > ROOM.items || bytes + size > ROOM.bytes);
    if (isTooLarge || isFull) {
      if (watch.content !== null) leftOut += 1;
      continue;
    }
    stored.set(watch.id, watch);
    count += 1;
    bytes += size;
  }
  return { stored, leftOut };
}
