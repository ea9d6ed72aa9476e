import { t } from "../../utils/i18n.ts";
import type { KnownValues } from "../../utils/query/complete-operator.ts";
import { type FilterChange, withoutFilter } from "../../utils/query/filter-changes.ts";
import type { Filters } from "../../utils/query/request.ts";
import { Button } from "../base/Button.tsx";
import { EmptyState } from "../base/notices.tsx";
import { chosenFilters, filterName } from "../filters/chosen-filters.ts";

export interface NoResultsProps {
  /** What was searched for; null in a recent feed without words. */
  query: string | null;
  filters: Filters;
  known: KnownValues;
  onChange(change: FilterChange): void;
}

/** Says which filters are on and offers to drop each: one of them is the likely cause. */
export function NoResults({ query, filters, known, onChange }: NoResultsProps) {
  const chosen = chosenFilters(filters, known);
  return (
    <EmptyState title={query ? t("no_results_for", query) : t("no_results_here")}>
      {chosen.length === 0 ? (
        <p>{query ? t("no_results_advice") : t("no_results_recent_advice")}</p>
      ) : (
        <>
          <p>{t("no_results_filters")}</p>
          <div class="row">
            {chosen.map(({ name, value, label }) => (
              <Button
                key={`${name}|${value}`}
                icon="close"
                onClick={() => onChange(withoutFilter(filters, name, value, known))}
              >
                {t("drop_filter", filterName(name), label)}
              </Button>
            ))}
          </div>
        </>
      )}
    </EmptyState>
  );
}
