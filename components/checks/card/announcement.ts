import { type ReadonlySignal, signal } from "@preact/signals";
import { type Check, type DoneCheck, UNSEEN } from "../../../utils/checks/check.ts";
import {
  checkAdded,
  failureAnnouncement,
  savedVerdictAnnouncement,
  verdictAnnouncement,
} from "../../../utils/checks/sentences.ts";
import type { Announced } from "../../base/notices.tsx";

export interface CheckAnnouncer {
  /** The last thing that became of a check while the page was open, for screen readers. */
  readonly announcement: ReadonlySignal<Announced>;
  /** Says once that a check was taken, and once what became of it. A failure on an open card is an alert, which is read anyway. */
  announce(checks: readonly Check[]): void;
}

/** `isOpen`: whether a check's card is drawn. */
export function createAnnouncer(isOpen: (id: string) => boolean): CheckAnnouncer {
  const announcement = signal<Announced>({ words: "", count: 0 });
  /** The checks that were last read, by their ids; null: none yet. */
  let known: ReadonlyMap<string, Check> | null = null;
  /** The check that was told of last. */
  let told: string | null = null;
  /** The highest place in line that was ever read: what is asked now is above it. */
  let newest = 0;

  function newsOf(check: Check, earlier: Check | undefined, newestBefore: number): string | null {
    if (isRepeated(check, earlier) && check.order > newestBefore)
      return savedVerdictAnnouncement(check, Date.now());
    if (earlier?.state === check.state) return null;
    switch (check.state) {
      case "unsent":
        return null;
      case "waiting":
      case "running":
        return earlier === undefined ? checkAdded(check) : null;
      case "done":
        return isBack(check, earlier) ? null : verdictAnnouncement(check);
      case "failed":
        return isBack(check, earlier) || isOpen(check.id) ? null : failureAnnouncement(check);
    }
  }

  const say = (words: string, of: string | null): void => {
    announcement.value = { words, count: announcement.peek().count + 1 };
    told = of;
  };

  return {
    announcement,
    announce(checks) {
      const before = known;
      const newestBefore = newest;
      known = new Map(checks.map((check) => [check.id, check]));
      newest = checks.reduce((highest, { order }) => Math.max(highest, order), newest);
      if (before === null) return;
      for (const check of checks) {
        const words = newsOf(check, before.get(check.id), newestBefore);
        if (words !== null) say(words, check.id);
      }
      // A claim that was deleted is nowhere in the page.
      if (told !== null && !known.has(told)) say("", null);
    },
  };
}

/** Whether its verdict answers a claim once more. */
function isRepeated(check: Check, earlier: Check | undefined): check is DoneCheck {
  if (check.state !== "done" || check.repeatedAt === null) return false;
  return earlier?.state !== "done" || earlier.repeatedAt !== check.repeatedAt;
}

/** Checks that come back, as after Undo, are no news. */
function isBack({ seenAt }: { readonly seenAt: number }, earlier: Check | undefined): boolean {
  return earlier === undefined && seenAt !== UNSEEN;
}
