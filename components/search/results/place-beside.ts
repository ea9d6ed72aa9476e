import { countryLabel, placeOf, stateLabel } from "../../../utils/search/place-labels.ts";
import { countryCode, foldCity } from "../../../utils/search/places.ts";
import type { Filters } from "../../../utils/search/request.ts";
import type { KnownValues, SearchResult } from "../../../utils/search/service-answers.ts";

type Placed = Pick<SearchResult, "city" | "state" | "country" | "organization">;

/**
 * The place that a card names beside its organization; "": the organization's name holds it, or a filter says it already. Many
 * cities share a name: where theirs is said, their state is still to be.
 */
export function placeBeside(result: Placed, known: KnownValues, filters: Filters): string {
  const { city, state, country, organization } = result;
  const isOnly = (chosen: readonly string[], value: string): boolean =>
    chosen.length === 1 && foldCity(chosen[0] ?? "") === foldCity(value);
  const isSaid = (name: string): boolean =>
    name !== "" && ` ${foldCity(organization ?? "")} `.includes(` ${foldCity(name)} `);
  if (city && !isSaid(city) && !isOnly(filters.city, city)) return placeOf(result, known);
  if (state) {
    const name = stateLabel(state, known.states);
    return isSaid(name) || isOnly(filters.state, state) ? "" : name;
  }
  if (city) return "";
  const code = countryCode(country);
  const isSaidOfCountry =
    isSaid(countryLabel(code, known.countries)) ||
    isSaid(known.countries.find((each) => countryCode(each.code) === code)?.name ?? "");
  return isSaidOfCountry || isOnly(filters.country, code) ? "" : placeOf(result, known);
}
