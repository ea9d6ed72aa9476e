import { canonical, defaultSize, tidy } from "./parameters.ts";
import { countryCode, foldCity, hasStates } from "./places.ts";
import {
  FILE_TYPES,
  type Filters,
  LIMITS,
  type PageRequest,
  RECENT_SORTS,
  type RecentSort,
} from "./request.ts";

/** What an address asks for; whatever makes no sense in it counts as left out. */
export function fromParameters(parameters: URLSearchParams): PageRequest {
  const view = parameters.get("view") === "recent" ? "recent" : "search";
  const shared = {
    ...filtersOf(parameters),
    q: tidy(parameters.get("q") ?? ""),
    page: wholeNumber(parameters.get("page"), 1, 1_000_000, 1),
    size: wholeNumber(parameters.get("size"), 1, LIMITS.sizeMaximum, defaultSize(view)),
  };
  if (view === "search") return { view, ...shared };
  return {
    view,
    ...shared,
    sort: sortOf(parameters.get("sort")),
    since: parameters.get("since")?.trim() || null,
    until: parameters.get("until")?.trim() || null,
  };
}

function filtersOf(parameters: URLSearchParams): Filters {
  const list = (name: string): string[] => parameters.getAll(name).flatMap((value) => clean(value));
  const commaList = (name: string): string[] =>
    parameters.getAll(name).flatMap((value) => value.split(",").flatMap(clean));
  const country = canonical(commaList("country"), countryCode);
  const filetype = clean(parameters.get("filetype") ?? "")[0]?.toLowerCase();
  return {
    country,
    state: hasStates(country) ? canonical(list("state"), (code) => code.toUpperCase()) : [],
    city: canonical(list("city"), (name) => name, foldCity),
    level: canonical(list("level"), (level) => level.toLowerCase()),
    domain: canonical(list("domain"), (domain) => domain.toLowerCase()),
    filetype: FILE_TYPES.find((type) => type === filetype) ?? null,
    language: clean(parameters.get("language") ?? "")[0]?.toLowerCase() ?? null,
  };
}

function clean(text: string): string[] {
  const tidied = tidy(text);
  return tidied ? [tidied] : [];
}

function wholeNumber(text: string | null, least: number, most: number, otherwise: number): number {
  if (text === null || !/^\d+$/.test(text)) return otherwise;
  return Math.min(most, Math.max(least, Number(text)));
}

function sortOf(text: string | null): RecentSort {
  return RECENT_SORTS.find((sort) => sort === text) ?? "updated";
}
