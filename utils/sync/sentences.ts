import { counted, t } from "../platform/i18n.ts";
import { agoText } from "../platform/moment-texts.ts";
import type { SyncProblem, SyncState } from "./sync-state.ts";

const PROBLEMS = {
  unavailable: "sync.unavailable",
  full: "sync.full",
  disk: "sync.disk",
  later: "sync.later",
} as const satisfies Record<SyncProblem, string>;

export function syncProblemSentence(problem: SyncProblem): string {
  return t(PROBLEMS[problem]);
}

/** How the last try went, and what has no room. */
export function syncSentences({ doneAt, problem, leftOut, noRoom }: SyncState, now: number): string {
  const parts = [
    ...(problem === null ? [] : [syncProblemSentence(problem)]),
    ...(problem === null || doneAt !== null
      ? [doneAt === null ? t("sync.waiting") : t("sync.done", agoText(doneAt, now))]
      : []),
    ...(leftOut > 0 ? [counted("sync.left_out", leftOut)] : []),
    ...(noRoom > 0 ? [counted("sync.no_room", noRoom)] : []),
  ];
  return parts.join(" ");
}

/** What became of the wish to remove what is stored in the browser's sync. */
export function removedSentence(problem: SyncProblem | null): string {
  return problem === null ? t("sync.removed") : t("sync.not_removed");
}
