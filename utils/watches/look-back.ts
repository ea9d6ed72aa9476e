import { DAY, WEEK } from "../platform/durations.ts";
import type { RecentRequest } from "../search/request.ts";
import type { RecentPage, SearchResult } from "../search/service-answers.ts";
import { LIMITS } from "../search/service-limits.ts";
import { timeOf, viewOf, type WatchRequest } from "./watch.ts";

export const WEEKS = 52;
/** One for the whole year, and so many for the weeks of which that does not tell enough. */
const MOST_PARTS = 12;

/** Some weeks in a row, and how many pages have their date in them. */
export interface Stretch {
  /** The first moment of its first day, in UTC as the service reads days. */
  readonly from: number;
  readonly weeks: number;
  readonly pages: number;
  /** There are more: the service does not count them all. */
  readonly isFloor: boolean;
}

/** Weeks that the service is asked about. */
export interface Period {
  readonly from: number;
  readonly weeks: number;
}

/** The year that ends with the day of now. */
export function lastYear(now: number): Period {
  const tomorrow = (Math.floor(now / DAY) + 1) * DAY;
  return { from: tomorrow - WEEKS * WEEK, weeks: WEEKS };
}

const endOf = ({ from, weeks }: Period): number => from + weeks * WEEK;

export function periodRequest(request: WatchRequest, period: Period): RecentRequest {
  const day = (time: number): string => new Date(time).toISOString().slice(0, 10);
  const [since, until] = [day(period.from), day(endOf(period) - DAY)];
  return { ...viewOf(request, LIMITS.sizeMaximum), since, until };
}

type Answer = Pick<RecentPage, "results" | "dropped" | "total" | "totalIsLowerBound">;

/**
 * What an answer says of its period: each of its weeks where it lists all pages, otherwise how many they are together. Latest first.
 */
export function stretchesIn(answer: Answer, period: Period, request: WatchRequest): readonly Stretch[] {
  const { results, dropped, total, totalIsLowerBound: isFloor } = answer;
  const dates = datesIn(results, period, request);
  const isWhole = dates !== null && dropped === 0 && !isFloor && total <= dates.length;
  if (isWhole) return weeksOf(dates, period);
  return [{ ...period, pages: Math.max(total, results.length + dropped), isFloor }];
}

/** The weeks at the end of the period that lie after all of what is not listed, latest first, and how many weeks are left. */
export function latestWeeks(
  { results, dropped }: Answer,
  period: Period,
  request: WatchRequest,
): { readonly known: readonly Stretch[]; readonly left: Period } {
  const dates = dropped === 0 ? datesIn(results, period, request) : null;
  const oldest = dates === null || dates.length === 0 ? endOf(period) : Math.min(...dates);
  // Of the moment of the last page that is listed there may be more pages.
  const known = Math.max(0, Math.floor((endOf(period) - oldest - 1) / WEEK));
  const left = { from: period.from, weeks: Math.max(0, period.weeks - known) };
  return { known: weeksOf(dates ?? [], { from: endOf(left), weeks: known }), left };
}

/** A period in as few parts as are allowed, of as many weeks each as another or one more, latest first. */
export function partsOf({ from, weeks }: Period): readonly Period[] {
  const count = Math.min(MOST_PARTS, weeks);
  const start = (index: number): number => Math.round((weeks * index) / count);
  return Array.from({ length: count }, (_, index) => ({
    from: from + start(index) * WEEK,
    weeks: start(index + 1) - start(index),
  })).reverse();
}

/** The dates of pages; null where one has none, or another than was asked for. */
function datesIn(
  results: readonly SearchResult[],
  period: Period,
  { sort }: WatchRequest,
): readonly number[] | null {
  const dates = results.map((result) => timeOf(result, sort));
  const isIn = (date: number | null): date is number =>
    date !== null && date >= period.from && date < endOf(period);
  return dates.every(isIn) ? dates : null;
}

function weeksOf(dates: readonly number[], { from, weeks }: Period): readonly Stretch[] {
  const weekOf = (date: number): number => Math.floor((date - from) / WEEK);
  return Array.from({ length: weeks }, (_, week) => ({
    from: from + week * WEEK,
    weeks: 1,
    pages: dates.filter((date) => weekOf(date) === week).length,
    isFloor: false,
  })).reverse();
}
