import { lazy } from "../platform/lazy.ts";
import { pickFilters } from "../search/filter-changes.ts";
import { readAddress } from "../search/from-parameters.ts";
import { NO_FILTERS, type PageRequest } from "../search/request.ts";
import { searchProblem } from "../search/request-problem.ts";
import { pageAddress } from "../search/to-parameters.ts";
import { MOST } from "../text/input-limits.ts";
import { withoutEndSlashes } from "../text/tidy.ts";
import { readSources } from "./followed-sources.ts";
import {
  type FollowedSources,
  type NewWatch,
  RHYTHMS,
  viewOf,
  WATCH_SORTS,
  type Watch,
  type WatchRequest,
  watchKey,
  watchName,
} from "./watch.ts";
import { readDetails, type WatchDetails } from "./watch-details.ts";

/** A watch in a file or a policy: its view is an address of the results page, which people can read and write. */
export interface ListedWatch extends WatchDetails, Partial<FollowedSources> {
  readonly name: string;
  readonly address: string;
  readonly rhythm: Watch["rhythm"];
  readonly notify: boolean;
  readonly countsInBadge: boolean;
}

export function listed({ name, request, rhythm, notify, countsInBadge, details }: NewWatch): ListedWatch {
  return {
    name,
    address: pageAddress(viewOf(request)),
    rhythm,
    notify,
    countsInBadge,
    ...details,
    ...request.sources,
  };
}

/** A file of what is followed, which an import reads. */
export function watchesAsJson(watches: readonly NewWatch[]): string {
  return `${JSON.stringify({ format: "primary-source-watches", version: 1, watches: watches.map(listed) }, null, 1)}\n`;
}

/** What a search or a recent view is watched for; null where the service would refuse it. */
export function watchRequest(request: PageRequest): WatchRequest | null {
  const asked = request.view === "recent" ? request.sort : "updated";
  const sort = WATCH_SORTS.find((each) => each === asked) ?? "updated";
  const watched = { ...pickFilters(request), q: request.q.trim(), sort } as const;
  return searchProblem(viewOf(watched)) === null ? watched : null;
}

/**
 * Reads a watch that anyone may have written; null where it cannot be used. What is missing is off. `service`: the search service,
 * whose own lists can be named instead of pages of the extension.
 */
export function readListed(value: unknown, service: string | null): NewWatch | null {
  if (typeof value !== "object" || value === null) return null;
  const name = "name" in value && typeof value.name === "string" ? watchName(value.name) : "";
  const address = "address" in value && typeof value.address === "string" ? value.address : null;
  if (name === "" || address === null) return null;
  const sources = readSources(value);
  const viewed = sources === null ? null : readWatchAddress(address, service);
  // Sources are followed by their sites alone.
  if (viewed === null || (sources && (viewed.domain.length === 0 || viewed.q !== ""))) return null;
  const request = { ...viewed, ...(sources && { sources }) };
  const rhythm = "rhythm" in value ? RHYTHMS.find((each) => each === value.rhythm) : undefined;
  const details = readDetails(value);
  return {
    name,
    request,
    rhythm: rhythm ?? "look",
    notify: "notify" in value && value.notify === true,
    countsInBadge: "countsInBadge" in value && value.countsInBadge === true,
    ...(Object.keys(details).length > 0 && { details }),
  };
}

/** A page of the extension, by itself, with its origin or without its name. */
const WATCHED_PAGE = /^\?|^(?:(?:chrome|moz)-extension:\/\/[^/?#]+\/|\/)?search\.html\?/i;

/**
 * What the query of an address asks for; null for other addresses, which would be watches of everything, and where a part of it
 * cannot be read, without which it would be a watch of more. Only an address of all recent pages is one of everything.
 */
export function readWatchAddress(address: string, service: string | null): WatchRequest | null {
  if (address.length > MOST.listedAddress) return null;
  const isList = isListOf(service, address);
  if (!isList && !WATCHED_PAGE.test(address)) return null;
  const [page = ""] = address.split("#", 1);
  const query = page.indexOf("?");
  const parameters = new URLSearchParams(query < 0 ? "" : page.slice(query));
  const isOfAll = isList || parameters.get("view") === "recent";
  parameters.set("view", "recent");
  const read = readAddress(parameters);
  if (read.leftOut.some(({ name }) => !OF_ONE_PAGE.has(name))) return null;
  const request = watchRequest(read.request);
  return request !== null && !isOfAll && watchKey(request) === EVERYTHING() ? null : request;
}

/** Parameters that a watch has no use for. */
const OF_ONE_PAGE: ReadonlySet<string> = new Set(["page", "size"]);

const EVERYTHING = lazy(() => watchKey({ ...NO_FILTERS, q: "", sort: "updated" }));

/** Whether an address is that of a list of this service, as its feeds name it. What other sites call "recent" is not ours. */
function isListOf(service: string | null, address: string): boolean {
  if (service === null || !URL.canParse(service) || !URL.canParse(address)) return false;
  const own = new URL(service);
  const { origin, pathname } = new URL(address);
  const list = `${withoutEndSlashes(own.pathname)}/api/v1/recent`;
  return origin === own.origin && (pathname === list || pathname === `${list}.rss`);
}
