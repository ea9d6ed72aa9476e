import { lazy } from "../../platform/lazy.ts";
import {
  hangsOthersTogether,
  isAuxiliary,
  isCommonVerb,
  isCommonWord,
  isEmptyVerb,
  isNumberWord,
  takesNumber,
  tellsInName,
} from "./function-words.ts";

/** A word of a claim and how much pages are about it. */
export interface WeighedWord {
  readonly text: string;
  readonly weight: number;
}

/** What comes after it is not read. The first sentences of a long claim say what it is about. */
const LONGEST = 2_000;
/** Words farther from a number than this are not what it counts. */
const FAR = 4;
/** In the names of many offices and laws, or said of something else. */
const BROAD = lazy(() => /^(?:federal|free|national|united|office|\p{Ll}{3,12}ed)$/iu);

/**
 * The words a text is about, each once, in its order: what is counted, the subject, names. Times, verbs and actors of any
 * news only where there is nothing else. Without amounts and years, because they may be what is wrong in a claim.
 */
export function weighedWords(text: string): readonly WeighedWord[] {
  const { words, verbAt } = wordsIn(text);
  const numbers = words.filter(({ kind }) => kind === "number");
  const telling = words.filter(({ kind }) => kind === "telling");
  const asked = telling.length > 0 ? telling : words.filter(({ kind }) => kind === "common");
  const seen = new Set<string>();
  return asked.flatMap((word) => {
    const folded = word.text.toLowerCase();
    if (seen.has(folded)) return [];
    seen.add(folded);
    const distance = numbers.reduce((least, { at }) => Math.min(least, Math.abs(at - word.at)), FAR);
    const isMatter = word.at < verbAt || (numbers.length === 0 && word.isObject);
    return [{ text: word.text, weight: weightOf(word, FAR - distance + (isMatter ? 3 : 0)) }];
  });
}

/** The United States in Spanish, in one word. Pages of the United States do not call it that. */
const COUNTRY = lazy(() => /^(?:EUA|EEUU)$/);

function weightOf({ text, isName, isPlaced }: FoundWord, place: number): number {
  if (isPlaced || COUNTRY().test(text)) return 0;
  return Math.min(text.length, 8) / 4 + place + (isName ? 4 : 0) - (BROAD().test(text) ? 3 : 0);
}

interface FoundWord {
  readonly text: string;
  readonly kind: "telling" | "number" | "common";
  readonly isName: boolean;
  readonly isPlaced: boolean;
  /** Whether it is what is got, or what something is for or of. */
  readonly isObject: boolean;
  /** How many words that say something are before it. */
  readonly at: number;
}

/** "In", "is", "le": nearly every word of one or two letters is a function word, unless it is in capitals ("US"). */
const SHORT = lazy(() => /^(?:\p{Lu}?\p{Ll}|\p{Ll}{2}|\p{Lu})$/u);
/** A name after one of these is a place where something is, which many pages name. */
const PLACED = lazy(() => /^(?:in|from|across|near|with|en|au|à)$/iu);

