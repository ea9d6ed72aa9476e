import type { HighlightPart } from "../text/highlights.ts";
import { isFunctionWord } from "./claim-search.ts";

/** A part of a text. `service`: marked by the search service; `shared`: a word that the other text has too. */
export interface MarkedPart {
  readonly text: string;
  readonly mark: "service" | "shared" | null;
}

/** Words with their inner punctuation: "7.25", "U.S", "low-income". */
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}.,'’-]*[\p{L}\p{M}\p{N}])?/gu;

/** The words of texts that mean something by themselves, written alike. */
export function tellingWords(texts: readonly string[]): ReadonlySet<string> {
  const words = texts.flatMap((text) => text.match(WORD) ?? []);
  return new Set(words.filter((word) => !isFunctionWord(word)).map(folded));
}

/** The same text, with the words marked that are among `words`. */
export function markShared(
  parts: readonly HighlightPart[],
  words: ReadonlySet<string>,
): readonly MarkedPart[] {
  return parts.flatMap(({ text, isMatch }): readonly MarkedPart[] => {
    if (isMatch) return [{ text, mark: "service" }];
    const marked: MarkedPart[] = [];
    let from = 0;
    for (const { 0: word, index } of text.matchAll(WORD)) {
      if (!words.has(folded(word))) continue;
      if (index > from) marked.push({ text: text.slice(from, index), mark: null });
      marked.push({ text: word, mark: "shared" });
      from = index + word.length;
    }
    if (from < text.length) marked.push({ text: text.slice(from), mark: null });
    return marked;
  });
}

function folded(word: string): string {
  return word.normalize("NFKC").toLowerCase();
}
