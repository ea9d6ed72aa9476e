import { batch, type ReadonlySignal, signal } from "@preact/signals";
import type { ApiFailure } from "../api/failure.ts";
import type { CityPlace, Domain } from "../api/types.ts";
import type { KnownValues } from "../query/complete-operator.ts";
import { countryCode, foldCity } from "../query/places.ts";
import type { Filters } from "../query/request.ts";
import type { Result } from "../result.ts";
import { failed, success } from "../result.ts";
import type { send } from "../send.ts";

/** What the pickers offer: the lists of `/countries` and `/places`, and look-ups as a person types. */
export interface ListsStore {
  readonly lists: ReadonlySignal<KnownValues>;
  readonly failure: ReadonlySignal<ApiFailure | null>;
  /** Asks for the lists unless they are here: on the first touch of a picker, not before. */
  load(): Promise<void>;
  findCities(prefix: string, filters: Filters, abort: AbortSignal): Promise<Found<CityPlace>>;
  findDomains(words: string, filters: Filters, abort: AbortSignal): Promise<Found<Domain>>;
}

export type Found<Item> = Result<readonly Item[], ApiFailure>;

const CITIES_OFFERED = 30;
/** The service's own number, so that the first look at the cities is the answer that brought the states. */
const CITIES_BY_DEFAULT = 200;
const DOMAINS_OFFERED = 20;
/** As many as the contract gives (§4.4), to look through where the service's own prefix search finds nothing. */
const CITIES_AT_MOST = 1000;

export function createListsStore(ask: typeof send, first: KnownValues): ListsStore {
  const lists = signal(first);
  const failure = signal<ApiFailure | null>(null);
  let loading: Promise<void> | null = null;

  const askAll = async (): Promise<void> => {
    const [countries, places] = await Promise.all([
      ask("countries", { effort: "saved" }),
      ask("places", {
        effort: "saved",
        request: { country: [], state: null, q: "", limit: CITIES_BY_DEFAULT },
      }),
    ]);
    batch(() => {
      lists.value = {
        countries: countries.ok ? countries.value.value.countries : lists.value.countries,
        states: places.ok ? places.value.value.states : lists.value.states,
      };
      failure.value = countries.ok ? (places.ok ? null : places.failure) : countries.failure;
    });
    if (failure.value) loading = null;
  };

  const askCities = async (
    q: string,
    limit: number,
    filters: Filters,
    abort: AbortSignal,
  ): Promise<Found<CityPlace>> => {
    const [onlyState, ...otherStates] = filters.state;
    const answer = await ask(
      "places",
      {
        effort: "saved",
        request: {
          country: filters.country,
          state: otherStates.length === 0 ? (onlyState ?? null) : null,
          q,
          limit,
        },
      },
      abort,
    );
    if (!answer.ok) return answer;
    return success(answer.value.value.cities.filter((city) => inStates(city, filters.state)));
  };

  return {
    lists,
    failure,
    load() {
      loading ??= askAll();
      return loading;
    },
    async findCities(prefix, filters, abort) {
      const wanted = foldCity(prefix);
      const found = await askCities(prefix.trim(), CITIES_BY_DEFAULT, filters, abort);
      if (!found.ok) return found;
      if (found.value.length > 0 || wanted === "") return success(found.value.slice(0, CITIES_OFFERED));
      // "st louis" must find "St. Louis", but the contract says nothing of punctuation in a prefix (§4.4).
      const firstWord = wanted.split(" ")[0] ?? wanted;
      const wider = await askCities(firstWord, CITIES_AT_MOST, filters, abort);
      if (!wider.ok) return wider;
      return success(
        wider.value.filter((place) => foldCity(place.city).startsWith(wanted)).slice(0, CITIES_OFFERED),
      );
    },
    async findDomains(words, filters, abort) {
      const [onlyLevel, ...otherLevels] = filters.level;
      const answer = await ask(
        "domains",
        {
          effort: "saved",
          request: {
            country: filters.country,
            level: otherLevels.length === 0 ? (onlyLevel ?? null) : null,
            state: filters.state,
            city: filters.city,
            search: words.trim().slice(0, 100),
            limit: DOMAINS_OFFERED,
            offset: 0,
          },
        },
        abort,
      );
      return answer.ok ? success(answer.value.value.domains) : failed(answer.failure);
    },
  };
}

/** The service narrows by one state alone; the United Kingdom's places have none to narrow by. */
function inStates(place: CityPlace, states: readonly string[]): boolean {
  if (states.length < 2) return true;
  return countryCode(place.country) === "uk" || states.includes(place.state?.toUpperCase() ?? "");
}
