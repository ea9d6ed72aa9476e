import type { ReadonlySignal } from "@preact/signals";
import type { ApiFailure } from "../../../utils/platform/failure.ts";
import type { ReadText } from "./read-sentences.ts";
import type { FileProblem } from "./read-text-file.ts";

export type DraftProblem =
  | { readonly reason: FileProblem | "too-long" | "not-kept" }
  | { readonly reason: "not-sent"; readonly failure: ApiFailure };

export interface DraftStore {
  readonly text: ReadonlySignal<string>;
  /** What is known of the text; null: it is being read, or there is none. */
  readonly read: ReadonlySignal<ReadText | null>;
  /** Whether the text has changed since it was read. */
  readonly isReading: ReadonlySignal<boolean>;
  readonly chosen: ReadonlySignal<ReadonlySet<string>>;
  readonly isFull: ReadonlySignal<boolean>;
  readonly problem: ReadonlySignal<DraftProblem | null>;
  readonly isSending: ReadonlySignal<boolean>;
  /** Whether a text was replaced by a file or a pasted one, or removed, which can be taken back. */
  readonly isReplaced: ReadonlySignal<boolean>;
  type(text: string): void;
  /** Another text in place of all of this one. */
  replace(text: string): Promise<void>;
  /** Removes all of it, which can be taken back. */
  clear(): Promise<void>;
  takeBack(): Promise<void>;
  open(file: File): Promise<void>;
  choose(sentence: string, isChosen: boolean): void;
  /** All, as many as there may be, or none. */
  chooseAll(isChosen: boolean): void;
  /** Puts the chosen sentences in line. Must be called synchronously in the click. Returns the id of their group; null: it failed. */
  start(): Promise<string | null>;
  /** Makes a text a draft again, with the sentences that were chosen. False: there is another one, here or from another page, which stays. */
  takeUp(stopped: StoppedText): Promise<boolean>;
  /** Reads what was kept. What is read of the text is brought up to date until the returned function is called. */
  listen(): () => void;
}

/** A text of which nothing was sent. */
export interface StoppedText {
  readonly text: string;
  readonly title: string;
  /** The sentences that were chosen. */
  readonly claims: readonly string[];
}
