import { type ReadonlySignal, signal } from "@preact/signals";
import type { PassagesStore } from "./passages-store.ts";

/** Asks what the sources of several verdicts say, one verdict after the other, as for the sentences of a text. */
export interface PassagesInTurn {
  /** Those that are still to be asked about, and the one that is. */
  readonly left: ReadonlySignal<readonly string[]>;
  ask(ids: readonly string[]): Promise<void>;
}

/**
 * A failure that is no pause of the service ends it, since the next one would meet the same: its card says why, and the others
 * can be asked about again.
 */
export function createPassagesInTurn(passages: Pick<PassagesStore, "askUnseen" | "of">): PassagesInTurn {
  const left = signal<readonly string[]>([]);
  return {
    left,
    async ask(ids) {
      const isRunning = left.value.length > 0;
      left.value = [...new Set([...left.value, ...ids])];
      if (isRunning) return;
      for (let [next] = left.value; next !== undefined; [next] = left.value) {
        await passages.askUnseen(next);
        left.value = passages.of(next) === null ? left.value.slice(1) : [];
      }
    },
  };
}
