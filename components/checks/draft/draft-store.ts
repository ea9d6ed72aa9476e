import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { GROUP_LIMITS } from "../../../utils/checks/group.ts";
import type { StorageProblem } from "../../../utils/platform/failure.ts";
import { failureSentence } from "../../../utils/platform/failure-sentences.ts";
import { localRecord } from "../../../utils/platform/local-record.ts";
import { sentencesOf } from "../../../utils/text/sentences-in.ts";
import { act } from "../../base/trouble.tsx";
import { askGroup } from "../ask-check.ts";
import { type ReadText, readSentences } from "./read-sentences.ts";
import { type FileProblem, readTextFile } from "./read-text-file.ts";

/** Apart, so that a tick does not write the whole text again. */
const storedText = localRecord<{ readonly text: string; readonly name: string }>("draft-text", 1);
const storedTicks = localRecord<readonly (readonly [string, boolean])[]>("draft-ticks", 1);

/** Nobody types a sentence faster. */
const PAUSE = 300;
const NONE: ReadonlySet<string> = new Set();

export type DraftProblem =
  | { readonly reason: FileProblem | "too-long" | "not-kept" }
  | { readonly reason: "not-sent"; readonly sentence: string };

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
  type(text: string): void;
  open(file: File): Promise<void>;
  choose(sentence: string, isChosen: boolean): void;
  /** Puts the chosen sentences in line. Must be called synchronously in the click. Returns the id of their group; null: it failed. */
  start(): Promise<string | null>;
  /** Reads what was kept, until the returned function is called, which keeps what there is. */
  follow(): () => void;
}

/**
 * A text whose sentences are being chosen. The page's own state decides until the start: what is kept beside it is only read
 * when a page opens, so that no tick can be overtaken by an older one.
 */
export function createDraftStore(): DraftStore {
  const kept = storedText.read();
  const text = signal(kept?.text ?? "");
  const read = signal<ReadText | null>(null);
  /** Where the reader decided otherwise than the rules. */
  const changed = signal<ReadonlyMap<string, boolean>>(new Map(storedTicks.read() ?? []));
  const problem = signal<DraftProblem | null>(null);
  const isSending = signal(false);
  let name = kept?.name ?? "";
  let unkept: "nothing" | "ticks" | "text" = "nothing";
  let [keeping, reading]: (ReturnType<typeof setTimeout> | undefined)[] = [];
  /** The text that `read` is of. */
  const readOf = signal("");

  const chosen = computed((): ReadonlySet<string> => {
    const { value } = read;
    if (value === null) return NONE;
    const isChosen = (sentence: string) => changed.value.get(sentence) ?? value.likely.has(sentence);
    return new Set(value.sentences.filter(isChosen).slice(0, GROUP_LIMITS.sentences));
  });
  const isReading = computed(() => text.value.trim() !== "" && readOf.value !== text.value);
  const isFull = computed(() => chosen.value.size >= GROUP_LIMITS.sentences);

  const readAgain = async (): Promise<void> => {
    clearTimeout(reading);
    const own = text.peek();
    const answer = own.trim() === "" ? null : await readSentences(own, () => own !== text.peek());
    if (own !== text.peek()) return;
    batch(() => {
      read.value = answer;
      readOf.value = own;
    });
  };

  const keep = (): void => {
    clearTimeout(keeping);
    const what = unkept;
    unkept = "nothing";
    if (what === "nothing") return;
    const isEmpty = text.peek() === "";
    if (isEmpty) {
      storedText.forget();
      storedTicks.forget();
      return;
    }
    const notKept: StorageProblem | null =
      (what === "text" ? storedText.write({ text: text.peek(), name }) : null) ??
      storedTicks.write([...changed.peek()]);
    if (notKept !== null) problem.value = { reason: "not-kept" };
  };

  const keepSoon = (what: "ticks" | "text"): void => {
    unkept = unkept === "text" ? unkept : what;
    clearTimeout(keeping);
    keeping = setTimeout(keep, PAUSE);
  };

  const set = (written: string): boolean => {
    problem.value = written.length > GROUP_LIMITS.text ? { reason: "too-long" } : null;
    if (problem.value !== null) return false;
    text.value = written;
    return true;
  };

  const clear = (): void => {
    text.value = "";
    name = "";
    read.value = null;
    changed.value = new Map();
    unkept = "text";
    keep();
  };

  return {
    ...{ text, read, isReading, chosen, isFull, problem, isSending },
    type(written) {
      if (!set(written)) return;
      // What replaces a file's text is no longer that file's.
      if (written === "") name = "";
      keepSoon("text");
      clearTimeout(reading);
      reading = setTimeout(() => act(readAgain()), PAUSE);
    },
    async open(file) {
      const opened = await readTextFile(file);
      if (!opened.ok) {
        problem.value = { reason: opened.failure };
        return;
      }
      if (!set(opened.value.text)) return;
      name = opened.value.name;
      changed.value = new Map();
      unkept = "text";
      keep();
      await readAgain();
    },
    choose(sentence, isChosen) {
      if (isChosen && isFull.peek()) return;
      changed.value = new Map(changed.peek()).set(sentence, isChosen);
      keepSoon("ticks");
    },
    async start() {
      const claims = [...chosen.peek()];
      if (isSending.peek() || isReading.peek() || claims.length === 0) return null;
      isSending.value = true;
      try {
        const title = titleOf(name, text.peek());
        const added = await askGroup({ title, origin: null, text: text.peek(), claims });
        if (added.ok) {
          clear();
          return added.value.id;
        }
        problem.value = { reason: "not-sent", sentence: failureSentence(added.failure) };
        return null;
      } finally {
        isSending.value = false;
      }
    },
    follow() {
      // Another page may have gone on with it since.
      if (unkept === "nothing") {
        const kept = storedText.read();
        name = kept?.name ?? "";
        batch(() => {
          text.value = kept?.text ?? "";
          changed.value = new Map(storedTicks.read() ?? []);
          if (text.value === "") read.value = null;
        });
      }
      addEventListener("pagehide", keep);
      act(readAgain());
      return () => {
        removeEventListener("pagehide", keep);
        clearTimeout(reading);
        keep();
      };
    },
  };
}

const LONGEST_TITLE = 80;

/** The file's name, else the first sentence. */
function titleOf(name: string, text: string): string {
  const [line = ""] = text.trimStart().slice(0, 500).split("\n", 1);
  const [sentence = ""] = sentencesOf(line);
  const title = name.trim() || sentence;
  return title.length <= LONGEST_TITLE ? title : `${title.slice(0, LONGEST_TITLE).trimEnd()}…`;
}
