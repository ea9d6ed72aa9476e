import { hashOf } from "./hash.ts";
import type { HeldPage } from "./held-pages.ts";
import type { RememberedPage } from "./page-states.ts";

/**
 * A page at a date that was seen: its key, that date, and how many whole readings in a row have not listed it. As numbers, since
 * there are up to thousands for each watch.
 */
export type Known = readonly [key: number, time: number, absent?: number];

/** What a watch remembers of its readings, apart from the watch, since only readings need it. */
export interface WatchMemory {
  /** The id of the watch. */
  readonly id: string;
  /** The address of the service. What another service listed says nothing about this one. */
  readonly service: string;
  /** What is dated later is news in the first reading too. */
  readonly startedAt: number;
  /** Pages dated at or before this are neither known nor news: they are from before the watch, or there were too many. */
  readonly floor: number;
  /** null: nothing was read yet. */
  readonly known: readonly Known[] | null;
  /** What the index showed of the pages that are listed last. */
  readonly pages?: readonly RememberedPage[];
  /** Pages that are to be told when the index no longer finds them. Only of watches that want that. */
  readonly held?: readonly HeldPage[];
}

/** What the service lists at once has room three times, beside what it listed at dates that are no longer those of the pages. */
export const KNOWN_LIMIT = 3000;
/** After so many whole readings a page is no longer listed at that date. One reading may miss it, since the list moves meanwhile. */
const GONE_AFTER = 3;

export function freshMemory(id: string, service: string, startedAt: number): WatchMemory {
  return { id, service, startedAt, floor: Number.MIN_SAFE_INTEGER, known: null };
}

/** An entry is known by its address and its date. */
export function knownKey(address: string, time: number | null): number {
  return hashOf(`${address} ${time ?? ""}`);
}

/** The same after a whole reading, which has listed these keys. */
export function listedAgain(known: readonly Known[], listed: ReadonlySet<number>): readonly Known[] {
  return known.map(([key, time, absent = 0]) =>
    listed.has(key) ? [key, time] : [key, time, Math.min(absent + 1, GONE_AFTER)],
  );
}

const isGone = ([, , absent = 0]: Known): boolean => absent >= GONE_AFTER;

/**
 * Keeps what is listed, then the latest of the others. The floor rises above what is dropped of the listed, and of what is too old to
 * be asked for (`since`), so that none becomes news again when a clock is set back; never above now, or dates in the future would
 * hide all that is to come.
 */
export function trimmed(
  known: readonly Known[],
  floor: number,
  { since, now, limit = KNOWN_LIMIT }: { since: number; now: number; limit?: number },
): { readonly known: readonly Known[]; readonly floor: number } {
  if (known.length <= limit) return { known, floor };
  const inOrder = known.toSorted(
    (one, other) => Number(isGone(one)) - Number(isGone(other)) || other[1] - one[1],
  );
  const dropped = inOrder.slice(limit).filter((each) => !isGone(each) || each[1] < since);
  return {
    known: inOrder.slice(0, limit),
    floor: dropped.reduce((highest, [, time]) => Math.max(highest, Math.min(time, now)), floor),
  };
}
