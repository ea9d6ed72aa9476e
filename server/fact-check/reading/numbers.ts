import { readValue, rounded, tens, units } from "./number-words.ts";
import type { Token } from "./tokens.ts";
import { meaningOf, roleOf } from "./vocabulary.ts";

export type NumberKind = "money" | "percent" | "year" | "ordinal" | "day" | "count";

interface BareNumber {
  kind: NumberKind;
  value: number;
  /** "more than 40" and "under 40" say something else than "40". */
  bound: "above" | "below" | null;
}

export interface StatedNumber extends BareNumber {
  /** What a count counts: the words of meaning and of time right after it. */
  units: readonly string[];
}

const groups = new Map([
  ["dozen", 12],
  ["decade", 10],
  ["decades", 10],
  ["century", 100],
  ["centuries", 100],
  ["twice", 2],
]);
const parts = new Map([
  ["half", 2],
  ["third", 3],
  ["quarter", 4],
  ["fourth", 4],
  ["fifth", 5],
  ["sixth", 6],
  ["eighth", 8],
  ["tenth", 10],
]);
const ordinalUnits = new Map(
  "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth"
    .split(" ")
    .map((word, value) => [word, value] as const),
);
export const months: ReadonlySet<string> = new Set(
  "january february march april may june july august september october november december".split(" "),
);

export function isNumberWord(word: string): boolean {
  return /^[0-9]/.test(word) || word === "$" || units.has(word) || tens.has(word) || groups.has(word);
}

export function isTimeUnit(word: string): boolean {
  return /^(?:year|month|week|day|hour|minute|season)s?$/.test(word);
}

const above = new Set(["over", "above", "beyond", "exceeds", "exceeding", "exceed"]);
const below = new Set(["under", "below"]);

interface Reading {
  number: BareNumber;
  /** The first token that is no part of the number. */
  next: number;
}

function boundBefore(words: string[], at: number): BareNumber["bound"] {
  const start = /^(?:\$|an?)$/.test(words[at - 1] ?? "") ? at - 1 : at;
  const previous = words[start - 1] ?? "";
  const earlier = words[start - 2] ?? "";
  const than = previous === "than";
  if (than && words[start - 3] === "no") return null;
  if (above.has(previous) || (than && /^(?:more|greater|higher|older|longer)$/.test(earlier))) return "above";
  if (below.has(previous) || (than && /^(?:less|fewer|lower|younger|shorter)$/.test(earlier))) return "below";
  return null;
}

function fraction(words: string[], at: number): Reading | null {
  const word = words[at] ?? "";
  const previous = words[at - 1] ?? "";
  if (word === "half") {
    // "time and a half" is no share
    if (previous === "a" && words[at - 2] === "and") return null;
    const start = words[at + 1] === "of" ? at + 2 : at + 1;
    const ofOnePercent =
      /^(?:an?|one|1)$/.test(words[start] ?? "") && /^(?:%|percent)$/.test(words[start + 1] ?? "");
    const value = ofOnePercent ? 0.5 : 50;
    const next = ofOnePercent ? start + 2 : at + 1;
    return { number: { kind: "percent", value, bound: boundBefore(words, at) }, next };
  }
  const counted = previous === "a" || previous === "one" ? 1 : (units.get(previous) ?? Number(previous));
  const part = parts.get(word.replace(/s$/, ""));
  if (part === undefined || !(counted >= 1 && counted < part)) return null;
  const plural = word.endsWith("s");
  const following = words[at + 1];
  const isShare =
    plural || following === undefined || following === "of" || previous === "one" || word === "quarter";
  if (!isShare) return null;
  return {
    number: { kind: "percent", value: rounded((counted * 100) / part), bound: boundBefore(words, at - 1) },
    next: at + 1,
  };
}

