import { t } from "../../utils/i18n.ts";
import type { KnownValues } from "../../utils/query/complete-operator.ts";
import { type FilterChange, withoutFilter } from "../../utils/query/filter-changes.ts";
import type { Filters } from "../../utils/query/request.ts";
import { Chip } from "../base/Chip.tsx";
import { chosenFilters } from "./chosen-filters.ts";

interface FilterChipsProps {
  filters: Filters;
  known: KnownValues;
  onChange(change: FilterChange): void;
}

export function FilterChips({ filters, known, onChange }: FilterChipsProps) {
  const chosen = chosenFilters(filters, known);
  if (chosen.length === 0) return null;
  return (
    <ul class="chips" aria-label={t("chosen_filters")}>
      {chosen.map(({ name, value, label }) => (
        <li key={`${name}|${value}`}>
          <Chip
            label={label}
            removeLabel={t("remove_filter", label)}
            onRemove={() => onChange(withoutFilter(filters, name, value, known))}
          />
        </li>
      ))}
    </ul>
  );
}
