import type { ApiFailure } from "../../../utils/platform/failure.ts";
import type { RecentPage, SearchResult } from "../../../utils/search/answers.ts";
import { LIMITS, type RecentRequest } from "../../../utils/search/request.ts";
import { parseInstant } from "../../../utils/text/dates.ts";
import { hashOf } from "../../../utils/watches/hash.ts";
import { type Known, knownKey, trimmed, type WatchMemory } from "../../../utils/watches/memory.ts";
import {
  entryOf,
  viewOf,
  type Watch,
  type WatchEntry,
  type WatchSort,
} from "../../../utils/watches/watch.ts";

const DAY = 86_400_000;
/**
 * How long after its date a page may be listed and is still found. A page is often first crawled weeks after the date it
 * declares. See docs/decisions/0025-watches-count-what-they-know.md.
 */
export const OVERLAP: Record<WatchSort, number> = { changed: 14 * DAY, published: 60 * DAY };
/** The time between readings of everything in the window. */
const COMPLETE_EVERY = 23 * 3_600_000;
/** A first reading only learns what is there already, so it reads less of a large window. */
const FIRST_READING = 500;
/** More than that in the window would take too many requests. */
const WINDOW_KNOWN = 500;

/** What a reading found, to be stored at once. */
export interface Outcome {
  readonly memory: WatchMemory;
  readonly newestSeen: number | null;
  /** Latest first. */
  readonly entries: readonly WatchEntry[];
  /** There are more new ones than can be read. */
  readonly isCut: boolean;
}

/** How a reading ended. */
export interface ReadingEnd {
  readonly outcome: Outcome | null;
  readonly failure: ApiFailure | null;
  /** A person sees on the page what it found, so no notification tells that. */
  readonly isLookedAt: boolean;
}

export interface Reading {
  /** The next page to ask for; null: enough was read. */
  next(): RecentRequest | null;
  take(page: RecentPage): void;
  /** What the pages say that were read so far; null: too little to store. */
  outcome(foundAt: number): Outcome | null;
}

type Reader = Pick<Watch, "id" | "request" | "rhythm" | "newestSeen">;

/**
 * Reads the pages of a watch, latest first, until nothing in the window can be new. The service's own count says when:
 * if it lists as many pages as are known, those not read are known. Since a page that is gone hides one that has come, all of
 * the window is read once a day.
 */
