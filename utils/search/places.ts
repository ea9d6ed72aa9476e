import { folded } from "../text/fold.ts";
import type { CityPlace, Country, PlacesRequest, StatePlace } from "./service-answers.ts";

/** All states and the busiest cities. Always requested like this, so that one saved copy serves everything. */
export const EVERY_PLACE: PlacesRequest = { country: [], state: null, q: "", limit: 200 };

/** Case, accents and punctuation do not distinguish cities: "St. Louis" and "st louis" are the same. */
export function foldCity(name: string): string {
  return folded(name.toWellFormed())
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Places whose whole name was typed come first: "london" is London before Londonderry. Otherwise the order stays. */
export function exactFirst<Item>(
  items: readonly Item[],
  typed: string,
  namesOf: (item: Item) => readonly string[],
): readonly Item[] {
  const wanted = foldCity(typed);
  if (wanted === "") return items;
  const exact = new Set(items.filter((item) => namesOf(item).some((name) => foldCity(name) === wanted)));
  return [...exact, ...items.filter((item) => !exact.has(item))];
}

/** Results call the United Kingdom UK, GB or GB-ENG. */
export function isUnitedKingdom(code: string): boolean {
  return /^(uk|gb)(-|$)/i.test(code);
}

/** The code that the filters use: lower case, and the same for all of the United Kingdom. */
export function countryCode(code: string): string {
  return isUnitedKingdom(code) ? "uk" : code.toLowerCase();
}

/** The name in `/countries`; for an unknown code, the code itself. */
export function countryName(code: string, countries: readonly Country[]): string {
  const wanted = countryCode(code);
  const known = countries.find(
    (country) =>
      countryCode(country.code) === wanted || country.aliases.some((alias) => alias.toLowerCase() === wanted),
  );
  return known?.name ?? code;
}

/** The levels of the chosen countries, or of all countries if none is chosen. Each once. */
export function levelsFor(countries: readonly Country[], chosen: readonly string[]): string[] {
  const inCountry = countries.filter(
    (country) => chosen.length === 0 || chosen.includes(countryCode(country.code)),
  );
  return [...new Set(inCountry.flatMap((country) => country.levels))];
}

export function statesFor(states: readonly StatePlace[], chosen: readonly string[]): StatePlace[] {
  return states.filter((state) => chosen.length === 0 || chosen.includes(countryCode(state.country)));
}

/** The state that a service or an address names by its code or by its whole name. */
export function stateNamed(named: string, states: readonly StatePlace[]): StatePlace | undefined {
  return states.find(({ code, name }) => [code, name].some((each) => foldCity(each) === foldCity(named)));
}

/** The code of a state that the service names by its code or, in its counts, by its whole name. */
export function stateCode(named: string, states: readonly StatePlace[]): string {
  return (stateNamed(named, states)?.code ?? named).toUpperCase();
}

/** The contract has no states for the United Kingdom (§2.5), so there are none to pick if it is the only country. */
export function hasStates(chosen: readonly string[]): boolean {
  return chosen.length === 0 || chosen.some((code) => !isUnitedKingdom(code));
}

/** Words that one city writes out and another shortens. */
const SHORT_FORMS: readonly (readonly [long: string, short: string])[] = [
  ["saint", "st"],
  ["sainte", "ste"],
  ["fort", "ft"],
  ["mount", "mt"],
];

/** The other form of a word in names of cities: "st" for "saint" and the other way round. Otherwise the word. */
export function otherForm(word: string): string {
  const forms = SHORT_FORMS.find((each) => each.includes(word));
  return forms?.find((each) => each !== word) ?? word;
}

/** No city has more words that are written in two ways. */
const MOST_FORMS = 4;

/** A city's name, folded, and how else it may be written: "st louis", "saint louis". */
export function cityForms(city: string): readonly string[] {
  let forms: readonly string[] = [""];
  for (const word of foldCity(city).split(" ")) {
    const written = forms.length < MOST_FORMS ? [...new Set([word, otherForm(word)])] : [word];
    forms = written.flatMap((each) => forms.map((form) => (form === "" ? each : `${form} ${each}`)));
  }
  return forms;
}

/** How a city may be typed: "st louis", "saint louis", "st louis mo" or "saint louis missouri". */
export function cityNames({ city, state, stateName }: CityPlace): readonly string[] {
  return cityForms(city).flatMap((name) => [
    name,
    ...[state, stateName].flatMap((each) => (each ? [`${name} ${foldCity(each)}`] : [])),
  ]);
}
