import { signal } from "@preact/signals";
import { send } from "../../utils/calls/send.ts";
import type { ApiFailure } from "../../utils/platform/failure.ts";
import { pageClock } from "../base/clock.ts";
import { type Continuation, createContinuation } from "../base/continuation.ts";
import { act } from "../base/trouble.tsx";

/** What is known of asking for the passages of a check, besides those that are stored with it. */
export type PassagesAsk = "asking" | ApiFailure;

const asks = signal<ReadonlyMap<string, PassagesAsk>>(new Map());
const controllers = new Map<string, AbortController>();
const continuations = new Map<string, Continuation>();

export function passagesAsk(id: string): PassagesAsk | null {
  return asks.value.get(id) ?? null;
}

/** When the passages of a check are asked for again by itself, after a pause of the service; null: they are not. */
export function passagesGoOnAt(id: string): number | null {
  return continuations.get(id)?.at.value ?? null;
}

/** Has the worker look up the passages of a check. They come with the check itself, one site after the other. */
export async function askPassages(id: string): Promise<void> {
  if (controllers.has(id)) return;
  const continuation = continuations.get(id) ?? createContinuation(pageClock);
  continuations.set(id, continuation);
  continuation.begin();
  await ask(id, continuation);
}

async function ask(id: string, continuation: Continuation): Promise<void> {
  const controller = new AbortController();
  controllers.set(id, controller);
  set(id, "asking");
  const answer = await send("lookUpPassages", { id }, controller.signal);
  if (controllers.get(id) !== controller) return;
  controllers.delete(id);
  const failure = answer.ok || answer.failure.kind === "aborted" ? null : answer.failure;
  continuation.settle(failure, () => act(ask(id, continuation)));
  set(id, failure);
}

/** The check is no longer shown. */
export function stopAsking(id: string): void {
  controllers.get(id)?.abort();
  continuations.get(id)?.begin();
  continuations.delete(id);
}

function set(id: string, ask: PassagesAsk | null): void {
  const changed = new Map(asks.value);
  if (ask === null) changed.delete(id);
  else changed.set(id, ask);
  asks.value = changed;
}
