import { lazy } from "../platform/lazy.ts";
import { fileTypeOf } from "./file-type.ts";
import { plainText } from "./highlights.ts";

const DIRECTIVE = ":~:text=";
/** Where an address has directives already, or would have one with the next colon. */
const DIRECTIVES_START = /:~(?::|$)/;
/** Of the whole fragment as it is written into the address. */
const LONGEST = 300;
/** A shorter run is looked for as it is. A longer one by its beginning and end, because it may cross paragraphs. */
const LONGEST_EXACT = 60;
/** Characters of the beginning and of the end, unless a word ends later. Fewer would occur several times in a page. */
const ENOUGH = 32;
/** What comes after it is not looked at. */
const LONGEST_READ = 20_000;
/** Runs with fewer letters and digits could be found anywhere in the page. */
const FEWEST_LETTERS = 10;

/**
 * The address that opens a page at a passage of it, which is the service's escaped text. The address alone where the page
 * is not HTML, or the passage has no run of words that the browser could look for.
 */
export function addressAtPassage(
  address: string,
  passage: string,
  contentType: string | null,
  worth?: RunWorth,
): string {
  if (!isHtml(address, contentType) || DIRECTIVES_START.test(address)) return address;
  const fragment = textFragment(plainText(passage), worth);
  if (fragment === null) return address;
  return address.includes("#") ? address + fragment : `${address}#${fragment}`;
}

/** The address without the words to look for, which is what people are shown and what is copied. */
export function withoutTextFragment(address: string): string {
  return address.replace(/#?:~:.*$/s, "");
}

/** How much a run of words is what the reader looks for. */
export type RunWorth = (run: string) => number;

/**
 * `:~:text=…` for an unbroken run of words in one sentence of a text: the one that is worth most, and of these the longest.
 * Null where no run is long enough.
 */
export function textFragment(passage: string, worth: RunWorth = () => 0): string | null {
  const run = bestRun(passage.slice(0, LONGEST_READ), worth);
  if (run === null) return null;
  if (run.length <= LONGEST_EXACT && fits(encoded(run), LONGEST)) return DIRECTIVE + encoded(run);
  const words = wordEnds(run);
  const start = encoded(beginning(run, words));
  const end = encoded(ending(run, words));
  return start !== "" && end !== "" && fits(`${start},${end}`, LONGEST)
    ? `${DIRECTIVE}${start},${end}`
    : null;
}

function fits(text: string, most: number): boolean {
  return DIRECTIVE.length + text.length <= most;
}

/**
 * Words with these are not in the page as they are here: ellipses stand for what was left out, and invisible characters
 * are sometimes removed. Nor can they be written into an address (lone surrogates).
 */
const BREAKING = lazy(() => /…|\.\.\.|[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\uFFFD]/u);

function bestRun(passage: string, worth: RunWorth): string | null {
  let best = "";
  let bestWorth = 0;
  // A new line starts another paragraph, and a text fragment is found only within one.
  for (const line of passage.split(/[\n\r\u2028\u2029]/)) {
    let run: string[] = [];
    for (const word of [...line.split(/\s+/), "…"]) {
      const isWhole = !BREAKING().test(word);
      if (isWhole) run.push(word);
      if (isWhole && !SENTENCE_END().test(word)) continue;
      const joined = withoutEdges(run.join(" "));
      run = [];
      if ((joined.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < FEWEST_LETTERS) continue;
      const joinedWorth = worth(joined);
      if (joinedWorth < bestWorth || (joinedWorth === bestWorth && joined.length <= best.length)) continue;
      best = joined;
      bestWorth = joinedWorth;
    }
  }
  return best === "" ? null : best;
}

/** The next sentence may be in another paragraph, or another item of a list. */
const SENTENCE_END = lazy(() => /[.!?:;]["'”’»)\]]*$/u);

/** Without the punctuation around words, which pages may set apart from them. The end is sought by steps, in linear time. */
function withoutEdges(run: string): string {
  const characters = [...run];
  const start = characters.findIndex((character) => /[\p{L}\p{N}]/u.test(character));
  const end = characters.findLastIndex((character) => /[\p{L}\p{N}\p{M}]/u.test(character));
  return start === -1 ? "" : characters.slice(start, end + 1).join("");
}

interface Word {
  readonly from: number;
  readonly to: number;
}

let segmenter: Intl.Segmenter | undefined;

/** Browsers find a text only at the boundaries of words, which not every script shows by spaces. */
function wordEnds(run: string): readonly Word[] {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "word" });
  return [...segmenter.segment(run)].flatMap(({ index, segment, isWordLike }) =>
    isWordLike ? [{ from: index, to: index + segment.length }] : [],
  );
}

const HALF = (LONGEST - DIRECTIVE.length - 1) / 2;

function beginning(run: string, words: readonly Word[]): string {
  let text = "";
  for (const { to } of words.slice(0, Math.floor(words.length / 2))) {
    const longer = run.slice(0, to);
    if (encoded(longer).length > HALF) break;
    text = longer;
    if (text.length >= ENOUGH) break;
  }
  return text;
}

function ending(run: string, words: readonly Word[]): string {
  let text = "";
  for (const { from } of words.slice(Math.floor(words.length / 2)).reverse()) {
    const longer = run.slice(from);
    if (encoded(longer).length > HALF) break;
    text = longer;
    if (text.length >= ENOUGH) break;
  }
  return text;
}

/** A comma separates beginning and end, a hyphen marks what is before or after, an ampersand starts the next directive. */
function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll("-", "%2D");
}

/** What the service calls HTML, or a page of unknown type whose address does not end like a file's. */
function isHtml(address: string, contentType: string | null): boolean {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(URL.canParse(address) ? new URL(address).pathname : "")?.[1];
  if (ending !== undefined && FILES().test(ending)) return false;
  return contentType === null || fileTypeOf(contentType) === "html";
}

const FILES = lazy(() => /^(?:pdf|docx?|xlsx?|pptx?|odt|rtf|txt|csv|xml|json|zip|jpe?g|png|gif|mp[34])$/i);
