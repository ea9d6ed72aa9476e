import type { NewGroup } from "../../../../utils/calls/calls-table.ts";
import type { Check } from "../../../../utils/checks/check.ts";
import { claimKey } from "../../../../utils/checks/claims/claim.ts";
import {
  GROUP_LIMITS,
  type Group,
  isStoredGroup,
  type WholeGroup,
} from "../../../../utils/checks/groups/group.ts";
import { plainOrigin } from "../../../../utils/checks/plain-origin.ts";
import { admitToGroup, failedAgain } from "../admission.ts";
import { bringBack, changing } from "../store.ts";
import { removeGroupIfEmpty } from "./group-records.ts";

/**
 * Stores a group with its text, and puts its claims in line, all or none. One claim is one check, however often it is there. A
 * group that is there already stays as it is.
 */
export function addGroup(
  { title, origin, text, claims, isPaused }: NewGroup & Pick<Group, "isPaused">,
  id: string,
  now: number,
): Promise<void> {
  const byKey = new Map<string, string>();
  for (const claim of claims) if (!byKey.has(claimKey(claim))) byKey.set(claimKey(claim), claim);
  return changing(async ({ checks, groups, drafts, line }) => {
    if ((await groups.getKey(id)) !== undefined) return;
    const first = (await line.read()).nextOrder;
    await groups.put({
      id,
      title: title.slice(0, GROUP_LIMITS.title),
      note: "",
      origin: plainOrigin(origin),
      claims: [...byKey.keys()],
      createdAt: now,
      isPaused,
      places: [first, first + byKey.size - 1],
    });
    if (text !== null && text.length <= GROUP_LIMITS.text) await drafts.put({ id, text });
    for (const [place, claim] of [...byKey.values()].entries()) {
      const asked = { id: crypto.randomUUID(), claim, origin, group: id, now };
      await checks.put(admitToGroup(asked, first + place));
    }
    await line.change({ nextOrder: first + byKey.size });
  });
}

/** Changes what a user may change of a group. False where it was deleted. */
export function changeGroup(
  id: string,
  changed: Partial<Pick<Group, "title" | "note" | "isPaused">>,
): Promise<boolean> {
  return changing(async ({ groups }) => {
    const group = await groups.get(id);
    if (!isStoredGroup(group)) return false;
    const { title, note } = { ...group, ...changed };
    await groups.put({
      ...group,
      ...changed,
      title: title.slice(0, GROUP_LIMITS.title),
      note: note.slice(0, GROUP_LIMITS.note),
    });
    return true;
  });
}

/** Takes what has not started out of the line. What has been sent is answered, and what had failed before has failed. */
export function stopGroup(id: string): Promise<void> {
  return changing(async (transaction) => {
    const { checks, groups } = transaction;
    for (const check of await checks.index("group").getAll(id)) {
      if (check.state !== "waiting") continue;
      const failed = failedAgain(check);
      await (failed === null ? checks.delete(check.id) : checks.put(failed));
    }
    const group = await groups.get(id);
    if (isStoredGroup(group)) await groups.put({ ...group, isPaused: false });
    await removeGroupIfEmpty(transaction, id);
  });
}

/** Returns the ids of its checks. */
export function removeGroup(id: string): Promise<readonly string[]> {
  return changing(async ({ checks, groups, drafts }) => {
    const ids = await checks.index("group").getAllKeys(id);
    for (const check of ids) await checks.delete(check);
    await groups.delete(id);
    await drafts.delete(id);
    return ids;
  });
}

/** Undoes a removal of a group, or of some of its checks. */
export function restoreGroup({ group, draft, checks: removed }: WholeGroup): Promise<void> {
  return changing(async ({ checks, groups, drafts }) => {
    const stored = await groups.get(group.id);
    if (stored === undefined) await groups.put(group);
    // Stopping it ended its pause, which holds again for what comes back to the line.
    const isStopped = !(await checks.index("group").getAll(group.id)).some(
      ({ state }) => state === "waiting",
    );
    if (
      group.isPaused &&
      isStopped &&
      removed.some(({ state }) => state === "waiting") &&
      isStoredGroup(stored)
    )
      await groups.put({ ...stored, isPaused: true });
    if (draft !== null && (await drafts.getKey(group.id)) === undefined) await drafts.put(draft);
    for (const check of removed) {
      const there = await checks.get(check.id);
      const isStopped = there?.state === "failed" && check.state === "waiting";
      if (there !== undefined && !isStopped) continue;
      await bringBack(checks, there?.note ? { ...check, note: there.note } : check);
    }
  });
}

/** Notes a check, and the one that is in line to answer its claim anew. False where it was deleted. */
export function noteCheck(id: string, note: string): Promise<boolean> {
  return changing(async ({ checks }) => {
    const check = await checks.get(id);
    if (check === undefined) return false;
    const others = await checks.index("key").getAll(check.key);
    const anew = others.filter((other) => isInLine(other) && other.group === check.group && other.id !== id);
    for (const { note: _before, ...rest } of [check, ...anew]) {
      await checks.put(note === "" ? rest : { ...rest, note: note.slice(0, GROUP_LIMITS.note) });
    }
    return true;
  });
}

function isInLine({ state }: Check): boolean {
  return state === "waiting" || state === "running";
}
