import { withoutHidden } from "../../text/hidden-characters.ts";
import type { HighlightPart } from "../../text/highlights.ts";
import { WORD } from "../../text/word-pattern.ts";
import { isFunctionWord } from "../claims/function-words.ts";
import { figuresApart, unitsIn } from "./compared-figures.ts";

/** A part of a text. `service`: marked by the search service; `shared`: a word that the other text has too. */
export interface MarkedPart {
  readonly text: string;
  readonly mark: "service" | "shared" | null;
}

/** A figure says more than all words of a sentence. */
const FIGURE = 100;
/** So does another figure in the same unit, but less than the claim's own. */
const OTHER_FIGURE = 50;

/** The words of texts that mean something by themselves, written alike. */
export function tellingWords(texts: readonly string[]): ReadonlySet<string> {
  const words = texts.flatMap((text) => withoutHidden(text).match(WORD) ?? []);
  return new Set(words.filter((word) => !isFunctionWord(word)).map(folded));
}

/** The same text as it is seen, with the words marked that are among `words`. */
export function markShared(
  parts: readonly HighlightPart[],
  words: ReadonlySet<string>,
): readonly MarkedPart[] {
  return parts.flatMap(({ text: written, isMatch }): readonly MarkedPart[] => {
    const text = withoutHidden(written);
    if (isMatch) return [{ text, mark: "service" }];
    const marked: MarkedPart[] = [];
    let from = 0;
    for (const { 0: word, index } of text.matchAll(WORD)) {
      if (isFunctionWord(word) || !words.has(folded(word))) continue;
      if (index > from) marked.push({ text: text.slice(from, index), mark: null });
      marked.push({ text: word, mark: "shared" });
      from = index + word.length;
    }
    if (from < text.length) marked.push({ text: text.slice(from), mark: null });
    return marked;
  });
}

/** A stretch of a text that is marked in one stroke, or that is not marked. */
export interface Stroke {
  readonly text: string;
  readonly isMarked: boolean;
}

/** One stroke over neighbouring words, whoever marked them. */
export function strokes(parts: readonly MarkedPart[]): readonly Stroke[] {
  const drawn: { text: string; isMarked: boolean }[] = [];
  for (const { text, mark } of parts) {
    const isMarked = mark !== null;
    const last = drawn.at(-1);
    const before = drawn.at(-2);
    if (last !== undefined && last.isMarked === isMarked) {
      last.text += text;
    } else if (isMarked && before !== undefined && last !== undefined && BETWEEN_WORDS.test(last.text)) {
      drawn.pop();
      before.text += last.text + text;
    } else {
      drawn.push({ text, isMarked });
    }
  }
  return drawn;
}

/** What may stand between neighbouring words. */
const BETWEEN_WORDS = /^[ \u00A0\u202F-]{1,3}$/;

/** How much a text says about a claim: each word of the claim once, figures first. */
export function worthTo(claim: string): (text: string) => number {
  const words = tellingWords([claim]);
  const units = unitsIn(claim);
  return (text) => {
    const shared = [...tellingWords([text])].filter((word) => words.has(word));
    const ofWords = shared.reduce((sum, word) => sum + (/\p{N}/u.test(word) ? FIGURE : 1), 0);
    return ofWords + (figuresApart(text, units).some(({ isFigure }) => isFigure) ? OTHER_FIGURE : 0);
  };
}

/** Figures without their signs, since a page may write "7.25 dollars" and "2000". */
function folded(word: string): string {
  const bare = word.normalize("NFKC").toLowerCase();
  return /\p{N}/u.test(bare) ? bare.replace(/[$£€%\s]/gu, "").replace(/(?<=\d),(?=\d{3}(?!\d))/g, "") : bare;
}
