import { t } from "../../utils/platform/i18n.ts";
import { hasStates } from "../../utils/requests/places.ts";
import type { Filters } from "../../utils/requests/request.ts";
import { chosenFilters, filterName } from "./chosen-filters.ts";
import { FilterPanel } from "./FilterPanel.tsx";
import type { FilterTools } from "./filter-tools.ts";
import { Picker } from "./Picker.tsx";

interface FilterPickerProps {
  name: keyof Filters;
  tools: FilterTools;
}

export function FilterPicker({ name, tools }: FilterPickerProps) {
  const { filters, known } = tools;
  const chosen = chosenFilters(filters, known).filter((filter) => filter.name === name);
  const unavailable = name === "state" && !hasStates(filters.country) ? t("filter.no_states") : null;
  return (
    <Picker
      name={filterName(name)}
      chosen={chosen.map(({ label }) => label)}
      unavailable={unavailable}
      onOpen={tools.onOpen}
    >
      {(close, typed) => <FilterPanel name={name} tools={tools} typed={typed} onClose={close} />}
    </Picker>
  );
}
