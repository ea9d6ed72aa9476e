import { parseWhen } from "./dates.ts";
import { isReversed } from "./day-meant.ts";
import type { RequestProblem } from "./problems.ts";
import { LIMITS, type PageRequest } from "./request.ts";

/** Why the contract forbids sending this, or null. The person is told instead of the service. */
export function problemOf(request: PageRequest, now = Date.now()): RequestProblem | null {
  if (request.view === "search" && request.q.trim() === "") return { reason: "query-empty" };
  if (request.q.length > LIMITS.queryLength) {
    return { reason: "query-too-long", length: request.q.length, limit: LIMITS.queryLength };
  }
  if (request.page > lastPage(Number.POSITIVE_INFINITY, request.size)) {
    return { reason: "beyond-window", limit: LIMITS.window };
  }
  if (request.view === "recent") {
    if (request.since && !parseWhen(request.since)) return { reason: "bad-since", value: request.since };
    if (request.until && !parseWhen(request.until)) return { reason: "bad-until", value: request.until };
    if (isReversed(request.since, request.until, now)) return { reason: "range-reversed" };
  }
  return null;
}

/** The last page that can be asked for: by the number of results, the window of 1,000 and the limit of 100 pages. */
export function lastPage(total: number, size: number): number {
  const inWindow = Math.floor(LIMITS.window / size);
  return Math.max(1, Math.min(Math.ceil(total / size), inWindow, LIMITS.pageMaximum));
}
