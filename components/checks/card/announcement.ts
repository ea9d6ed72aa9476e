import { type ReadonlySignal, signal } from "@preact/signals";
import { type Check, UNSEEN } from "../../../utils/checks/check.ts";
import { checkAdded, failureAnnouncement, verdictAnnouncement } from "../../../utils/checks/sentences.ts";

export interface CheckAnnouncer {
  /** The last thing that became of a check while the page was open, for screen readers. */
  readonly announcement: ReadonlySignal<string>;
  /** Says once that a check was taken, and once what became of it. A failure on an open card is an alert, which is read anyway. */
  announce(checks: readonly Check[]): void;
}

/** `isOpen`: whether a check's card is drawn. */
export function createAnnouncer(isOpen: (id: string) => boolean): CheckAnnouncer {
  const announcement = signal("");
  /** The states that were last read, by the check's id; null: none yet. */
  let known: ReadonlyMap<string, Check["state"]> | null = null;
  return {
    announcement,
    announce(checks) {
      const before = known;
      known = new Map(checks.map(({ id, state }) => [id, state]));
      if (before === null) return;
      for (const check of checks) {
        const earlier = before.get(check.id);
        if (earlier === check.state) continue;
        if (check.state === "done" || check.state === "failed") {
          // Checks that come back, as after Undo, are no news.
          if (earlier === undefined && check.seenAt !== UNSEEN) continue;
          if (check.state === "done") announcement.value = verdictAnnouncement(check);
          else if (!isOpen(check.id)) announcement.value = failureAnnouncement(check);
        } else if (earlier === undefined && (check.state === "waiting" || check.state === "running")) {
          announcement.value = checkAdded(check);
        }
      }
    },
  };
}
