import { placeLabel } from "../../../utils/search/place-labels.ts";
import { countryCode, foldCity, isUnitedKingdom } from "../../../utils/search/places.ts";
import type { Filters } from "../../../utils/search/request.ts";
import type { KnownValues } from "../../../utils/search/service-answers.ts";

/** What several cities and states come to together, since the service looks for each city in each state. */
export interface CrossedPlaces {
  /** Every place that is searched, if these are more than the chosen cities. */
  readonly found: readonly string[];
  /** Cities that are in none of the chosen states, such as all of the United Kingdom's. */
  readonly missed: readonly string[];
}

/** Cities that were never listed or looked up could be anywhere, so nothing is said of them. */
export function crossedPlaces(filters: Filters, { cities = [] }: KnownValues): CrossedPlaces {
  if (filters.state.length === 0) return { found: [], missed: [] };
  const each = filters.city.map((city) => {
    const named = cities.filter((place) => foldCity(place.city) === foldCity(city));
    const inCountry = named.filter(
      ({ country }) => filters.country.length === 0 || filters.country.includes(countryCode(country)),
    );
    const found = inCountry.filter(
      ({ state, country }) =>
        !isUnitedKingdom(country) && state !== null && filters.state.includes(state.toUpperCase()),
    );
    return { city, isKnown: inCountry.length > 0, found: [...new Set(found.map(placeLabel))] };
  });
  const isCrossed = filters.city.length > 1 && each.some(({ found }) => found.length > 1);
  return {
    found: isCrossed ? each.flatMap(({ found }) => found) : [],
    missed: each.flatMap(({ city, isKnown, found }) => (isKnown && found.length === 0 ? [city] : [])),
  };
}
