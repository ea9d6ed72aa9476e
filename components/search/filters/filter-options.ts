import { language } from "../../../utils/platform/i18n.ts";
import { letterEdits, mostEdits } from "../../../utils/search/other-searches/letter-edits.ts";
import {
  countryLabel,
  languageLabel,
  levelLabel,
  placeLabel,
  stateLabel,
} from "../../../utils/search/place-labels.ts";
import {
  cityNames,
  countryCode,
  exactFirst,
  foldCity,
  hasStates,
  levelsFor,
  stateCode,
  statesFor,
} from "../../../utils/search/places.ts";
import type { Filters } from "../../../utils/search/request.ts";
import type {
  CityPlace,
  Domain,
  FacetCount,
  Facets,
  KnownValues,
} from "../../../utils/search/service-answers.ts";
import { otherStateNames } from "../../../utils/search/state-names.ts";
import { FILE_TYPES, fileTypeOf } from "../../../utils/text/file-type.ts";
import type { ListOption } from "../../base/OptionList.tsx";

/** The options of each picker, from the service's lists and the counts of the current results. */
export function countryOptions({ countries }: KnownValues, facets: Facets): ListOption[] {
  return countries.map((country) => {
    const value = countryCode(country.code);
    return {
      value,
      label: countryLabel(country.code, countries),
      count: countOf(facets.countries, value, countryCode),
    };
  });
}

export function stateOptions(known: KnownValues, filters: Filters, facets: Facets): ListOption[] {
  const states = hasStates(filters.country) ? statesFor(known.states, filters.country) : [];
  const countries = known.countries.map(({ code }) => countryLabel(code, known.countries));
  const order = (group = ""): number => countries.indexOf(group);
  const several = new Set(states.map((state) => countryCode(state.country))).size > 1;
  return states
    .map((state) => ({
      value: state.code.toUpperCase(),
      label: stateLabel(state.code, known.states),
      detail: state.code.toUpperCase(),
      otherNames: [state.name, ...otherStateNames(state.code)],
      count: countOf(facets.states, state.code, (value) => stateCode(value, known.states)),
      group: several ? countryLabel(state.country, known.countries) : undefined,
    }))
    .sort((a, b) => order(a.group) - order(b.group) || a.label.localeCompare(b.label, language()));
}

/** A level that two countries share, such as "federal", is one value and is listed under the first of them. */
export function levelOptions({ countries }: KnownValues, filters: Filters, facets: Facets): ListOption[] {
  const chosen = countries.filter(
    ({ code }) => filters.country.length === 0 || filters.country.includes(countryCode(code)),
  );
  const seen = new Set<string>();
  return chosen.flatMap((country) =>
    levelsFor(countries, [countryCode(country.code)])
      .filter((level) => !seen.has(level) && seen.add(level))
      .map((level) => ({
        value: level,
        label: levelLabel(level),
        count: countOf(facets.levels, level, lower),
        group: chosen.length > 1 ? countryLabel(country.code, countries) : undefined,
      })),
  );
}

export function fileTypeOptions(facets: Facets): ListOption[] {
  return FILE_TYPES.map((type) => ({
    value: type,
    label: type.toUpperCase(),
    count: countOf(facets.types, type, (value) => fileTypeOf(value) ?? value),
  }));
}

/** Languages in which the three countries' governments publish. The service has no list of them. */
const LANGUAGES = [
  ...["en", "fr", "es", "cy", "gd", "ga", "iu", "cr", "zh", "tl", "vi", "ko", "ar", "ru", "ht", "pt"],
  ...["de", "it", "pl", "uk", "pa", "hi", "ur", "bn", "gu", "fa", "so", "am", "hy", "km", "ja", "th"],
];
const SHOWN_FIRST = 3;

/** `chosen`: another one may stand in an address or on a card; what is chosen is in the list. */
export function languageOptions(chosen: string | null): ListOption[] {
  const optionOf = (code: string): ListOption => ({ value: code, label: languageLabel(code), detail: code });
  const others = chosen === null || LANGUAGES.includes(chosen) ? [] : [chosen];
  const byName = [...LANGUAGES.slice(SHOWN_FIRST), ...others]
    .map(optionOf)
    .sort((a, b) => a.label.localeCompare(b.label, language()));
  return [...LANGUAGES.slice(0, SHOWN_FIRST).map(optionOf), ...byName];
}

