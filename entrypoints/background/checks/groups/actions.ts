import type { NewGroup } from "../../../../utils/calls/calls-table.ts";
import { claimProblem } from "../../../../utils/checks/claims/claim-problem.ts";
import { hasConsent } from "../../../../utils/checks/consent.ts";
import { GROUP_LIMITS, type Group, type WholeGroup } from "../../../../utils/checks/groups/group.ts";
import type { PageChanges } from "../../../../utils/checks/history/earlier-answers.ts";
import type { ApiFailure } from "../../../../utils/platform/failure.ts";
import { failed, type Result, success } from "../../../../utils/platform/result.ts";
import { inBackground } from "../../in-background.ts";
import { dropRequests, startLine, storeInLine } from "../actions.ts";
import { forgetUnusedSources, rememberSourceChanges } from "../sources/find-source-changes.ts";
import * as store from "./store.ts";

/**
 * Puts the sentences of a text or page in line, where they wait if consent is missing. Nothing is stored where one of them must
 * not be sent.
 */
export async function addGroup({
  id,
  ...asked
}: NewGroup & { id: string }): Promise<Result<{ id: string; isPaused: boolean }, ApiFailure>> {
  const claims = asked.claims.slice(0, GROUP_LIMITS.sentences);
  for (const claim of claims) {
    const problem = claimProblem(claim);
    if (problem !== null) return failed({ kind: "not-sent", problem });
  }
  if (claims.length === 0) return failed({ kind: "not-sent", problem: { reason: "claim-empty" } });
  const isPaused = !(await hasConsent());
  const group = { ...asked, claims, isPaused };
  await storeInLine(() => store.addGroup(group, id, Date.now()));
  return success({ id, isPaused });
}

export async function change({
  id,
  ...changed
}: { id: string } & Partial<Pick<Group, "title" | "note" | "isPaused">>): Promise<boolean> {
  const storeIt = (): Promise<boolean> => store.changeGroup(id, changed);
  return changed.isPaused === false ? storeInLine(storeIt) : storeIt();
}

export async function stop({ id }: { id: string }): Promise<null> {
  await store.stopGroup(id);
  startLine();
  return null;
}

export async function remove({ id }: { id: string }): Promise<null> {
  await dropRequests(await store.removeGroup(id));
  inBackground("Forgetting sources", forgetUnusedSources());
  startLine();
  return null;
}

export async function restore({
  whole,
  changes,
}: {
  whole: WholeGroup;
  changes: PageChanges;
}): Promise<null> {
  await storeInLine(async () => {
    await store.restoreGroup(whole);
    await rememberSourceChanges(changes);
  });
  return null;
}

export function note({ id, note }: { id: string; note: string }): Promise<boolean> {
  return store.noteCheck(id, note);
}
