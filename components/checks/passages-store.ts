import { batch, effect, signal } from "@preact/signals";
import type { send } from "../../utils/calls/send.ts";
import type { ApiFailure } from "../../utils/platform/failure.ts";
import type { Clock } from "../base/clock.ts";
import { type Continuation, createContinuation } from "../base/continuation.ts";
import { act } from "../base/trouble.tsx";

/** What is known of asking for the passages of a check, besides those that are stored with it. */
export type PassagesAsk = "asking" | ApiFailure;

export interface PassagesStore {
  /** What is known of asking for the passages of a check; null: nothing to say. */
  of(id: string): PassagesAsk | null;
  /** When the passages of a check are asked for again by itself, after a pause of the service; null: they are not. */
  goesOnAt(id: string): number | null;
  /**
   * Has the worker look up the passages of a check. They come with the check itself, one site after the other. `further`: also
   * of the sites beyond those that are asked about at first.
   */
  ask(id: string, further?: boolean): Promise<void>;
  /**
   * The same, but whether the check is shown or not. Where it is asked about already, it goes on with that. Resolves once there
   * is an answer that no pause of the service holds up.
   */
  askUnseen(id: string): Promise<void>;
  /** The check is no longer shown. */
  stop(id: string): void;
}

interface Parts {
  readonly send: typeof send;
  readonly clock: Clock;
}

export function createPassagesStore({ send, clock }: Parts): PassagesStore {
  const asks = signal<ReadonlyMap<string, PassagesAsk>>(new Map());
  const controllers = new Map<string, AbortController>();
  const running = new Map<string, Promise<void>>();
  /** Those that go on although their checks are not shown. */
  const unseen = new Set<string>();
  const continuations = new Map<string, Continuation>();

  const set = (id: string, ask: PassagesAsk | null): void => {
    const changed = new Map(asks.value);
    if (ask === null) changed.delete(id);
    else changed.set(id, ask);
    asks.value = changed;
  };

  const lookUp = async (id: string, further: boolean, continuation: Continuation): Promise<void> => {
    const controller = new AbortController();
    controllers.set(id, controller);
    set(id, "asking");
    const answer = await send("lookUpPassages", { id, further }, controller.signal);
    if (controllers.get(id) !== controller) return;
    controllers.delete(id);
    const failure = answer.ok || answer.failure.kind === "aborted" ? null : answer.failure;
    continuation.settle(failure, () => act(askNow(id, further, continuation)));
    set(id, failure);
  };

  const askNow = (id: string, further: boolean, continuation: Continuation): Promise<void> => {
    const answered = lookUp(id, further, continuation);
    running.set(id, answered);
    return answered;
  };

  const ask = async (id: string, further = false): Promise<void> => {
    if (controllers.has(id)) return running.get(id);
    const continuation = continuations.get(id) ?? createContinuation(clock);
    continuations.set(id, continuation);
    // It is not over between what waited and what is asked.
    await batch(() => {
      continuation.begin();
      return askNow(id, further, continuation);
    });
  };

  /** Resolves once nothing is asked of a check by itself any more. */
  const settled = (id: string): Promise<void> =>
    new Promise((resolve) => {
      const goesOnAt = continuations.get(id)?.at;
      const stop = effect(() => {
        if (goesOnAt?.value == null && asks.value.get(id) !== "asking") queueMicrotask(() => end());
      });
      const end = (): void => {
        stop();
        resolve();
      };
    });

  return {
    of: (id) => asks.value.get(id) ?? null,
    goesOnAt: (id) => continuations.get(id)?.at.value ?? null,
    ask,
    async askUnseen(id) {
      unseen.add(id);
      await ask(id);
      await settled(id);
      unseen.delete(id);
    },
    stop(id) {
      if (unseen.has(id)) return;
      controllers.get(id)?.abort();
      continuations.get(id)?.begin();
      continuations.delete(id);
    },
  };
}
