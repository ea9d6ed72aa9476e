import { batch, type ReadonlySignal, signal } from "@preact/signals";
import { HOUR } from "../../utils/platform/durations.ts";
import type { ApiFailure } from "../../utils/platform/failure.ts";
import type { Clock } from "./clock.ts";

/** How often what meets pause after pause is asked for again by itself, so that a forgotten tab comes to rest. */
const MOST = 3;
/** The longest pause that a user waits for: nobody expects a page to send words of yesterday. */
const LONGEST = HOUR;
/** A timer may fire a moment before the pause has ended for the worker, which must not use them all up. */
const AT_LEAST_AFTER = 1000;

/** Goes on with what a user asked for when the service's pause ends. */
export interface Continuation {
  /** When it goes on; null: it does not, so nobody is promised that. */
  readonly at: ReadonlySignal<number | null>;
  /** A user asks for something: what waited before is dropped. */
  begin(): void;
  /** There is an answer. Where a pause is the reason why it failed, `again` is called when that ends. */
  settle(failure: ApiFailure | null, again: () => void): void;
}

export function createContinuation(clock: Clock): Continuation {
  const at = signal<number | null>(null);
  let left = MOST;
  let stop = (): void => undefined;
  const drop = (): void => {
    stop();
    at.value = null;
  };
  return {
    at,
    begin() {
      drop();
      left = MOST;
    },
    settle(failure, again) {
      drop();
      if (failure?.kind !== "rate-limited" || left === 0) return;
      if (failure.until - clock.now() > LONGEST) return;
      left -= 1;
      at.value = Math.max(clock.now() + AT_LEAST_AFTER, failure.until);
      stop = clock.after(at.value - clock.now(), () => {
        // Nobody may see it neither waiting nor going on.
        batch(() => {
          at.value = null;
          again();
        });
      });
    },
  };
}
