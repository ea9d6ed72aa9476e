import { signal } from "@preact/signals";
import { send } from "../../utils/calls/send.ts";
import { NO_SOURCE_CHANGES, type SourceChanges } from "../../utils/checks/source-changes.ts";
import type { ApiFailure } from "../../utils/platform/failure.ts";

/** What is known of changes of the pages that verdicts rest on. */
export const sourceChanges = signal<SourceChanges>(NO_SOURCE_CHANGES);

/** How far looking for changed sources has come in this page; null: not asked. */
export type ChangesAsk = "asking" | { readonly isComplete: boolean } | ApiFailure;
export const changesAsk = signal<ChangesAsk | null>(null);

export function showSourceChanges(read: SourceChanges): void {
  // Equal contents keep the object, so that no card is drawn again.
  if (JSON.stringify(read) !== JSON.stringify(sourceChanges.peek())) sourceChanges.value = read;
}

export async function askSourceChanges(): Promise<void> {
  if (changesAsk.peek() === "asking") return;
  changesAsk.value = "asking";
  const answer = await send("findSourceChanges", null);
  changesAsk.value = answer.ok ? answer.value : answer.failure;
}
