import { parseQuery, printQuery } from "../../../utils/search/operators.ts";
import { letterEdits, mostEdits } from "../../../utils/search/other-searches/letter-edits.ts";

/** What a query may have meant: words that nearly match one of its own, from the service's titles or earlier searches. */
export interface WordSources {
  /** Earlier queries of this user. */
  readonly own: readonly string[];
  /** Titles with words that begin like this; empty where nothing more may be asked. */
  readonly titles: (prefix: string) => Promise<readonly string[]>;
}

const SHORTEST = 4;
const WORDS_TRIED = 2;
const MOST_QUERIES = 3;

/** The queries that may have been meant, the likeliest first. `doubtful`: the words that may be misspelt, the first to try first. */
export async function nearQueries(
  q: string,
  doubtful: readonly string[],
  sources: WordSources,
): Promise<readonly string[]> {
  const own = sources.own.filter((query) => query !== q).flatMap(wordsOf);
  const words = doubtful.filter((word) => word.length >= SHORTEST && /^\p{L}+$/u.test(word));
  const found: { readonly word: string; readonly near: readonly string[] }[] = [];
  for (const word of [...new Set(words)].slice(0, WORDS_TRIED)) {
    const near = await nearWords(word, own, sources.titles);
    if (near.length > 0) found.push({ word, near });
  }
  const [first, ...others] = found;
  if (first === undefined) return [];
  return first.near
    .slice(0, others.length > 0 ? 1 : MOST_QUERIES)
    .map((near) =>
      [{ word: first.word, near: [near] }, ...others].reduce(
        (query, each) => withWord(query, each.word, each.near[0] ?? each.word),
        q,
      ),
    );
}

async function nearWords(
  word: string,
  own: readonly string[],
  titles: WordSources["titles"],
): Promise<readonly string[]> {
  const nearest = (words: readonly string[]): readonly string[] =>
    [...new Set(words)]
      .map((each) => ({ each, distance: editsWithin(word, each) }))
      .filter((near) => near.distance > 0 && near.distance <= mostEdits(word))
      .sort((one, other) => one.distance - other.distance)
      .map(({ each }) => each);
  const seen = [...own];
  for (const prefix of prefixesOf(word)) {
    const titleWords = (await titles(prefix)).flatMap(wordsOf);
    // A word of a title is no mistake.
    if (titleWords.includes(word)) return [];
    seen.push(...titleWords);
    const near = nearest(seen);
    if (near.length > 0) return near;
  }
  return nearest(seen);
}

const VOWEL = /[aeiouy]/;

/** The beginning as typed, then the one that was likely meant: two vowels are swapped, or a letter is not doubled. */
function prefixesOf(word: string): readonly string[] {
  const [first = "", second = "", third = ""] = word;
  const isSwapped = VOWEL.test(second) && VOWEL.test(third);
  const isSingle = VOWEL.test(first) && !VOWEL.test(second) && second !== third;
  const meant = isSwapped ? first + third + second : isSingle ? first + second + second : first + second;
  return [...new Set([word.slice(0, 3), meant])];
}

function editsWithin(word: string, other: string): number {
  return Math.abs(word.length - other.length) > 2 ? Number.POSITIVE_INFINITY : letterEdits(word, other);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

function withWord(q: string, word: string, near: string): string {
  const terms = parseQuery(q).map((term) =>
    term.kind === "word" && term.text.toLowerCase() === word ? { ...term, text: near } : term,
  );
  return printQuery(terms);
}
