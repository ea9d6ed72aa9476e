import type { CitySuggestion } from "../../../utils/platform/failure.ts";
import { letterEdits } from "../../../utils/search/letter-edits.ts";
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

/**
 * Takes out the city that the refusal names. If it names none, the one that is nearest to what is suggested is meant: the
 * others were chosen, and are not given up without a word.
 */
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
  const chosen = [...city, ...terms.flatMap((each) => each.city ?? [])];
  const canTell = chosen.some((name) => name && isNamed(name));
  const meant = foldCity(nearestTo(chosen, known));
  const stays = (name: string): boolean => (canTell ? !isNamed(name) : foldCity(name) !== meant);
  return {
    q: printQuery(terms.flatMap((each) => (each.city === null || stays(each.city) ? [each.term] : []))),
    city: city.filter(stays),
  };
}

/** The chosen name that is most like a suggested one, and not itself suggested: that one exists. */
function nearestTo(chosen: readonly string[], known: readonly string[]): string {
  const likely = chosen.filter((name) => !known.includes(foldCity(name)));
  const distanceOf = (name: string): number =>
    Math.min(...known.map((each) => letterEdits(foldCity(name), each)), Number.POSITIVE_INFINITY);
  const [nearest = ""] = likely.toSorted((one, other) => distanceOf(one) - distanceOf(other));
  return nearest;
}
