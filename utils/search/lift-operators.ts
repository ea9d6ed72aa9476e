import { FILE_TYPES } from "../text/file-type.ts";
import { type FilterChange, pickFilters, withCountries } from "./filter-changes.ts";
import { type Operator, parseQuery, printQuery, type Term } from "./operators.ts";
import { countryLabel, levelLabel, stateLabel } from "./place-labels.ts";
import { cityForms, countryCode, foldCity, levelsFor } from "./places.ts";
import type { Filters, PageRequest } from "./request.ts";
import type { KnownValues } from "./service-answers.ts";
import { otherStateNames } from "./state-names.ts";
import { typedHost } from "./typed-host.ts";
import { withWholeValues } from "./whole-values.ts";

/** Words without the operators that became filters, and the filters with them. */
export interface Lifted {
  readonly q: string;
  readonly change: FilterChange;
}

const COUNTRIES = ["us", "ca", "uk"];

export type Lists = Pick<KnownValues, "countries" | "states" | "cities">;

interface Found {
  readonly name: "country" | "state" | "city" | "level" | "domain" | "filetype";
  readonly value: string;
}

/**
 * An operator that was typed (`state:tx`) sets the filter that means the same, in place of what that was set to, and leaves the
 * words. null: nothing of the kind was typed, or nothing else, since a search needs words. What is excluded and what no filter
 * means stays in the words.
 */
export function liftOperators(q: string, filters: Filters, known: Lists): Lifted | null {
  const terms = wholeTerms(q, known);
  const found = terms.map((term) => ({ term, filter: filterOf(term, known) }));
  const types = new Set(found.flatMap(({ filter }) => (filter?.name === "filetype" ? [filter.value] : [])));
  // The filter holds one type.
  const isLifted = (filter: Found | null): filter is Found =>
    filter !== null && (filter.name !== "filetype" || types.size === 1);
  const isBesideLifted = (at: number): boolean =>
    [found[at - 1], found[at + 1]].some((each) => each !== undefined && isLifted(each.filter));
  const kept = found
    .filter(({ term, filter }, at) => !isLifted(filter) && !(isJoint(term) && isBesideLifted(at)))
    .map(({ term }) => term);
  const lifted = found.map(({ filter }) => filter).filter(isLifted);
  const isSearch = kept.some((term) => term.kind !== "operator" && !term.excluded);
  if (lifted.length === 0 || !isSearch) return null;
  return { q: printQuery(kept), change: withFound(filters, lifted, known) };
}

/** A request with the filters that its operators mean. */
export function withLifted(request: PageRequest, known: Lists): PageRequest {
  const lifted = liftOperators(request.q, pickFilters(request), known);
  return lifted === null ? request : { ...request, ...lifted.change.filters, q: lifted.q };
}

/** The terms of a query, each value as long as what it names in the lists. */
export function wholeTerms(q: string, known: Lists): readonly Term[] {
  return withWholeValues(parseQuery(q), (name, value) => isKnownValue(name, value, known));
}

/** Whether a value names nothing, or may be the beginning of a city: the words behind it can be the rest of its name. */
export function isHalfValue(term: Term, known: Lists): boolean {
  if (term.kind !== "operator" || term.excluded) return false;
  const { name, value } = term;
  if (name !== "city") return LISTED.includes(name) && filterOf(term, known) === null;
  const beginning = `${foldCity(value)} `;
  const isBegun = (known.cities ?? []).some(({ city }) =>
    cityForms(city).some((form) => form.startsWith(beginning)),
  );
  return isBegun && !isKnownValue(name, value, known);
}

const LISTED: readonly Operator[] = ["country", "level", "state"];

/** "OR" between two sites joins nothing once these are filters, which mean any of them. */
function isJoint(term: Term): boolean {
  return term.kind === "word" && !term.excluded && /^(?:OR|AND|\|)$/.test(term.text);
}

/** Words behind an operator are its value only where that is sure: any word could be a city or a part of a title. */
function isKnownValue(name: Operator, value: string, known: Lists): boolean {
  switch (name) {
    case "site":
      return /^\S+$/.test(value) && value.includes(".");
    case "city":
      return (known.cities ?? []).some(({ city }) => cityForms(city).includes(foldCity(value)));
    default:
      return filterOf({ kind: "operator", name, value, excluded: false }, known) !== null;
  }
}

