import {
  FILTER_KINDS,
  type Filter,
  type FilterKind,
  type Selection,
  siteName,
  type WordCondition,
} from "../store/match.ts";
import { type KnownCities, readCities } from "./cities.ts";
import { type Clause, isFunctionWord, parseQuery } from "./parse.ts";
import { readCountry, readFiletype, readLevel, readState, splitList } from "./read-names.ts";

/** The filters that search and recent share, as they were sent: contract 4.1. */
export interface SentFilters {
  readonly q: string;
  readonly country: readonly string[];
  readonly level: readonly string[];
  readonly state: readonly string[];
  readonly city: readonly string[];
  readonly domain: readonly string[];
  readonly filetype?: string | undefined;
  readonly language?: string | undefined;
}

const WORD_PLACES: Partial<Record<Clause["kind"], WordCondition["where"]>> = {
  text: "page",
  intitle: "title",
  inurl: "url",
};

/** Parameters and operators narrow each other; within one parameter or one operator any of its values will do. */
export function select(sent: SentFilters, cities: KnownCities): Selection {
  const clauses = parseQuery(sent.q);
  const words = telling(clauses).flatMap(({ kind, value, excluded }): WordCondition[] => {
    const where = WORD_PLACES[kind];
    return where ? [{ where, value, excluded }] : [];
  });
  return { words, filters: [...fromParameters(sent, cities), ...fromOperators(clauses, cities)] };
}

/** "how do I renew a passport" asks for pages about renewing a passport. A query with nothing but such words keeps them. */
function telling(clauses: readonly Clause[]): readonly Clause[] {
  const isLoose = ({ kind, excluded, quoted }: Clause) => kind === "text" && !excluded && !quoted;
  const tells = (clause: Clause) => isLoose(clause) && !isFunctionWord(clause.value);
  if (!clauses.some(tells)) return clauses;
  return clauses.filter((clause) => !isLoose(clause) || tells(clause));
}

type FilterReaders = Record<FilterKind, (values: readonly string[]) => readonly string[]>;

/** How the values of each filter are read; levels are those of the countries chosen beside them. */
function readersFor(countries: readonly string[], cities: KnownCities): FilterReaders {
  const each = (read: (value: string) => string) => (values: readonly string[]) =>
    splitList(values).map(read);
  const among = splitList(countries).map(readCountry);
  return {
    country: each((value) => readCountry(value).code),
    level: each((value) => readLevel(value, among)),
    state: each((value) => readState(value).code),
    city: (values) => readCities(values, cities),
    site: each(siteName),
    filetype: each(readFiletype),
    language: each((value) => value.toLowerCase()),
  };
}

function fromParameters(sent: SentFilters, cities: KnownCities): Filter[] {
  const readers = readersFor(sent.country, cities);
  const { country, level, state, city, domain: site, filetype = "", language = "" } = sent;
  const values = { country, level, state, city, site, filetype: [filetype], language: [language] };
  return FILTER_KINDS.map((kind) => ({ kind, values: readers[kind](values[kind]), excluded: false })).filter(
    hasValues,
  );
}

function fromOperators(clauses: readonly Clause[], cities: KnownCities): Filter[] {
  const valuesOf = (kind: FilterKind, excluded: boolean) =>
    clauses
      .filter((clause) => clause.kind === kind && clause.excluded === excluded)
      .map(({ value }) => value);
  const readers = readersFor(valuesOf("country", false), cities);
  return FILTER_KINDS.flatMap((kind) =>
    [false, true].map((excluded) => ({ kind, values: readers[kind](valuesOf(kind, excluded)), excluded })),
  ).filter(hasValues);
}

function hasValues({ values }: Filter): boolean {
  return values.length > 0;
}
