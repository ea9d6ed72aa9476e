import type { DoneCheck } from "./check.ts";
import { claimKey } from "./claim.ts";
import { plainOrigin } from "./plain-origin.ts";

/** A verdict in the file: without what only the line of checks in this profile needs. */
export type BackupCheck = Pick<
  DoneCheck,
  | "claim"
  | "origin"
  | "addedAt"
  | "finishedAt"
  | "seenAt"
  | "verdict"
  | "serviceText"
  | "evidence"
  | "evidenceNow"
>;

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
