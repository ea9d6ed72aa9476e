import { withCity } from "../filter-changes.ts";
import { cityForms, countryCode, foldCity } from "../places.ts";
import type { Filters } from "../request.ts";
import type { CityPlace, KnownValues } from "../service-answers.ts";
import { otherStateNames } from "../state-names.ts";
import { QUESTION_WORDS } from "./common-words.ts";
import { isKnownWord } from "./spelling.ts";

/** Names of states and countries in the language of the interface, besides the service's own names. */
export interface PlaceNames {
  readonly country: (code: string) => string;
  readonly state: (code: string) => string;
}

export interface PlaceInWords {
  /** The filters with the place. */
  readonly filters: Filters;
  /** Whether only a state's code names it. */
  readonly isCode: boolean;
  /** The other words. */
  readonly rest: readonly string[];
}

interface Span {
  readonly start: number;
  readonly length: number;
}

/** A place, and the words from `start` on that name it. */
interface Named extends Span {
  readonly filters: Filters;
  readonly isCode?: boolean;
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

  const codes = new Set(known.states.map(({ code }) => foldCity(code)));
  const states = known.states
    .filter((state) => isChosen(state.country))
    .flatMap((state) => {
      const code = foldCity(state.code);
      const spelt = occurrences(
        folded,
        [state.name, names.state(state.code), ...otherStateNames(state.code)]
          .map(foldCity)
          .filter((name) => name !== code),
      );
      const coded = folded.flatMap((word, start) => (word === code ? [{ start, length: 1 }] : []));
      return [
        ...spelt.map((place) => ({ ...place, code: state.code.toUpperCase(), isCode: false })),
        ...coded.map((place) => ({ ...place, code: state.code.toUpperCase(), isCode: true })),
      ];
    });
  const ofPlaces = [...known.states, ...known.countries].map(({ name }) => foldCity(name).split(" ")[0]);
  const isName = (at: number, length: number): boolean =>
    ofPlaces.includes(folded[at + length]) || isWhole(words, at, length, isShouted);
  const cities = citiesNamed(folded, known.cities ?? [])
    .filter(({ place }) => isChosen(place.country))
    .flatMap(({ start, length, place, isOnly }): Named[] => {
      const beside = states.find(
        (state) => state.start === start + length && state.code === place.state?.toUpperCase(),
      );
      if (!beside && !(isOnly && isName(start, length))) return [];
      const all = length + (beside?.length ?? 0);
      return [{ start, length: all, filters: withCity(filters, place, known.states) }];
    });
  const ofCities = citiesNamed(folded, known.cities ?? []);
  const cityEnds = new Set(ofCities.map(({ start, length }) => start + length));
  const isClear = (at: number): boolean => {
    const code = folded[at] ?? "";
    if (cityEnds.has(at) || folded[at - 1] === "in") return true;
    if (isBehindCounty(folded, at)) return true;
    if (THINGS.has(code)) return false;
    return !(QUESTION_WORDS.has(code) || OTHER_WORDS.has(code)) || at === words.length - 1;
  };
  const named = states.filter(({ start, length, isCode: coded }) =>
    coded ? isCode(start) && isClear(start) : isName(start, length),
  );
  /** "Kansas City", "Colorado County Texas": what begins with a state's name is a place in another, or may be. */
  const isOfOtherName = ({ start, length }: Span): boolean => {
    const end = start + length;
    const isCity = folded[end] === "city";
    // "New York city" is a city of that name too.
    const goesOn = (place: Span): boolean => place.start + place.length > (isCity ? end - 1 : end);
    if (ofCities.some((place) => place.start <= start && goesOn(place))) return true;
    // Without a list of cities any may be meant.
    if (isCity && !known.cities?.length) return true;
    if (!isCity && !COUNTIES.has(folded[end] ?? "")) return false;
    const isApart = (other: Span): boolean => other.start >= end || other.start + other.length <= start;
    return (
      (codes.has(folded[end + 1] ?? "") && (isCity || isBehindCounty(folded, end + 1))) || named.some(isApart)
    );
  };
  const ofStates = named
    .filter((state) => state.isCode || !isOfOtherName(state))
    .map(
      ({ start, length, code, isCode: coded }): Named => ({
        ...{ start, length, isCode: coded },
        filters: { ...filters, state: [code] },
      }),
    );
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
    const spelt = occurrences(folded, clear).filter(({ start, length }) => isName(start, length));
    return [...spelt, ...shorts].map(
      (place): Named => ({ ...place, filters: { ...filters, country: [countryCode(country.code)] } }),
    );
  });
  // Of two states the larger place stands last: "Nevada Missouri".
  const inOrder = ofStates.toSorted((one, other) => other.start - one.start);
  const [best] = [...inOrder, ...cities, ...ofCountries].toSorted((one, other) => other.length - one.length);
  if (best === undefined) return null;
  const start = startWithKind(folded, best.start);
  return {
    filters: best.filters,
    isCode: best.isCode ?? false,
    rest: words.filter((_, at) => at < start || at >= best.start + best.length),
  };
}

