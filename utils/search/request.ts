import { parseQuery } from "./operators.ts";
import { LIMITS } from "./service-limits.ts";

/** The filters of a request. `toParameters` writes a request as an address. */
export interface Filters {
  /** Codes as `/countries` gives them, lower case: `us`, `ca`, `uk`. */
  readonly country: readonly string[];
  /** Two-letter codes, upper case. */
  readonly state: readonly string[];
  readonly city: readonly string[];
  readonly level: readonly string[];
  readonly domain: readonly string[];
  /** `pdf`, `html`, `doc` or `docx`. */
  readonly filetype: string | null;
  /** Two-letter code, lower case. */
  readonly language: string | null;
}

export interface SearchRequest extends Filters {
  readonly view: "search";
  readonly q: string;
  readonly page: number;
  readonly size: number;
}

export const RECENT_SORTS = ["updated", "published", "changed", "crawled"] as const;
export type RecentSort = (typeof RECENT_SORTS)[number];

export interface RecentRequest extends Filters {
  readonly view: "recent";
  readonly q: string;
  readonly sort: RecentSort;
  /** A window (`24h`, `7d`, `4w`, `6m`, `1y`) or an ISO date; null: no lower bound. */
  readonly since: string | null;
  readonly until: string | null;
  readonly page: number;
  readonly size: number;
}

export type PageRequest = SearchRequest | RecentRequest;

export const NO_FILTERS: Filters = {
  country: [],
  state: [],
  city: [],
  level: [],
  domain: [],
  filetype: null,
  language: null,
};

export function newSearch(
  q: string,
  filters: Filters = NO_FILTERS,
  size: number = LIMITS.searchSize,
): SearchRequest {
  return { ...filters, view: "search", q, page: 1, size };
}

export function newRecent(filters: Filters = NO_FILTERS, size: number = LIMITS.recentSize): RecentRequest {
  return { ...filters, view: "recent", q: "", sort: "updated", since: null, until: null, page: 1, size };
}

/** The settings for searches that start with words alone. */
export interface SearchDefaults {
  readonly country: readonly string[];
  readonly state: readonly string[];
  readonly city: readonly string[];
  readonly pageSize: number;
}

const PLACES: readonly string[] = ["country", "state", "city"];

/** The search for these words. If they name a place, the default places are left out: they might contradict it. */
export function defaultSearch(q: string, { country, state, city, pageSize }: SearchDefaults): SearchRequest {
  const namesPlace = parseQuery(q).some((term) => term.kind === "operator" && PLACES.includes(term.name));
  return newSearch(q, namesPlace ? NO_FILTERS : { ...NO_FILTERS, country, state, city }, pageSize);
}
