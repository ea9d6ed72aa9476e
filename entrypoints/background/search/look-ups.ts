import type { Effort, Served } from "../../../utils/calls/calls-table.ts";
import type { ApiFailure } from "../../../utils/platform/failure.ts";
import { failed, type Result, success } from "../../../utils/platform/result.ts";
import {
  cityNames,
  countryCode,
  EVERY_PLACE,
  exactFirst,
  foldCity,
  otherForm,
} from "../../../utils/search/places.ts";
import { type Filters, NO_FILTERS } from "../../../utils/search/request.ts";
import type {
  CityPlace,
  Domain,
  Domains,
  DomainsRequest,
  Places,
  PlacesRequest,
} from "../../../utils/search/service-answers.ts";
import { LIMITS } from "../../../utils/search/service-limits.ts";
import { readSettings } from "../../../utils/settings/settings.ts";
import { isWithinDomain } from "../../../utils/sites/link-host.ts";
import { folded } from "../../../utils/text/fold.ts";
import * as service from "./actions.ts";

type Found<Item> = Result<Item, ApiFailure>;

export interface Lists {
  places(request: PlacesRequest): Promise<Found<Places>>;
  domains(request: DomainsRequest): Promise<Found<Domains>>;
}

export interface LookUpLists {
  readonly asked: Lists;
  /** Searched where asking fails. */
  readonly saved: Lists;
}

/** Answers the city picker. Opening it may ask for lists; what is typed is sent only where that was chosen, or in a press. */
export async function findCities(
  { prefix, filters, isPressed }: { prefix: string; filters: Filters; isPressed: boolean },
  signal: AbortSignal,
): Promise<Found<readonly CityPlace[]>> {
  return citiesIn(listsFor(signal), isPressed || (await maySendTyping()), prefix, filters);
}

/** Answers the domain picker, by the same rule. */
export async function findDomains(
  { words, filters, isPressed }: { words: string; filters: Filters; isPressed: boolean },
  signal: AbortSignal,
): Promise<Found<readonly Domain[]>> {
  return domainsIn(listsFor(signal), isPressed || (await maySendTyping()), words, filters);
}

/** Asks for one domain, in the click that wants to know whether it is a government's. */
export function lookUpSite(
  { domain }: { domain: string },
  signal: AbortSignal,
): Promise<Found<readonly Domain[]>> {
  return sitesIn(listsFor(signal, { effort: "up-to-date" }).asked, domain);
}

/** The entries for a domain and the names below it. The service searches for parts of names, so it may send others too. */
export async function sitesIn(lists: Lists, domain: string): Promise<Found<readonly Domain[]>> {
  const found = await listDomains(lists, domain, LIMITS.domainsAtOnce, NO_FILTERS);
  return found.ok ? success(found.value.filter((each) => isWithinDomain(each.domain, domain))) : found;
}

/** What is being typed is sent only where suggestions as you type were chosen. */
export async function maySendTyping(): Promise<boolean> {
  return (await readSettings()).suggestions === true;
}

const SAVED: Lists = {
  places: async (request) => copied(await service.saved.places(request)),
  domains: async (request) => copied(await service.saved.domains(request)),
};

/** `mayAsk`: false for saved copies only. */
export function listsFor(
  signal: AbortSignal,
  { mayAsk = true, effort = "saved" as Effort } = {},
): LookUpLists {
  const asked: Lists = {
    places: async (request) => answered(await service.places({ request, effort }, signal)),
    domains: async (request) => answered(await service.domains({ request, effort }, signal)),
  };
  return { asked: mayAsk ? asked : SAVED, saved: SAVED };
}

function answered<Value>(answer: Result<Served<Value>, ApiFailure>): Found<Value> {
  return answer.ok ? success(answer.value.value) : answer;
}

function copied<Value>(copy: Served<Value> | null): Found<Value> {
  return copy ? success(copy.value) : failed({ kind: "offline" });
}

const CITIES_OFFERED = 30;
const DOMAINS_OFFERED = 20;

