import { dayNamed, dayOf, endOf, isDayAlone, parseInstant, startOf } from "../../../utils/text/dates.ts";
import { folded } from "../../../utils/text/fold.ts";
import { plainText } from "../../../utils/text/highlights.ts";
import type { WatchEntry } from "../../../utils/watches/entry.ts";

/** By which date the pages of watches are listed; `found`: when the watch found them. */
export const NEWS_SORTS = ["found", "updated", "changed", "published"] as const;
export type NewsSort = (typeof NEWS_SORTS)[number];

export interface NewsRange {
  readonly sort: NewsSort;
  /** As in a feed: a period such as "7d", or a day; null: without a bound. */
  readonly since: string | null;
  readonly until: string | null;
  /** Words that the page's title, snippet, organization or site has. */
  readonly words: string;
}

export const WHOLE_RANGE: NewsRange = { sort: "found", since: null, until: null, words: "" };

/** Whether it leaves pages out. */
export const isNarrow = ({ since, until, words }: NewsRange): boolean =>
  since !== null || until !== null || words.trim() !== "";

/** Whether this is all that was found, in the order that it is stored in. */
export const isWholeRange = (range: NewsRange): boolean => range.sort === "found" && !isNarrow(range);

/** What an address names of it; nothing of all that was found. */
export function rangeParameters({ sort, since, until, words }: NewsRange): URLSearchParams {
  const named = { sort: sort === WHOLE_RANGE.sort ? "" : sort, since, until, words: words.trim() };
  return new URLSearchParams(
    Object.entries(named).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}

export const LONGEST_WORDS = 200;

/** What an address names. Anybody may write one: what is no bound or order is none. */
export function rangeIn(parameters: URLSearchParams): NewsRange {
  const bound = (name: string): string | null => {
    const named = parameters.get(name);
    return startOf(named, 0) === null ? null : named;
  };
  return {
    sort: NEWS_SORTS.find((each) => each === parameters.get("sort")) ?? WHOLE_RANGE.sort,
    since: bound("since"),
    until: bound("until"),
    words: (parameters.get("words") ?? "").slice(0, LONGEST_WORDS),
  };
}

/** The date that an entry is listed by. */
interface EntryDate {
  readonly time: number;
  /** The day that the page names without an hour, which is the same everywhere. */
  readonly day: string | null;
}

/** null: the page names none. */
export function dateIn({ result, foundAt }: WatchEntry, sort: NewsSort): EntryDate | null {
  if (sort === "found") return { time: foundAt, day: null };
  const dates = {
    changed: [result.contentChangedAt],
    published: [result.publishedAt],
    updated: [result.contentChangedAt, result.publishedAt],
  }[sort].flatMap((written): EntryDate[] => {
    const time = parseInstant(written);
    return time === null ? [] : [{ time, day: isDayAlone(written) ? dayNamed(written) : null }];
  });
  return dates.toSorted((one, other) => other.time - one.time)[0] ?? null;
}

/** The calendar day of a date where the reader is, as `2026-11-21`. */
export function dayIn({ time, day }: EntryDate, timeZone: string): string {
  return day ?? dayOf(time, timeZone);
}

/** The entries of a range, latest first. What names no date is only in a range without bounds, at its end. */
export function inRange(
  entries: readonly WatchEntry[],
  range: NewsRange,
  now: number,
  timeZone: string,
): readonly WatchEntry[] {
  if (isWholeRange(range)) return entries;
  const isWithin = withinBounds(range, now, timeZone);
  const words = folded(range.words).split(/\s+/).filter(Boolean);
  const kept = entries.filter((entry) => {
    const date = dateIn(entry, range.sort);
    const isIn = date === null ? range.since === null && range.until === null : isWithin(date);
    return isIn && (words.length === 0 || hasWords(entry, words));
  });
  return range.sort === "found" ? kept : latestFirst(kept, range.sort, timeZone);
}

/** By days first: of a page that names no hour only its day is known, and no day is to begin again below another. */
function latestFirst(
  entries: readonly WatchEntry[],
  sort: NewsSort,
  timeZone: string,
): readonly WatchEntry[] {
  const dated = entries.map((entry) => {
    const date = dateIn(entry, sort);
    return { entry, day: date && dayIn(date, timeZone), time: date?.time ?? 0 };
  });
  dated.sort((one, other) => descending(one.day ?? "", other.day ?? "") || other.time - one.time);
  return dated.map(({ entry }) => entry);
}

function descending(one: string, other: string): number {
  if (one === other) return 0;
  return one > other ? -1 : 1;
}

/** Nothing of this is sent, so a day is the reader's own, as in the headings, and not the service's. */
function withinBounds(
  { since, until }: NewsRange,
  now: number,
  timeZone: string,
): (date: EntryDate) => boolean {
  const [from, to] = [startOf(since, now), endOf(until, now)];
  const isAfter = (date: EntryDate): boolean =>
    from === null || (isDay(since) ? dayIn(date, timeZone) >= since.trim() : date.time >= from);
  const isBefore = (date: EntryDate): boolean =>
    to === null || (isDay(until) ? dayIn(date, timeZone) <= until.trim() : date.time <= to);
  return (date) => isAfter(date) && isBefore(date);
}

/** A bound that is written as a day, and not as a moment. */
function isDay(bound: string | null): bound is string {
  return bound?.trim().length === 10;
}

function hasWords(entry: WatchEntry, words: readonly string[]): boolean {
  const text = textOf(entry);
  return words.every((word) => text.includes(word));
}

/** Each letter that is typed looks through thousands of entries again. */
const texts = new WeakMap<WatchEntry, string>();

function textOf(entry: WatchEntry): string {
  const known = texts.get(entry);
  if (known !== undefined) return known;
  const { title, snippet, organization, domain } = entry.result;
  const text = folded([plainText(title), plainText(snippet), organization ?? "", domain].join(" "));
  texts.set(entry, text);
  return text;
}
