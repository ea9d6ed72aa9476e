import {
  type FilterChange,
  foldCity,
  isUnitedKingdom,
  withCity,
  withCountries,
  withoutCity,
} from "./places.ts";
import type { Filters } from "./request.ts";
import type { CityPlace, KnownValues } from "./service-answers.ts";

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

/** A change that takes nothing else out. */
export function unchangedOtherwise(filters: Filters): FilterChange {
  return { filters, droppedLevels: [], droppedStates: [], droppedCities: [] };
}

/** Only the filters of a request. */
export function pickFilters(filters: Filters): Filters {
  const { country, state, city, level, domain, filetype, language } = filters;
  return { country, state, city, level, domain, filetype, language };
}
