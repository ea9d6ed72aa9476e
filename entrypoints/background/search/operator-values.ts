import {
  type Completion,
  LOOSE_OPERATOR_AT_END,
  OPERATOR_AT_END,
} from "../../../utils/search/operator-at-end.ts";
import { parseQuery, quoted, straightQuotes } from "../../../utils/search/operators.ts";
import { placeLabel } from "../../../utils/search/place-labels.ts";
import { countryCode, foldCity, isUnitedKingdom } from "../../../utils/search/places.ts";
import type { CityPlace, Domain, KnownValues } from "../../../utils/search/service-answers.ts";
import { otherStateNames } from "../../../utils/search/state-names.ts";
import { FILE_TYPES } from "../../../utils/text/file-type.ts";

/** An operator that is being typed. */
export interface TypedOperator {
  readonly name: string;
  readonly excluded: boolean;
  /** The part of its value before the caret. */
  readonly value: string;
  readonly before: string;
  readonly after: string;
}

/** What an operator can be completed to. */
export interface OperatorOption {
  readonly value: string;
  /** In the user's language. */
  readonly label: string;
  /** Other names it is found by. */
  readonly names: readonly string[];
  /** Another operator that the value needs to be unambiguous: `state:or`. */
  readonly beside?: string;
}

/** The names of values in the user's language. */
export interface ValueLabels {
  readonly country: (code: string) => string;
  readonly state: (code: string) => string;
  readonly level: (level: string) => string;
}

const MOST = 6;

export function operatorAt(q: string, caret: number): TypedOperator | null {
  const left = straightQuotes(q.slice(0, caret));
  const right = straightQuotes(q.slice(caret));
  const [whole, minus, name, value] = OPERATOR_AT_END.exec(left) ?? LOOSE_OPERATOR_AT_END.exec(left) ?? [];
  if (whole === undefined || name === undefined || value === undefined) return null;
  const before = left.slice(0, left.length - whole.trimStart().length);
  // Inside a phrase a colon starts no value.
  if (hasOpenQuote(before)) return null;
  // If this quote is not closed yet, the quotes after the caret belong to other words.
  const isClosed = value.startsWith('"') && hasOpenQuote(right);
  const after = right.replace(isClosed ? /^[^"]*"/ : /^[^\s"]*/, "");
  return {
    name: name.toLowerCase(),
    excluded: minus === "-",
    value: value.replace('"', "").trim(),
    before,
    after,
  };
}

/** Matches, best first: by code, then by the beginning of a name, then by a word in it. */
export function completionsOf(typed: TypedOperator, options: readonly OperatorOption[]): Completion[] {
  const wanted = foldCity(typed.value);
  const ranked = options.map((option) => ({ option, rank: rankOf(option, wanted) }));
  return ranked
    .filter(({ rank }) => rank < NOT_AT_ALL)
    .sort((one, other) => one.rank - other.rank)
    .map(({ option }) => option)
    .slice(0, MOST)
    .map(({ value, label, beside }) => {
      const operator = `${typed.excluded ? "-" : ""}${written(typed.name, value)}`;
      const text = beside ? `${operator} ${beside}` : operator;
      const done = `${typed.before}${text} `;
      return {
        text,
        label,
        query: done + typed.after.replace(/^\s/, ""),
        caret: done.length,
      };
    });
}

/** Options from the lists of the service and of the contract. */
export function knownOptions(name: string, known: KnownValues, labels: ValueLabels): OperatorOption[] {
  switch (name) {
    case "country":
      return known.countries.map((country) => {
        const value = countryCode(country.code);
        return { value, label: labels.country(value), names: [country.name, ...country.aliases] };
      });
    case "state":
      return known.states.map(({ code, name }) => ({
        value: code.toLowerCase(),
        label: labels.state(code),
        names: [name, ...otherStateNames(code)],
      }));
    case "level":
      return [...new Set(known.countries.flatMap(({ levels }) => levels))].map((level) => ({
        value: level,
        label: labels.level(level),
        names: [],
      }));
    case "filetype":
      return FILE_TYPES.map((type) => ({ value: type, label: type.toUpperCase(), names: [] }));
    default:
      return [];
  }
}

/** Cities with the same name get their state beside them, unless the query names a place or excludes the city. */
export function cityOptions(
  { excluded, value, before, after }: TypedOperator,
  cities: readonly CityPlace[],
  labels: ValueLabels,
): OperatorOption[] {
  const namesPlace = parseQuery(`${before} ${after}`).some(
    (term) => term.kind === "operator" && (term.name === "state" || term.name === "country"),
  );
  const options = cities.map((place): OperatorOption => {
    const { city, country } = place;
    const state = isUnitedKingdom(country) ? null : place.state;
    const isShared = cities.some((other) => other !== place && foldCity(other.city) === foldCity(city));
    const option = { value: city, label: city, names: [value] };
    if (isShared && (namesPlace || excluded)) return option;
    const label = state ? placeLabel({ city, state }) : `${city}, ${labels.country(countryCode(country))}`;
    if (!isShared) return { ...option, label };
    return {
      ...option,
      label,
      beside: state ? written("state", state.toLowerCase()) : written("country", countryCode(country)),
    };
  });
  return [...new Map(options.map((option) => [foldCity(option.label) + option.beside, option])).values()];
}

/** As with cities, everything found counts as a match, since the service may match words in any field. */
export function domainOptions({ value: words }: TypedOperator, domains: readonly Domain[]): OperatorOption[] {
  return domains.map(({ domain, organization }) => ({
    value: domain.toLowerCase(),
    label: organization || domain,
    names: [words],
  }));
}

const NOT_AT_ALL = 4;

function rankOf({ value, label, names }: OperatorOption, wanted: string): number {
  const code = foldCity(value);
  const all = [code, ...[label, ...names].map(foldCity)];
  // A name that is all of what was typed; what the option was found by is that in any case.
  if (code === wanted || foldCity(label) === wanted) return 0;
  if (wanted && code.startsWith(wanted)) return 1;
  if (all.some((name) => name.startsWith(wanted))) return 2;
  return all.some((name) => name.includes(` ${wanted}`)) ? 3 : NOT_AT_ALL;
}

/** Names come from the service, so nothing in them may end the operator or start another. */
function written(operator: string, value: string): string {
  return `${operator}:${quoted(value.replace(/["\s]+/g, " ").trim())}`;
}

function hasOpenQuote(text: string): boolean {
  return text.split('"').length % 2 === 0;
}
