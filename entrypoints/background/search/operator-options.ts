import type { CityPlace, Domain, KnownValues } from "../../../utils/requests/answers.ts";
import { parseQuery, quoted } from "../../../utils/requests/operators.ts";
import { countryCode, foldCity, placeLabel } from "../../../utils/requests/places.ts";
import { FILE_TYPES } from "../../../utils/requests/request.ts";
import { type Completion, OPERATOR_AT_END } from "../../../utils/requests/typing.ts";

/** An operator that is being typed. */
export interface TypedOperator {
  readonly name: string;
  readonly excluded: boolean;
  /** What of its value stands before the caret. */
  readonly value: string;
  readonly before: string;
  readonly after: string;
}

/** What an operator can be completed to. */
export interface OperatorOption {
  readonly value: string;
  /** In the person's language. */
  readonly label: string;
  /** What else it goes by. */
  readonly names: readonly string[];
  /** Another operator without which the value says too little: `state:or`. */
  readonly beside?: string;
}

/** The names of values in the person's language. */
export interface ValueLabels {
  readonly country: (code: string) => string;
  readonly state: (code: string) => string;
  readonly level: (level: string) => string;
}

const MOST = 6;

export function operatorAt(q: string, caret: number): TypedOperator | null {
  const left = q.slice(0, caret);
  const right = q.slice(caret);
  const [whole, minus, name, value] = OPERATOR_AT_END.exec(left) ?? [];
  if (whole === undefined || name === undefined || value === undefined) return null;
  const before = left.slice(0, left.length - whole.trimStart().length);
  // Within a phrase a colon is nothing but a colon.
  if (hasOpenQuote(before)) return null;
  // The quote may not be closed yet: then those that follow are of other words.
  const isClosed = value.startsWith('"') && hasOpenQuote(right);
  const after = right.replace(isClosed ? /^[^"]*"/ : /^[^\s"]*/, "");
  return {
    name: name.toLowerCase(),
    excluded: minus === "-",
    value: value.replace('"', ""),
    before,
    after,
  };
}

/** What fits, best first: by code, then by the beginning of a name, then by a word in it. */
export function completionsOf(typed: TypedOperator, options: readonly OperatorOption[]): Completion[] {
  const wanted = foldCity(typed.value);
  return options
    .filter((option) => rankOf(option, wanted) < NOT_AT_ALL)
    .sort((a, b) => rankOf(a, wanted) - rankOf(b, wanted))
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

/** What the lists of the service and of the contract say. */
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
        names: [name],
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

/** Same-named cities are told apart by their states, unless the words name a place or leave the city out. */
export function cityOptions(
  { excluded, value, before, after }: TypedOperator,
  cities: readonly CityPlace[],
  labels: ValueLabels,
): OperatorOption[] {
  const namesPlace = parseQuery(`${before} ${after}`).some(
    (term) => term.kind === "operator" && (term.name === "state" || term.name === "country"),
  );
  const options = cities.map((place): OperatorOption => {
    const { city, state, country } = place;
    const isShared = cities.some((other) => other !== place && foldCity(other.city) === foldCity(city));
    const option = { value: city, label: city, names: [value] };
    if (isShared && (namesPlace || excluded)) return option;
    const label = state ? placeLabel(place) : `${city}, ${labels.country(countryCode(country))}`;
    if (!isShared) return { ...option, label };
    return {
      ...option,
      label,
      beside: state ? written("state", state.toLowerCase()) : written("country", countryCode(country)),
    };
  });
  return [...new Map(options.map((option) => [foldCity(option.label) + option.beside, option])).values()];
}

/** As with cities, all that were found fit: the service may have found the words in anything. */
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
  if (code === wanted) return 0;
  if (wanted && code.startsWith(wanted)) return 1;
  if (all.some((name) => name.startsWith(wanted))) return 2;
  return all.some((name) => name.includes(` ${wanted}`)) ? 3 : NOT_AT_ALL;
}

/** A name comes from the service: nothing in it may end the operator or begin another. */
function written(operator: string, value: string): string {
  return `${operator}:${quoted(value.replace(/["\s]+/g, " ").trim())}`;
}

function hasOpenQuote(text: string): boolean {
  return text.split('"').length % 2 === 0;
}
