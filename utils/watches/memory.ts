import { hashOf } from "./hash.ts";

/** A page at a date that was seen: its key and that date. As numbers, since there are up to thousands for each watch. */
export type Known = readonly [key: number, time: number];

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
}

/**
 * Of these, the ones with the latest dates are kept: all that the service lists at once, and what it listed at dates that
 * are no longer those of the pages.
 */
export const KNOWN_LIMIT = 3000;

export function freshMemory(id: string, service: string, startedAt: number): WatchMemory {
  return { id, service, startedAt, floor: Number.MIN_SAFE_INTEGER, known: null };
}

/** An entry is known by its address and its date. */
export function knownKey(address: string, time: number | null): number {
  return hashOf(`${address} ${time ?? ""}`);
}

/**
 * Keeps the latest, and raises the floor above what is dropped, so that it never becomes news again; never above now, or
 * dates in the future would hide all that is to come.
 */
export function trimmed(known: readonly Known[], floor: number, now: number, limit: number = KNOWN_LIMIT) {
  if (known.length <= limit) return { known, floor };
  const byTime = known.toSorted(([, one], [, other]) => other - one);
  const dropped = byTime[limit];
  return { known: byTime.slice(0, limit), floor: Math.max(floor, Math.min(dropped?.[1] ?? floor, now)) };
}
