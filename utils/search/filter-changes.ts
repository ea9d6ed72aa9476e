import { countryCode, foldCity, hasStates, isUnitedKingdom, levelsFor, statesFor } from "./places.ts";
import type { Filters } from "./request.ts";
import type { CityPlace, KnownValues, StatePlace } from "./service-answers.ts";

/** New filters, and what was taken out because it does not exist in the chosen countries. The user is told. */
export interface FilterChange {
  readonly filters: Filters;
  readonly droppedLevels: readonly string[];
  readonly droppedStates: readonly string[];
  readonly droppedCities: readonly string[];
}

/** Picking a chosen value removes it. */
export function withPicked(
  filters: Filters,
  name: keyof Filters,
  value: string,
  known: KnownValues,
): FilterChange {
  switch (name) {
    case "country":
      return withCountries(filters, toggled(filters.country, value), known);
    case "city":
      return unchangedOtherwise(withPickedCity(filters, value, known));
    case "filetype":
    case "language":
      return unchangedOtherwise({ ...filters, [name]: filters[name] === value ? null : value });
    default:
      return unchangedOtherwise({ ...filters, [name]: toggled(filters[name], value) });
  }
}

export function withoutFilter(
  filters: Filters,
  name: keyof Filters,
  value: string,
  known: KnownValues,
): FilterChange {
  return name === "city"
    ? unchangedOtherwise(withoutCity(filters, value, known))
    : withPicked(filters, name, value, known);
}

/** Takes away all that was chosen of one filter. */
export function withoutFilters(filters: Filters, name: keyof Filters, known: KnownValues): FilterChange {
  switch (name) {
    case "country":
      return withCountries(filters, [], known);
    case "city":
      return unchangedOtherwise(
        filters.city.reduce((before: Filters, city) => withoutCity(before, city, known), filters),
      );
    case "filetype":
    case "language":
      return unchangedOtherwise({ ...filters, [name]: null });
    default:
      return unchangedOtherwise({ ...filters, [name]: [] });
  }
}

/** The value is a place (`["Portland","OR","US"]`), or only a name, from a facet. */
function withPickedCity(filters: Filters, value: string, known: KnownValues): Filters {
  const { city, state, country } = placeIn(value);
  return isCityChosen(filters, value)
    ? withoutCity(filters, city, known)
    : withCity(filters, { city, state, country, stateName: null, domains: 0 }, known.states);
}

export function isCityChosen(filters: Filters, value: string): boolean {
  const { city, state, country } = placeIn(value);
  const hasCity = filters.city.some((each) => foldCity(each) === foldCity(city));
  if (isUnitedKingdom(country)) return hasCity && filters.country.some(isUnitedKingdom);
  return hasCity && (!state || filters.state.includes(state.toUpperCase()));
}

/** Facets are the service's words, so a name may start like a place without being one. */
function placeIn(value: string): Pick<CityPlace, "city" | "state" | "country"> {
  const name = { city: value, state: null, country: "" };
  if (!value.startsWith("[")) return name;
  try {
    const parts: unknown = JSON.parse(value);
    if (!Array.isArray(parts)) return name;
    const [city, state, country]: readonly unknown[] = parts;
    const isPlace = typeof city === "string" && typeof country === "string";
    return isPlace ? { city, state: typeof state === "string" ? state : null, country } : name;
  } catch {
    return name;
  }
}

function toggled(values: readonly string[], value: string): readonly string[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
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

/** The state of a city goes with it, unless another chosen city may need it. One that was chosen by itself stays: see `own-states.ts`. */
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

/** A change that takes nothing else out. */
export function unchangedOtherwise(filters: Filters): FilterChange {
  return { filters, droppedLevels: [], droppedStates: [], droppedCities: [] };
}

/** Only the filters of a request. */
export function pickFilters(filters: Filters): Filters {
  const { country, state, city, level, domain, filetype, language } = filters;
  return { country, state, city, level, domain, filetype, language };
}
