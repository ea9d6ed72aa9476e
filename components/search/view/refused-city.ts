import type { CitySuggestion } from "../../../utils/platform/failure.ts";
import { withCity } from "../../../utils/search/filter-changes.ts";
import { parseQuery, printQuery } from "../../../utils/search/operators.ts";
import { letterEdits } from "../../../utils/search/other-searches/letter-edits.ts";
import { foldCity, stateNamed } from "../../../utils/search/places.ts";
import type { Filters } from "../../../utils/search/request.ts";
import type { StatePlace } from "../../../utils/search/service-answers.ts";

interface Asked {
  readonly q: string;
  readonly city: readonly string[];
}

interface Refused {
  readonly message: string;
  readonly suggestions: readonly CitySuggestion[];
}

/** The city that a refusal is about, as the user wrote it; null where the request has none. */
export function refusedCity(asked: Asked, refused: Refused): string | null {
  const isRefused = refusedName(asked, refused);
  return chosenCities(asked).find(isRefused) ?? null;
}

/** Words and filters with the suggested city, and its own state, in place of the one that was refused. */
export function withSuggestedCity(
  asked: { readonly q: string; readonly filters: Filters },
  refused: Refused,
  suggestion: CitySuggestion,
  states: readonly StatePlace[],
): { readonly q: string; readonly changed: Filters } {
  const { filters } = asked;
  // The refused city may be an operator in the words.
  const kept = withoutRefusedCity({ q: asked.q, city: filters.city }, refused);
  // With the state of this city, the other cities would find nothing.
  const state =
    kept.city.length > 0 && filters.state.length === 0 ? null : suggestedState(suggestion.state, states);
  const place = { city: suggestion.city, state, country: "", stateName: null, domains: 0 };
  // The state of the refused city is not that of the one that is meant.
  const others = state !== null && kept.city.length === 0 ? { state: [] } : {};
  return { q: kept.q, changed: withCity({ ...filters, ...others, city: kept.city }, place, states) };
}

/** Takes the city that the refusal is about out of the words and the filters. */
export function withoutRefusedCity(asked: Asked, refused: Refused): Asked {
  const isRefused = refusedName(asked, refused);
  const terms = parseQuery(asked.q).filter(
    (term) => !(term.kind === "operator" && term.name === "city" && isRefused(term.value)),
  );
  return { q: printQuery(terms), city: asked.city.filter((name) => !isRefused(name)) };
}

/** The code of a suggested city's state, which services name by its code or its name; null where nobody knows that name. */
export function suggestedState(state: string | null, states: readonly StatePlace[]): string | null {
  if (state === null) return null;
  return stateNamed(state, states)?.code ?? (state.length === 2 ? state : null);
}

/**
 * Tells the cities that the refusal names. If it names none, the one that is nearest to what is suggested is meant: the
 * others were chosen, and are not given up without a word.
 */
function refusedName(asked: Asked, { message, suggestions }: Refused): (name: string) => boolean {
  const words = ` ${foldCity(message)} `;
  // The message may also name its suggestions, which do exist.
  const known = suggestions.map((suggestion) => foldCity(suggestion.city));
  const isNamed = (name: string): boolean =>
    words.includes(` ${foldCity(name)} `) && !known.includes(foldCity(name));
  const chosen = chosenCities(asked);
  if (chosen.some((name) => name && isNamed(name))) return isNamed;
  const meant = foldCity(nearestTo(chosen, known));
  return (name) => foldCity(name) === meant;
}

function chosenCities({ q, city }: Asked): readonly string[] {
  const inWords = parseQuery(q).flatMap((term) =>
    term.kind === "operator" && term.name === "city" ? [term.value] : [],
  );
  return [...city, ...inWords];
}

/** The chosen name that is most like a suggested one, and not itself suggested: that one exists. */
function nearestTo(chosen: readonly string[], known: readonly string[]): string {
  const likely = chosen.filter((name) => !known.includes(foldCity(name)));
  const distanceOf = (name: string): number =>
    Math.min(...known.map((each) => letterEdits(foldCity(name), each)), Number.POSITIVE_INFINITY);
  const [nearest = ""] = likely.toSorted((one, other) => distanceOf(one) - distanceOf(other));
  return nearest;
}
