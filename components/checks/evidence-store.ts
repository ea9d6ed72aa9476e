import { signal } from "@preact/signals";
import { send } from "../../utils/platform/send.ts";
import type { ApiFailure } from "../../utils/requests/failure.ts";

/** What is known of asking for the passages of a check, besides those that are stored with it. */
export type EvidenceAsk = "asking" | ApiFailure;

const asks = signal<ReadonlyMap<string, EvidenceAsk>>(new Map());
const controllers = new Map<string, AbortController>();

export function evidenceAsk(id: string): EvidenceAsk | null {
  return asks.value.get(id) ?? null;
}

/** Has the worker look up the passages of a check. They come with the check itself, one site after the other. */
export async function askEvidence(id: string): Promise<void> {
  if (controllers.has(id)) return;
  const controller = new AbortController();
  controllers.set(id, controller);
  set(id, "asking");
  const answer = await send("gatherEvidence", { id }, controller.signal);
  if (controllers.get(id) !== controller) return;
  controllers.delete(id);
  set(id, answer.ok || answer.failure.kind === "aborted" ? null : answer.failure);
}

/** The check is no longer shown. */
export function stopAsking(id: string): void {
  controllers.get(id)?.abort();
}

function set(id: string, ask: EvidenceAsk | null): void {
  const changed = new Map(asks.value);
  if (ask === null) changed.delete(id);
  else changed.set(id, ask);
  asks.value = changed;
}
