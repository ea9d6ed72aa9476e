import { askedOf } from "../../../utils/checks/asked.ts";
import type {
  Check,
  DoneCheck,
  Origin,
  UnsentCheck,
  UnsentProblem,
  WaitingCheck,
} from "../../../utils/checks/check.ts";
import { claimKey, trimClaim } from "../../../utils/checks/claim.ts";
import { plainOrigin } from "../../../utils/checks/plain-origin.ts";
import { withoutCredentials } from "../../../utils/text/untrusted.ts";

const DAY = 24 * 60 * 60 * 1000;

/** The words a user chose, and the page they are from. */
export interface Pointed {
  readonly id: string;
  readonly claim: string;
  readonly origin: Origin | null;
  readonly sentence?: string;
  readonly now: number;
}

export interface NewClaim extends Pointed {
  /** Ask the service even where a verdict of the last day is stored. */
  readonly again: boolean;
}

/**
 * Which check answers a new claim: the one in line already, a verdict of the last day, a failed check that gets another
 * try, or a new check. One claim is never in line twice.
 */
export function admit(asked: NewClaim, sameClaim: readonly Check[], order: number): Check {
  const newestFirst = sameClaim.toSorted((one, other) => other.order - one.order);
  const inLine = newestFirst.find(isInLine);
  if (inLine !== undefined) return inLine;
  const settled = newestFirst.find(({ state }) => state === "done" || state === "failed");
  if (settled?.state === "done" && !asked.again && isRecent(settled, asked.now)) {
    return { ...settled, order, repeatedAt: asked.now };
  }
  return newWaiting(asked, settled?.state === "failed" ? settled.id : asked.id, order);
}

/** What an undone removal brings back; null where the same claim is in line again already. */
export function restored(check: Check, sameClaim: readonly Check[]): Check | null {
  if (isInLine(check) && sameClaim.some(isInLine)) return null;
  return check.state === "running" ? backInLine(check, check.order) : check;
}

/** A failed check that is tried again; null where the same claim is in line already. */
export function retried(check: Check, sameClaim: readonly Check[], order: number): WaitingCheck | null {
  return sameClaim.some(isInLine) ? null : backInLine(check, order);
}

/** What a reader may have sent (again): what failed, waits for consent, or is an address to think about. */
export function canRetry(check: Check): boolean {
  return (
    check.state === "failed" ||
    isUnjudged(check) ||
    (check.state === "unsent" && check.problem.reason === "no-consent")
  );
}

export function isUnjudged(check: Check): boolean {
  return check.state === "unsent" && check.problem.reason === "unjudged";
}

function isInLine({ state }: Check): boolean {
  return state === "waiting" || state === "running";
}

function backInLine(check: Check, order: number): WaitingCheck {
  return { ...askedOf(check), order, state: "waiting", setbacks: NO_SETBACKS };
}

export function unsent(pointed: Pointed, problem: UnsentProblem, order: number): UnsentCheck {
  const { id, claim, origin, sentence, now } = pointed;
  return {
    id,
    claim: withoutCredentials(claim),
    key: claimKey(claim),
    origin: plainOrigin(origin),
    ...(sentence === undefined ? {} : { sentence: withoutCredentials(sentence) }),
    order,
    addedAt: now,
    state: "unsent",
    problem,
  };
}

const NO_SETBACKS = { unreached: 0, interrupted: 0 };

function newWaiting({ claim, origin, sentence, now }: NewClaim, id: string, order: number): WaitingCheck {
  return {
    id,
    claim: trimClaim(claim),
    key: claimKey(claim),
    origin: plainOrigin(origin),
    ...(sentence === undefined ? {} : { sentence: withoutCredentials(sentence) }),
    order,
    addedAt: now,
    state: "waiting",
    setbacks: NO_SETBACKS,
  };
}

function isRecent(check: DoneCheck, now: number): boolean {
  return Math.abs(now - check.finishedAt) < DAY;
}
