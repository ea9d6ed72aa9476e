import { detailsText, type SharedDetails } from "../watches/details.ts";
import type { Rhythm } from "../watches/watch.ts";

/** What is chosen of a watch. */
interface SharedContent extends SharedDetails {
  readonly name: string;
  /** The address of the view that it watches, as files of watches have it. */
  readonly address: string;
  /** What was chosen last, on whichever device. It runs only where it was chosen. */
  readonly rhythm: Rhythm;
}

/**
 * A watch as devices tell each other of it. `changed` and `removed` are compared only with each other, so a wrong clock loses nothing:
 * see docs/decisions/0048-watches-merge-without-trusting-clocks.md.
 */
export interface SharedWatch {
  readonly id: string;
  /** null: it was removed. */
  readonly content: SharedContent | null;
  /** Later than every change that the device knew when it made this one. */
  readonly changed: number;
  /** The latest change that a device knew when it removed the watch; 0: none did. */
  readonly removed: number;
  /** Pages dated up to here were read; 0: none. */
  readonly read: number;
}

export type SharedWatches = ReadonlyMap<string, SharedWatch>;

/** What two devices know of one watch, put together: in any order, as often as one likes. */
export function mergedWatch(one: SharedWatch, other: SharedWatch): SharedWatch {
  const changed = Math.max(one.changed, other.changed);
  const removed = Math.max(one.removed, other.removed);
  return {
    id: one.id,
    content: changed > removed ? laterContent(one, other) : null,
    changed,
    removed,
    read: Math.max(one.read, other.read),
  };
}

export function mergedWatches(one: SharedWatches, other: SharedWatches): SharedWatches {
  const merged = new Map(one);
  for (const [id, watch] of other) {
    const there = merged.get(id);
    merged.set(id, there === undefined ? watch : mergedWatch(there, watch));
  }
  return merged;
}

export function isSameWatch(one: SharedWatch, other: SharedWatch | undefined): boolean {
  return other !== undefined && textOf(one) === textOf(other);
}

function laterContent(one: SharedWatch, other: SharedWatch): SharedContent | null {
  if (one.changed !== other.changed) return (one.changed > other.changed ? one : other).content;
  // Two devices changed it at once. Which one counts does not matter, as long as all decide alike.
  return contentText(one) > contentText(other) ? one.content : other.content;
}

function contentText({ content }: SharedWatch): string {
  if (content === null) return "";
  const { name, address, rhythm, ...details } = content;
  return JSON.stringify([name, address, rhythm, detailsText(details)]);
}

function textOf(watch: SharedWatch): string {
  return JSON.stringify([watch.id, contentText(watch), watch.changed, watch.removed, watch.read]);
}
