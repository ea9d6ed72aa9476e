import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { act } from "../../base/trouble.tsx";
import { type ReadText, readSentences } from "./read-sentences.ts";

/** The sentences of a text that is being written. */
export interface TextReading {
  /** Null: the text is being read for the first time, or there is none. */
  readonly read: ReadonlySignal<ReadText | null>;
  /** Whether the text has changed since it was read. */
  readonly isReading: ReadonlySignal<boolean>;
  /** Reads the text as it is now. */
  again(): Promise<void>;
  /** Reads it when nothing has been written for a moment. */
  soon(): void;
  forget(): void;
  /** Reads nothing that is only due. */
  stop(): void;
}

/** Nobody types a sentence faster. */
const PAUSE = 300;

export function createTextReading(text: ReadonlySignal<string>): TextReading {
  const read = signal<ReadText | null>(null);
  /** The text that `read` is of. */
  const readOf = signal("");
  let due: ReturnType<typeof setTimeout> | undefined;

  const again = async (): Promise<void> => {
    clearTimeout(due);
    const own = text.peek();
    const answer = own.trim() === "" ? null : await readSentences(own, () => own !== text.peek());
    if (own !== text.peek()) return;
    batch(() => {
      read.value = answer;
      readOf.value = own;
    });
  };

  return {
    read,
    isReading: computed(() => text.value.trim() !== "" && readOf.value !== text.value),
    again,
    soon() {
      clearTimeout(due);
      due = setTimeout(() => act(again()), PAUSE);
    },
    forget() {
      read.value = null;
    },
    stop: () => clearTimeout(due),
  };
}