/** Codes of states that mostly mean something else in a question: "REAL ID", "VA benefits", "MP", "PR card". */
const THINGS: ReadonlySet<string> = new Set("id mp ms pe pr va".split(" "));
/** Codes that are words as well, or short for something: "CT scan", "CO detector". At the end of a question they are the state. */
const OTHER_WORDS: ReadonlySet<string> = new Set(
  "al ar as co ct de ga hi la ma md mi mo mt nd ne ok on pa sc sd".split(" "),
);

/** What a part of a state is called behind its name. */
const COUNTIES: ReadonlySet<string> = new Set("county parish borough".split(" "));

/** Whether a code stands behind a county's name, "Bucks County PA", and is none of the words of a question: "county or city". */
function isBehindCounty(folded: readonly string[], at: number): boolean {
  const [name = "", kind = "", code = ""] = folded.slice(Math.max(at - 2, 0), at + 1);
  return COUNTIES.has(kind) && ![name, code].some((word) => QUESTION_WORDS.has(word));
}

/** What a name of a place begins with that is another place's or a person's: "Lake Ontario", "George Washington". */
const NAMES_BEGIN: ReadonlySet<string> = new Set("fort george lake mount port queen".split(" "));

/** Whether words are a place's name, and not within another name: "Victoria Day", "Washington Monument", "Washington DC". */
function isWhole(words: readonly string[], start: number, length: number, isShouted: boolean): boolean {
  const before = foldCity(words[start - 1] ?? "");
  const after = words[start + length] ?? "";
  if (["day", "dc"].includes(foldCity(after)) || NAMES_BEGIN.has(before)) return false;
  const goesOn = /^\p{Lu}\p{Ll}/u.test(after) && !isKnownWord(after);
  return isShouted || !goesOn || !/^\p{Lu}/u.test(words[start] ?? "");
}

/** "state of Texas", "city of Austin": these words belong to the name. */
function startWithKind(folded: readonly string[], start: number): number {
  const isKind =
    folded[start - 1] === "of" && ["state", "city", "province"].includes(folded[start - 2] ?? "");
  return isKind ? start - 2 : start;
}

/** A word with a hyphen, "Colombie-Britannique", is one of those typed and two of a name. */
function occurrences(folded: readonly string[], names: readonly string[]) {
  return [...new Set(names)].filter(Boolean).flatMap((name) => {
    const lengths = name.split(" ").map((_, at) => at + 1);
    return folded.flatMap((_, start) => {
      const length = lengths.find((each) => folded.slice(start, start + each).join(" ") === name);
      return length === undefined ? [] : [{ start, length }];
    });
  });
}

/** `isOnly`: no other listed city has the name. */
function citiesNamed(folded: readonly string[], cities: readonly CityPlace[]) {
  const words = new Set(folded);
  const named = cities
    .map((place) => ({ place, forms: cityForms(place.city) }))
    .filter(({ forms }) => forms.some((form) => words.has(form.split(" ")[0] ?? "")));
  return named.flatMap(({ place, forms }) => {
    const isOnly =
      !place.isShared && named.filter((other) => other.forms.includes(forms[0] ?? "")).length === 1;
    return occurrences(folded, forms).map((found) => ({ ...found, place, isOnly }));
  });
}
