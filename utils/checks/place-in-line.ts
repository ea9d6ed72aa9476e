import type { Check, WaitingCheck } from "./check.ts";
import { type ClockReading, type Starts, startableAt, withStart } from "./start-limit.ts";

/** A check may take 75 s, so that several run at once: one slow claim must not hold up the line. */
export const PARALLEL = 3;
export type PauseReason = "service-asked" | "unreachable" | "offline";

/** Until when nothing starts: the service asked for it with a 429, or could not be reached, or the browser is offline. */
export interface LinePause {
  readonly since: number;
  readonly until: number;
  readonly reason: PauseReason;
  /** A user may have one check sent in spite of a pause that the service asked for. */
  readonly askNow?: "wanted" | "used";
}

/** What all checks in line share. One record, changed in the same transaction as the checks. */
export interface Line {
  readonly starts: Starts;
  /** The clock that all times of the line were last written by; null where nothing has started yet. */
  readonly clock: ClockReading | null;
  readonly pause: LinePause | null;
  readonly nextOrder: number;
}

export const EMPTY_LINE: Line = { starts: [], clock: null, pause: null, nextOrder: 1 };

/** Whether the line gave one place after the other. What comes from a backup has a place between two of the line. */
export function isLaterPlace(order: number, before: number): boolean {
  return Math.floor(order) > Math.floor(before);
}

type Waits = Pick<WaitingCheck, "group" | "shares" | "sharesFrom" | "order">;

/** Which of two checks starts first: what a user asked for by itself, then the sentences of texts. */
export function inTurn(one: Waits, other: Waits): number {
  return Number(isBehind(one)) - Number(isBehind(other)) || one.order - other.order;
}

function isBehind({ group, shares, sharesFrom }: Waits): boolean {
  return group !== undefined && shares === true && sharesFrom === undefined;
}

/** Why a request that is not a check has to wait: our own rate limit, or a 429 of the service. */
export type Held =
  | { readonly kind: "line-full"; readonly until: number }
  | { readonly kind: "rate-limited"; readonly until: number };

/** The earliest starts of the first `count` in line, if every request were answered at once. */
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

export interface PlaceInLine {
  /** 1 for the next. */
  readonly place: number;
  readonly startsAt: number;
  readonly reason: WaitReason;
  /** Whether a user can have it sent now. */
  readonly canHurry: boolean;
}

/** `starting`: nothing to wait for. `running`, `earlier`: it waits for checks that run, or that come first. */
export type WaitReason = "starting" | "running" | "earlier" | "limit" | PauseReason;

/** Whether it waits for what no check of this device can change. */
export function isPause(reason: WaitReason | undefined): reason is PauseReason {
  return reason === "service-asked" || reason === "unreachable" || reason === "offline";
}

/** The place of each waiting check, and when it can start. Those of groups that are paused have none. */
export function placesInLine(
  checks: readonly Check[],
  line: Line,
  now: number,
  paused?: ReadonlySet<string>,
): ReadonlyMap<string, PlaceInLine> {
  const waiting = checks
    .flatMap((check) => (check.state === "waiting" ? [check] : []))
    .filter(({ group }) => group === undefined || paused?.has(group) !== true)
    .toSorted(inTurn);
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
      const reason = reasonOf(index, startsAt);
      return [id, { place: index + 1, startsAt, reason, canHurry: index === 0 && canHurry(reason, line) }];
    }),
  );
}

function canHurry(reason: WaitReason, { pause }: Line): boolean {
  return (
    reason === "unreachable" ||
    reason === "offline" ||
    (reason === "service-asked" && pause?.askNow === undefined)
  );
}
