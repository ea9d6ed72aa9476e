import type { Verdict } from "../requests/answers.ts";
import type { ApiFailure, StorageProblem } from "../requests/failure.ts";
import type { Result } from "../requests/result.ts";
import type { Check, FailedCheck, RunningCheck } from "./check.ts";

/** The answer to a check, or its failure, that is not stored yet. */
export interface UnstoredAnswer {
  readonly check: RunningCheck;
  readonly outcome: Result<Verdict, ApiFailure>;
  readonly answeredAt: number;
  readonly problem: StorageProblem;
}

/** The checks as they should be shown: one whose answer is not stored has failed, though the store has it as running. */
export function withUnstored(
  stored: readonly Check[],
  unstored: readonly UnstoredAnswer[],
): readonly Check[] {
  if (unstored.length === 0) return stored;
  const byId = new Map(unstored.map((answer) => [answer.check.id, answer]));
  return stored.map((check) => {
    const answer = byId.get(check.id);
    return answer !== undefined && isSameRun(check, answer.check) ? notStored(answer) : check;
  });
}

/** Whether a stored check is still the one that was sent: not removed, not sent again by another worker. */
export function isSameRun(stored: Check | undefined, ran: RunningCheck): stored is RunningCheck {
  return stored?.state === "running" && stored.worker === ran.worker && stored.startedAt === ran.startedAt;
}

function notStored({ check, answeredAt, problem }: UnstoredAnswer): FailedCheck {
  const { id, claim, key, origin, order, addedAt } = check;
  // It counts as seen, because that could not be stored either.
  const ended = { finishedAt: answeredAt, seenAt: answeredAt };
  return {
    id,
    claim,
    key,
    origin,
    order,
    addedAt,
    ...ended,
    state: "failed",
    failure: { kind: "unstored", problem },
  };
}