/** `mayAsk`: the letters may be sent. Otherwise the busiest places are searched here. */
export async function citiesIn(
  { asked, saved }: LookUpLists,
  mayAsk: boolean,
  prefix: string,
  chosen: Filters,
): Promise<Found<readonly CityPlace[]>> {
  // Choosing a city also set its state, which must not hide the cities of other states.
  const filters = chosen.city.length > 0 ? { ...chosen, state: [] } : chosen;
  const wanted = foldCity(prefix);
  const found = mayAsk
    ? await askForCities(asked, prefix.trim(), wanted, filters)
    : await listCities(asked, "", wanted ? LIMITS.citiesAtOnce : EVERY_PLACE.limit, filters);
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
  const found = await listCities(asked, prefix, EVERY_PLACE.limit, filters);
  if (!found.ok) return found;
  if (found.value.length > 0 || wanted === "") return success(firstOf(found.value, wanted));
  // "st louis mo" must find "St. Louis", but a prefix is of the name alone, and the contract says nothing about punctuation (§4.4).
  const firstWord = wanted.split(" ")[0] ?? wanted;
  for (const word of new Set([firstWord, otherForm(firstWord)])) {
    const wider = await listCities(asked, word, LIMITS.citiesAtOnce, filters);
    if (!wider.ok) return wider;
    const fitting = beginningWith(wider.value, wanted);
    if (fitting.length > 0) return success(fitting);
  }
  return success([]);
}

/** From saved lists of the busiest places: with these filters, or otherwise of all places. */
async function savedCities(saved: Lists, wanted: string, filters: Filters): Promise<readonly CityPlace[]> {
  for (const narrowed of [filters, NO_FILTERS]) {
    for (const limit of [LIMITS.citiesAtOnce, EVERY_PLACE.limit]) {
      const copy = await listCities(saved, "", limit, narrowed);
      const within = copy.ok ? copy.value.filter((place) => isWithin(place, filters)) : [];
      const found = beginningWith(within, wanted);
      if (found.length > 0) return found;
    }
  }
  return [];
}

function beginningWith(places: readonly CityPlace[], wanted: string): readonly CityPlace[] {
  return firstOf(
    places.filter((place) => cityNames(place).some((name) => name.startsWith(wanted))),
    wanted,
  );
}

/** Put in order before the list is cut: a busy place whose name is longer must not displace the one that was typed. */
function firstOf(places: readonly CityPlace[], wanted: string): readonly CityPlace[] {
  return exactFirst(places, wanted, cityNames).slice(0, CITIES_OFFERED);
}

export async function domainsIn(
  { asked, saved }: LookUpLists,
  mayAsk: boolean,
  words: string,
  filters: Filters,
): Promise<Found<readonly Domain[]>> {
  const wanted = folded(words.trim());
  const fits = ({ domain, organization }: Domain): boolean =>
    [domain, organization ?? ""].some((text) => folded(text).includes(wanted));
  const found = mayAsk
    ? await listDomains(asked, words.trim().slice(0, LIMITS.domainWordsLength), DOMAINS_OFFERED, filters)
    : await listDomains(asked, "", LIMITS.domainsAtOnce, filters);
  if (found.ok) return success(found.value.filter((each) => mayAsk || fits(each)).slice(0, DOMAINS_OFFERED));
  if (isAborted(found.failure)) return found;
  for (const limit of [LIMITS.domainsAtOnce, DOMAINS_OFFERED]) {
    const copy = await listDomains(saved, "", limit, filters);
    const copied = copy.ok ? copy.value.filter(fits).slice(0, DOMAINS_OFFERED) : [];
    if (copied.length > 0) return success(copied);
  }
  return found;
}

async function listDomains(
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

async function listCities(
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

/** Marks cities that share their name. Done here, with the whole list: a picker only gets the first of it. */
function withShared(places: readonly CityPlace[]): readonly CityPlace[] {
  const seen = new Map<string, number>();
  const named = places.map((place) => ({ place, name: foldCity(place.city) }));
  for (const { name } of named) seen.set(name, (seen.get(name) ?? 0) + 1);
  return named.map(({ place, name }) => (seen.get(name) === 1 ? place : { ...place, isShared: true }));
}

/** The service filters by one state only. Places in the United Kingdom have no state, so several states do not exclude them. */
function inStates(place: CityPlace, states: readonly string[]): boolean {
  const isOfNone = states.length > 1 && countryCode(place.country) === "uk";
  return isOfNone || states.length === 0 || states.includes(place.state?.toUpperCase() ?? "");
}

function isWithin(place: CityPlace, { country, state }: Filters): boolean {
  return (country.length === 0 || country.includes(countryCode(place.country))) && inStates(place, state);
}

const isAborted = ({ kind }: ApiFailure): boolean => kind === "aborted";
