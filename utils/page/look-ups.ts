import type { CityPlace, Domain } from "../api/types.ts";
import { countryCode, foldCity } from "../query/places.ts";
import type { Filters } from "../query/request.ts";
import { failed, success } from "../result.ts";
import type { send } from "../send.ts";
import { CITIES_BY_DEFAULT } from "./limits.ts";
import type { Found } from "./lists-store.ts";

const CITIES_OFFERED = 30;
const DOMAINS_OFFERED = 20;
/** As many as the contract gives (§4.7). */
const DOMAINS_AT_MOST = 500;
/** As many as the contract gives (§4.4), to look through where the service's own prefix search finds nothing. */
const CITIES_AT_MOST = 1000;

/** `mayAsk`: whether what is being typed may be sent. Else the busiest places are looked through here. */
export async function findCities(
  ask: typeof send,
  mayAsk: boolean,
  prefix: string,
  filters: Filters,
  abort: AbortSignal,
): Promise<Found<CityPlace>> {
  const wanted = foldCity(prefix);
  if (!mayAsk) {
    const all = await askCities(ask, "", wanted ? CITIES_AT_MOST : CITIES_BY_DEFAULT, filters, abort);
    return all.ok ? success(beginningWith(all.value, wanted)) : all;
  }
  const found = await askCities(ask, prefix.trim(), CITIES_BY_DEFAULT, filters, abort);
  if (!found.ok) return found;
  if (found.value.length > 0 || wanted === "") return success(found.value.slice(0, CITIES_OFFERED));
  // "st louis" must find "St. Louis", but the contract says nothing of punctuation in a prefix (§4.4).
  const firstWord = wanted.split(" ")[0] ?? wanted;
  const wider = await askCities(ask, firstWord, CITIES_AT_MOST, filters, abort);
  if (!wider.ok) return wider;
  return success(beginningWith(wider.value, wanted));
}

function beginningWith(places: readonly CityPlace[], wanted: string): CityPlace[] {
  return places.filter((place) => foldCity(place.city).startsWith(wanted)).slice(0, CITIES_OFFERED);
}

export async function findDomains(
  ask: typeof send,
  mayAsk: boolean,
  words: string,
  filters: Filters,
  abort: AbortSignal,
): Promise<Found<Domain>> {
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
        search: mayAsk ? words.trim().slice(0, 100) : "",
        limit: mayAsk ? DOMAINS_OFFERED : DOMAINS_AT_MOST,
        offset: 0,
      },
    },
    abort,
  );
  if (!answer.ok) return failed(answer.failure);
  const wanted = words.trim().toLowerCase();
  const fits = ({ domain, organization }: Domain): boolean =>
    domain.includes(wanted) || Boolean(organization?.toLowerCase().includes(wanted));
  return success(
    answer.value.value.domains.filter((domain) => mayAsk || fits(domain)).slice(0, DOMAINS_OFFERED),
  );
}

async function askCities(
  ask: typeof send,
  q: string,
  limit: number,
  filters: Filters,
  abort: AbortSignal,
): Promise<Found<CityPlace>> {
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
}

/** The service narrows by one state alone; the United Kingdom's places have none to narrow by. */
function inStates(place: CityPlace, states: readonly string[]): boolean {
  if (states.length < 2) return true;
  return countryCode(place.country) === "uk" || states.includes(place.state?.toUpperCase() ?? "");
}
