import type { ApiFailure } from "../../../utils/platform/failure.ts";
import type { Result } from "../../../utils/platform/result.ts";
import type { FilterChange } from "../../../utils/search/filter-changes.ts";
import type { Filters } from "../../../utils/search/request.ts";
import type { CityPlace, Domain, Facets, KnownValues } from "../../../utils/search/service-answers.ts";
import { act } from "../../base/trouble.tsx";
import type { ViewStore } from "../view/view-store.ts";

type LookUp<Item> = (
  text: string,
  filters: Filters,
  abort: AbortSignal,
  /** The user asked for exactly this: it is sent whatever they chose for typing. */
  isPressed: boolean,
) => Promise<Result<readonly Item[], ApiFailure>>;

/** What the pickers read and call. */
export interface FilterTools {
  readonly filters: Filters;
  readonly known: KnownValues;
  /** Whether the service's lists have come: what is empty then has nothing to choose from. */
  readonly areKnown: boolean;
  readonly knownFailure: ApiFailure | null;
  readonly facets: Facets;
  readonly findCities: LookUp<CityPlace>;
  readonly findDomains: LookUp<Domain>;
  /** Called when a picker opens and needs the lists. */
  onOpen(): void;
  onChange(change: FilterChange): void;
}

export interface FilterPanelProps {
  name: keyof Filters;
  tools: FilterTools;
  /** What was typed before the panel had a field. */
  typed: string;
  onClose(): void;
}

/** The tools of a view. */
export function filterTools(view: ViewStore): FilterTools {
  return {
    filters: view.filters.value,
    known: view.lists.lists.value,
    areKnown: view.lists.areRead.value,
    knownFailure: view.lists.failure.value,
    facets: view.facets.value,
    findCities: view.lists.findCities,
    findDomains: view.lists.findDomains,
    onOpen: () => act(view.lists.load()),
    onChange: view.changeFilters,
  };
}
