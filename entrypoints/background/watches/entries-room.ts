import type { WatchEntry } from "../../../utils/watches/entry.ts";
import { WATCH_LIMITS } from "../../../utils/watches/watch-limits.ts";

/** What a reading changes among the entries of its watch. */
interface Kept {
  readonly added: readonly WatchEntry[];
  /** The ids of those that have no room any more. */
  readonly gone: readonly string[];
  /** How many unread ones have no room. */
  readonly dropped: number;
}

/** Which entries of a watch stay. Where there is no room for all, read ones go first, then what was found first. */
export function keptEntries(before: readonly WatchEntry[], found: readonly WatchEntry[]): Kept {
  const there = new Set(before.map(({ id }) => id));
  const fresh = found.filter(({ id }) => !there.has(id));
  const all = [...before, ...fresh].sort(
    (one, other) => (other.unread ?? 0) - (one.unread ?? 0) || (one.order < other.order ? -1 : 1),
  );
  const surplus = all.slice(WATCH_LIMITS.entries);
  const isSurplus = new Set(surplus.map(({ id }) => id));
  return {
    added: fresh.filter(({ id }) => !isSurplus.has(id)),
    gone: surplus.map(({ id }) => id).filter((id) => there.has(id)),
    dropped: surplus.filter(({ unread }) => unread === 1).length,
  };
}
