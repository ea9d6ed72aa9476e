import { folded } from "../text/fold.ts";
import type { Filters } from "./request.ts";
import type { CityPlace, Country, KnownValues, PlacesRequest, StatePlace } from "./service-answers.ts";

/** All states and the busiest cities. Always requested like this, so that one saved copy serves everything. */
export const EVERY_PLACE: PlacesRequest = { country: [], state: null, q: "", limit: 200 };

/** Case, accents and punctuation do not distinguish cities: "St. Louis" and "st louis" are the same. */
export function foldCity(name: string): string {
  return folded(name.toWellFormed())
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Places whose whole name was typed come first: "london" is London before Londonderry. Otherwise the order stays. */
export function exactFirst<Item>(
  items: readonly Item[],
  typed: string,
  namesOf: (item: Item) => readonly string[],
): readonly Item[] {
  const wanted = foldCity(typed);
  if (wanted === "") return items;
  const exact = new Set(items.filter((item) => namesOf(item).some((name) => foldCity(name) === wanted)));
  return [...exact, ...items.filter((item) => !exact.has(item))];
}

/** Results call the United Kingdom UK, GB or GB-ENG. */
export function isUnitedKingdom(code: string): boolean {
  return /^(uk|gb)(-|$)/i.test(code);
}

/** The code that the filters use: lower case, and the same for all of the United Kingdom. */
export function countryCode(code: string): string {
  return isUnitedKingdom(code) ? "uk" : code.toLowerCase();
}

/** The name in `/countries`; for an unknown code, the code itself. */
export function countryName(code: string, countries: readonly Country[]): string {
  const wanted = countryCode(code);
  const known = countries.find(
    (country) =>
      countryCode(country.code) === wanted || country.aliases.some((alias) => alias.toLowerCase() === wanted),
  );
  return known?.name ?? code;
}

/** The levels of the chosen countries, or of all countries if none is chosen. Each once. */
export function levelsFor(countries: readonly Country[], chosen: readonly string[]): string[] {
  const inCountry = countries.filter(
    (country) => chosen.length === 0 || chosen.includes(countryCode(country.code)),
  );
  return [...new Set(inCountry.flatMap((country) => country.levels))];
}

export function statesFor(states: readonly StatePlace[], chosen: readonly string[]): StatePlace[] {
  return states.filter((state) => chosen.length === 0 || chosen.includes(countryCode(state.country)));
}

/** The contract has no states for the United Kingdom (§2.5), so there are none to pick if it is the only country. */
export function hasStates(chosen: readonly string[]): boolean {
  return chosen.length === 0 || chosen.some((code) => !isUnitedKingdom(code));
}

/** New filters, and what was taken out because it does not exist in the chosen countries. The user is told. */
export interface FilterChange {
  readonly filters: Filters;
  readonly droppedLevels: readonly string[];
  readonly droppedStates: readonly string[];
  readonly droppedCities: readonly string[];
}

/** Chooses countries and takes out filters that the service would refuse for them. */
export function withCountries(
  filters: Filters,
  country: readonly string[],
  known: KnownValues,
): FilterChange {
  const levels = levelsFor(known.countries, country);
  const states = statesFor(known.states, country).map((state) => state.code.toUpperCase());
  const keepsLevel = (level: string) => known.countries.length === 0 || levels.includes(level);
  const keepsState = (state: string) =>
    hasStates(country) && (known.states.length === 0 || states.includes(state.toUpperCase()));
  const state = filters.state.filter(keepsState);
  // A city is chosen together with its state, so an unknown city cannot be left without any state.
  const losesUnknown = state.length === 0 && filters.state.length > 0;
  const keepsCity = (city: string): boolean => {
    const own = placesNamed(city, known);
    if (own.length === 0) return !losesUnknown;
    return own.some((place) => country.length === 0 || country.includes(countryCode(place.country)));
  };
  return {
    filters: {
      ...filters,
      country,
      level: filters.level.filter(keepsLevel),
      state,
      city: filters.city.filter(keepsCity),
    },
    droppedLevels: filters.level.filter((level) => !keepsLevel(level)),
    droppedStates: filters.state.filter((code) => !keepsState(code)),
    droppedCities: filters.city.filter((city) => !keepsCity(city)),
  };
}

function placesNamed(city: string, { cities = [] }: KnownValues): readonly CityPlace[] {
  return cities.filter((place) => foldCity(place.city) === foldCity(city));
}

/** The state that came with a city goes with it, unless another chosen city may need it. */
export function withoutCity(filters: Filters, name: string, known: KnownValues): Filters {
  const isNamed = (city: string): boolean => foldCity(city) === foldCity(name);
  const statesOf = (city: string): string[] =>
    placesNamed(city, known).map(({ state }) => state?.toUpperCase() ?? "");
  const city = filters.city.filter((each) => !isNamed(each));
  const own = statesOf(name);
  const needed = city.map(statesOf);
  const isNeeded = (state: string): boolean =>
    needed.some((each) => each.length === 0 || each.includes(state));
  return {
    ...filters,
    city,
    state: filters.state.filter(
      (state) => !own.includes(state.toUpperCase()) || isNeeded(state.toUpperCase()),
    ),
  };
}

/**
 * Sets the city and its state, because cities of the same name differ by their state. In the United Kingdom, which has no
 * states, they differ by country, so the countries of the chosen states must then be set too.
 */
export function withCity(filters: Filters, place: CityPlace, states: readonly StatePlace[]): Filters {
  const city = withValue(filters.city, place.city, foldCity);
  if (isUnitedKingdom(place.country)) {
    const own = states.filter(({ code }) => filters.state.includes(code.toUpperCase()));
    const country =
      filters.country.length > 0 ? filters.country : own.map((state) => countryCode(state.country));
    return { ...filters, city, country: withValue([...new Set(country)], "uk", countryCode) };
  }
  const state = place.state?.toUpperCase();
  return {
    ...filters,
    city,
    state: state ? withValue(filters.state, state, (code) => code.toUpperCase()) : filters.state,
  };
}

function withValue(
  values: readonly string[],
  value: string,
  fold: (text: string) => string,
): readonly string[] {
  return values.some((each) => fold(each) === fold(value)) ? values : [...values, value];
}

/** "Portland, OR", or only the city if it has no state. */
export function placeLabel(place: { readonly city: string; readonly state: string | null }): string {
  return place.state ? `${place.city}, ${place.state}` : place.city;
}

/** A readable name for an unknown level: "special district" for `special_district`. */
export function levelName(level: string): string {
  return level.replaceAll("_", " ");
}
