import { Refusal } from "../http/refusal.ts";
import { type FilterKind, siteName } from "../store/filter-words.ts";
import { type KnownCities, readCities, readCity } from "./cities.ts";
import { FILETYPES, findFiletype } from "./filetypes.ts";
import { type Clause, isFunctionWord, type Operator, parseQuery } from "./parse.ts";
import { readCountry, readLevel, readState, shown, splitList } from "./read-names.ts";

/** Words to be found in the title or text, in the title alone, or in the address. */
export interface WordCondition {
  readonly where: "page" | "title" | "url";
  readonly value: string;
  readonly excluded: boolean;
}

/** One of the values must apply; of several filters, every one. */
export interface Filter {
  readonly kind: FilterKind;
  readonly values: readonly string[];
  readonly excluded: boolean;
}

/** What a request asks for, every name in it resolved to what the index holds. */
export interface Selection {
  readonly words: readonly WordCondition[];
  readonly filters: readonly Filter[];
}

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

/** "how do I renew a passport" asks for pages about renewing a passport; what is all such words is taken as it is. */
function telling(clauses: readonly Clause[]): readonly Clause[] {
  const isLoose = ({ kind, excluded, quoted }: Clause) => kind === "text" && !excluded && !quoted;
  const tells = (clause: Clause) => isLoose(clause) && !isFunctionWord(clause.value);
  if (!clauses.some(tells)) return clauses;
  return clauses.filter((clause) => !isLoose(clause) || tells(clause));
}

function fromParameters(sent: SentFilters, cities: KnownCities): Filter[] {
  const countries = splitList(sent.country).map(readCountry);
  const filters: Filter[] = [
    { kind: "country", values: countries.map(({ code }) => code), excluded: false },
    {
      kind: "level",
      values: splitList(sent.level).map((level) => readLevel(level, countries)),
      excluded: false,
    },
    { kind: "state", values: splitList(sent.state).map((state) => readState(state).code), excluded: false },
    { kind: "city", values: readCities(sent.city.filter(isWritten), cities), excluded: false },
    { kind: "site", values: splitList(sent.domain).map(siteName), excluded: false },
    { kind: "filetype", values: sent.filetype ? [sent.filetype] : [], excluded: false },
    { kind: "language", values: sent.language ? [sent.language.toLowerCase()] : [], excluded: false },
  ];
  return filters.filter(({ values }) => values.length > 0);
}

function fromOperators(clauses: readonly Clause[], cities: KnownCities): Filter[] {
  const countries = clauses.filter(({ kind, excluded }) => kind === "country" && !excluded);
  const among = splitList(countries.map(({ value }) => value)).map(readCountry);
  const readers: Partial<Record<Operator, (value: string) => string>> = {
    country: (value) => readCountry(value).code,
    level: (value) => readLevel(value, among),
    state: (value) => readState(value).code,
    city: (value) => readCity(value, cities),
    site: siteName,
    filetype: readFiletype,
  };
  const filters: Filter[] = [];
  for (const kind of ["country", "level", "state", "city", "site", "filetype"] as const) {
    for (const excluded of [false, true]) {
      const values = clauses
        .filter((clause) => clause.kind === kind && clause.excluded === excluded)
        .flatMap(({ value }) => (kind === "city" ? [value] : splitList([value])))
        .map((value) => readers[kind]?.(value) ?? value);
      if (values.length > 0) filters.push({ kind, values, excluded });
    }
  }
  return filters;
}

function readFiletype(words: string): string {
  const filetype = findFiletype(words);
  if (filetype) return filetype;
  throw new Refusal(400, `Unknown document type “${shown(words)}”: use one of ${FILETYPES.join(", ")}.`);
}

function isWritten(value: string): boolean {
  return value.trim() !== "";
}
