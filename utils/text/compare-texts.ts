import { diffArrays } from "diff";
import { sentencesIn } from "./sentences-in.ts";
import { WORD, withoutSpaces } from "./word-pattern.ts";

/** A stretch of a text. `isChanged`: removed from the text before, or added in the one after. */
export interface Stretch {
  readonly text: string;
  readonly isChanged: boolean;
}

export interface TextChanges {
  readonly kind: "changed";
  readonly earlier: readonly Stretch[];
  readonly now: readonly Stretch[];
  /** Figures that another figure took the place of. */
  readonly figures: readonly (readonly [earlier: string, now: string])[];
  /** Whole sentences that are gone. */
  readonly gone: readonly string[];
}

export type Comparison =
  | TextChanges
  /** What both texts show is the same. */
  | { readonly kind: "same" }
  /** They share too little to be two states of one passage. */
  | { readonly kind: "apart" }
  /** They differ too much to be compared. */
  | { readonly kind: "too-different" };

/** Longer texts are not compared. */
const LONGEST = 200_000;
/** Words removed and added. The time it takes grows with their square. */
const MOST_EDITS = 400;
/** In milliseconds: what takes longer differs too much as well. */
const LONGEST_TIME = 50;
/** In longer texts sentences are not looked for, since cutting them takes longer than comparing. */
const LONGEST_IN_SENTENCES = 20_000;
/** Two states of one passage have at least this part of the shorter one's words in common, in order. */
const LEAST_SHARED = 0.5;
/** Longer runs are another text, not other figures. */
const MOST_WORDS_AROUND_FIGURES = 12;
const MOST_FIGURES = 3;
const MOST_SENTENCES = 3;
const LEAST_WORDS = 3;
/** So much of a sentence is gone where the sentence is said to be. */
const GONE = 0.7;

/** Where a service left something out. */
const CUT = "…";
const CUTS = /…|\.{3}/g;

interface Token {
  readonly word: string;
  /** The same as it is written. */
  readonly text: string;
  /** What comes after it up to the next one. */
  readonly gap: string;
}

/** A place where the texts differ: from where to where in each of them. */
interface Difference {
  readonly earlier: readonly [from: number, to: number];
  readonly now: readonly [from: number, to: number];
}

/**
 * Compares two states of a passage word by word. A service shows a window of a page, so what is missing only where a window ends
 * is not said to be removed, unless the texts are whole, as titles are.
 */
export function compareTexts(earlier: string, now: string, areWhole = false): Comparison {
  if (earlier === now) return { kind: "same" };
  if (Math.max(earlier.length, now.length) > LONGEST) return { kind: "too-different" };
  const [before, after] = [tokensOf(earlier), tokensOf(now)];
  const [old, current] = [wordsOf(before.tokens), wordsOf(after.tokens)];
  // In whatever order, so that most texts that differ too much cost no comparison.
  if (old.length + current.length - 2 * countCommon(old, current) > MOST_EDITS)
    return { kind: "too-different" };
  const parts = diffArrays(old, current, { maxEditLength: MOST_EDITS, timeout: LONGEST_TIME });
  if (parts === undefined) return { kind: "too-different" };
  const shared = parts
    .filter(({ added, removed }) => !added && !removed)
    .flatMap(({ value }) => value)
    .filter((word) => word !== CUT).length;
  const shorter = Math.min(countWords(before.tokens), countWords(after.tokens));
  if (shared < LEAST_SHARED * shorter || shorter === 0) return { kind: "apart" };
  const real = differencesIn(parts).filter((each) => isReal(each, before.tokens, after.tokens, areWhole));
  if (real.length === 0) return { kind: "same" };
  return {
    kind: "changed",
    earlier: stretches(
      before,
      real.map((each) => each.earlier),
    ),
    now: stretches(
      after,
      real.map((each) => each.now),
    ),
    figures: figuresIn(real, before.tokens, after.tokens),
    gone: goneSentences(earlier, now, before.tokens, real),
  };
}

interface Tokens {
  /** What comes before the first one. */
  readonly start: string;
  readonly tokens: readonly Token[];
}

function tokensOf(text: string): Tokens {
  const found: {
    readonly word: string;
    readonly text: string;
    readonly from: number;
    readonly to: number;
  }[] = [];
  const words = [...text.matchAll(WORD), ...text.matchAll(CUTS)].sort(
    (one, other) => one.index - other.index,
  );
  for (const { 0: written, index } of words) {
    // Dots between two words without spaces are in the word.
    if (index < (found.at(-1)?.to ?? 0)) continue;
    const word = written === "..." ? CUT : withoutSpaces(written);
    found.push({ word, text: written, from: index, to: index + written.length });
  }
  const tokens = found.map((each, at) => ({
    word: each.word,
    text: each.text,
    gap: text.slice(each.to, found[at + 1]?.from ?? text.length),
  }));
  return { start: text.slice(0, found[0]?.from ?? text.length), tokens };
}