/** The label contains the state, because cities can have the same name. */
export function cityOption(place: CityPlace, known: KnownValues): ListOption {
  return {
    value: JSON.stringify([place.city, place.state, place.country]),
    label: placeLabel(place),
    detail:
      place.state && place.stateName
        ? stateLabel(place.state, [{ code: place.state, name: place.stateName }])
        : countryLabel(countryCode(place.country), known.countries),
    otherNames: cityNames(place),
    isShared: place.isShared,
  };
}

export function domainOption({ domain, organization }: Domain): ListOption {
  return { value: domain.toLowerCase(), label: domain, detail: organization };
}

/**
 * Cities or domains with the counts of the current results. The service counts cities by name alone, so a name that two
 * cities share gets no count.
 */
export function withCounts(options: readonly ListOption[], counts?: readonly FacetCount[]): ListOption[] {
  return options.map((option) => {
    return option.isShared ? option : { ...option, count: countOf(counts, nameIn(option.label), foldCity) };
  });
}

/** With the cities or domains of the current results that a look-up, which finds a few of many, left out. */
export function withCounted(
  options: readonly ListOption[],
  counts: readonly FacetCount[] = [],
): readonly ListOption[] {
  const listed = new Set(options.map(({ label }) => foldCity(nameIn(label))));
  const missing = counts.filter(({ value }) => !listed.has(foldCity(value)));
  return [...options, ...missing.map(({ value, count }) => ({ value, label: value, count }))];
}

/** "Austin" in "Austin, TX". */
export function nameIn(label: string): string {
  const end = label.lastIndexOf(", ");
  return end > 0 && /^\w+$/.test(label.slice(end + 2)) ? label.slice(0, end) : label;
}

/** Places that occur in the current results come first. */
export const byCount = (a: ListOption, b: ListOption): number => (b.count ?? 0) - (a.count ?? 0);

/** The options that match the typed text: first those that begin with it, then those with a word that does. */
export function narrowed(options: readonly ListOption[], text: string): readonly ListOption[] {
  const wanted = foldCity(text);
  if (!wanted) return options;
  const folded = options.map((option) => ({
    option,
    words: namesOf(option)
      .map((name) => ` ${foldCity(name)}`)
      .join(""),
  }));
  const fits = folded.filter(({ words }) => words.includes(` ${wanted}`));
  const startsWith = (words: string): number => (words.startsWith(` ${wanted}`) ? 0 : 1);
  const sorted = fits.sort((a, b) => startsWith(a.words) - startsWith(b.words)).map(({ option }) => option);
  return exactFirst(sorted, text, (option) => [...namesOf(option), nameIn(option.label)]);
}

const namesOf = ({ label, detail, otherNames = [] }: ListOption): readonly string[] => [
  label,
  detail ?? "",
  ...otherNames,
];

/** Shorter names are a letter away from too many others. */
const SHORTEST_MISSPELT = 4;

/** What may be meant where nothing matches: names with a letter too many, too few, changed or swapped, or two. */
export function nearest(options: readonly ListOption[], text: string): readonly ListOption[] {
  const wanted = foldCity(text);
  if (wanted.length < SHORTEST_MISSPELT) return [];
  return options
    .map((option) => ({ option, edits: letterEdits(wanted, foldCity(nameIn(option.label))) }))
    .filter(({ edits }) => edits <= mostEdits(wanted))
    .sort((one, other) => one.edits - other.edits)
    .map(({ option }) => option);
}

const lower = (text: string): string => text.toLowerCase();

/** Several counted values can be one option, such as GB and UK, or two media types of one file type. */
function countOf(
  counts: readonly FacetCount[] | undefined,
  value: string,
  fold: (value: string) => string,
): number | undefined {
  const fitting = counts?.filter((each) => fold(each.value) === fold(value)) ?? [];
  return fitting.length ? fitting.reduce((sum, each) => sum + each.count, 0) : undefined;
}
