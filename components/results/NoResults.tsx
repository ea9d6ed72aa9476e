import type { ResultPage } from "../../utils/api/types.ts";
import { formatNumber, t } from "../../utils/i18n.ts";
import type { KnownValues } from "../../utils/query/complete-operator.ts";
import { type FilterChange, withoutFilter } from "../../utils/query/filter-changes.ts";
import type { Filters } from "../../utils/query/request.ts";
import { Button } from "../base/Button.tsx";
import { EmptyState } from "../base/notices.tsx";
import { chosenFilters, filterName } from "../filters/chosen-filters.ts";
import { countSentence } from "./ResultCount.tsx";

export interface NoResultsProps {
  /** What was searched for; null in a recent feed without words. */
  query: string | null;
  filters: Filters;
  known: KnownValues;
  page: ResultPage;
  onChange(change: FilterChange): void;
  onFirstPage(): void;
}

/** Says that results are on earlier pages, where they are; else which filters are on, and offers to drop each: one of them is the likely cause. */
export function NoResults({ query, filters, known, page, onChange, onFirstPage }: NoResultsProps) {
  if (page.page > 1 && page.total > 0 && page.dropped === 0) {
    return (
      <EmptyState title={t("no.results_page", formatNumber(page.page))}>
        <p>{t("no.results_page_advice", countSentence(page))}</p>
        <Button onClick={onFirstPage}>{t("paging.first")}</Button>
      </EmptyState>
    );
  }
  const chosen = chosenFilters(filters, known);
  return (
    <EmptyState title={query ? t("no.results_for", query) : t("no.results_here")}>
      {chosen.length === 0 ? (
        <p>{query ? t("no.results_advice") : t("no.results_recent_advice")}</p>
      ) : (
        <>
          <p>{t("no.results_filters")}</p>
          <div class="row">
            {chosen.map(({ name, value, label }) => (
              <Button
                key={`${name}|${value}`}
                icon="close"
                onClick={() => onChange(withoutFilter(filters, name, value, known))}
              >
                {t("filter.drop", filterName(name), label)}
              </Button>
            ))}
          </div>
        </>
      )}
    </EmptyState>
  );
}
