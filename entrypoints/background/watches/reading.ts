import type { PageChanges } from "../../../utils/checks/history/earlier-answers.ts";
import { pageKey } from "../../../utils/checks/sources/passages.ts";
import { DAY } from "../../../utils/platform/durations.ts";
import type { ApiFailure } from "../../../utils/platform/failure.ts";
import type { RecentRequest } from "../../../utils/search/request.ts";
import type { RecentPage, SearchResult } from "../../../utils/search/service-answers.ts";
import { LIMITS } from "../../../utils/search/service-limits.ts";
import { parseInstant } from "../../../utils/text/dates.ts";
import { entryOf, type WatchEntry } from "../../../utils/watches/entry.ts";
import {
  type Known,
  knownKey,
  listedAgain,
  trimmed,
  type WatchMemory,
} from "../../../utils/watches/memory.ts";
import { hasOneOf } from "../../../utils/watches/only-words.ts";
import { pageStates } from "../../../utils/watches/page-states.ts";
import { timeOf, viewOf, type Watch, type WatchSort } from "../../../utils/watches/watch.ts";

/**
 * How long after its date a page may be listed and is still found. A page is often first crawled weeks after the date it
 * declares. See docs/decisions/0025-watches-count-what-they-know.md.
 */
export const OVERLAP: Record<WatchSort, number> = {
  updated: 60 * DAY,
  changed: 35 * DAY,
  published: 60 * DAY,
};

/** What a reading found, to be stored at once. */
export interface Outcome {
  readonly memory: WatchMemory;
  readonly newestSeen: number | null;
  /** Latest first. */
  readonly entries: readonly WatchEntry[];
  /** Which of them show again what they showed within the last day, by their ids. */
  readonly backAndForth: ReadonlySet<string>;
  /** When the sources of a followed verdict changed, by `pageKey`. */
  readonly sourceChanges: PageChanges;
  /** When the index last looked at a page that was read; null: no page says. */
  readonly lastLook: number | null;
  /** There are more new ones than can be read. */
  readonly isCut: boolean;
  /** Pages listed late with a date before this are not found, because too many came after it; null: all are. */
  readonly lookedBackTo: number | null;
}

/** How a reading ended. */
export interface ReadingEnd {
  readonly outcome: Outcome | null;
  readonly failure: ApiFailure | null;
  /** The reader sees on the page what it found, so no notification tells that. */
  readonly isLookedAt: boolean;
}

export interface Reading {
  /** The next page to ask for; null: enough was read. */
  next(): RecentRequest | null;
  take(page: RecentPage): void;
  /** What the pages say that were read so far; null: too little to store. */
  outcome(foundAt: number): Outcome | null;
}

type Reader = Pick<Watch, "id" | "request" | "newestSeen" | "details">;

/**
 * Reads all pages in the window of a watch, latest first, since a page may be listed late and anywhere in it. Only a floor, below
 * which nothing is remembered, and the number of pages that the service lists at all end a reading sooner.
 */
