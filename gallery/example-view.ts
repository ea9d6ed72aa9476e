import { computed, signal } from "@preact/signals";
import { NO_LISTS } from "../components/search/view/lists-store.ts";
import type { Shown, Wait } from "../components/search/view/results-store.ts";
import type { ViewStore } from "../components/search/view/view-store.ts";
import type { ApiFailure } from "../utils/platform/failure.ts";
import { success } from "../utils/platform/result.ts";
import { type FilterChange, pickFilters } from "../utils/search/filter-changes.ts";
import type { LeftOut } from "../utils/search/known-filters.ts";
import { newSearch, type PageRequest } from "../utils/search/request.ts";
import type { KnownValues } from "../utils/search/service-answers.ts";

interface ExampleView {
  readonly request?: PageRequest;
  /** What is on the page; `request` is what it answers. */
  readonly shown?: Omit<Shown, "request"> | null;
  readonly failure?: ApiFailure | null;
  readonly wait?: Wait;
  readonly known?: KnownValues;
  readonly dropped?: FilterChange | null;
  readonly unknown?: readonly LeftOut[];
  readonly areFiltersKept?: boolean;
}

const nothing = (): void => undefined;
const nothingYet = async (): Promise<void> => undefined;

/** A view that asks nobody. */
export function exampleView({
  request = newSearch("property tax"),
  shown = null,
  failure = null,
  wait = "none",
  known = NO_LISTS,
  dropped = null,
  unknown = [],
  areFiltersKept = false,
}: ExampleView): ViewStore {
  const requested = signal(request);
  const onPage = signal<Shown | null>(shown && { request, ...shown });
  return {
    results: {
      request: requested,
      shown: onPage,
      standing: onPage,
      failure: signal(failure),
      wait: signal(wait),
      goesOnAt: signal(null),
      run: nothingYet,
      refresh: nothingYet,
      askNow: nothingYet,
      askOther: nothingYet,
      adjust: nothing,
      hold: nothing,
      forget: nothing,
    },
    lists: {
      lists: signal(known),
      areRead: signal(true),
      failure: signal(null),
      load: nothingYet,
      renew: nothingYet,
      reset: nothing,
      findCities: async () => success([]),
      findDomains: async () => success([]),
    },
    suggest: { suggestions: signal([]), typed: nothing, stop: nothing },
    text: signal(request.q),
    isClaimTyped: signal(false),
    filters: computed(() => pickFilters(requested.value)),
    facets: computed(() => onPage.value?.page.facets ?? {}),
    wasAsked: signal(true),
    dropped: signal(dropped),
    areFiltersKept: signal(areFiltersKept),
    unknown: signal(unknown),
    lastVisit: signal(null),
    type: nothing,
    submit: nothing,
    clear: nothing,
    open: nothing,
    searchExactly: nothing,
    changeFilters: nothing,
    removeFilters: nothing,
    changeRange: nothing,
    goToPage: nothing,
    changeSize: nothing,
    chooseCity: nothing,
    searchSite: nothing,
    revisit: nothing,
  };
}
