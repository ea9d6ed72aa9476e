import { askedOf } from "../../../utils/checks/asked.ts";
import {
  type Check,
  type CheckInLine,
  type DoneCheck,
  type FailedCheck,
  type RunningCheck,
  UNSEEN,
  type WaitingCheck,
} from "../../../utils/checks/check.ts";
import {
  type Held,
  inTurn,
  type Line,
  type LinePause,
  PARALLEL,
} from "../../../utils/checks/place-in-line.ts";
import {
  type ClockReading,
  clockJump,
  startableAt,
  startsOnClock,
  windowLeft,
  withStart,
} from "../../../utils/checks/start-limit.ts";
import type { Verdict } from "../../../utils/checks/verdict.ts";
import type { ApiFailure } from "../../../utils/platform/failure.ts";
import type { Result } from "../../../utils/platform/result.ts";
import { isAnswered } from "../network/http.ts";
import { keptInLine } from "./admission.ts";

/** Read inside the transaction: one that had to wait for others would date its starts too early. */
export type Clock = () => ClockReading;

/** Waits before the second and third try of a request that did not reach the service. */
const BACK_OFF: readonly number[] = [3_000, 12_000];
/** A connection that breaks later than this had reached the service, which may have checked and counted the claim. */
const LONGEST_TO_CONNECT = 10_000;
/** How often a check is restarted after the worker died: the check itself may be the cause. */
const INTERRUPTIONS = 3;

/** How long the line waits for the browser's word that it is online again, before one check tries. */
const OFFLINE_LOOK = 30_000;
/** Smaller differences are those of the two clocks' ticks. They are not written down, and do not add up. */
const NOTABLE_JUMP = 500;

/** When a turn is taken, and in which life of the service worker. */
export interface Moment {
  readonly clock: ClockReading;
  /** Checks whose answer waits to be stored: they neither run nor return to the line. */
  readonly held?: ReadonlySet<string>;
  /** Groups whose checks do not start. */
  readonly paused?: ReadonlySet<string>;
}

export interface Turn {
  readonly at: ClockReading;
  readonly line: Line;
  /** Every check to store again, including those in `started`. */
  readonly changed: readonly Check[];
  readonly started: readonly RunningCheck[];
  /** When the next check can start; null where none waits for a time. */
  readonly wakeAt: number | null;
  /** How long until the last start has left the window. */
  readonly windowLeft: number;
}

/** One turn of the line: interrupted checks return to their places, then as many checks start as the rules allow. */
export function nextTurn(line: Line, inLine: readonly CheckInLine[], moment: Moment): Turn {
  const { held } = moment;
  const { wall: now, worker } = moment.clock;
  const running = inLine.filter((check) => check.state === "running").filter(({ id }) => !held?.has(id));
  const mine = running.filter((check) => check.worker === worker).length;
  const back = running.filter((check) => check.worker !== worker).map((check) => putBack(check, now));
  const waiting = [...inLine, ...back]
    .flatMap((check) => (check.state === "waiting" && mayStart(check, moment) ? [check] : []))
    .toSorted(inTurn);
  /** Their answers are on the way for all that share them. */
  const asked = new Set(running.flatMap(({ key, worker: by }) => (by === worker ? [key] : [])));
  const started: RunningCheck[] = [];
  let current = onClock(line, moment.clock);
  const isSet = waiting.length > 0 && isClockSet(line, moment.clock);
  let wakeAt: number | null = null;
  for (const check of waiting) {
    if (mine + started.length >= PARALLEL) break;
    if (check.shares && asked.has(check.key)) continue;
    const { pause } = current;
    const despitePause = pause !== null && pause.until > now && pause.askNow === "wanted";
    const from = despitePause ? startableAt(current.starts, now) : startableFrom(current, now);
    if (from > now) {
      wakeAt = from;
      break;
    }
    asked.add(check.key);
    started.push({
      ...check,
      state: "running",
      startedAt: now,
      worker,
      ...(despitePause && { despitePause }),
    });
    current = {
      ...current,
      starts: withStart(current.starts, now),
      pause: despitePause ? { ...pause, askNow: "used" } : null,
    };
  }
  const startedIds = new Set(started.map(({ id }) => id));
  return {
    at: moment.clock,
    line: started.length > 0 || isSet ? current : line,
    changed: [...back.filter(({ id }) => !startedIds.has(id)), ...started],
    started,
    wakeAt,
    windowLeft: windowLeft(current.starts, now),
  };
}

function mayStart({ group }: WaitingCheck, { paused }: Moment): boolean {
  return group === undefined || paused?.has(group) !== true;
}

/** Returns a check to its place in the line after its worker died; fails it when that keeps happening. */
function putBack(check: RunningCheck, now: number): WaitingCheck | FailedCheck {
  if (check.answered !== undefined) {
    return failedCheck(check, { kind: "unstored", problem: check.answered }, now);
  }
  const interrupted = check.setbacks.interrupted + 1;
  if (interrupted > INTERRUPTIONS) return failedCheck(check, { kind: "interrupted" }, now);
  return waitingCheck(check, { ...check.setbacks, interrupted });
}

export interface Settled {
  readonly check: Check;
  /** Set where every other check would fail for the same reason, so that the whole line has to wait. */
  readonly pause: LinePause | null;
}

