import { t } from "../../../utils/platform/i18n.ts";
import type { Filters } from "../../../utils/search/request.ts";
import type { KnownValues, SearchResult } from "../../../utils/search/service-answers.ts";
import type { DateReader } from "../../../utils/text/format-date.ts";
import type { ResultCardActions } from "./card-actions.ts";
import { type Feed, feedDays } from "./feed-days.ts";
import styles from "./ResultCard.module.css";
import { ResultCard } from "./ResultCard.tsx";

interface ResultListProps {
  results: readonly SearchResult[];
  known: KnownValues;
  filters: Filters;
  reader: DateReader;
  actions: ResultCardActions;
  /** The feed of recent pages that this is; null: results of a search. */
  feed: Feed | null;
}

/** The results of a search, or of a feed, which is grouped by days. */
export function ResultList({ results, known, filters, reader, actions, feed }: ResultListProps) {
  const days = feed && feedDays(results, feed, reader);
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
          isNew={days?.[index]?.isNew ?? false}
          day={days?.[index]?.day ?? null}
          actions={actions}
        />
      ))}
    </ul>
  );
}
