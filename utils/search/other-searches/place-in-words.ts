import { withCity } from "../filter-changes.ts";
import { countryCode, foldCity } from "../places.ts";
import type { Filters } from "../request.ts";
import type { CityPlace, KnownValues } from "../service-answers.ts";
import { QUESTION_WORDS } from "./common-words.ts";

/** Names of states and countries in the language of the interface, besides the service's own names. */
export interface PlaceNames {
  readonly country: (code: string) => string;
  readonly state: (code: string) => string;
}

export interface PlaceInWords {
  /** The filters with the place. */
  readonly filters: Filters;
  /** The other words. */
  readonly rest: readonly string[];
}

/** A place, and the words from `start` on that name it. */
interface Named {
  readonly start: number;
  readonly length: number;
  readonly filters: Filters;
}

/** More words than this are a sentence, in which places are beside the point. */
const MOST_WORDS = 40;

/**
 * The place that words name, of those that the service lists: "austin texas", "new york", "UK". A longer name counts
 * before a shorter one. Null: none, or the user has chosen a place already, which the words must not change.
 */
export function placeInWords(
  words: readonly string[],
  isShouted: boolean,
  filters: Filters,
  known: KnownValues,
  names: PlaceNames,
): PlaceInWords | null {
  if (words.length > MOST_WORDS || filters.state.length > 0 || filters.city.length > 0) return null;
  const folded = words.map(foldCity);
  const isChosen = (country: string): boolean =>
    filters.country.length === 0 || filters.country.includes(countryCode(country));
  const isCode = (at: number): boolean => !isShouted && words[at] === words[at]?.toUpperCase();

  const states = known.states
    .filter((state) => isChosen(state.country))
    .flatMap((state) => {
      const code = foldCity(state.code);
      const spelt = occurrences(
        folded,
        [state.name, names.state(state.code)].map(foldCity).filter((name) => name !== code),
      );
      const coded = folded.flatMap((word, start) => (word === code ? [{ start, length: 1 }] : []));
      return [
        ...spelt.map((place) => ({ ...place, code: state.code.toUpperCase(), isCode: false })),
        ...coded.map((place) => ({ ...place, code: state.code.toUpperCase(), isCode: true })),
      ];
    });
  const cities = citiesNamed(folded, known.cities ?? [])
    .filter(({ place }) => isChosen(place.country))
    .flatMap(({ start, length, place, isOnly }): Named[] => {
      const beside = states.find(
        (state) => state.start === start + length && state.code === place.state?.toUpperCase(),
      );
      if (!beside && !isOnly) return [];
      const all = length + (beside?.length ?? 0);
      return [{ start, length: all, filters: withCity(filters, place, known.states) }];
    });
  const cityEnds = new Set(
    citiesNamed(folded, known.cities ?? []).map(({ start, length }) => start + length),
  );
  // "OR" is a state's code at the end or after a city. Between other words it is the word in capitals.
  const isClear = (at: number): boolean =>
    !QUESTION_WORDS.has(folded[at] ?? "") || at === words.length - 1 || cityEnds.has(at);
  const ofStates = states
    .filter((state) => !state.isCode || (isCode(state.start) && isClear(state.start)))
    .map(({ start, length, code }): Named => ({ start, length, filters: { ...filters, state: [code] } }));
  const codes = new Set(known.states.map(({ code }) => foldCity(code)));
  const countries = filters.country.length > 0 ? [] : known.countries;
  const ofCountries = countries.flatMap((country) => {
    const all = [country.name, names.country(country.code), ...country.aliases].map(foldCity);
    // "us", "can" and "ca" are other words too.
    const clear = all.filter((name) => name.length > 3 || !(QUESTION_WORDS.has(name) || codes.has(name)));
    const shorts = folded.flatMap((word, start) =>
      word.length <= 3 && all.includes(word) && isCode(start) && !codes.has(word)
        ? [{ start, length: 1 }]
        : [],
    );
    return [...occurrences(folded, clear), ...shorts].map(
      (place): Named => ({ ...place, filters: { ...filters, country: [countryCode(country.code)] } }),
    );
  });
  const [best] = [...ofStates, ...cities, ...ofCountries].toSorted((one, other) => other.length - one.length);
  if (best === undefined) return null;
  const start = startWithKind(folded, best.start);
  return {
    filters: best.filters,
    rest: words.filter((_, at) => at < start || at >= best.start + best.length),
  };
}

/** "state of Texas", "city of Austin": these words belong to the name. */
function startWithKind(folded: readonly string[], start: number): number {
  const isKind =
    folded[start - 1] === "of" && ["state", "city", "province"].includes(folded[start - 2] ?? "");
  return isKind ? start - 2 : start;
}

function occurrences(folded: readonly string[], names: readonly string[]) {
  return [...new Set(names)].filter(Boolean).flatMap((name) => {
    const parts = name.split(" ");
    return folded.flatMap((_, start) =>
      parts.every((part, at) => folded[start + at] === part) ? [{ start, length: parts.length }] : [],
    );
  });
}

/** `isOnly`: no other listed city has the name. */
function citiesNamed(folded: readonly string[], cities: readonly CityPlace[]) {
  const words = new Set(folded);
  const named = cities
    .map((place) => ({ place, name: foldCity(place.city) }))
    .filter(({ name }) => words.has(name.split(" ")[0] ?? ""));
  return named.flatMap(({ place, name }) => {
    const isOnly = !place.isShared && named.filter((other) => other.name === name).length === 1;
    return occurrences(folded, [name]).map((found) => ({ ...found, place, isOnly }));
  });
}
