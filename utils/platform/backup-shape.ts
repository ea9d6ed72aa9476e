import type { DoneCheck } from "../claims/check.ts";
import { claimKey } from "../claims/claim.ts";
import type { StoredSearch } from "./database.ts";
import type { Settings } from "./settings-shape.ts";

export const BACKUP_FORMAT = "primary-source-backup";
export const BACKUP_VERSION = 1;
/** In bytes, more than years of checks need; a larger file is no backup of ours and would only fill the memory. */
export const BACKUP_LIMIT = 20_000_000;

/** A verdict as it stands in the file: without what only this profile's line of checks needs. */
export type BackupCheck = Pick<
  DoneCheck,
  "claim" | "origin" | "addedAt" | "finishedAt" | "seenAt" | "verdict" | "serviceText"
>;

export interface Backup {
  readonly settings: Partial<Settings>;
  readonly searches: readonly StoredSearch[];
  /** Oldest first. */
  readonly checks: readonly BackupCheck[];
}

/** Why a file is not taken. `where`: the first place that is not as it must be (`checks 3 verdict`). */
export type BackupProblem =
  | { readonly reason: "too-large" | "not-json" | "not-ours" | "newer" }
  | { readonly reason: "wrong"; readonly where: string };

export interface BackupFile {
  readonly content: string;
  /** How many verdicts, the oldest ones, had no room. */
  readonly leftOut: number;
}

/** As much as can be read again: the newest verdicts, where all would be more. */
export function writeBackup(contents: Backup, now: number, limit: number = BACKUP_LIMIT): BackupFile {
  const head = {
    format: BACKUP_FORMAT,
    version: BACKUP_VERSION,
    exportedAt: new Date(now).toISOString(),
  };
  let room = limit - sizeOf({ ...head, ...contents, checks: [] });
  const leftOut =
    contents.checks.findLastIndex((check) => {
      room -= sizeOf({ checks: [check] });
      return room < 0;
    }) + 1;
  return { content: written({ ...head, ...contents, checks: contents.checks.slice(leftOut) }), leftOut };
}

function written(value: object): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}

function sizeOf(value: object): number {
  return new Blob([written(value)]).size;
}

/** The check as this profile keeps it. Orders below those in the line: what is imported is history. */
export function importedCheck(from: BackupCheck, id: string, order: number): DoneCheck {
  return { ...from, id, key: claimKey(from.claim), order, state: "done", repeatedAt: null };
}
