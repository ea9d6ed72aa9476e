import { type ReadonlySignal, signal } from "@preact/signals";
import type { ChangesFound } from "../../utils/calls/calls-table.ts";
import type { send } from "../../utils/calls/send.ts";
import type { ApiFailure } from "../../utils/platform/failure.ts";

/** How far looking for changed sources has come. */
export type ChangesAsk = "asking" | (ChangesFound & { readonly isQuiet?: boolean }) | ApiFailure;

export interface SourceChangesStore {
  /** How far looking for changed sources has come in this page; null: not asked. What it finds is read with the checks. */
  readonly asked: ReadonlySignal<ChangesAsk | null>;
  /** With a press, which says that words of the claims are sent again. */
  ask(): Promise<void>;
  /** Without a press, so no words of claims go, and only what was found, or why nothing could be, is worth a line above the list. */
  askQuietly(): Promise<void>;
  /** What another service answered before is no answer of this one. */
  servedBy(address: string | null): void;
}

interface Parts {
  readonly send: typeof send;
}

export function createSourceChangesStore({ send }: Parts): SourceChangesStore {
  const asked = signal<ChangesAsk | null>(null);
  let service: string | null | undefined;
  /** Counted up where what is asked is of no use any more. */
  let turn = 0;
  return {
    asked,
    async ask() {
      if (asked.peek() === "asking") return;
      asked.value = "asking";
      turn += 1;
      const own = turn;
      const answer = await send("findSourceChanges", { renews: true });
      if (turn !== own) return;
      asked.value = answer.ok ? answer.value : answer.failure;
    },
    async askQuietly() {
      if (asked.peek() === "asking") return;
      const own = turn;
      const answer = await send("findSourceChanges", { renews: false });
      // Somebody has pressed meanwhile, and waits for that answer, or another service is asked.
      if (turn !== own) return;
      asked.value = answer.ok ? { ...answer.value, isQuiet: true } : answer.failure;
    },
    servedBy(address) {
      if (service !== undefined && service !== address) {
        turn += 1;
        asked.value = null;
      }
      service = address;
    },
  };
}
