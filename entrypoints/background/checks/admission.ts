import type {
  Check,
  DoneCheck,
  Origin,
  UnsentCheck,
  UnsentProblem,
  WaitingCheck,
} from "../../../utils/claims/check.ts";
import { claimKey, trimClaim } from "../../../utils/claims/claim.ts";

const DAY = 24 * 60 * 60 * 1000;

/** What a person points at: the words, and where they stood. */
export interface Pointed {
  readonly id: string;
  readonly claim: string;
  readonly origin: Origin | null;
  readonly now: number;
}

export interface NewClaim extends Pointed {
  /** Ask the service even where a verdict of the last day is saved. */
  readonly again: boolean;
}

/**
 * What stands for a new claim beside the checks of the same claim: one that is under way already, a verdict of the last
 * day, a failed check that gets another try, or a new one. One claim is never in the line twice.
 */
export function admit(asked: NewClaim, sameClaim: readonly Check[], order: number): Check {
  const newestFirst = sameClaim.toSorted((one, other) => other.order - one.order);
  const queued = newestFirst.find(isQueued);
  if (queued !== undefined) return queued;
  const settled = newestFirst.find(({ state }) => state === "done" || state === "failed");
  if (settled?.state === "done" && !asked.again && isRecent(settled, asked.now)) {
    return { ...settled, order, repeatedAt: asked.now };
  }
  return newWaiting(asked, settled?.state === "failed" ? settled.id : asked.id, order);
}

/** What a removal that is taken back comes back as; null where the line has its claim again already. */
export function restored(check: Check, sameClaim: readonly Check[]): Check | null {
  if (isQueued(check) && sameClaim.some(isQueued)) return null;
  return check.state === "running" ? requeued(check, check.order) : check;
}

/** A failed check that is tried again; null where the line has its claim again already, which then stands for it. */
export function retried(check: Check, sameClaim: readonly Check[], order: number): WaitingCheck | null {
  return sameClaim.some(isQueued) ? null : requeued(check, order);
}

function isQueued({ state }: Check): boolean {
  return state === "waiting" || state === "running";
}

/** A check that failed, or an interrupted removal that was taken back, at the end of the line. */
function requeued(check: Check, order: number): WaitingCheck {
  const { id, claim, key, origin, addedAt } = check;
  return { id, claim, key, origin, order, addedAt, state: "waiting", setbacks: NO_SETBACKS };
}

export function unsent(pointed: Pointed, problem: UnsentProblem, order: number): UnsentCheck {
  const { id, claim, origin, now } = pointed;
  return { id, claim, key: claimKey(claim), origin, order, addedAt: now, state: "unsent", problem };
}

const NO_SETBACKS = { unreached: 0, interrupted: 0 };

function newWaiting({ claim, origin, now }: NewClaim, id: string, order: number): WaitingCheck {
  return {
    id,
    claim: trimClaim(claim),
    key: claimKey(claim),
    origin,
    order,
    addedAt: now,
    state: "waiting",
    setbacks: NO_SETBACKS,
  };
}

function isRecent(check: DoneCheck, now: number): boolean {
  return Math.abs(now - check.finishedAt) < DAY;
}