function ordinal(words: string[], at: number): Reading | null {
  const word = words[at] ?? "";
  const ten = tens.get(word);
  const unit = ordinalUnits.get(words[at + 1] ?? "");
  if (ten !== undefined && unit !== undefined && unit > 0 && unit < 10) {
    return { number: { kind: "ordinal", value: ten + unit, bound: null }, next: at + 2 };
  }
  const value = ordinalUnits.get(word);
  if (value !== undefined && value > 2) {
    return { number: { kind: "ordinal", value, bound: null }, next: at + 1 };
  }
  if (/^[0-9]+$/.test(word) && /^(?:st|nd|rd|th)$/.test(words[at + 1] ?? "")) {
    const isDay = months.has(words[at - 1] ?? "") || months.has(words[at + 3] ?? "");
    return { number: { kind: isDay ? "day" : "ordinal", value: Number(word), bound: null }, next: at + 2 };
  }
  return null;
}

/** "4 in 10", "one out of five". */
function ratio(words: string[], at: number, value: number, next: number): Reading | null {
  const gap = words[next] === "in" ? 1 : words[next] === "out" && words[next + 1] === "of" ? 2 : 0;
  if (gap === 0) return null;
  const of = readValue(words, next + gap);
  if (of === null || of.value <= value || of.value > 100) return null;
  const share = rounded((value * 100) / of.value);
  return { number: { kind: "percent", value: share, bound: boundBefore(words, at) }, next: of.next };
}

function withUnit(words: string[], at: number, value: number, next: number): Reading {
  const bound = boundBefore(words, at);
  const unit = words[next] ?? "";
  const reading = (kind: NumberKind, stated: number, length: number): Reading => ({
    number: { kind, value: stated, bound },
    next: next + length,
  });
  if (unit === "%" || /^(?:percent|percentage|pct)$/.test(unit)) return reading("percent", value, 1);
  if (unit === "per" && words[next + 1] === "cent") return reading("percent", value, 2);
  if (/^(?:dollars?|bucks|usd)$/.test(unit)) return reading("money", value, 1);
  if (/^cents?$/.test(unit)) return reading("money", rounded(value / 100), 1);
  if (words[at - 1] === "$") return reading("money", value, 0);
  if ((unit === "an" || unit === "per") && words[next + 1] === "hour") return reading("money", value, 2);
  if (value <= 31 && (months.has(unit) || months.has(words[at - 1] ?? ""))) return reading("day", value, 0);
  const isYear = /^(?:1[6-9]|20)[0-9]{2}$/.test(words[at] ?? "") && next === at + 1;
  return reading(isYear ? "year" : "count", value, 0);
}

function readAt(words: string[], at: number): Reading | null {
  const word = words[at] ?? "";
  const whole = fraction(words, at) ?? ordinal(words, at);
  if (whole !== null) return whole;
  const group = groups.get(word);
  if (group !== undefined) {
    return { number: { kind: "count", value: group, bound: boundBefore(words, at) }, next: at + 1 };
  }
  const plain = readValue(words, at);
  if (plain === null) return null;
  // "two thirds" is read from "thirds", "two decades" and "two dozen" as one number
  if (fraction(words, plain.next) !== null) return fraction(words, plain.next);
  const times = groups.get(words[plain.next] ?? "");
  if (times !== undefined) {
    const value = rounded(plain.value * times);
    return { number: { kind: "count", value, bound: boundBefore(words, at) }, next: plain.next + 1 };
  }
  const reading = ratio(words, at, plain.value, plain.next) ?? withUnit(words, at, plain.value, plain.next);
  // "no one", "one of them": a pronoun more often than a number
  const isPronoun = word === "one" && reading.next === at + 1 && reading.number.kind === "count";
  return isPronoun ? null : reading;
}

function unitsAfter(words: string[], { number, next }: Reading): string[] {
  if (number.kind !== "count") return [];
  const units: string[] = [];
  for (const word of words.slice(next, next + 2)) {
    if (!isTimeUnit(word) && roleOf(word) !== "meaning") break;
    units.push(meaningOf(word));
  }
  return units;
}

/** The numbers of a text and the tokens that are no part of one. */
export function readNumbers(tokens: Token[]): { numbers: StatedNumber[]; rest: Token[] } {
  const words = tokens.map((token) => token.text);
  const numbers: StatedNumber[] = [];
  const rest: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const reading = readAt(words, at);
    if (reading === null) {
      const token = tokens[at];
      if (token !== undefined) rest.push(token);
      at += 1;
    } else {
      numbers.push({ ...reading.number, units: unitsAfter(words, reading) });
      at = reading.next;
    }
  }
  return { numbers, rest };
}
