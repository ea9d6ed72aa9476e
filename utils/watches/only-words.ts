import { lazy } from "../platform/lazy.ts";
import type { SearchResult } from "../search/service-answers.ts";
import { folded } from "../text/fold.ts";
import { plainText } from "../text/highlights.ts";
import { oneLine } from "../text/one-line.ts";

/** What is stored of them; a list of more is a search of its own. */
export const MOST_WORDS = 200;

const WORD = lazy(() => /[\p{L}\p{N}\p{M}]+/gu);
/** Scripts that put no spaces between words. */
const UNSPACED = lazy(
  () =>
    /([\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]+)/u,
);

/** Words and phrases that anyone may have written, as they are stored, and read again later; undefined where there are none. */
export function readWords(written: string): string | undefined {
  const most = MOST_WORDS * 10;
  // The last phrase may have been cut.
  const pieces = written.slice(0, most).split(",");
  const whole = written.length > most && pieces.length > 1 ? pieces.slice(0, -1) : pieces;
  const phrases = new Set<string>();
  let length = -1;
  for (const phrase of whole.map((piece) => oneLine(piece, MOST_WORDS))) {
    if (wordsOf(phrase) === "" || phrases.has(phrase) || length + 1 + phrase.length > MOST_WORDS) continue;
    phrases.add(phrase);
    length += 1 + phrase.length;
  }
  if (phrases.size === 0) return undefined;
  const easyToRead = [...phrases].join(", ");
  return easyToRead.length <= MOST_WORDS ? easyToRead : [...phrases].join(",");
}

/** Whether a page's title or snippet has one of these words or phrases, whole, in any case and with or without accents; where a script has no spaces, anywhere. */
export function hasOneOf(
  { title, snippet }: Pick<SearchResult, "title" | "snippet">,
  words: string,
): boolean {
  const texts = [title, snippet].map((text) => ` ${wordsOf(plainText(text))} `);
  return words.split(",").some((phrase) => {
    const wanted = wordsOf(phrase);
    return wanted !== "" && texts.some((text) => text.includes(bordered(wanted)));
  });
}

/** Words with the space before and after them that a whole word has; one of a script without spaces may have none. */
function bordered(words: string): string {
  const edge = (character: string | undefined): string => (UNSPACED().test(character ?? "") ? "" : " ");
  const characters = [...words];
  return `${edge(characters[0])}${words}${edge(characters.at(-1))}`;
}

/** The words of a text with one space between them, also between scripts with and without spaces. */
function wordsOf(text: string): string {
  const runs = folded(text).match(WORD()) ?? [];
  return runs.flatMap((run) => run.split(UNSPACED()).filter((part) => part !== "")).join(" ");
}
