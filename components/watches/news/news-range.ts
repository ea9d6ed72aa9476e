import { endOf, parseInstant, startOf } from "../../../utils/text/dates.ts";
import { folded } from "../../../utils/text/fold.ts";
import { plainText } from "../../../utils/text/highlights.ts";
import type { WatchEntry } from "../../../utils/watches/watch.ts";

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

/** Whether this is all that was found, in the order that it is stored in. */
export const isWholeRange = ({ sort, since, until, words }: NewsRange): boolean =>
  sort === "found" && since === null && until === null && words.trim() === "";

/** The date that an entry is listed by; null: the page names none. */
export function dateIn({ result, foundAt }: WatchEntry, sort: NewsSort): number | null {
  if (sort === "found") return foundAt;
  const dates = {
    changed: [result.contentChangedAt],
    published: [result.publishedAt],
    updated: [result.contentChangedAt, result.publishedAt],
  }[sort]
    .map(parseInstant)
    .filter((time) => time !== null);
  return dates.length === 0 ? null : Math.max(...dates);
}

/** The entries of a range, latest first. What names no date is only in a range without bounds, at its end. */
export function inRange(
  entries: readonly WatchEntry[],
  range: NewsRange,
  now: number,
): readonly WatchEntry[] {
  if (isWholeRange(range)) return entries;
  const since = startOf(range.since, now) ?? Number.NEGATIVE_INFINITY;
  const until = endOf(range.until, now) ?? Number.POSITIVE_INFINITY;
  const words = folded(range.words).split(/\s+/).filter(Boolean);
  const kept = entries.filter((entry) => {
    const date = dateIn(entry, range.sort);
    const isIn =
      date === null ? range.since === null && range.until === null : date >= since && date <= until;
    return isIn && (words.length === 0 || hasWords(entry, words));
  });
  if (range.sort === "found") return kept;
  const time = (entry: WatchEntry): number => dateIn(entry, range.sort) ?? Number.NEGATIVE_INFINITY;
  return kept.toSorted((one, other) => {
    const [first, second] = [time(one), time(other)];
    return first === second ? 0 : second > first ? 1 : -1;
  });
}

function hasWords({ result }: WatchEntry, words: readonly string[]): boolean {
  const { title, snippet, organization, domain } = result;
  const text = folded([plainText(title), plainText(snippet), organization ?? "", domain].join(" "));
  return words.every((word) => text.includes(word));
}
