import { computed, signal } from "@preact/signals";
import { send } from "../../../utils/calls/send.ts";
import type { Check } from "../../../utils/checks/check.ts";
import type { WholeGroup } from "../../../utils/checks/groups/group.ts";
import type { PageChanges } from "../../../utils/checks/history/earlier-answers.ts";
import type { MessageKey } from "../../../utils/platform/i18n.ts";
import { tooManySentence } from "../../../utils/watches/sentences.ts";
import type { WholeWatch } from "../../../utils/watches/watch.ts";
import { tell } from "../../base/Toast.tsx";
import { done, sayFailure } from "../../base/trouble.tsx";

/** Stays until it is closed: a removal that can be undone, or something that did not work. */
export interface Notice {
  readonly text: MessageKey;
  readonly removed: readonly Check[] | null;
  /** What they belong to, which may be gone with them. */
  readonly group?: WholeGroup | undefined;
  /** What was known of changes of their sources. */
  readonly changes?: PageChanges;
  /** Sources that are no longer followed. */
  readonly unfollowed?: WholeWatch;
}

export function canUndo({ removed, unfollowed }: Notice): boolean {
  return removed !== null || unfollowed !== undefined;
}

export type CheckNotices = ReturnType<typeof createCheckNotices>;

/** What is said above the list. `onLast`: moves the focus, as the pressed button disappears with the last notice. */
export function createCheckNotices(onLast: () => void) {
  /** The last one is shown. A removal stays below what comes after it, so that all can be undone, the last one first. */
  const notices = signal<readonly Notice[]>([]);
  const notice = computed(() => notices.value.at(-1) ?? null);

  function offerUndo(removal: Notice): void {
    notices.value = [...notices.value.filter(canUndo), removal];
  }

  async function undo({ removed, group, changes = {}, unfollowed }: Notice): Promise<boolean> {
    if (unfollowed !== undefined) return followAgain(unfollowed);
    if (removed === null) return false;
    if (group !== undefined)
      return done(send("restoreGroup", { whole: { ...group, checks: removed }, changes }));
    for (const check of removed) if (!(await done(send("restoreCheck", { check, changes })))) return false;
    return true;
  }

  /** False where it failed, or there is no room for it any more, which is said. */
  async function followAgain(whole: WholeWatch): Promise<boolean> {
    const restored = await send("restoreWatch", { whole });
    if (!restored.ok) sayFailure(restored.failure);
    else if (!restored.value.hasRoom) tell(tooManySentence());
    return restored.ok && restored.value.hasRoom;
  }

  /** Says what did not work, in place of what was said of that before. */
  function warn(text: MessageKey): void {
    notices.value = [...notices.value.filter(canUndo), { text, removed: null }];
  }

  function leave(left: readonly Notice[]): void {
    notices.value = left;
    if (left.length === 0) onLast();
  }

  /** Who closes one removal has seen that it is one, and wants none of those before it back. */
  function closeNotice(): void {
    const isRemoval = notice.value?.removed != null;
    leave(isRemoval ? [] : notices.value.slice(0, -1));
  }

  return {
    notices,
    notice,
    offerUndo,
    warn,
    /** What did not work before has worked now. */
    endWarning(): void {
      notices.value = notices.value.filter(canUndo);
    },
    closeNotice,
    leaveAll: () => leave([]),
    /** The user has deleted all of these, wherever: none of them is offered back. */
    forgetDeleted(what: "checks" | "watches"): void {
      notices.value = notices.value.filter(({ removed, unfollowed }) =>
        what === "checks" ? removed === null : unfollowed === undefined,
      );
    },
    /** The offer to undo stays until the check is back. */
    async undoRemoval(): Promise<void> {
      const undone = notice.value;
      if (undone === null || !(await undo(undone))) return;
      leave(notices.value.filter((each) => each !== undone));
    },
  };
}
