import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { claimKey } from "../../../utils/checks/claims/claim.ts";
import { GROUP_LIMITS } from "../../../utils/checks/groups/group.ts";
import type { ApiFailure } from "../../../utils/platform/failure.ts";
import { oneLine } from "../../../utils/text/one-line.ts";
import { sentencesOf } from "../../../utils/text/sentences-in.ts";
import { act } from "../../base/trouble.tsx";
import { askGroup } from "../ask-check.ts";
import { createKeptDraft, type Draft } from "./kept-draft.ts";
import type { ReadText } from "./read-sentences.ts";
import { type FileProblem, readTextFile } from "./read-text-file.ts";
import { createTextReading } from "./text-reading.ts";

const NONE: ReadonlySet<string> = new Set();
const NO_DRAFT: Draft = { text: "", name: "", changed: new Map() };

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
  /** Puts the chosen sentences in line. Must be called synchronously in the click. Returns the id of their group; null: it failed. */
  start(): Promise<string | null>;
  /** Makes a text a draft again, with the sentences that were chosen. False: there is another one, here or from another page, which stays. */
  takeUp(stopped: StoppedText): Promise<boolean>;
  /** Reads what was kept. What is read of the text is brought up to date until the returned function is called. */
  listen(): () => void;
}

/** A text that another took the place of, which can be taken back until something else is written. */
interface Replaced extends Draft {
  /** Another page's, which nobody has seen here: it stays whatever is written. */
  readonly isOfAnotherPage: boolean;
}

/** A text of which nothing was sent. */
export interface StoppedText {
  readonly text: string;
  readonly title: string;
  /** The sentences that were chosen. */
  readonly claims: readonly string[];
}

/**
 * A text whose sentences are being chosen, in one page or in several, which follow each other's changes of it. Where two pages have
 * texts of their own, each stays, and the one that is written over can be taken back.
 */
