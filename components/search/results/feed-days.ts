import { t } from "../../../utils/platform/i18n.ts";
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
  const days = dates.map((date) => (date ? dayHeading(date.day, reader) : t("result.no_date")));
  return days.map((day, at) => ({
    day: day === days[at - 1] ? null : day,
    isNew: isNewSince(dates[at] ?? null, feed.lastVisit, reader),
  }));
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
