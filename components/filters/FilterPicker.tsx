import type { ApiFailure } from "../../utils/api/failure.ts";
import type { CityPlace, Domain, Facets } from "../../utils/api/types.ts";
import { t } from "../../utils/i18n.ts";
import type { KnownValues } from "../../utils/query/complete-operator.ts";
import type { FilterChange } from "../../utils/query/filter-changes.ts";
import { hasStates } from "../../utils/query/places.ts";
import type { Filters } from "../../utils/query/request.ts";
import type { Result } from "../../utils/result.ts";
import { later } from "../base/later.tsx";
import { chosenFilters, filterName } from "./chosen-filters.ts";
import type { FilterPanelProps } from "./FilterPanel.tsx";
import { Picker } from "./Picker.tsx";

const FilterPanel = later<FilterPanelProps>(() =>
  import("../later-parts.ts").then((parts) => parts.FilterPanel),
);

type LookUp<Item> = (
  text: string,
  filters: Filters,
  abort: AbortSignal,
) => Promise<Result<readonly Item[], ApiFailure>>;

/** Everything the pickers work on and with. */
export interface FilterTools {
  readonly filters: Filters;
  readonly known: KnownValues;
  readonly knownFailure: ApiFailure | null;
  readonly facets: Facets;
  readonly findCities: LookUp<CityPlace>;
  readonly findDomains: LookUp<Domain>;
  /** A picker is about to need the lists. */
  onOpen(): void;
  onChange(change: FilterChange): void;
}

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
