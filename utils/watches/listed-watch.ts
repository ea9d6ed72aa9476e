import { pickFilters } from "../search/filter-changes.ts";
import { fromParameters } from "../search/from-parameters.ts";
import type { PageRequest } from "../search/request.ts";
import { searchProblem } from "../search/request-problem.ts";
import { pageAddress } from "../search/to-parameters.ts";
import { type NewWatch, RHYTHMS, viewOf, type Watch, type WatchRequest, watchName } from "./watch.ts";

/** A watch in a file or a policy: its view is an address of the results page, which people can read and write. */
export interface ListedWatch {
  readonly name: string;
  readonly address: string;
  readonly rhythm: Watch["rhythm"];
  readonly notify: boolean;
  readonly countsInBadge: boolean;
}

export function listed({ name, request, rhythm, notify, countsInBadge }: NewWatch): ListedWatch {
  return { name, address: pageAddress(viewOf(request)), rhythm, notify, countsInBadge };
}

/** What a search or a recent view is watched for; null where the service would refuse it. */
export function watchRequest(request: PageRequest): WatchRequest | null {
  const sort = request.view === "recent" && request.sort === "published" ? "published" : "changed";
  const watched = { ...pickFilters(request), q: request.q.trim(), sort } as const;
  return searchProblem(viewOf(watched)) === null ? watched : null;
}

/** Reads a watch that anyone may have written; null where it cannot be used. What is missing is off. */
export function readListed(value: unknown): NewWatch | null {
  if (typeof value !== "object" || value === null) return null;
  const name = "name" in value && typeof value.name === "string" ? watchName(value.name) : "";
  const address = "address" in value && typeof value.address === "string" ? value.address : null;
  if (name === "" || address === null) return null;
  const request = readWatchAddress(address);
  const rhythm = "rhythm" in value ? RHYTHMS.find((each) => each === value.rhythm) : undefined;
  if (request === null) return null;
  return {
    name,
    request,
    rhythm: rhythm ?? "look",
    notify: "notify" in value && value.notify === true,
    countsInBadge: "countsInBadge" in value && value.countsInBadge === true,
  };
}

/** What the query of an address asks for: a page of the extension, or a feed of the service. */
export function readWatchAddress(address: string): WatchRequest | null {
  const query = address.slice(address.indexOf("?") + 1);
  const parameters = new URLSearchParams(address.includes("?") ? query : "");
  parameters.set("view", "recent");
  return watchRequest(fromParameters(parameters));
}
