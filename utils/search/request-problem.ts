import type { RequestProblem } from "../platform/failure.ts";
import { isReversed, parseWhen } from "../text/dates.ts";
import { withoutHidden } from "../text/hidden-characters.ts";
import type { PageRequest, RecentRequest } from "./request.ts";
import { LIMITS } from "./service-limits.ts";

/** Why the contract does not allow this request; null if it does. The user is told instead of the service. */
export function problemOf(request: PageRequest, now = Date.now()): RequestProblem | null {
  return searchProblem(request) ?? (request.view === "recent" ? rangeProblem(request, now) : null);
}

/** The part of it that concerns every request, for the worker. Pages check the rest before they ask. */
export function searchProblem({ view, q, page, size }: PageRequest): RequestProblem | null {
  if (q.length > LIMITS.queryLength) {
    return { reason: "query-too-long", length: q.length, limit: LIMITS.queryLength };
  }
  if (view === "search" && withoutHidden(q).trim() === "") return { reason: "query-empty" };
  return page > lastPage(Number.POSITIVE_INFINITY, size)
    ? { reason: "beyond-window", limit: LIMITS.window }
    : null;
}

function rangeProblem({ since, until }: RecentRequest, now: number): RequestProblem | null {
  if (since && !parseWhen(since)) return { reason: "bad-since", value: since };
  if (until && !parseWhen(until)) return { reason: "bad-until", value: until };
  return isReversed(since, until, now) ? { reason: "range-reversed" } : null;
}

/** The last page that can be requested: limited by the results, the window of 1,000 and the maximum of 100 pages. */
export function lastPage(total: number, size: number): number {
  const inWindow = Math.floor(LIMITS.window / size);
  return Math.max(1, Math.min(Math.ceil(total / size), inWindow, LIMITS.pageMaximum));
}
