import type { ReadonlySignal } from "@preact/signals";
import type { Check, UnsentCheck } from "../../utils/checks/check.ts";
import type { ClaimStore } from "./claim-store.ts";

/**
 * Opens a claim in the editor that has to be corrected before it can be sent, unless the user is writing there. Each comes by
 * itself only once: after that the user decides.
 */
export function createUnsentOpener(
  editor: ClaimStore,
  lookAlikes: ReadonlySignal<ReadonlySet<string>>,
): (checks: readonly Check[]) => void {
  const taken = new Set<string>();

  const isToCorrect = ({ id, problem }: UnsentCheck): boolean =>
    problem.reason === "unjudged" ? lookAlikes.value.has(id) : problem.reason !== "no-consent";

  return (checks) => {
    if (!editor.isRead.value) return;
    if (editor.edited.value !== null) taken.add(editor.edited.value.id);
    const unsent = checks.find(
      (check) => check.state === "unsent" && isToCorrect(check) && !taken.has(check.id),
    );
    if (unsent === undefined || editor.text.value !== "" || editor.edited.value !== null) return;
    taken.add(unsent.id);
    editor.take(unsent);
  };
}
