import type { BackupCheck, BackupGroup } from "../../utils/checks/backup-check.ts";
import { plainOrigin } from "../../utils/checks/plain-origin.ts";
import type { StoredSearch } from "../../utils/search/database.ts";
import type { Settings } from "../../utils/settings/settings-table.ts";
import type { KeptStates } from "../../utils/watches/kept-states.ts";
import { listed } from "../../utils/watches/listed-watch.ts";
import type { NewWatch } from "../../utils/watches/watch.ts";

export const BACKUP_FORMAT = "primary-source-backup";
/** 1 and 2 were never published: docs/decisions/0040-nothing-older-than-the-first-release.md. */
export const BACKUP_VERSION = 3;
/** In bytes: some 8,700 verdicts with six passages each. Chromium carries no more than 64 MiB to the worker, and a larger file could fill the memory. */
export const BACKUP_LIMIT = 48_000_000;
/** The year 2100: what is dated later was written by a wrong clock, and no calendar can count on from the last date there is. */
export const LAST_TIME = 4_102_444_800_000;

export interface Backup {
  readonly settings: Partial<Settings>;
  readonly searches: readonly StoredSearch[];
  readonly watches: readonly NewWatch[];
  /** Oldest first. */
  readonly checks: readonly BackupCheck[];
  /** Those of the checks; none: they have none. */
  readonly groups?: readonly BackupGroup[];
  /** What the watches remember of their pages; none: nothing. */
  readonly states?: readonly KeptStates[];
}

export interface BackupFile {
  readonly content: string;
  /** How many of the oldest verdicts had no room. */
  readonly leftOut: number;
}

/** A file no larger than an import takes: with the newest verdicts where not all fit, and what else has room after these. */
export function writeBackup(
  { states = [], ...contents }: Backup,
  now: number,
  limit: number = BACKUP_LIMIT,
): BackupFile {
  const head = {
    format: BACKUP_FORMAT,
    version: BACKUP_VERSION,
    exportedAt: new Date(now).toISOString(),
  };
  const checks = contents.checks.map((check) => ({ ...check, origin: plainOrigin(check.origin) }));
  const others = { ...contents, watches: contents.watches.map(listed) };
  let room = limit - sizeOf({ ...head, ...others, checks: [] });
  const leftOut =
    checks.findLastIndex((check) => {
      room -= sizeOf({ checks: [check] });
      return room < 0;
    }) + 1;
  const kept: KeptStates[] = [];
  for (const each of leftOut > 0 ? [] : states) {
    const size = sizeOf({ states: [each] });
    if (size > room) continue;
    room -= size;
    kept.push(each);
  }
  const more = kept.length > 0 && { states: kept };
  return { content: written({ ...head, ...others, ...more, checks: checks.slice(leftOut) }), leftOut };
}

const TIMES = new Set(["addedAt", "finishedAt", "seenAt", "createdAt", "at"]);

/** What was dated by a wrong clock has a time that an import takes. */
function withinCalendar(name: string, value: unknown): unknown {
  return TIMES.has(name) && typeof value === "number" ? Math.min(value, LAST_TIME) : value;
}

function written(value: object): string {
  // Without indentation, which takes a tenth of the room.
  return `${JSON.stringify(value, withinCalendar)}\n`;
}

function sizeOf(value: object): number {
  return new Blob([written(value)]).size;
}