export function startReading(watch: Reader, memory: WatchMemory, now: number): Reading {
  const isFirst = memory.known === null;
  const since = windowStart(watch, memory, now);
  const known = new Map((memory.known ?? []).map((each) => [each[0], each]));
  const listed = new Set<number>();
  const states = pageStates(memory.pages ?? [], now);
  const found = new Map<number, { readonly result: SearchResult; readonly time: number | null }>();
  let newest = watch.newestSeen;
  let lastLook: number | null = null;
  let oldestRead = Number.POSITIVE_INFINITY;
  let read = 0;
  let pages = 0;
  let isLastAllNew = false;
  let state: "reading" | "complete" | "cut" = "reading";

  function take({ results, dropped, total, totalIsLowerBound }: RecentPage): void {
    pages += 1;
    read += results.length + dropped;
    const areNew = results.map(takeOne);
    isLastAllNew = areNew.length > 0 && areNew.every(Boolean);
    const isAll = results.length + dropped === 0 || (read >= total && !totalIsLowerBound);
    const isAtFloor = memory.floor >= since && oldestRead <= memory.floor;
    if (isAll || isAtFloor) state = "complete";
    else if ((pages + 1) * LIMITS.sizeMaximum > LIMITS.window) state = "cut";
  }

  /** Whether the page is new in this reading. A list that moves may have it twice. */
  function takeOne(result: SearchResult): boolean {
    const time = timeOf(result, watch.request.sort);
    const key = knownKey(result.url, time);
    if (time !== null) {
      oldestRead = Math.min(oldestRead, time);
      newest = laterOf(newest, Math.min(time, now));
    }
    const look = parseInstant(result.lastCrawled);
    if (look !== null) lastLook = laterOf(lastLook, Math.min(look, now));
    listed.add(key);
    states.see(result, time ?? now, !known.has(key));
    if (known.has(key)) return false;
    // Older than anything that is remembered: whether it was seen cannot be known.
    if (time !== null && time <= memory.floor) return false;
    if (!found.has(key)) found.set(key, { result, time });
    return true;
  }

  const words = watch.details?.words;
  const sources = watch.request.sources && new Set(watch.request.sources.pages);
  const isWanted = (result: SearchResult): boolean =>
    (words === undefined || hasOneOf(result, words)) &&
    (sources === undefined || sources.has(pageKey(result.url) ?? ""));

  function outcome(foundAt: number): Outcome | null {
    if (pages === 0 || (isFirst && state === "reading")) return null;
    const isNews = (time: number | null): boolean => !isFirst || (time !== null && time > memory.startedAt);
    // What is not wanted is known from now on like what is told.
    const news = [...found.values()].filter(({ result, time }) => isNews(time) && isWanted(result));
    const added = [...found].map(([key, { time }]): Known => [key, time ?? now]);
    const cutAt = state === "cut" ? Math.min(oldestRead, now) : memory.floor;
    const reached = Math.max(memory.floor, isFirst ? since - 1 : memory.floor, cutAt);
    const before = state === "reading" ? [...known.values()] : listedAgain([...known.values()], listed);
    const { known: kept, floor } = trimmed([...before, ...added], reached, { since, now });
    // What came before the first reading's window was never wanted.
    const wanted = Math.max(
      overlapStart({ ...watch, newestSeen: newest }, memory, now),
      overlapStart({ ...watch, newestSeen: null }, memory, now),
    );
    const entries = news.map(({ result, time }) => {
      const before = states.before(result);
      return { ...entryOf(watch.id, result, time, foundAt), ...(before && { before }) };
    });
    const backAndForth = entries.filter(({ result }) => states.isBack(result)).map(({ id }) => id);
    return {
      memory: { ...memory, known: kept, floor, pages: states.remembered() },
      newestSeen: newest,
      entries: entries.toSorted((one, other) => other.at - one.at),
      backAndForth: new Set(backAndForth),
      lastLook,
      sourceChanges: sources === undefined ? {} : changesOf(news),
      isCut: state === "cut" && isLastAllNew && (!isFirst || oldestRead > memory.startedAt),
      lookedBackTo: floor >= wanted ? floor : null,
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

function changesOf(
  news: readonly { readonly result: SearchResult; readonly time: number | null }[],
): PageChanges {
  const changes: Record<string, number> = {};
  for (const { result, time } of news) {
    const key = pageKey(result.url);
    if (key !== null && time !== null) changes[key] = Math.max(time, changes[key] ?? 0);
  }
  return changes;
}

/** The first day that is asked for: where the overlap begins, or the floor. The contract promises plain dates only. */
export function windowStart(watch: Omit<Reader, "id">, memory: WatchMemory, now: number): number {
  return Math.max(overlapStart(watch, memory, now), startOfDay(memory.floor));
}

/**
 * It counts back from the latest date seen, not from the time of the last reading, since the service may list a page days after
 * its date.
 */
function overlapStart(watch: Omit<Reader, "id">, memory: WatchMemory, now: number): number {
  return startOfDay(latestOf(watch, memory, now) - OVERLAP[watch.request.sort]);
}

/** A date in the future must not move the window past what is to come. */
function latestOf(
  { newestSeen }: Omit<Reader, "id">,
  { floor, startedAt }: WatchMemory,
  now: number,
): number {
  return Math.min(newestSeen ?? startedAt, Math.max(now, floor));
}

function laterOf(before: number | null, time: number): number {
  return before === null ? time : Math.max(before, time);
}

function startOfDay(time: number): number {
  return Math.floor(time / DAY) * DAY;
}

function dayText(time: number): string {
  return new Date(Math.max(0, time)).toISOString().slice(0, 10);
}