export function startReading(watch: Reader, memory: WatchMemory, now: number): Reading {
  const isFirst = memory.known === null;
  const since = windowStart(watch, memory, now);
  const hasUnknown = memory.floor >= since;
  const mustComplete = isFirst || isCompleteDue(watch, memory, now);
  const known = new Map((memory.known ?? []).map((each) => [each[0], each]));
  const current = listedByAddress(known.values());
  const seen = new Set<number>();
  const found = new Map<number, { readonly result: SearchResult; readonly time: number | null }>();
  let newest = watch.newestSeen;
  let oldestRead = Number.POSITIVE_INFINITY;
  let read = 0;
  let pages = 0;
  let hadNew = false;
  let state: "reading" | "enough" | "complete" | "cut" = "reading";

  function take({ results, dropped, total, totalIsLowerBound }: RecentPage): void {
    pages += 1;
    read += results.length + dropped;
    const before = found.size;
    for (const result of results) takeOne(result);
    hadNew = found.size > before;
    const isAll = results.length + dropped === 0 || (read >= total && !totalIsLowerBound);
    state = isAll ? "complete" : stateAfter(total, totalIsLowerBound);
  }

  function takeOne(result: SearchResult): void {
    const time = timeOf(result, watch.request.sort);
    const key = knownKey(result.url, time);
    const address = hashOf(result.url);
    if (time !== null) {
      oldestRead = Math.min(oldestRead, time);
      newest = Math.max(newest ?? time, Math.min(time, now));
    }
    if (!known.has(key) && !found.has(key)) {
      // Older than anything that is remembered: whether it was seen cannot be known.
      if (time !== null && time <= memory.floor) return;
      found.set(key, { result, time });
    }
    seen.add(key);
    current.set(address, { key, time: time ?? now });
  }

  function stateAfter(total: number, isLowerBound: boolean): typeof state {
    if ((pages + 1) * LIMITS.sizeMaximum > LIMITS.window) return "cut";
    if (isFirst && read >= FIRST_READING && oldestRead <= memory.startedAt) return "cut";
    if (hasUnknown && oldestRead <= memory.floor) return "complete";
    if (mustComplete) return "reading";
    if (hasUnknown || isLowerBound) return hadNew ? "reading" : "enough";
    return total === listedInWindow() ? "enough" : "reading";
  }

  function listedInWindow(): number {
    let count = 0;
    for (const { time } of current.values()) if (time >= since) count += 1;
    return count;
  }

  function outcome(foundAt: number): Outcome | null {
    if (pages === 0 || (isFirst && state === "reading")) return null;
    const isNews = (time: number | null): boolean => !isFirst || (time !== null && time > memory.startedAt);
    const news = [...found.values()].filter(({ time }) => isNews(time));
    const added = [...found].map(
      ([key, { result, time }]): Known => [key, hashOf(result.url), time ?? now, 1],
    );
    const cutAt = state === "cut" ? Math.min(oldestRead, now) : memory.floor;
    const floor = Math.max(memory.floor, isFirst ? since - 1 : memory.floor, cutAt);
    const wasComplete = state === "complete" || state === "cut";
    const completeAt = wasComplete ? now : state === "enough" ? memory.completeAt : null;
    const all = [...known.values(), ...added].map(relisted(wasComplete));
    return {
      memory: { ...memory, ...trimmed(all, floor, now), completeAt },
      newestSeen: newest,
      entries: news
        .map(({ result, time }) => entryOf(watch.id, result, time, foundAt))
        .toSorted((one, other) => other.at - one.at),
      isCut: state === "cut" && hadNew && (!isFirst || oldestRead > memory.startedAt),
    };
  }

  function relisted(wasComplete: boolean) {
    return ([key, address, time, listed]: Known): Known => {
      const isCurrent = current.get(address)?.key === key;
      if (seen.has(key)) return [key, address, time, isCurrent ? 1 : 0];
      const isGone = !isCurrent || (wasComplete && time >= since);
      return [key, address, time, isGone ? 0 : listed];
    };
  }

  return {
    next: () =>
      state === "reading"
        ? { ...viewOf(watch.request, LIMITS.sizeMaximum), since: dayText(since), page: pages + 1 }
        : null,
    take,
    outcome,
  };
}

/** The date a watch goes by; null where the page has none that can be read. */
export function timeOf(result: SearchResult, sort: WatchSort): number | null {
  return parseInstant(sort === "published" ? result.publishedAt : result.contentChangedAt);
}

/**
 * The first day that is asked for. It counts back from the latest date seen, not from the time of the last reading, since
 * the service may list a page days after its date. The contract promises plain dates only.
 */
export function windowStart(
  { newestSeen, request }: Pick<Watch, "newestSeen" | "request">,
  { floor, startedAt, known }: WatchMemory,
  now: number,
): number {
  // A date in the future must not move the window past what is to come.
  const latest = Math.min(newestSeen ?? startedAt, Math.max(now, floor));
  const byOverlap = startOfDay(latest - OVERLAP[request.sort]);
  const byFloor = startOfDay(floor + DAY);
  const isCrowded = known !== null && known.length > WINDOW_KNOWN;
  const crowded = isCrowded
    ? known.toSorted(([, , one], [, , other]) => other - one)[WINDOW_KNOWN]?.[2]
    : undefined;
  const byCrowd = crowded === undefined ? byOverlap : startOfDay(crowded + DAY);
  // Two whole days are always asked for, however crowded they are.
  return Math.max(
    byOverlap,
    Math.min(Math.max(byFloor, byCrowd), startOfDay(latest - DAY)),
    startOfDay(floor),
  );
}

function isCompleteDue({ rhythm }: Reader, { completeAt }: WatchMemory, now: number): boolean {
  if (rhythm === "look" || rhythm === "24h" || completeAt === null) return true;
  return completeAt > now || now - completeAt >= COMPLETE_EVERY;
}

/** The page the service lists at each address: it has one date at a time. */
function listedByAddress(known: Iterable<Known>): Map<number, { key: number; time: number }> {
  const listed = new Map<number, { key: number; time: number }>();
  for (const [key, address, time, isListed] of known) if (isListed) listed.set(address, { key, time });
  return listed;
}

function startOfDay(time: number): number {
  return Math.floor(time / DAY) * DAY;
}

function dayText(time: number): string {
  return new Date(Math.max(0, time)).toISOString().slice(0, 10);
}
