import { isNumberWord, isTimeUnit } from "./numbers.ts";
import { meaningOf } from "./vocabulary.ts";

/** A shade that changes what a sentence says, so that a claim without it says something else. */
export type Mark = "all" | "only" | "most" | "past" | "future" | "exception" | "without" | "local";

const denials = new Set(
  `not never no none nobody nothing neither nor cannot false untrue wrong myth hoax lie fails failed fail lacks
  lack refuses refused exempt exempts exempted unable`.split(/\s+/),
);

/** Words that deny another word: "illegal" is "not allowed". */
const deniedMeanings = new Map(
  Object.entries({
    illegal: "allow",
    unlawful: "allow",
    ban: "allow",
    bans: "allow",
    banned: "allow",
    prohibit: "allow",
    prohibits: "allow",
    prohibited: "allow",
    forbid: "allow",
    forbids: "allow",
    forbidden: "allow",
    bars: "allow",
    barred: "allow",
    outlaw: "allow",
    outlaws: "allow",
    outlawed: "allow",
    disallowed: "allow",
    optional: "require",
    voluntary: "require",
    unchanged: "change",
    untaxed: "tax",
    unpaid: "pay",
    unlimited: "limit",
    ineligible: "qualify",
    unconstitutional: "constitutional",
  }),
);

export function isDenial(word: string): boolean {
  return denials.has(word) || word.endsWith("n't");
}

/** Says nothing of its own, although a denial stands in it. */
const emptyPhrases = [
  ["not", "only"],
  ["no", "more", "than"],
  ["no", "less", "than"],
  ["no", "fewer", "than"],
  ["no", "later", "than"],
  ["no", "matter"],
  ["not", "just"],
];

function denies(words: string[], at: number): boolean {
  const word = words[at] ?? "";
  if (emptyPhrases.some((phrase) => phrase.every((part, index) => words[at + index] === part))) return false;
  if (word === "not" && words[at - 1] === "or") return false;
  if (word === "free") return words[at - 1] === "tax";
  if (word === "illegal" && /^(?:immigra|alien|migrant)/.test(words[at + 1] ?? "")) return false;
  return isDenial(word) || deniedMeanings.has(word);
}

export function deniesBy(words: string[]): boolean {
  return words.filter((_, at) => denies(words, at)).length % 2 === 1;
}

/** What a word like "illegal" denies, and "not" for "isn't" and the like; null for any other word. */
export function meaningBehindDenial(word: string): string | null {
  if (word === "cannot" || word.endsWith("n't")) return "not";
  const meaning = deniedMeanings.get(word);
  return meaning === undefined ? null : meaningOf(meaning);
}

const marks = new Map<string, Mark>();
function mark(name: Mark, words: string): void {
  for (const word of words.split(" ")) marks.set(word, name);
}
mark("all", "all every each always entire everyone everybody any anyone anybody automatically");
mark("only", "only solely exclusively");
mark("most", "most majority mostly");
mark("past", "formerly previously");
mark(
  "future",
  "will would should might next soon upcoming tomorrow plan plans propose proposes proposed planning",
);
mark("exception", "if unless except excluding besides");
mark("without", "without");
mark("local", "state states statewide city cities county local");

/** "every ten years" says how often, "only $7.25" and "not only" say nothing of their own. */
function marksNothing(words: string[], at: number): boolean {
  const next = words[at + 1] ?? "";
  if (words[at] === "only") {
    return words[at - 1] === "not" || isNumberWord(next) || /^(?:have|has|need|needs)$/.test(next);
  }
  const unit = isNumberWord(next) ? words[at + 2] : next;
  return /^(?:every|each)$/.test(words[at] ?? "") && isTimeUnit(unit ?? "");
}

export function marksOf(words: string[]): Set<Mark> {
  const found = new Set<Mark>();
  for (const [at, word] of words.entries()) {
    const name = marks.get(word);
    if (name !== undefined && !marksNothing(words, at)) found.add(name);
    if (word === "used" && words[at + 1] === "to") found.add("past");
  }
  return found;
}

const oppositePairs = [
  ["raise", "lower"],
  ["first", "last"],
  ["before", "after"],
  ["oldest", "youngest"],
  ["highest", "lowest"],
  ["largest", "smallest"],
  ["longest", "shortest"],
  ["higher", "lower"],
  ["begin", "end"],
];

const oppositeOf = new Map<string, string[]>();
for (const pair of oppositePairs) {
  const [one = "", other = ""] = pair.map(meaningOf);
  oppositeOf.set(one, [...(oppositeOf.get(one) ?? []), other]);
  oppositeOf.set(other, [...(oppositeOf.get(other) ?? []), one]);
}

/** The meanings that say the contrary of one. */
export function oppositesOf(meaning: string): readonly string[] {
  return oppositeOf.get(meaning) ?? [];
}
