import type { Check } from "./check.ts";
import { type Starts, startableAt, withStart } from "./rate-limit.ts";

/** A check may take 75 s: a few at once, so that one slow claim does not hold up the line. */
export const PARALLEL = 3;
export type PauseReason = "service-asked" | "unreachable";

export interface Pause {
  readonly since: number;
  readonly until: number;
  readonly reason: PauseReason;
}

/** What the whole line shares. Stored in one record, and changed together with the checks it is about. */
export interface Line {
  readonly starts: Starts;
  readonly pause: Pause | null;
  readonly nextOrder: number;
}

export const EMPTY_LINE: Line = { starts: [], pause: null, nextOrder: 1 };

/** Why a request that is no check has no place now: our own count of ten, or what the service asked for. */
export type Held =
  | { readonly kind: "line-full"; readonly until: number }
  | { readonly kind: "rate-limited"; readonly until: number };

/** When each of the first `count` in line may start at the earliest, were every request answered at once. */
export function earliestStarts(line: Line, count: number, now: number): readonly number[] {
  const times: number[] = [];
  let starts = line.starts;
  let from = Math.max(now, line.pause?.until ?? now);
  for (let place = 0; place < count; place += 1) {
    from = startableAt(starts, from);
    starts = withStart(starts, from);
    times.push(from);
  }
  return times;
}

/** Where each waiting check stands and when it can start. */
export interface PlaceInLine {
  /** 1 for the next. */
  readonly place: number;
  readonly startsAt: number;
  readonly reason: WaitReason;
}

/** `starting`: nothing holds it up; `running`, `earlier`: checks that run, or are to start before it. */
export type WaitReason = "starting" | "running" | "earlier" | "limit" | PauseReason;

export function placesInLine(
  checks: readonly Check[],
  line: Line,
  now: number,
): ReadonlyMap<string, PlaceInLine> {
  const waiting = checks
    .filter(({ state }) => state === "waiting")
    .toSorted((one, other) => one.order - other.order);
  const starts = earliestStarts(line, waiting.length, now);
  const pause = line.pause !== null && line.pause.until > now ? line.pause.reason : null;
  const running = checks.filter(({ state }) => state === "running").length;
  const reasonOf = (index: number, startsAt: number): WaitReason => {
    if (startsAt > now) return pause ?? "limit";
    if (index < PARALLEL - running) return "starting";
    return running > 0 ? "running" : "earlier";
  };
  return new Map(
    waiting.map(({ id }, index) => {
      const startsAt = starts[index] ?? now;
      return [id, { place: index + 1, startsAt, reason: reasonOf(index, startsAt) }];
    }),
  );
}
