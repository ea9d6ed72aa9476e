import type { CitySuggestion } from "../../../utils/platform/failure.ts";
import { parseQuery, printQuery } from "../../../utils/search/operators.ts";
import { foldCity } from "../../../utils/search/places.ts";

interface Asked {
  readonly q: string;
  readonly city: readonly string[];
}

interface Refused {
  readonly message: string;
  readonly suggestions: readonly CitySuggestion[];
}

/** Takes out the city that the refusal names; all cities if it names none, since any of them may be the cause. */
export function withoutRefusedCity({ q, city }: Asked, { message, suggestions }: Refused): Asked {
  const words = ` ${foldCity(message)} `;
  // The message may also name its suggestions, which do exist.
  const known = suggestions.map((suggestion) => foldCity(suggestion.city));
  const isNamed = (name: string): boolean =>
    words.includes(` ${foldCity(name)} `) && !known.includes(foldCity(name));
  const terms = parseQuery(q).map((term) => ({
    term,
    city: term.kind === "operator" && term.name === "city" ? term.value : null,
  }));
  const canTell = [...city, ...terms.map((each) => each.city ?? "")].some((name) => name && isNamed(name));
  const stays = (name: string): boolean => canTell && !isNamed(name);
  return {
    q: printQuery(terms.flatMap((each) => (each.city === null || stays(each.city) ? [each.term] : []))),
    city: city.filter(stays),
  };
}
