import { batch, computed, signal } from "@preact/signals";
import { claimKey } from "../../../utils/checks/claims/claim.ts";
import { GROUP_LIMITS } from "../../../utils/checks/groups/group.ts";
import { act } from "../../base/trouble.tsx";
import { askGroup } from "../ask-check.ts";
import { isAnother, type OtherText, type Replaced, titleOf } from "./about-text.ts";
import type { DraftProblem, DraftStore } from "./draft-store-types.ts";
import { createKeptDraft, type Draft } from "./kept-draft.ts";
import type { ReadText } from "./read-sentences.ts";
import { readTextFile } from "./read-text-file.ts";
import { createTextReading } from "./text-reading.ts";

const NONE: ReadonlySet<string> = new Set();
const NO_DRAFT: Draft = { text: "", name: "", changed: new Map() };

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
  let openedLast: File | null = null;
  let isKeptRead = false;
  /** What another text took the place of; null: nothing. */
  const replaced = signal<Replaced | null>(null);
  /** Null: no other page has a text of its own. */
  const others = signal<OtherText | null>(null);
  const reading = createTextReading(text);

  const isTicked = ({ likely }: ReadText, sentence: string): boolean =>
    changed.value.get(sentence) ?? likely.has(sentence);
  const chosen = computed((): ReadonlySet<string> => {
    const { value } = reading.read;
    if (value === null) return NONE;
    const chosenOnes = value.sentences.filter((sentence) => isTicked(value, sentence));
    return new Set(chosenOnes.slice(0, GROUP_LIMITS.sentences));
  });
  const isFull = computed(() => chosen.value.size >= GROUP_LIMITS.sentences);
  const current = (): Draft => ({ text: text.peek(), name, changed: changed.peek() });
  const writeOver = (): void => {
    const other = others.peek();
    if (other !== null && text.peek() !== "") others.value = { ...other, isWrittenOver: true };
  };

  const keep = async (what: "ticks" | "text"): Promise<void> => {
    // Where nothing is written here, what another page has stays kept.
    const other = text.peek() === "" ? others.peek() : null;
    if (other?.isWrittenOver === false) return;
    // What is not kept stays while this page is open, and is written again with the next change.
    if (!(await kept.write(other ?? current(), what))) problem.value = { reason: "not-kept" };
    else if (problem.peek()?.reason === "not-kept") problem.value = null;
  };

  /** Takes over what was kept. Where somebody wrote meanwhile, it can be taken back. */
  const readKept = async (): Promise<void> => {
    // Also what was written before the first reading began is nothing that was kept.
    const before = isKeptRead ? text.peek() : "";
    const found = await kept.read();
    isKeptRead = true;
    const own = text.peek();
    if (own !== before && own !== found.text) {
      const isOther = found.text !== before && found.text.trim() !== "";
      if (isOther) others.value = { ...found, isWrittenOver: true };
      await keep("text");
      return;
    }
    const other = others.peek();
    if (other !== null && own.trim() !== "" && isAnother(own, found.text)) {
      // Nothing is kept once the other page has sent its text, or all was cleared: this one stays until the page is closed.
      others.value = found.text === "" ? null : { ...found, isWrittenOver: false };
      return;
    }
    name = found.name;
    batch(() => {
      if (other !== null && !isAnother(other.text, found.text)) others.value = null;
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

  const tick = (ticks: Iterable<readonly [sentence: string, isChosen: boolean]>): void => {
    changed.value = new Map([...changed.peek(), ...ticks]);
    // Ticks are kept of the text that is: written beside another page's, they would take the place of its own.
    const isOthersKept = others.peek()?.isWrittenOver === false;
    writeOver();
    act(keep(isOthersKept ? "text" : "ticks"));
  };

  const replace = async (other: Omit<Draft, "changed">): Promise<void> => {
    const before = current();
    const isLost = before.text.trim() !== "" && before.text !== other.text;
    const putting = put({ ...other, changed: new Map() });
    if (text.peek() === other.text) {
      replaced.value = isLost ? { ...before, by: other.text } : null;
      writeOver();
    }
    await putting;
  };

  /** Once this text was sent, here or from another page. */
  const showNext = (): void => {
    const next = others.peek() ?? NO_DRAFT;
    [others.value, replaced.value] = [null, null];
    clear();
    act(put(next));
  };

  return {
    text,
    read: reading.read,
    isReading: reading.isReading,
    chosen,
    isFull,
    problem,
    isSending,
    isReplaced: computed(
      () => replaced.value !== null || (others.value?.isWrittenOver === true && text.value !== ""),
    ),
    replace: (other) => replace({ text: other, name: "" }),
    clear: () => replace({ text: "", name: "" }),
    async takeBack() {
      const own = replaced.peek();
      const next = own ?? others.peek();
      if (next === null) return;
      const shown = current();
      replaced.value = null;
      // Of two texts, neither takes the place of the other for good, also where another page wrote what is shown.
      if (own?.by !== shown.text)
        others.value = shown.text.trim() === "" ? null : { ...shown, isWrittenOver: true };
      const putting = put(next);
      writeOver();
      await putting;
    },
    type(written) {
      const before = text.peek();
      if (!set(written)) return;
      // What replaces a file's text is no longer that file's.
      if (name !== "" && isAnother(before, written)) name = "";
      replaced.value = null;
      writeOver();
      act(keep("text"));
      reading.soon();
    },
    async open(file) {
      openedLast = file;
      const opened = await readTextFile(file);
      // Of two files the one that was chosen last counts, however long the other took.
      if (openedLast !== file) return;
      if (opened.ok) await replace(opened.value);
      else problem.value = { reason: opened.failure };
    },
    choose(sentence, isChosen) {
      if (!(isChosen && isFull.peek())) tick([[sentence, isChosen]]);
    },
    chooseAll(isChosen) {
      const { value } = reading.read;
      if (value === null) return;
      const room = isChosen ? GROUP_LIMITS.sentences - chosen.peek().size : value.sentences.length;
      const otherwise = value.sentences.filter((sentence) => isTicked(value, sentence) !== isChosen);
      tick(otherwise.slice(0, room).map((sentence) => [sentence, isChosen]));
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
        if (text.peek() === sent) showNext();
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
          const other = others.peek();
          if (isOwn && written !== own)
            others.value = { text: written, name: itsName, changed: new Map(), isWrittenOver: false };
          else if (other?.isWrittenOver === false || !isAnother(other?.text ?? "", written))
            others.value = null;
          if (isOwn || !set(written)) return;
          name = itsName;
          reading.soon();
        },
        onTicks(ticked) {
          const other = others.peek();
          if (other !== null && (!other.isWrittenOver || text.peek() === ""))
            others.value = { ...other, changed: ticked };
          else changed.value = ticked;
        },
        onGone(isCleared) {
          if (isCleared) others.value = null;
          if (isSending.peek()) return;
          if (others.peek() !== null) return showNext();
          clear();
          replaced.value = null;
        },
        onOtherGone() {
          others.value = null;
          if (text.peek() !== "") act(keep("text"));
        },
      });
      return () => {
        reading.stop();
        stop();
      };
    },
  };
}
