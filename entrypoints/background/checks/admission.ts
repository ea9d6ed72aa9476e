import { mayBeOf } from "../../../utils/checks/answered-by.ts";
import { askedOf } from "../../../utils/checks/asked.ts";
import type {
  Check,
  DoneCheck,
  FailedCheck,
  Origin,
  RunningCheck,
  UnsentCheck,
  UnsentProblem,
  WaitingCheck,
} from "../../../utils/checks/check.ts";
import { claimKey, trimClaim } from "../../../utils/checks/claims/claim.ts";
import { GROUP_LIMITS } from "../../../utils/checks/groups/group.ts";
import { plainOrigin } from "../../../utils/checks/plain-origin.ts";
import { DAY } from "../../../utils/platform/durations.ts";
import { withoutCredentials } from "../../../utils/text/untrusted.ts";

/** The words a user chose, and the page they are from. */
export interface Pointed {
  readonly id: string;
  readonly claim: string;
  readonly origin: Origin | null;
  readonly sentence?: string;
  /** The group whose claim is checked again; none: it is no claim of a group. */
  readonly group?: string;
  readonly now: number;
}

export interface NewClaim extends Pointed {
  /** Ask the service even where a verdict of the last day is stored. */
  readonly again: boolean;
  /** The host of the service that is asked now: the verdict of another one is no answer. */
  readonly service: string | null;
}

/** When an answer is wanted, and of which service. */
export type Asked = Pick<NewClaim, "now" | "service">;

/**
 * Which check answers a new claim: the one in line already, a verdict of the last day, a failed check that gets another
 * try, or a new check. One claim is never in line twice, but for one that will share the answer of another in a group.
 */
export function admit(asked: NewClaim, sameClaim: readonly Check[], order: number): Check {
  const own = newestFirst(sameClaim).filter(({ group }) => group === asked.group);
  const inLine = own.find(isInLine);
  if (inLine !== undefined) return inLine;
  const settled = own.find(({ state }) => state === "done" || state === "failed");
  if (asked.again) return sharing(waitingFor(asked, settled, order), sameClaim, asked.now);
  // Also where a later try failed: that is no answer, and stays a row of its own.
  const answer = savedAnswer(own, asked);
  if (answer !== null) return { ...answer, order, repeatedAt: asked.now };
  const waiting = waitingFor(asked, settled, order);
  const saved = savedAnswer(sameClaim, asked);
  if (saved !== null) return withAnswer(waiting, saved, asked.now);
  return sameClaim.some(isInLine) ? { ...waiting, shares: true } : waiting;
}

/** A check that the user wants a new answer to takes one that is on its way already, and none from before. */
function sharing(check: WaitingCheck, sameClaim: readonly Check[], now: number): WaitingCheck {
  return sameClaim.some(isInLine) ? { ...check, shares: true, sharesFrom: now } : check;
}

/** A check of a group's claim, which waits behind those that a user asked for by themselves. */
export function admitToGroup(asked: Pointed, order: number): WaitingCheck {
  return { ...newWaiting(asked, asked.id, order), shares: true };
}

/** The newest verdict that the service gave within the last day, or since `from`; null: there is none. */
export function savedAnswer(sameClaim: readonly Check[], asked: Asked, from = 0): DoneCheck | null {
  const settled = newestFirst(sameClaim).find(
    (check): check is DoneCheck =>
      check.state === "done" && isAnswer(check, asked) && check.finishedAt >= from,
  );
  return settled ?? null;
}

/** A check that is answered by the verdict of another one of its claim. */
export function withAnswer(
  check: WaitingCheck,
  { verdict, finishedAt, passagesBySite }: DoneCheck,
  now: number,
): DoneCheck {
  return {
    ...askedOf(check),
    state: "done",
    verdict,
    finishedAt,
    seenAt: now,
    repeatedAt: now,
    ...(passagesBySite === undefined ? {} : { passagesBySite }),
  };
}

/** What an undone removal brings back; null where the same claim is in line again already. */
export function restored(check: Check, sameClaim: readonly Check[]): Check | null {
  if (isInLine(check) && ofGroup(check.group, sameClaim).some(isInLine)) return null;
  if (check.state !== "waiting" && check.state !== "running") return check;
  const back = check.state === "running" ? backInLine(check, check.order) : check;
  return back.shares ? back : sharing(back, sameClaim, check.addedAt);
}

