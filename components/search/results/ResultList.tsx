import { t } from "../../../utils/platform/i18n.ts";
import type { Filters, RecentSort } from "../../../utils/search/request.ts";
import type { KnownValues, SearchResult } from "../../../utils/search/service-answers.ts";
import { dayOf } from "../../../utils/text/dates.ts";
import { type DateReader, dayHeading, type ReadDate, readDate } from "../../../utils/text/format-date.ts";
import styles from "./ResultCard.module.css";
import { type CardActions, ResultCard } from "./ResultCard.tsx";
import { dateOf } from "./result-date.ts";

interface ResultListProps {
  results: readonly SearchResult[];
  known: KnownValues;
  filters: Filters;
  reader: DateReader;
  actions: CardActions;
  /** The feed of recent pages that this is; null: results of a search. */
  feed: Feed | null;
}

interface Feed {
  readonly sort: RecentSort;
  /** When this feed was viewed before; null: never. */
  readonly lastVisit: number | null;
}

/** The results of a search, or of a feed: that one is grouped by days in the reader's time zone, with what is new marked. */
export function ResultList({ results, known, filters, reader, actions, feed }: ResultListProps) {
  const dates = results.map((result) => feed && readDate(dateOf(result, feed.sort).iso, reader.timeZone));
  const days = dates.map((date) => (date ? dayHeading(date.day, reader) : t("result.no_date")));
  return (
    <ul class={`cards ${styles.cards}`} aria-label={t("results.list")}>
      {results.map((result, index) => (
        <ResultCard
          key={`${index}|${result.url}`}
          result={result}
          known={known}
          filters={filters}
          reader={reader}
          sort={feed?.sort ?? null}
          isNew={isNewSince(dates[index] ?? null, feed?.lastVisit ?? null, reader)}
          day={feed === null || days[index] === days[index - 1] ? null : (days[index] ?? null)}
          actions={actions}
        />
      ))}
    </ul>
  );
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
