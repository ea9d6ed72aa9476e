import type { SearchResult } from "../search/answers.ts";
import { folded } from "../text/fold.ts";
import { plainText } from "../text/highlights.ts";
import { oneLine } from "../text/one-line.ts";

/** What is stored of them; a list of more is a search of its own. */
export const MOST_WORDS = 200;

const WORD = /[\p{L}\p{N}]+/gu;

/** Words and phrases that anyone may have written, as they are stored; undefined where there are none. */
export function readWords(written: string): string | undefined {
  const phrases = oneLine(written, MOST_WORDS)
    .split(",")
    .map((phrase) => phrase.trim())
    .filter((phrase) => wordsOf(phrase) !== "");
  return phrases.length === 0 ? undefined : [...new Set(phrases)].join(", ");
}

/** Whether a page's title or snippet has one of these words or phrases, whole, in any case and with or without accents. */
export function hasOneOf(
  { title, snippet }: Pick<SearchResult, "title" | "snippet">,
  words: string,
): boolean {
  const texts = [title, snippet].map((text) => ` ${wordsOf(plainText(text))} `);
  return words.split(",").some((phrase) => {
    const wanted = wordsOf(phrase);
    return wanted !== "" && texts.some((text) => text.includes(` ${wanted} `));
  });
}

/** The words of a text with one space between them. */
function wordsOf(text: string): string {
  return (folded(text).match(WORD) ?? []).join(" ");
}