export function createDraftStore(): DraftStore {
  const kept = createKeptDraft();
  const text = signal("");
  const changed = signal<Draft["changed"]>(new Map());
  const problem = signal<DraftProblem | null>(null);
  const isSending = signal(false);
  let name = "";
  let isKeptRead = false;
  /** What another text took the place of; null: nothing. */
  const replaced = signal<Replaced | null>(null);
  /** A text of another page, which the next change here takes the place of where both are kept; null: there is none. */
  let elsewhere: Draft | null = null;
  const reading = createTextReading(text);

  const chosen = computed((): ReadonlySet<string> => {
    const { value } = reading.read;
    if (value === null) return NONE;
    const isChosen = (sentence: string) => changed.value.get(sentence) ?? value.likely.has(sentence);
    return new Set(value.sentences.filter(isChosen).slice(0, GROUP_LIMITS.sentences));
  });
  const isFull = computed(() => chosen.value.size >= GROUP_LIMITS.sentences);
  const current = (): Draft => ({ text: text.peek(), name, changed: changed.peek() });

  const keep = async (what: "ticks" | "text"): Promise<void> => {
    // What is not kept stays while this page is open, and is written again with the next change.
    if (!(await kept.write(current(), what))) problem.value = { reason: "not-kept" };
    else if (problem.peek()?.reason === "not-kept") problem.value = null;
  };

  /** Takes over what was kept. Where somebody wrote meanwhile, it can be taken back. */
  const readKept = async (): Promise<void> => {
    // Also what was written before the first reading began is nothing that was kept.
    const before = isKeptRead ? text.peek() : "";
    const found = await kept.read();
    isKeptRead = true;
    if (text.peek() !== before && text.peek() !== found.text) {
      const isOther = found.text !== before && found.text.trim() !== "";
      if (isOther) replaced.value = { ...found, isOfAnotherPage: false };
      await keep("text");
      return;
    }
    name = found.name;
    batch(() => {
      text.value = found.text;
      changed.value = found.changed;
      if (found.text === "") reading.forget();
    });
  };

  const set = (written: string): boolean => {
    problem.value = written.length > GROUP_LIMITS.text ? { reason: "too-long" } : null;
    if (problem.value !== null) return false;
    text.value = written;
    return true;
  };

  const clear = (): void => {
    batch(() => {
      text.value = "";
      changed.value = new Map();
      reading.forget();
    });
  };

  /** Another text in place of this one, read at once. */
  const put = async (other: Draft): Promise<boolean> => {
    if (!set(other.text)) return false;
    name = other.name;
    changed.value = other.changed;
    act(keep("text"));
    await reading.again();
    return true;
  };

  /** Once the text is read, which tells which sentences the rules choose. */
  const tickOnly = (claims: readonly string[], own: string): void => {
    const { value } = reading.read;
    if (value === null || text.peek() !== own) return;
    const wanted = new Set(claims.map(claimKey));
    const otherwise = value.sentences
      .map((sentence) => [sentence, wanted.has(claimKey(sentence))] as const)
      .filter(([sentence, isWanted]) => isWanted !== value.likely.has(sentence));
    changed.value = new Map(otherwise);
    act(keep("ticks"));
  };

  const replace = async (other: Omit<Draft, "changed">): Promise<void> => {
    const before = current();
    const isLost = before.text.trim() !== "" && before.text !== other.text;
    const putting = put({ ...other, changed: new Map() });
    if (text.peek() === other.text) replaced.value = isLost ? { ...before, isOfAnotherPage: false } : null;
    await putting;
  };

  return {
    text,
    read: reading.read,
    isReading: reading.isReading,
    chosen,
    isFull,
    problem,
    isSending,
    isReplaced: computed(() => replaced.value !== null),
    replace: (other) => replace({ text: other, name: "" }),
    clear: () => replace({ text: "", name: "" }),
    async takeBack() {
      const { value } = replaced;
      // Of two texts, neither takes the place of the other for good.
      replaced.value = value?.isOfAnotherPage === true ? { ...current(), isOfAnotherPage: true } : null;
      if (value !== null) await put(value);
    },
    type(written) {
      const before = text.peek();
      if (!set(written)) return;
      // What replaces a file's text is no longer that file's.
      if (name !== "" && isAnother(before, written)) name = "";
      if (elsewhere !== null) replaced.value = { ...elsewhere, isOfAnotherPage: true };
      else if (replaced.peek()?.isOfAnotherPage !== true) replaced.value = null;
      elsewhere = null;
      act(keep("text"));
      reading.soon();
    },
    async open(file) {
      const opened = await readTextFile(file);
      if (opened.ok) await replace(opened.value);
      else problem.value = { reason: opened.failure };
    },
    choose(sentence, isChosen) {
      if (isChosen && isFull.peek()) return;
      changed.value = new Map(changed.peek()).set(sentence, isChosen);
      act(keep("ticks"));
    },
    async start() {
      const claims = [...chosen.peek()];
      if (isSending.peek() || reading.isReading.peek() || claims.length === 0) return null;
      isSending.value = true;
      problem.value = null;
      try {
        const sent = text.peek();
        const added = await askGroup({ title: titleOf(name, sent), origin: null, text: sent, claims });
        if (!added.ok) {
          problem.value = { reason: "not-sent", failure: added.failure };
          return null;
        }
        // What was written meanwhile was not sent.
        if (text.peek() === sent) {
          const isLeft = replaced.peek()?.isOfAnotherPage === true;
          const next = elsewhere ?? (isLeft ? replaced.peek() : null) ?? NO_DRAFT;
          [elsewhere, replaced.value] = [null, null];
          clear();
          act(put(next));
        }
        return added.value.id;
      } finally {
        isSending.value = false;
      }
    },
    async takeUp({ text: own, title, claims }) {
      if (text.peek() === "") await readKept();
      if (text.peek() !== "") return false;
      const itsName = title === titleOf("", own) ? "" : title;
      act(put({ text: own, name: itsName, changed: new Map() }).then(() => tickOnly(claims, own)));
      return true;
    },
    listen() {
      act(readKept().then(reading.again));
      const stop = kept.listen({
        text: () => text.peek(),
        onWritten(written, itsName) {
          const own = text.peek();
          const isOwn = isSending.peek() || (own.trim() !== "" && isAnother(own, written));
          elsewhere = isOwn && written !== own ? { text: written, name: itsName, changed: new Map() } : null;
          if (isOwn || !set(written)) return;
          name = itsName;
          reading.soon();
        },
        onTicks(ticked) {
          if (elsewhere !== null) elsewhere = { ...elsewhere, changed: ticked };
          else changed.value = ticked;
        },
        onGone() {
          elsewhere = null;
          if (isSending.peek()) return;
          clear();
          replaced.value = null;
        },
        onOtherGone() {
          elsewhere = null;
          act(keep("text"));
        },
      });
      return () => {
        reading.stop();
        stop();
      };
    },
  };
}

/** Whether one change left less than half of the shorter of two texts where it was, at the beginning and the end. */
function isAnother(before: string, after: string): boolean {
  const shorter = Math.min(before.length, after.length);
  if (shorter === 0) return true;
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return start + end < shorter / 2;
}

const LONGEST_TITLE = 80;

/** The file's name, else the first sentence. */
function titleOf(name: string, text: string): string {
  const [line = ""] = text.trimStart().slice(0, 500).split("\n", 1);
  const sentence = [...sentencesOf(line)].find((each) => /\p{L}/u.test(each)) ?? "";
  return oneLine(name.trim() || sentence, LONGEST_TITLE);
}
