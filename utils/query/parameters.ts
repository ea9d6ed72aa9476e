import { foldCity } from "./places.ts";
import {
  type Filters,
  LIMITS,
  type PageRequest,
  RECENT_SORTS,
  type RecentRequest,
  type RecentSort,
} from "./request.ts";

/** One order for every parameter, so that one request is one string: address, request and cache key alike. */
export function toParameters(request: PageRequest): URLSearchParams {
  const parameters = filterParameters(request);
  if (request.view === "recent") {
    if (request.sort !== "updated") parameters.append("sort", request.sort);
    if (request.since) parameters.append("since", request.since);
    if (request.until) parameters.append("until", request.until);
  }
  if (request.page !== 1) parameters.append("page", String(request.page));
  if (request.size !== defaultSize(request.view)) parameters.append("size", String(request.size));
  return parameters;
}

/** The feed takes neither `until` nor `page` (contract §4.3). */
export function feedParameters(request: RecentRequest): URLSearchParams {
  return toParameters({ ...request, until: null, page: 1 });
}

export function pageAddress(request: PageRequest): string {
  const parameters = toParameters(request).toString();
  const view = request.view === "recent" ? "view=recent" : "";
  const query = [view, parameters].filter(Boolean).join("&");
  return query ? `search.html?${query}` : "search.html";
}

/** Equal for requests the contract answers alike: cities ignore case and punctuation (§4.1). */
export function cacheKey(request: PageRequest): string {
  return `${request.view}?${toParameters({ ...request, city: request.city.map(foldCity) })}`;
}

export function fromParameters(parameters: URLSearchParams): PageRequest {
  const view = parameters.get("view") === "recent" ? "recent" : "search";
  const shared = {
    ...filtersOf(parameters),
    q: tidy(parameters.get("q") ?? ""),
    page: wholeNumber(parameters.get("page"), 1, Number.MAX_SAFE_INTEGER, 1),
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

export function defaultSize(view: PageRequest["view"]): number {
  return view === "recent" ? LIMITS.recentSize : LIMITS.searchSize;
}

function filterParameters(request: PageRequest): URLSearchParams {
  const parameters = new URLSearchParams();
  const q = tidy(request.q);
  if (q) parameters.append("q", q);
  const lists: Record<string, readonly string[]> = {
    country: canonical(request.country, (code) => code.toLowerCase()),
    state: canonical(request.state, (code) => code.toUpperCase()),
    city: canonical(request.city, (name) => name, foldCity),
    level: canonical(request.level, (level) => level.toLowerCase()),
    domain: canonical(request.domain, (domain) => domain.toLowerCase()),
  };
  for (const [name, values] of Object.entries(lists)) {
    for (const value of values) parameters.append(name, value);
  }
  if (request.filetype) parameters.append("filetype", request.filetype.toLowerCase());
  if (request.language) parameters.append("language", request.language.toLowerCase());
  return parameters;
}

function filtersOf(parameters: URLSearchParams): Filters {
  const list = (name: string): string[] => parameters.getAll(name).flatMap((value) => clean(value));
  const commaList = (name: string): string[] =>
    parameters.getAll(name).flatMap((value) => value.split(",").flatMap(clean));
  return {
    country: canonical(commaList("country"), (code) => code.toLowerCase()),
    state: canonical(list("state"), (code) => code.toUpperCase()),
    city: canonical(list("city"), (name) => name, foldCity),
    level: canonical(list("level"), (level) => level.toLowerCase()),
    domain: canonical(list("domain"), (domain) => domain.toLowerCase()),
    filetype: clean(parameters.get("filetype") ?? "")[0]?.toLowerCase() ?? null,
    language: clean(parameters.get("language") ?? "")[0]?.toLowerCase() ?? null,
  };
}

/** Trimmed, without doubles (compared by `fold`), in one order. */
function canonical(
  values: readonly string[],
  write: (value: string) => string,
  fold: (value: string) => string = write,
): string[] {
  const byFold = new Map<string, string>();
  for (const value of values) {
    const text = write(tidy(value));
    if (text && !byFold.has(fold(text))) byFold.set(fold(text), text);
  }
  return [...byFold].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
}

/** Lone surrogates cannot stand in an address: they would come back as another character. */
function tidy(text: string): string {
  return text.toWellFormed().trim().replace(/\s+/g, " ");
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
