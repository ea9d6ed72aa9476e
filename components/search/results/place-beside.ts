import { countryLabel, placeOf, stateLabel } from "../../../utils/search/place-labels.ts";
import { countryCode, foldCity } from "../../../utils/search/places.ts";
import type { Filters } from "../../../utils/search/request.ts";
import type { KnownValues, SearchResult } from "../../../utils/search/service-answers.ts";

type Placed = Pick<SearchResult, "city" | "state" | "country" | "organization">;

/** The place that a card names beside its organization; "": the organization's name holds it, or a filter says it already. */
export function placeBeside(result: Placed, known: KnownValues, filters: Filters): string {
  const { city, state, country, organization } = result;
  const isOnly = (chosen: readonly string[], value: string): boolean =>
    chosen.length === 1 && foldCity(chosen[0] ?? "") === foldCity(value);
  const isSaid = (name: string): boolean =>
    name !== "" && ` ${foldCity(organization ?? "")} `.includes(` ${foldCity(name)} `);
  if (city) return isSaid(city) || isOnly(filters.city, city) ? "" : placeOf(result, known);
  if (state) {
    return isSaid(stateLabel(state, known.states)) || isOnly(filters.state, state)
      ? ""
      : placeOf(result, known);
  }
  const code = countryCode(country);
  const isSaidOfCountry =
    isSaid(countryLabel(code, known.countries)) ||
    isSaid(known.countries.find((each) => countryCode(each.code) === code)?.name ?? "");
  return isSaidOfCountry || isOnly(filters.country, code) ? "" : placeOf(result, known);
}
