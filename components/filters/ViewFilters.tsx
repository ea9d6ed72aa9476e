import { t } from "../../utils/platform/i18n.ts";
import { countryLabel, levelLabel, stateLabel } from "../../utils/text/names.ts";
import { Note } from "../base/notices.tsx";
import type { ViewStore } from "../views/view-store.ts";
import { filterName } from "./chosen-filters.ts";
import { FilterChips } from "./FilterChips.tsx";
import type { FilterTools } from "./filter-tools.ts";

/** What the pickers of a view work on. */
export function filterTools(view: ViewStore): FilterTools {
  return {
    filters: view.filters.value,
    known: view.lists.lists.value,
    knownFailure: view.lists.failure.value,
    facets: view.facets.value,
    findCities: view.lists.findCities,
    findDomains: view.lists.findDomains,
    onOpen: () => void view.lists.load(),
    onChange: view.changeFilters,
  };
}

/** The chosen filters as chips, and a word about those that had to go. */
export function ChosenFilters({ view }: { view: ViewStore }) {
  const known = view.lists.lists.value;
  const dropped = view.dropped.value;
  return (
    <>
      <FilterChips filters={view.filters.value} known={known} onChange={view.changeFilters} />
      {dropped && (
        <Note>
          {t(
            "filters.dropped",
            [
              ...dropped.droppedLevels.map(levelLabel),
              ...dropped.droppedStates.map((code) => stateLabel(code, known.states)),
              ...dropped.droppedCities,
            ].join(", "),
            dropped.filters.country.map((code) => countryLabel(code, known.countries)).join(", "),
          )}
        </Note>
      )}
      {view.unknown.value.length > 0 && (
        <Note>
          {t(
            "filters.unknown",
            view.unknown.value.map(({ name, value }) => `${value} (${filterName(name)})`).join(", "),
          )}
        </Note>
      )}
    </>
  );
}
