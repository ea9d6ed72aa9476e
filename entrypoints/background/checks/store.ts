import { mayBeOf } from "../../../utils/checks/answered-by.ts";
import { isSameVerdict } from "../../../utils/checks/backup-check.ts";
import {
  type Check,
  type DoneCheck,
  type RunningCheck,
  UNSEEN,
  type UnsentProblem,
} from "../../../utils/checks/check.ts";
import { claimKey } from "../../../utils/checks/claims/claim.ts";
import type { SitePassages } from "../../../utils/checks/sources/passages.ts";
import { type ChecksTransaction, inChecks } from "../../../utils/checks/transaction.ts";
import { isSameRun } from "../../../utils/checks/unstored.ts";
import type { Verdict } from "../../../utils/checks/verdict.ts";
import { announceChange } from "../../../utils/platform/changes.ts";
import type { ApiFailure, StorageProblem } from "../../../utils/platform/failure.ts";
import type { Result } from "../../../utils/platform/result.ts";
import {
  type Asked,
  admit,
  isUnjudged,
  lacksConsent,
  type NewClaim,
  type Pointed,
  restored,
  retried,
  takingNote,
  unsent,
} from "./admission.ts";
import type { ServiceText } from "./fact-check-client.ts";
import { removeGroupIfEmpty } from "./groups/group-records.ts";
import { type Clock, endsPause, laterPause, onClock, settle } from "./line.ts";

/** Adds a check of this claim to the line, or answers the one there already is (see `admit`). */
export function addClaim(asked: NewClaim): Promise<Check> {
  return changing((transaction) => admitIn(transaction, asked));
}

/** An address that passes for no other is a claim like any other from now on. */
export function addJudged(id: string, asked: Asked): Promise<void> {
  return changing(async (transaction) => {
    const check = await transaction.checks.get(id);
    if (check === undefined || !isUnjudged(check)) return;
    await transaction.checks.delete(id);
    await admitIn(transaction, { ...check, ...asked, again: false });
  });
}

async function admitIn({ checks, line }: ChecksTransaction, asked: NewClaim): Promise<Check> {
  const sameClaim = await checks.index("key").getAll(claimKey(asked.claim));
  const order = (await line.read()).nextOrder;
  const check = admit(asked, sameClaim, order);
  await removeWordless(checks);
  if (check.order === order) {
    await checks.put(check);
    await line.change({ nextOrder: order + 1 });
  }
  return check;
}

/** The ids of checks that ended, or were kept unsent, before this time. What is in line has not ended. */
export function checksEndedBefore(time: number): Promise<readonly string[]> {
  return inChecks(async ({ checks }) => {
    const ended = await checks.index("finishedAt").getAllKeys(IDBKeyRange.upperBound(time, true));
    const unsent = await checks.index("state").getAll("unsent");
    return [...ended, ...unsent.flatMap(({ id, addedAt }) => (addedAt < time ? [id] : []))];
  });
}

/** Stores what cannot be sent as it is, for the user to correct. A claim that waits for consent already stays that one check. */
export function addUnsent(pointed: Pointed, problem: UnsentProblem): Promise<Check> {
  return changing(async ({ checks, line }) => {
    const order = (await line.read()).nextOrder;
    const added = unsent(pointed, problem, order);
    const same = await checks.index("key").getAll(added.key);
    const waiting = lacksConsent(added)
      ? same.find((check) => lacksConsent(check) && check.group === added.group)
      : undefined;
    const check = waiting === undefined ? added : { ...added, id: waiting.id };
    await removeWordless(checks);
    await checks.put(check);
    await line.change({ nextOrder: order + 1 });
    return check;
  });
}

/** What has no words says why none came from a page. With the next check that is past, and it would be a row of nothing. */
async function removeWordless(checks: ChecksTransaction["checks"]): Promise<void> {
  for (const id of await checks.index("key").getAllKeys(claimKey(""))) await checks.delete(id);
}

/** Stores how a request ended; null where its check was removed meanwhile, so that the answer is dropped. */
export function settleCheck(
  ran: RunningCheck,
  outcome: Result<Verdict, ApiFailure>,
  answeredAt: number,
  clock: Clock,
): Promise<Check | null> {
  return changing(async ({ checks, line }) => {
    const stored = await checks.get(ran.id);
    const stillRunning = isSameRun(stored, ran);
    const { check, pause } = settle(stillRunning ? asNoted(ran, stored) : ran, outcome, answeredAt);
    if (stillRunning) await checks.put(check);
    if (endsPause(ran, outcome)) await line.change({ pause: null });
    // A 429 holds for the whole line, even if this check was removed.
    if (pause !== null) {
      const current = onClock(await line.read(), clock());
      await line.change({ ...current, pause: laterPause(current.pause, pause) });
    }
    return stillRunning ? check : null;
  });
}

