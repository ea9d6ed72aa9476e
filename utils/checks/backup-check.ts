import type { Check, DoneCheck } from "./check.ts";
import { claimKey } from "./claims/claim.ts";
import type { Group } from "./groups/group.ts";
import { plainOrigin } from "./plain-origin.ts";

/** A verdict in the file: without what only the line of checks in this profile needs. */
export type BackupCheck = Pick<
  DoneCheck,
  | "claim"
  | "note"
  | "group"
  | "origin"
  | "addedAt"
  | "finishedAt"
  | "seenAt"
  | "verdict"
  | "serviceText"
  | "passagesBySite"
  | "passagesBySiteNow"
>;

/** A group in the file. Its text is not: its claims are there, in their order. */
export type BackupGroup = Pick<Group, "id" | "title" | "note" | "origin" | "claims" | "createdAt">;

/** A verdict is known by its claim and the time at which it came; one of a text by that as well. Both are of the same claim. */
export function isSameVerdict(one: Check, other: Pick<BackupCheck, "finishedAt" | "group">): boolean {
  return one.state === "done" && one.finishedAt === other.finishedAt && one.group === other.group;
}

/** null: it is left out, as all that has no verdict. */
export function backupCheck(check: Check): BackupCheck | null {
  if (check.state !== "done") return null;
  const { id: _, key: _key, order: _order, state: _state, repeatedAt: _repeatedAt, ...kept } = check;
  return kept;
}

export function backupGroup({ id, title, note, origin, claims, createdAt }: Group): BackupGroup {
  return { id, title, note, origin: plainOrigin(origin), claims, createdAt };
}

export function importedGroup(from: BackupGroup): Group {
  return { ...from, origin: plainOrigin(from.origin), places: null, isPaused: false };
}

/** The check as this profile keeps it. */
export function importedCheck(from: BackupCheck, id: string, order: number): DoneCheck {
  return {
    ...from,
    origin: plainOrigin(from.origin),
    id,
    key: claimKey(from.claim),
    order,
    state: "done",
    repeatedAt: null,
  };
}
