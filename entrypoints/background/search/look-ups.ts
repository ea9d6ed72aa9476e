import type {
  CityPlace,
  Domain,
  Domains,
  DomainsRequest,
  Places,
  PlacesRequest,
} from "../../../utils/requests/answers.ts";
import type { ApiFailure } from "../../../utils/requests/failure.ts";
import { countryCode, EVERY_PLACE, foldCity } from "../../../utils/requests/places.ts";
import { type Filters, NO_FILTERS } from "../../../utils/requests/request.ts";
import { type Result, success } from "../../../utils/requests/result.ts";

type Found<Item> = Result<Item, ApiFailure>;

/** Where lists come from. */
export interface Lists {
  places(request: PlacesRequest): Promise<Found<Places>>;
  domains(request: DomainsRequest): Promise<Found<Domains>>;
}

export interface LookUpLists {
  readonly asked: Lists;
  /** What is looked through where asking fails. */
  readonly saved: Lists;
}

const CITIES_OFFERED = 30;
const DOMAINS_OFFERED = 20;
/** As many as the contract gives (§4.7). */
const DOMAINS_AT_MOST = 500;
/** As many as the contract gives (§4.4), to look through where the service's own prefix search finds nothing. */
const CITIES_AT_MOST = 1000;

/** `mayAsk`: whether what is being typed may be sent. Else the busiest places are looked through here. */
export async function findCities(
  { asked, saved }: LookUpLists,
  mayAsk: boolean,
  prefix: string,
  chosen: Filters,
): Promise<Found<readonly CityPlace[]>> {
  // A city brought its state along: that must not hide the cities of all others.
  const filters = chosen.city.length > 0 ? { ...chosen, state: [] } : chosen;
  const wanted = foldCity(prefix);
  const found = mayAsk
    ? await askForCities(asked, prefix.trim(), wanted, filters)
    : await cities(asked, "", wanted ? CITIES_AT_MOST : EVERY_PLACE.limit, filters);
  if (found.ok) return success(mayAsk ? found.value : beginningWith(found.value, wanted));
  const copied = isAborted(found.failure) ? [] : await savedCities(saved, wanted, filters);
  return copied.length > 0 ? success(copied) : found;
}

async function askForCities(
  asked: Lists,
  prefix: string,
  wanted: string,
  filters: Filters,
): Promise<Found<readonly CityPlace[]>> {
  const found = await cities(asked, prefix, EVERY_PLACE.limit, filters);
  if (!found.ok) return found;
  if (found.value.length > 0 || wanted === "") return success(found.value.slice(0, CITIES_OFFERED));
  // "st louis" must find "St. Louis", but the contract says nothing of punctuation in a prefix (§4.4).
  const firstWord = wanted.split(" ")[0] ?? wanted;
  const wider = await cities(asked, firstWord, CITIES_AT_MOST, filters);
  return wider.ok ? success(beginningWith(wider.value, wanted)) : wider;
}

/** The busiest places that were shown before: of these filters, else of all. */
async function savedCities(saved: Lists, wanted: string, filters: Filters): Promise<readonly CityPlace[]> {
  for (const narrowed of [filters, NO_FILTERS]) {
    for (const limit of [CITIES_AT_MOST, EVERY_PLACE.limit]) {
      const copy = await cities(saved, "", limit, narrowed);
      const within = copy.ok ? copy.value.filter((place) => isWithin(place, filters)) : [];
      const found = beginningWith(within, wanted);
      if (found.length > 0) return found;
    }
  }
  return [];
}

function beginningWith(places: readonly CityPlace[], wanted: string): CityPlace[] {
  return places.filter((place) => foldCity(place.city).startsWith(wanted)).slice(0, CITIES_OFFERED);
}

export async function findDomains(
  { asked, saved }: LookUpLists,
  mayAsk: boolean,
  words: string,
  filters: Filters,
): Promise<Found<readonly Domain[]>> {
  const wanted = words.trim().toLowerCase();
  const fits = ({ domain, organization }: Domain): boolean =>
    domain.toLowerCase().includes(wanted) || Boolean(organization?.toLowerCase().includes(wanted));
  const found = mayAsk
    ? await domains(asked, words.trim().slice(0, 100), DOMAINS_OFFERED, filters)
    : await domains(asked, "", DOMAINS_AT_MOST, filters);
  if (found.ok) return success(found.value.filter((each) => mayAsk || fits(each)).slice(0, DOMAINS_OFFERED));
  if (isAborted(found.failure)) return found;
  for (const limit of [DOMAINS_AT_MOST, DOMAINS_OFFERED]) {
    const copy = await domains(saved, "", limit, filters);
    const copied = copy.ok ? copy.value.filter(fits).slice(0, DOMAINS_OFFERED) : [];
    if (copied.length > 0) return success(copied);
  }
  return found;
}

async function domains(
  from: Lists,
  search: string,
  limit: number,
  { country, level, state, city }: Filters,
): Promise<Found<readonly Domain[]>> {
  const [onlyLevel, ...otherLevels] = level;
  const answer = await from.domains({
    country,
    level: otherLevels.length === 0 ? (onlyLevel ?? null) : null,
    state,
    city,
    search,
    limit,
    offset: 0,
  });
  return answer.ok ? success(answer.value.domains) : answer;
}

async function cities(
  from: Lists,
  q: string,
  limit: number,
  { country, state }: Filters,
): Promise<Found<readonly CityPlace[]>> {
  const [onlyState, ...otherStates] = state;
  const answer = await from.places({
    country,
    state: otherStates.length === 0 ? (onlyState ?? null) : null,
    q,
    limit,
  });
  if (!answer.ok) return answer;
  return success(
    withShared(answer.value.cities.filter((place) => otherStates.length === 0 || inStates(place, state))),
  );
}

/** Found here, where the whole list is: a picker shows but the first of it. */
function withShared(places: readonly CityPlace[]): readonly CityPlace[] {
  const seen = new Map<string, number>();
  const named = places.map((place) => ({ place, name: foldCity(place.city) }));
  for (const { name } of named) seen.set(name, (seen.get(name) ?? 0) + 1);
  return named.map(({ place, name }) => (seen.get(name) === 1 ? place : { ...place, isShared: true }));
}

/** The service narrows by one state alone; the United Kingdom's places have none to narrow by. */
function inStates(place: CityPlace, states: readonly string[]): boolean {
  const isOfNone = states.length > 1 && countryCode(place.country) === "uk";
  return isOfNone || states.length === 0 || states.includes(place.state?.toUpperCase() ?? "");
}

function isWithin(place: CityPlace, { country, state }: Filters): boolean {
  return (country.length === 0 || country.includes(countryCode(place.country))) && inStates(place, state);
}

const isAborted = ({ kind }: ApiFailure): boolean => kind === "aborted";