function wordsOf(tokens: readonly Token[]): string[] {
  return tokens.map(({ word }) => word);
}

function countCommon(words: readonly string[], others: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  }).length;
}

function countWords(tokens: readonly Token[]): number {
  return tokens.filter(({ word }) => word !== CUT).length;
}

interface Part {
  readonly count: number;
  readonly added: boolean;
  readonly removed: boolean;
}

function differencesIn(parts: readonly Part[]): readonly Difference[] {
  const differences: { earlier: [number, number]; now: [number, number] }[] = [];
  let [earlier, now] = [0, 0];
  let open: { earlier: [number, number]; now: [number, number] } | undefined;
  for (const { count, added, removed } of parts) {
    if (!added && !removed) {
      open = undefined;
      earlier += count;
      now += count;
      continue;
    }
    if (open === undefined) {
      open = { earlier: [earlier, earlier], now: [now, now] };
      differences.push(open);
    }
    if (removed) earlier += count;
    else now += count;
    open.earlier[1] = earlier;
    open.now[1] = now;
  }
  return differences;
}

/** Whether the page says something else there, and not only the window ends there. */
function isReal(
  { earlier, now }: Difference,
  before: readonly Token[],
  after: readonly Token[],
  areWhole: boolean,
): boolean {
  const inside = [...before.slice(...earlier), ...after.slice(...now)];
  if (inside.some(({ word }) => word === CUT)) return false;
  const isReplaced = earlier[1] > earlier[0] && now[1] > now[0];
  const neighbours = [before[earlier[0] - 1], before[earlier[1]]];
  return isReplaced || neighbours.every((token) => (token === undefined ? areWhole : token.word !== CUT));
}

function stretches(
  { start, tokens }: Tokens,
  changed: readonly (readonly [from: number, to: number])[],
): readonly Stretch[] {
  const drawn: { text: string; isChanged: boolean }[] = [];
  const add = (text: string, isChanged: boolean): void => {
    const last = drawn.at(-1);
    if (text === "") return;
    if (last?.isChanged === isChanged) last.text += text;
    else drawn.push({ text, isChanged });
  };
  add(start, false);
  let next = 0;
  for (const [index, { text, gap }] of tokens.entries()) {
    while ((changed[next]?.[1] ?? Number.POSITIVE_INFINITY) <= index) next += 1;
    const [from, to] = changed[next] ?? [tokens.length, tokens.length];
    const isChanged = index >= from;
    add(text, isChanged);
    // The space after the last changed word belongs to what follows.
    add(gap, isChanged && index < to - 1);
  }
  return drawn;
}

function figuresIn(
  differences: readonly Difference[],
  before: readonly Token[],
  after: readonly Token[],
): TextChanges["figures"] {
  const pairs = differences.flatMap(({ earlier, now }) => {
    const [old, current] = [before.slice(...earlier), after.slice(...now)];
    if (Math.max(old.length, current.length) > MOST_WORDS_AROUND_FIGURES) return [];
    const [from, to] = [old.filter(isFigure), current.filter(isFigure)];
    if (from.length !== to.length) return [];
    return from.map((figure, index) => [figure.text, to[index]?.text ?? ""] as const);
  });
  const known = new Set<string>();
  return pairs
    .filter(([from, to]) => {
      const isNew = !known.has(`${from} ${to}`);
      known.add(`${from} ${to}`);
      return isNew;
    })
    .slice(0, MOST_FIGURES);
}

function isFigure({ word }: Token): boolean {
  return /\p{N}/u.test(word);
}

function goneSentences(
  earlier: string,
  now: string,
  before: readonly Token[],
  differences: readonly Difference[],
): readonly string[] {
  if (earlier.length > LONGEST_IN_SENTENCES) return [];
  const isRemoved = new Set(
    differences.flatMap(({ earlier: [from, to] }) => Array.from({ length: to - from }, (_, at) => from + at)),
  );
  const there = ` ${wordsOf(tokensOf(now).tokens).join(" ")} `;
  const gone: string[] = [];
  let from = 0;
  for (const sentence of sentencesIn(earlier)) {
    const words = wordsOf(tokensOf(sentence).tokens);
    const to = from + words.length;
    const removed = words.filter((_, at) => isRemoved.has(from + at)).length;
    // A word that goes over the end of a sentence would put all that follow out of step.
    if (words.join(" ") !== wordsOf(before.slice(from, to)).join(" ")) return [];
    from = to;
    if (words.length < LEAST_WORDS || words.includes(CUT) || removed < GONE * words.length) continue;
    if (!there.includes(` ${words.join(" ")} `)) gone.push(sentence);
  }
  return gone.slice(0, MOST_SENTENCES);
}