function wordsIn(text: string): { readonly words: readonly FoundWord[]; readonly verbAt: number } {
  const isShouted = !/\p{Ll}/u.test(text);
  const words: FoundWord[] = [];
  let verbAt: number | null = null;
  const found = split(text);
  // In small letters it followed somebody who was left out: "(Carney) cut the carbon tax".
  const isBegin = !/^\p{Ll}/u.test(found[0] ?? "");
  const objects = objectsIn(found);
  for (const [index, word] of found.entries()) {
    const [before = "", after = ""] = [found[index - 1], found[index + 1]];
    const isFirst = words.length === 0;
    const hangs =
      SHORT().test(isShouted ? word.toLowerCase() : word) ||
      hangsOthersTogether(word) ||
      isEmptyVerb(word, before, after);
    // "WHO" is a name. Other function words in capitals are only emphasised.
    if (hangs && !/^\p{N}/u.test(word) && (isShouted || word !== "WHO")) {
      if (isAuxiliary(word) && !isFirst) verbAt ??= words.length;
      continue;
    }
    const isCapital = !isShouted && /^\p{Lu}/u.test(word);
    // A sentence begins with a capital. Its first word is a name where the next one has a capital too.
    const isName = isCapital && (!isFirst || /^\p{Lu}/u.test(after) || /\p{Lu}{2}/u.test(word));
    const isInName =
      isName && (/^\p{Lu}/u.test(after) || (/^\p{Lu}/u.test(before) && !hangsOthersTogether(before)));
    const isTelling = (index === 0 && isBegin && isCommonVerb(word)) || (isInName && tellsInName(word));
    // "EE. UU." is one country in two words.
    const isCountry = (word === "EE" && after === "UU") || (word === "UU" && before === "EE");
    const kind = isCountry ? "common" : isTelling ? "telling" : kindOf(word, before, after);
    if (kind === "common" && isCommonVerb(word)) verbAt ??= words.length;
    words.push({
      text: word,
      kind,
      isName,
      isPlaced: isName && PLACED().test(before),
      isObject: objects.has(index),
      at: words.length,
    });
  }
  return { words, verbAt: verbAt ?? words.length };
}

const BEFORE_OBJECT = lazy(() => /^(?:for|get|gets|getting|of)$/iu);

/** Where the last two words are that follow the last "for", "of" or "get" together: "eligible for food stamps". */
function objectsIn(found: readonly string[]): ReadonlySet<number> {
  const before = found.findLastIndex((word) => BEFORE_OBJECT().test(word));
  if (before < 0) return new Set();
  const isPart = (index: number): boolean => !isHanging(found[index] ?? "");
  let start = before + 1;
  while (start < found.length && !isPart(start)) start += 1;
  let end = start;
  while (end < found.length && isPart(end)) end += 1;
  return new Set([end - 1, end - 2].filter((index) => index >= start));
}

function isHanging(word: string): boolean {
  return SHORT().test(word) || hangsOthersTogether(word);
}

function kindOf(word: string, before: string, after: string): FoundWord["kind"] {
  if (/^\p{N}/u.test(word)) return isNamed(word, before, after) ? "telling" : "number";
  if (isNumberWord(word)) return "number";
  if (/^\p{Ll}+ly$/u.test(word) && word.length > 5) return "common";
  return isCommonWord(word) ? "common" : "telling";
}

/** "Section 230", "19th Amendment", "401k". */
function isNamed(number: string, before: string, after: string): boolean {
  const isOrdinal = /^\d{1,3}(?:st|nd|rd|th)$/.test(number) && /^\p{Lu}/u.test(after);
  return isOrdinal || takesNumber(before) || /^\d{3}[a-z]$/.test(number);
}

/** Addresses among the words, "don’t", and what follows an apostrophe in "it’s" and "they’re". */
const NO_WORDS = lazy(
  () => /(?:https?:\/\/|www\.)\S+|(?<!\p{L})\p{L}{1,6}n['’]t(?!\p{L})|['’](?:d|ll|m|re|s|t|ve)(?!\p{L})/giu,
);
/** Invisible characters where a word may be broken at the end of a line. */
const BREAKS = lazy(() => /[\u00AD\u200B\u2060\uFEFF]/gu);
/** A number with letters ("19th", "401k", "$5m") counts as a number. */
const WORD = lazy(() => /[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*(?:\.\p{Lu}(?!\p{L}))*/gu);

function split(text: string): readonly string[] {
  // NFKC, because text copied from a PDF has ligatures ("ﬁling").
  const bare = text.slice(0, LONGEST).normalize("NFKC").replaceAll(BREAKS(), "").replaceAll(NO_WORDS(), " ");
  return Array.from(bare.matchAll(WORD()), ([word]) => withoutDashes(word));
}

function withoutDashes(word: string): string {
  let end = word.length;
  while (word.charAt(end - 1) === "-") end -= 1;
  return word.slice(0, end);
}