/** A value may be the service's name or code, or the name in the reader's language. */
function filterOf(term: Term, { countries, states, cities = [] }: Lists): Found | null {
  if (term.kind !== "operator" || term.excluded) return null;
  const { name, value } = term;
  const wanted = foldCity(value);
  const isWanted = (called: string): boolean => foldCity(called) === wanted;
  switch (name) {
    case "country": {
      const named = countries.find(
        ({ code, name: own, aliases }) =>
          countryCode(code) === countryCode(value) ||
          [own, countryLabel(code, countries), ...aliases].some(isWanted),
      );
      const code = countryCode(named?.code ?? value);
      return named || (countries.length === 0 && COUNTRIES.includes(code)) ? { name, value: code } : null;
    }
    case "state": {
      const named = states.find(({ code, name: own }) =>
        [code, own, stateLabel(code, states), ...otherStateNames(code)].some(isWanted),
      );
      if (named) return { name, value: named.code.toUpperCase() };
      return states.length === 0 && /^[a-z]{2}$/i.test(value) ? { name, value: value.toUpperCase() } : null;
    }
    case "level": {
      const levels = levelsFor(countries, []);
      const level = levels.find(isWanted) ?? levels.find((each) => isWanted(levelLabel(each)));
      return level === undefined ? null : { name, value: level };
    }
    case "city": {
      const known =
        cities.find(({ city }) => isWanted(city)) ??
        cities.find(({ city }) => cityForms(city).includes(wanted));
      return { name, value: known?.city ?? value };
    }
    case "filetype": {
      const type = FILE_TYPES.find((each) => each === value.toLowerCase());
      return type === undefined ? null : { name, value: type };
    }
    case "site":
      return { name: "domain", value: typedHost(value).toLowerCase() };
    default:
      return null;
  }
}

function withFound(filters: Filters, found: readonly Found[], known: Lists): FilterChange {
  const valuesOf = (name: Found["name"]): readonly string[] => [
    ...new Set(found.filter((each) => each.name === name).map(({ value }) => value)),
  ];
  const or = (name: "city" | "level" | "domain" | "state", before: readonly string[]): readonly string[] => {
    const typed = valuesOf(name);
    return typed.length > 0 ? typed : before;
  };
  const state = valuesOf("state");
  const typedCountry = valuesOf("country");
  const country =
    typedCountry.length > 0
      ? typedCountry
      : countriesWith(filters.country, { state, city: valuesOf("city") }, known);
  // A state that was typed without a city is the whole state, and a city without a state is of any.
  const city = state.length > 0 ? valuesOf("city") : or("city", filters.city);
  const typed: Filters = {
    ...pickFilters(filters),
    state: or("state", valuesOf("city").length > 0 ? [] : filters.state),
    city,
    level: or("level", filters.level),
    domain: or("domain", filters.domain),
    filetype: valuesOf("filetype")[0] ?? filters.filetype,
  };
  // Also what was typed may not be in the country: the service would refuse it.
  return withCountries(typed, country, known);
}

/** A place outside the chosen countries would find nothing: the countries of those that were typed take their place. */
function countriesWith(
  chosen: readonly string[],
  typed: Readonly<Record<"state" | "city", readonly string[]>>,
  { states, cities = [] }: Lists,
): readonly string[] {
  if (chosen.length === 0) return chosen;
  const isChosen = ({ country }: { readonly country: string }): boolean =>
    chosen.includes(countryCode(country));
  const ofStates = states.filter(({ code }) => typed.state.includes(code.toUpperCase()));
  const ofCities = typed.city
    .map((name) => cities.filter(({ city }) => foldCity(city) === foldCity(name)))
    // Of several cities with one name those in a chosen country are meant.
    .map((places) => (places.some(isChosen) ? places.filter(isChosen) : places));
  // A state says which of several cities with one name is meant.
  const places = ofStates.length > 0 ? ofStates : ofCities.flat();
  return places.every(isChosen) ? chosen : [...new Set(places.map(({ country }) => countryCode(country)))];
}