/** What a check that is taken out of the line had failed as, before it was tried again; null: it had not. */
export function failedAgain({ failed, ...check }: WaitingCheck): FailedCheck | null {
  return failed === undefined ? null : { ...askedOf(check), ...failed, state: "failed" };
}

function failedBefore(check: Check): Pick<WaitingCheck, "failed"> {
  if (check.state !== "failed") return {};
  const { failure, finishedAt, seenAt } = check;
  return { failed: { failure, finishedAt, seenAt } };
}

/** What stays of a check while it goes back and forth in the line. */
export function keptInLine({
  shares,
  sharesFrom,
  failed,
}: RunningCheck): Pick<WaitingCheck, "shares" | "sharesFrom" | "failed"> {
  return {
    ...(shares && { shares }),
    ...(sharesFrom === undefined ? {} : { sharesFrom }),
    ...(failed && { failed }),
  };
}

/** A failed check that is tried again; null where the same claim is in line already. */
export function retried(
  check: Check,
  sameClaim: readonly Check[],
  order: number,
  now: number,
): WaitingCheck | null {
  if (ofGroup(check.group, sameClaim).some(isInLine)) return null;
  return sharing(backInLine(check, order), sameClaim, now);
}

/** The check of the same claim in line, with the note of one that gives way to it; null: there is nothing to store. */
export function takingNote(from: Check, sameClaim: readonly Check[]): Check | null {
  const inLine = ofGroup(from.group, sameClaim).find(isInLine);
  if (inLine === undefined || !from.note || inLine.note?.includes(from.note)) return null;
  const note = inLine.note ? `${inLine.note}\n\n${from.note}` : from.note;
  return { ...inLine, note: note.slice(0, GROUP_LIMITS.note) };
}

function ofGroup(group: string | undefined, checks: readonly Check[]): readonly Check[] {
  return checks.filter((check) => check.group === group);
}

function newestFirst(checks: readonly Check[]): readonly Check[] {
  return checks.toSorted((one, other) => other.order - one.order);
}

/** What a reader may have sent (again): what failed, waits for consent, or is an address to think about. */
export function canRetry(check: Check): boolean {
  return check.state === "failed" || isUnjudged(check) || lacksConsent(check);
}

export function lacksConsent(check: Check): boolean {
  return check.state === "unsent" && check.problem.reason === "no-consent";
}

export function isUnjudged(check: Check): boolean {
  return check.state === "unsent" && check.problem.reason === "unjudged";
}

function isInLine({ state }: Check): boolean {
  return state === "waiting" || state === "running";
}

function backInLine(check: Check, order: number): WaitingCheck {
  const kept = check.state === "running" ? keptInLine(check) : failedBefore(check);
  return { ...askedOf(check), ...kept, order, state: "waiting", setbacks: NO_SETBACKS };
}

export function unsent(pointed: Pointed, problem: UnsentProblem, order: number): UnsentCheck {
  return { ...pointedAt(pointed, order), claim: withoutCredentials(pointed.claim), state: "unsent", problem };
}

const NO_SETBACKS = { unreached: 0, interrupted: 0 };

/** A check that failed is tried again under its own id. What was written about the last answer is about the next one as well. */
function waitingFor(asked: NewClaim, settled: Check | undefined, order: number): WaitingCheck {
  const note = settled?.note === undefined ? {} : { note: settled.note };
  if (settled?.state !== "failed") return { ...newWaiting(asked, asked.id, order), ...note };
  return { ...newWaiting(asked, settled.id, order), ...note, ...failedBefore(settled) };
}

function newWaiting(asked: Pointed, id: string, order: number): WaitingCheck {
  const claim = trimClaim(asked.claim);
  return { ...pointedAt(asked, order), id, claim, state: "waiting", setbacks: NO_SETBACKS };
}

/** What every new check has, without the names and passwords that addresses may hold. */
function pointedAt({ id, claim, origin, sentence, group, now }: Pointed, order: number) {
  return {
    id,
    key: claimKey(claim),
    origin: plainOrigin(origin),
    ...(sentence === undefined ? {} : { sentence: withoutCredentials(sentence) }),
    ...(group === undefined ? {} : { group }),
    order,
    addedAt: now,
  };
}

function isAnswer({ verdict, finishedAt }: DoneCheck, { service, now }: Asked): boolean {
  return Math.abs(now - finishedAt) < DAY && mayBeOf(verdict, service);
}
