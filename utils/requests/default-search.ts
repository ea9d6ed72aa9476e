import { parseQuery } from "./operators.ts";
import { NO_FILTERS, newSearch, type SearchRequest } from "./request.ts";

/** What a person has set for the searches they start with words alone. */
export interface SearchDefaults {
  readonly country: readonly string[];
  readonly state: readonly string[];
  readonly city: readonly string[];
  readonly pageSize: number;
}

const PLACES: readonly string[] = ["country", "state", "city"];

/** The search for these words. A place in the words stands instead of the default ones: they would contradict it. */
export function defaultSearch(q: string, { country, state, city, pageSize }: SearchDefaults): SearchRequest {
  const namesPlace = parseQuery(q).some((term) => term.kind === "operator" && PLACES.includes(term.name));
  return newSearch(q, namesPlace ? NO_FILTERS : { ...NO_FILTERS, country, state, city }, pageSize);
}
