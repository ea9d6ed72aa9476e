import {
  type Check,
  type QueuedCheck,
  type RunningCheck,
  UNSEEN,
  type UnsentProblem,
} from "../../../utils/claims/check.ts";
import { claimKey } from "../../../utils/claims/claim.ts";
import type { Held } from "../../../utils/claims/line.ts";
import { isSameRun } from "../../../utils/claims/unstored.ts";
import { announceChange } from "../../../utils/platform/changes.ts";
import { type ChecksTransaction, inChecks } from "../../../utils/platform/checks-transaction.ts";
import type { Verdict } from "../../../utils/requests/answers.ts";
import type { ApiFailure, StorageProblem } from "../../../utils/requests/failure.ts";
import type { Result } from "../../../utils/requests/result.ts";
import { admit, type NewClaim, type Pointed, restored, retried, unsent } from "./admission.ts";
import { hurried, laterPause, type Moment, type Pumped, pump, reserve, settle } from "./turns.ts";

/** Stores a claim, or finds what stands for it already: see `admit`. */
export function addClaim(asked: NewClaim): Promise<Check> {
  return changing(async ({ checks, line }) => {
    const sameClaim = await checks.index("key").getAll(claimKey(asked.claim));
    const order = (await line.read()).nextOrder;
    const check = admit(asked, sameClaim, order);
    if (check.order === order) {
      await checks.put(check);
      await line.change({ nextOrder: order + 1 });
    }
    return check;
  });
}

/** Keeps what a person pointed at though it cannot be sent as it is. */
export function addUnsent(pointed: Pointed, problem: UnsentProblem): Promise<Check> {
  return changing(async ({ checks, line }) => {
    const order = (await line.read()).nextOrder;
    const check = unsent(pointed, problem, order);
    await checks.put(check);
    await line.change({ nextOrder: order + 1 });
    return check;
  });
}

/** One turn of the line. What it started must be sent by the caller. */
export async function pumpLine(moment: Moment): Promise<Pumped> {
  const pumped = await inChecks(async (transaction) => {
    const turn = pump(await transaction.line.read(), await queuedChecks(transaction), moment);
    for (const check of turn.changed) await transaction.checks.put(check);
    await transaction.line.change(turn.line);
    return turn;
  });
  if (pumped.changed.length > 0) announceChange("checks");
  return pumped;
}

/** Takes one of the ten places for a request that is no check; otherwise tells why there is none, and until when. */
export function reservePlace(now: number): Promise<Held | null> {
  return inChecks(async ({ line }) => {
    const reserved = reserve(await line.read(), now);
    await line.change(reserved.line);
    return reserved.held;
  });
}

/** Ends a wait that only patience asks for. */
export function hurryLine(): Promise<void> {
  return changing(async ({ line }) => line.change(hurried(await line.read())));
}

/** Ends the wait that a service asked for which is not asked any more. */
export function freeLine(): Promise<void> {
  return changing(async ({ line }) => {
    if ((await line.read()).pause?.reason === "service-asked") await line.change({ pause: null });
  });
}

/** Records how a request ended; null where its check was removed meanwhile, and the answer with it. */
export function settleCheck(
  ran: RunningCheck,
  outcome: Result<Verdict, ApiFailure>,
  now: number,
): Promise<Check | null> {
  return changing(async ({ checks, line }) => {
    const runsStill = isSameRun(await checks.get(ran.id), ran);
    const { check, pause } = settle(ran, outcome, now);
    if (runsStill) await checks.put(check);
    // A 429 holds for everyone, also where nobody waits for this answer any more.
    if (pause !== null) await line.change({ pause: laterPause((await line.read()).pause, pause) });
    return runsStill ? check : null;
  });
}

/** Notes, in as little room as it takes, that a check must not be sent again though its answer could not be stored. */
export function markAnswered(ran: RunningCheck, problem: StorageProblem): Promise<void> {
  return changing(async ({ checks }) => {
    const stored = await checks.get(ran.id);
    if (isSameRun(stored, ran)) await checks.put({ ...stored, answered: problem });
  });
}

/** Puts a failed check at the end of the line, unless its claim is there already: one card is then enough. */
export function retryFailed(id: string): Promise<void> {
  return changing(async ({ checks, line }) => {
    const check = await checks.get(id);
    if (check?.state !== "failed") return;
    const order = (await line.read()).nextOrder;
    const again = retried(check, await checks.index("key").getAll(check.key), order);
    if (again === null) {
      await checks.delete(id);
      return;
    }
    await checks.put(again);
    await line.change({ nextOrder: order + 1 });
  });
}

/** Lays the service's own text beside the verdict, unless that was removed meanwhile. */
export function keepServiceText(id: string, serviceText: string): Promise<void> {
  return changing(async ({ checks }) => {
    const check = await checks.get(id);
    if (check?.state === "done") await checks.put({ ...check, serviceText });
  });
}

export function removeCheck(id: string): Promise<void> {
  return changing(({ checks }) => checks.delete(id));
}

export function removeEveryCheck(): Promise<void> {
  return changing(({ checks }) => checks.clear());
}

/** Takes a removal back: to its old place in the history, or in the line. */
export function restoreCheck(check: Check): Promise<void> {
  return changing(async ({ checks }) => {
    if ((await checks.getKey(check.id)) !== undefined) return;
    const back = restored(check, await checks.index("key").getAll(check.key));
    if (back !== null) await checks.put(back);
  });
}

export function markSeen(ids: readonly string[], now: number): Promise<void> {
  return changing(async ({ checks }) => {
    for (const id of ids) {
      const check = await checks.get(id);
      if (check !== undefined && "seenAt" in check && check.seenAt === UNSEEN) {
        await checks.put({ ...check, seenAt: now });
      }
    }
  });
}

async function queuedChecks({ checks }: ChecksTransaction): Promise<readonly QueuedCheck[]> {
  const states = checks.index("state");
  const queued = [...(await states.getAll("waiting")), ...(await states.getAll("running"))];
  return queued.filter((check) => check.state === "waiting" || check.state === "running");
}

async function changing<Answer>(
  change: (transaction: ChecksTransaction) => Promise<Answer>,
): Promise<Answer> {
  const answer = await inChecks(change);
  announceChange("checks");
  return answer;
}
