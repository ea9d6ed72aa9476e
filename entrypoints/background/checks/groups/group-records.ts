import type { CheckInLine, DoneCheck } from "../../../../utils/checks/check.ts";
import { isStoredGroup } from "../../../../utils/checks/groups/group.ts";
import { inTurn } from "../../../../utils/checks/place-in-line.ts";
import { START_LIMIT } from "../../../../utils/checks/start-limit.ts";
import type { ChecksTransaction } from "../../../../utils/checks/transaction.ts";
import { type Asked, savedAnswer, withAnswer } from "../admission.ts";

/** Groups are few, and their records small: texts are stored apart. */
export async function pausedGroups({ groups }: ChecksTransaction): Promise<ReadonlySet<string>> {
  const stored = (await groups.getAll()).filter(isStoredGroup);
  return new Set(stored.flatMap(({ id, isPaused }) => (isPaused ? [id] : [])));
}

/**
 * Answers the first checks in line that may share an answer, where there is one of the last day. The others follow when
 * they are next: no more could start.
 */
export async function answerShared(
  { checks }: ChecksTransaction,
  inLine: readonly CheckInLine[],
  paused: ReadonlySet<string>,
  asked: Asked,
): Promise<readonly DoneCheck[]> {
  const sharing = inLine
    .flatMap((check) => (check.state === "waiting" && check.shares ? [check] : []))
    .filter(({ group }) => group === undefined || !paused.has(group))
    .toSorted(inTurn);
  const answered: DoneCheck[] = [];
  let open = 0;
  for (const check of sharing) {
    if (open === START_LIMIT) break;
    const saved = savedAnswer(await checks.index("key").getAll(check.key), asked, check.sharesFrom);
    if (saved === null) {
      open += 1;
      continue;
    }
    const done = withAnswer(check, saved, asked.now);
    await checks.put(done);
    answered.push(done);
  }
  return answered;
}

export async function removeGroupIfEmpty(
  { checks, groups, drafts }: ChecksTransaction,
  id: string,
): Promise<void> {
  if ((await checks.index("group").count(id)) > 0) return;
  await groups.delete(id);
  await drafts.delete(id);
}
