import { MINUTE } from "../../../utils/platform/durations.ts";
import type { ApiFailure, ServiceState } from "../../../utils/platform/failure.ts";

/** A service that takes longer is called slow. */
const SLOW = 4000;

/** The state of a service after one more outcome (`null`: it answered). */
export function stateAfter(
  before: ServiceState,
  failure: ApiFailure | null,
  milliseconds: number,
  now: number,
): ServiceState {
  switch (failure?.kind) {
    case undefined:
    case "refused":
      return { state: milliseconds > SLOW ? "slow" : "up" };
    case "rate-limited":
      return { state: "paused", until: failure.until };
    case "offline":
      return { state: "offline" };
    case "not-configured":
      return { state: "not-configured" };
    case "unreachable":
    case "no-access":
    case "timeout":
    case "unavailable":
    case "unreadable":
      return { state: "down", since: before.state === "down" ? before.since : now };
    case "not-sent":
    case "storage":
    case "unstored":
    case "aborted":
    case "interrupted":
    case "updated":
      return before;
  }
}

/** For how long a service that did not answer counts as down. After that it may be back. */
const DOWN_FOR = MINUTE;

/** What an earlier state still says now. */
export function stateNow(
  known: ServiceState,
  learntAt: number,
  pausedUntil: number,
  online: boolean,
  now: number,
): ServiceState {
  if (pausedUntil > now) return { state: "paused", until: pausedUntil };
  if (known.state === "paused") return { state: "unknown" };
  // Also where the clock was set back since.
  if (known.state === "down" && Math.abs(now - learntAt) > DOWN_FOR) return { state: "unknown" };
  if (known.state === "offline" && online) return { state: "unknown" };
  return known;
}