/** A check with the note that it has by now: one may be written, changed or emptied while the answer is on its way. */
function asNoted({ note: _before, ...ran }: RunningCheck, { note }: RunningCheck): RunningCheck {
  return note === undefined ? ran : { ...ran, note };
}

/** Marks a check whose answer could not be stored, so that it is not sent again. The mark takes little room. */
export function markAnswered(ran: RunningCheck, problem: StorageProblem): Promise<void> {
  return changing(async ({ checks }) => {
    const stored = await checks.get(ran.id);
    if (isSameRun(stored, ran)) await checks.put({ ...stored, answered: problem });
  });
}

/** Puts a check that was not sent, or failed, at the end of the line; or drops it where the same claim is in line already. */
export function retryWhere(id: string, may: (check: Check) => boolean): Promise<void> {
  return changing(async ({ checks, line }) => {
    const check = await checks.get(id);
    if (check === undefined || !may(check)) return;
    const order = (await line.read()).nextOrder;
    const sameClaim = await checks.index("key").getAll(check.key);
    const again = retried(check, sameClaim, order, Date.now());
    if (again === null) {
      await checks.delete(id);
      const noted = takingNote(check, sameClaim);
      if (noted !== null) await checks.put(noted);
      return;
    }
    await checks.put(again);
    await line.change({ nextOrder: order + 1 });
  });
}

/** Stores the service's own text with its verdict, unless that was removed meanwhile. */
export function keepServiceText(id: string, { text, service }: ServiceText): Promise<void> {
  return changing(async ({ checks }) => {
    const check = await checks.get(id);
    if (check?.state === "done" && mayBeOf(check.verdict, service))
      await checks.put({ ...check, serviceText: text });
  });
}

/** What was found when a verdict's passages were first asked for, or now that a source has changed. */
type PassagesField = "passagesBySite" | "passagesBySiteNow";

/** Stores what was found on a site. False where the verdict is gone, or another answer has taken its place. */
export function keepPassages(
  { id, finishedAt }: DoneCheck,
  site: SitePassages,
  as: PassagesField = "passagesBySite",
): Promise<boolean> {
  return changing(async ({ checks }) => {
    const check = await checks.get(id);
    if (check?.state !== "done" || check.finishedAt !== finishedAt) return false;
    const others = (check[as] ?? []).filter(({ host }) => host !== site.host);
    await checks.put({ ...check, [as]: [...others, site] });
    return true;
  });
}

/** A group goes with the last of its checks, and its text too. */
export function removeChecks(ids: readonly string[]): Promise<void> {
  return changing(async (transaction) => {
    const { checks } = transaction;
    const groups = new Set<string>();
    for (const id of ids) {
      const group = (await checks.get(id))?.group;
      if (group !== undefined) groups.add(group);
      await checks.delete(id);
    }
    for (const group of groups) await removeGroupIfEmpty(transaction, group);
  });
}

export function removeEveryCheck(): Promise<void> {
  return changing(async ({ checks, groups, drafts, forgetSourceChanges }) => {
    await checks.clear();
    await groups.clear();
    await drafts.clear();
    await forgetSourceChanges();
  });
}

/** Undoes a removal: the check returns to its old place in the history or in the line. */
export function restoreCheck(check: Check): Promise<void> {
  return changing(async ({ checks }) => {
    if ((await checks.getKey(check.id)) === undefined) await bringBack(checks, check);
  });
}

/** Where the same claim is in line again, or an import has brought the same verdict meanwhile, its note alone comes back. */
export async function bringBack(checks: ChecksTransaction["checks"], check: Check): Promise<void> {
  const sameClaim = await checks.index("key").getAll(check.key);
  const same = check.state === "done" ? sameClaim.find((each) => isSameVerdict(each, check)) : undefined;
  if (same !== undefined) {
    if (check.note && !same.note) await checks.put({ ...same, note: check.note });
    return;
  }
  const back = restored(check, sameClaim) ?? takingNote(check, sameClaim);
  if (back !== null) await checks.put(back);
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

export async function changing<Answer>(
  change: (transaction: ChecksTransaction) => Promise<Answer>,
): Promise<Answer> {
  const answer = await inChecks(change);
  announceChange("checks");
  return answer;
}
