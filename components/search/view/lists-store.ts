import { batch, type ReadonlySignal, signal } from "@preact/signals";
import type { Effort } from "../../../utils/calls/calls-table.ts";
import type { send } from "../../../utils/calls/send.ts";
import type { ApiFailure } from "../../../utils/platform/failure.ts";
import type { Result } from "../../../utils/platform/result.ts";
import { EVERY_PLACE } from "../../../utils/search/places.ts";
import type { Filters } from "../../../utils/search/request.ts";
import type { CityPlace, Domain, KnownValues } from "../../../utils/search/service-answers.ts";

/** What the pickers offer: the lists of `/countries` and `/places`, and cities and domains while a user types. */
export interface ListsStore {
  readonly lists: ReadonlySignal<KnownValues>;
  /** Whether both came from the service, or from its saved answers. */
  readonly areRead: ReadonlySignal<boolean>;
  readonly failure: ReadonlySignal<ApiFailure | null>;
  /** Requests the lists once. Called when a picker is first used, not earlier. */
  load(): Promise<void>;
  /** Requests the lists that the service has now: a filter is not in those that are known. */
  renew(): Promise<void>;
  /** They are another service's. */
  reset(): void;
  findCities(
    prefix: string,
    filters: Filters,
    abort: AbortSignal,
    isPressed: boolean,
  ): Promise<Found<CityPlace>>;
  findDomains(
    words: string,
    filters: Filters,
    abort: AbortSignal,
    isPressed: boolean,
  ): Promise<Found<Domain>>;
}

export const NO_LISTS: KnownValues = { countries: [], states: [] };

type Found<Item> = Result<readonly Item[], ApiFailure>;

export function createListsStore(ask: typeof send, first: KnownValues): ListsStore {
  const lists = signal(first);
  const areRead = signal(false);
  const failure = signal<ApiFailure | null>(null);
  let loading: Promise<void> | null = null;
  /** How often the service has changed: what the one before answers late is not taken. */
  let changes = 0;

  const askAll = async (effort: Effort): Promise<void> => {
    const before = changes;
    const [countries, places] = await Promise.all([
      ask("countries", { effort }),
      ask("places", { effort, request: EVERY_PLACE }),
    ]);
    if (before !== changes) return;
    batch(() => {
      lists.value = {
        countries: countries.ok ? countries.value.value.countries : lists.value.countries,
        states: places.ok ? places.value.value.states : lists.value.states,
        cities: withSeen(lists.value.cities, places.ok ? places.value.value.cities : []),
      };
      areRead.value = countries.ok && places.ok;
      failure.value = countries.ok ? (places.ok ? null : places.failure) : countries.failure;
    });
    if (failure.value) loading = null;
  };

  const load = (): Promise<void> => {
    loading ??= askAll("saved");
    return loading;
  };
  const renew = (): Promise<void> => {
    loading = askAll("fresh");
    return loading;
  };

  return {
    lists,
    areRead,
    failure,
    load,
    renew,
    reset() {
      changes += 1;
      lists.value = NO_LISTS;
      failure.value = null;
      areRead.value = false;
      loading = null;
    },
    async findCities(prefix, filters, abort, isPressed) {
      const own = changes;
      const found = await ask("findCities", { prefix, filters, isPressed }, abort);
      if (found.ok && own === changes)
        lists.value = { ...lists.value, cities: withSeen(lists.value.cities, found.value) };
      return found;
    },
    findDomains: (words, filters, abort, isPressed) =>
      ask("findDomains", { words, filters, isPressed }, abort),
  };
}

function withSeen(seen: readonly CityPlace[] = [], found: readonly CityPlace[]): readonly CityPlace[] {
  const keyOf = ({ city, state, country }: CityPlace): string => [city, state, country].join("|");
  return [...new Map([...seen, ...found].map((place) => [keyOf(place), place])).values()];
}