/** Counts a request that is not a check against the rate limit. The back-off of unreachable services does not apply. */
export function reserve(
  line: Line,
  clock: ClockReading,
): { readonly line: Line; readonly held: Held | null } {
  const now = clock.wall;
  const current = onClock(line, clock);
  const { starts, pause } = current;
  if (pause?.reason === "service-asked" && pause.until > now) {
    return { line, held: { kind: "rate-limited", until: pause.until } };
  }
  const from = startableAt(starts, now);
  return from > now
    ? { line, held: { kind: "line-full", until: from } }
    : { line: { ...current, starts: withStart(starts, now) }, held: null };
}

/** What becomes of a running check when its request has ended. */
export function settle(check: RunningCheck, outcome: Result<Verdict, ApiFailure>, now: number): Settled {
  if (outcome.ok) return { check: doneCheck(check, outcome.value, now), pause: null };
  const { failure } = outcome;
  switch (failure.kind) {
    case "rate-limited":
      return {
        check: waitingCheck(check, check.setbacks),
        pause: { since: now, until: failure.until, reason: "service-asked" },
      };
    case "offline":
    case "unreachable": {
      // Also where the clock was set back meanwhile: a claim that may have arrived is not sent again.
      if (Math.abs(now - check.startedAt) > LONGEST_TO_CONNECT) {
        return { check: failedCheck(check, { kind: "unreadable", problem: "lost" }, now), pause: null };
      }
      if (failure.kind === "offline") {
        return {
          check: waitingCheck(check, check.setbacks),
          pause: { since: now, until: now + OFFLINE_LOOK, reason: "offline" },
        };
      }
      const wait = BACK_OFF[check.setbacks.unreached];
      if (wait === undefined) return { check: failedCheck(check, failure, now), pause: null };
      const setbacks = { ...check.setbacks, unreached: check.setbacks.unreached + 1 };
      return {
        check: waitingCheck(check, setbacks),
        pause: { since: now, until: now + wait, reason: "unreachable" },
      };
    }
    case "aborted":
    case "interrupted":
    case "updated":
      return { check: putBack(check, now), pause: null };
    default:
      return { check: failedCheck(check, failure, now), pause: null };
  }
}

/** The longer of two pauses; `service-asked` where either is, so that nothing cuts short what the service asked for. */
export function laterPause(one: LinePause | null, other: LinePause | null): LinePause | null {
  if (one === null || other === null) return one ?? other;
  const [longer, shorter] = other.until > one.until ? [other, one] : [one, other];
  if (shorter.until <= longer.since) return longer;
  const reason = shorter.reason === "service-asked" ? shorter.reason : longer.reason;
  const askNow = longer.askNow ?? shorter.askNow;
  if (reason === longer.reason && askNow === longer.askNow) return longer;
  return { ...longer, reason, ...(askNow && { askNow }) };
}

/** The user wants to try now: ends a back-off of our own, never a pause that the service asked for. */
export function hurried(line: Line): Line {
  return line.pause === null || line.pause.reason === "service-asked" ? line : { ...line, pause: null };
}

/** The browser is online again: ends the wait for that alone. */
export function online(line: Line): Line {
  return line.pause?.reason === "offline" ? { ...line, pause: null } : line;
}

/** The user wants one check sent in spite of the service's pause, which is possible once in each. */
export function askedNow(line: Line): Line {
  const { pause } = line;
  if (pause?.reason !== "service-asked" || pause.askNow !== undefined) return line;
  return { ...line, pause: { ...pause, askNow: "wanted" } };
}

/** Whether a check that was sent in spite of a pause showed the service to take requests again. */
export function endsPause(ran: RunningCheck, outcome: Result<Verdict, ApiFailure>): boolean {
  return ran.despitePause === true && isAnswered(outcome);
}

function startableFrom(line: Line, now: number): number {
  return Math.max(startableAt(line.starts, now), line.pause?.until ?? now);
}

/** The line's times on the clock as it is now. Everything that adds a time to the line does this first. */
export function onClock(line: Line, clock: ClockReading): Line {
  const jump = clockJump(line.clock, clock);
  return {
    ...line,
    clock,
    starts: startsOnClock(line.starts, line.clock, clock),
    pause: line.pause === null ? null : pauseOnClock(line.pause, jump ?? 0, clock.wall),
  };
}

/** Whether what is stored would tell pages a wrong time. */
function isClockSet(line: Line, clock: ClockReading): boolean {
  if (line.starts.length === 0 && line.pause === null) return false;
  const jump = clockJump(line.clock, clock);
  return jump === null || Math.abs(jump) > NOTABLE_JUMP;
}

function pauseOnClock(pause: LinePause, jump: number, now: number): LinePause {
  const shift = Math.min(jump, now - pause.since);
  return { ...pause, since: pause.since + shift, until: pause.until + shift };
}

function waitingCheck(check: RunningCheck, setbacks: WaitingCheck["setbacks"]): WaitingCheck {
  return { ...askedOf(check), ...keptInLine(check), state: "waiting", setbacks };
}

function doneCheck(check: RunningCheck, verdict: Verdict, now: number): DoneCheck {
  return { ...askedOf(check), state: "done", verdict, finishedAt: now, seenAt: UNSEEN, repeatedAt: null };
}

function failedCheck(check: RunningCheck, failure: ApiFailure, now: number): FailedCheck {
  return { ...askedOf(check), state: "failed", failure, finishedAt: now, seenAt: UNSEEN };
}
