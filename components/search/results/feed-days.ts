import { DAY } from "../../../utils/platform/durations.ts";
import type { RecentSort } from "../../../utils/search/request.ts";
import type { SearchResult } from "../../../utils/search/service-answers.ts";
import { dayOf } from "../../../utils/text/dates.ts";
import { type DateReader, dayHeading, type ReadDate, readDate } from "../../../utils/text/format-date.ts";
import { dateOf } from "./which-date.ts";

export interface Feed {
  readonly sort: RecentSort;
  /** When this feed was viewed before; null: never. */
  readonly lastVisit: number | null;
}

export interface DayInFeed {
  /** The day that begins with this page, as its heading; null: it is of the same day as the one before. */
  readonly day: string | null;
  readonly isNew: boolean;
}

/** Groups a feed by days in the reader's time zone, and marks what is new since the last visit. */
export function feedDays(results: readonly SearchResult[], feed: Feed, reader: DateReader): DayInFeed[] {
  const dates = results.map((result) => readDate(dateOf(result, feed.sort).iso, reader.timeZone));
  let heading: string | null | undefined;
  return dates.map((date) => {
    const day = date === null ? null : belowHeading(date.day, heading);
    const isFirst = day !== heading;
    heading = day;
    return {
      day: isFirst ? dayHeading(day, reader) : null,
      isNew: isNewSince(date, feed.lastVisit, reader),
    };
  });
}

/**
 * The day under whose heading a page stands. A date without an hour is the same day everywhere, others may be another day here than
 * for the service, which has put them in order: none of them begins the day above again.
 */
function belowHeading(day: string, heading: string | null | undefined): string {
  const isDayAfter = heading && Date.parse(day) - Date.parse(heading) === DAY;
  return isDayAfter ? heading : day;
}

/** A date without a time is new if its day is after the day of the visit. */
function isNewSince(
  date: ReadDate | null,
  lastVisit: number | null,
  { timeZone }: Pick<DateReader, "timeZone">,
): boolean {
  if (!date || lastVisit === null) return false;
  return date.hasHour ? date.time > lastVisit : date.day > dayOf(lastVisit, timeZone);
}
