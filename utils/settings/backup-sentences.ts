import type { StorageProblem } from "../platform/failure.ts";
import { counted, formatNumber, language, t } from "../platform/i18n.ts";

/** Why a file is not imported. `where`: the first place in it that is wrong (`checks 3 verdict`). */
export type BackupProblem =
  | { readonly reason: "not-json" | "not-ours" | "newer" }
  /** `limit` in bytes. */
  | { readonly reason: "too-large"; readonly limit: number }
  | { readonly reason: "wrong"; readonly where: string };

/** What a backup can go without. */
export type UnreadPart = "watches" | "searches";

export function backupProblemSentence(problem: BackupProblem): string {
  switch (problem.reason) {
    case "too-large":
      return t("backup.too_large", formatNumber(problem.limit / 1_000_000));
    case "not-json":
      return t("backup.not_json");
    case "not-ours":
      return t("backup.not_ours");
    case "newer":
      return t("backup.newer");
    case "wrong":
      return t("backup.wrong", problem.where);
  }
}

/** What an exported file lacks. */
export interface BackupLacks {
  /** The oldest verdicts, which had no room. */
  readonly leftOut: number;
  /** What could not be read. */
  readonly unread: readonly UnreadPart[];
}

/** "": it lacks nothing. */
export function backupLacksSentence({ leftOut, unread }: BackupLacks): string {
  const list = new Intl.ListFormat(language(), { type: "conjunction" });
  return [
    ...(leftOut > 0 ? [t("backup.cut", counted("backup.checks", leftOut))] : []),
    ...(unread.length > 0
      ? [t("backup.unread", list.format(unread.map((part) => t(`backup.unread_${part}`))))]
      : []),
  ].join(" ");
}

/** What is stored and not in a file that would replace it. */
export interface Lost {
  readonly verdicts: number;
  readonly follows: number;
}

/** What a file holds, before it replaces anything. */
export function backupFoundSentence(found: {
  readonly checks: number;
  readonly searches: number;
  readonly watches: number;
  /** Whether the file has follows that a private window does not take. */
  readonly hasLeftOutFollows: boolean;
  /** How many of these ask the service at a rhythm. */
  readonly asking: number;
  readonly settings: number;
  /** Verdicts that are older than the user or an administrator lets them be. */
  readonly old: number;
  /** Of other services than those in use. */
  readonly addresses: readonly string[];
  readonly lost: Lost;
  /** What is sent from then on, and was not before: that was agreed to on another device. */
  readonly consents: readonly ("suggestions" | "passages")[];
  /** What is unfollowed here is so on the user's other devices. */
  readonly isSynced: boolean;
}): string {
  const parts = [
    counted("backup.checks", found.checks),
    counted("backup.searches", found.searches),
    counted("backup.watches", found.watches),
    counted("backup.settings", found.settings),
  ];
  const list = new Intl.ListFormat(language(), { type: "conjunction" });
  return [
    t("backup.found", list.format(parts)),
    ...(hasAny(found.lost) ? [t("backup.found_lost", listOf(found.lost))] : []),
    ...(found.hasLeftOutFollows ? [t("watches.private")] : []),
    ...(found.isSynced ? [t("backup.found_synced")] : []),
    ...(found.old === 0 ? [] : [counted("backup.found_old", found.old)]),
    ...(found.asking === 0 ? [] : [counted("backup.found_asking", found.asking)]),
    ...(found.addresses.length === 0 ? [] : [t("backup.found_addresses", list.format(found.addresses))]),
    ...found.consents.map((consent) => t(`backup.found_${consent}`)),
  ].join(" ");
}

/** What the browser was not allowed to do. */
export type Refused = "addresses" | "notifications" | "both";

/** How an import ended. `added`: what came to what was there; null: it took the place of that. */
export function restoredSentence(refused: Refused | null, added: Added | null): string {
  switch (refused) {
    case null:
      return added === null ? t("backup.done") : addedSentence(added);
    case "addresses":
      return t("backup.done_without_addresses");
    case "notifications":
      return t("backup.done_without_notifications");
    case "both":
      return t("backup.done_in_part");
  }
}

type Added = Lost & {
  /** Follows that had no room. */
  readonly leftOut: number;
};

function addedSentence(added: Added): string {
  if (hasAny(added)) return t("backup.added", listOf(added));
  return added.leftOut > 0 ? t("backup.done") : t("backup.added_nothing");
}

const hasAny = ({ verdicts, follows }: Lost): boolean => verdicts + follows > 0;

/** Those of the two that there are. */
function listOf({ verdicts, follows }: Lost): string {
  const list = new Intl.ListFormat(language(), { type: "conjunction" });
  return list.format([
    ...(verdicts > 0 ? [counted("backup.checks", verdicts)] : []),
    ...(follows > 0 ? [counted("backup.watches", follows)] : []),
  ]);
}

/** That not the whole file could be stored. */
export function unrestoredSentence(problem: StorageProblem): string {
  return problem === "full" ? t("backup.unstored_full") : t("backup.unstored");
}
