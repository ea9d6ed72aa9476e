import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../../utils/platform/i18n.ts";
import type { KnownValues } from "../../utils/requests/answers.ts";
import { type FilterChange, withoutFilter } from "../../utils/requests/filter-changes.ts";
import type { Filters } from "../../utils/requests/request.ts";
import { Chip } from "../base/Chip.tsx";
import { chosenFilters } from "./chosen-filters.ts";

interface FilterChipsProps {
  filters: Filters;
  known: KnownValues;
  onChange(change: FilterChange): void;
}

export function FilterChips({ filters, known, onChange }: FilterChipsProps) {
  const chosen = chosenFilters(filters, known);
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (removed.current === null) return;
    const chips = [...(list.current?.querySelectorAll("button") ?? [])];
    const next = chips[removed.current] ?? chips.at(-1);
    removed.current = null;
    // Where no chip is left, the box; in the options, which have none, the first picker.
    (next ?? document.querySelector<HTMLElement>("[role=combobox], .filter-row button"))?.focus();
  }, [chosen.length]);
  if (chosen.length === 0) return null;
  return (
    <ul class="chips" aria-label={t("filter.chosen")} ref={list}>
      {chosen.map(({ name, value, label }, index) => (
        <li key={`${name}|${value}`}>
          <Chip
            label={label}
            removeLabel={t("filter.remove", label)}
            onRemove={() => {
              removed.current = index;
              onChange(withoutFilter(filters, name, value, known));
            }}
          />
        </li>
      ))}
    </ul>
  );
}
