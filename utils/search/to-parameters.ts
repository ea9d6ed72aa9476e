import { withoutHidden } from "../text/hidden-characters.ts";
import { tidy } from "../text/tidy.ts";
import { foldCity, hasStates } from "./places.ts";
import type { PageRequest } from "./request.ts";
import { LIMITS } from "./service-limits.ts";

/** The parameters in one fixed order, so that equal requests have equal addresses and cache keys. */
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

export function pageAddress(request: PageRequest): string {
  const parameters = toParameters(request).toString();
  const view = request.view === "recent" ? "view=recent" : "";
  const query = [view, parameters].filter(Boolean).join("&");
  return query ? `search.html?${query}` : "search.html";
}

/** Equal for requests with the same answer: the service ignores case and punctuation in cities (§4.1). */
export function cacheKey(request: PageRequest): string {
  return `${request.view}?${toParameters({ ...request, city: request.city.map(foldCity) })}`;
}

export function defaultSize(view: PageRequest["view"]): number {
  return view === "recent" ? LIMITS.recentSize : LIMITS.searchSize;
}

function filterParameters(request: PageRequest): URLSearchParams {
  const parameters = new URLSearchParams();
  // Words from pages and PDFs have soft hyphens, with which they are other words.
  const q = tidy(withoutHidden(request.q));
  if (q) parameters.append("q", q);
  const lists: Record<string, readonly string[]> = {
    country: canonical(request.country, (code) => code.toLowerCase()),
    state: hasStates(request.country) ? canonical(request.state, (code) => code.toUpperCase()) : [],
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

/** Trimmed, without duplicates (compared by `fold`), sorted. */
export function canonical(
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
