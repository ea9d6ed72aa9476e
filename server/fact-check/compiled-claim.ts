import type { TableClaim } from "./claims/claim.ts";
import { isDenial } from "./reading/polarity.ts";
import { readStatement, type Statement } from "./reading/statement.ts";
import { meaningOf } from "./reading/vocabulary.ts";

/** A claim of the table as matching needs it. */
export interface CompiledClaim {
  entry: TableClaim;
  /** What a sentence has to speak of: every line, in one of its alternatives, with all their words. */
  about: string[][][];
  /** The claim first, then its other wordings. */
  wordings: [Statement, ...Statement[]];
  /** What any of the wordings says, and the words of `about`. */
  said: Pick<Statement, "words" | "content" | "marks" | "numbers"> & { units: ReadonlySet<string> };
}

export function compileClaim(entry: TableClaim): CompiledClaim {
  const about = entry.about.map((line) =>
    line.split("|").map((alternative) => alternative.trim().split(/\s+/).map(meaningOf)),
  );
  const wordings: CompiledClaim["wordings"] = [
    readStatement(entry.claim),
    ...(entry.wordings ?? []).map(readStatement),
  ];
  const spokenOf = about.flat(2);
  const numbers = wordings.flatMap((wording) => wording.numbers);
  const said = {
    words: new Set([...spokenOf, ...wordings.flatMap(({ words }) => [...words])]),
    content: new Set([...spokenOf, ...wordings.flatMap(({ content }) => [...content])]),
    marks: new Set(wordings.flatMap(({ marks }) => [...marks])),
    numbers,
    units: new Set([...spokenOf, ...numbers.flatMap(({ units }) => units)]),
  };
  return { entry, about, wordings, said };
}

export type Weigh = (word: string) => number;

const fillerWeight = 0.3;
const denialWeight = 1.5;

/** Words that few claims of the table use weigh more; words that none uses weigh most. */
export function weighByRarity(claims: readonly CompiledClaim[]): Weigh {
  const uses = new Map<string, number>();
  for (const { said } of claims) {
    for (const word of said.content) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  return (word) => Math.log(1 + claims.length / (uses.get(word) ?? 0.5));
}

/** 0 to 1: how much of the words of two statements they share. */
export function likeness(one: Statement, other: Statement, weigh: Weigh): number {
  const weightIn = ({ content }: Statement, word: string) =>
    content.has(word) ? weigh(word) : isDenial(word) ? denialWeight : fillerWeight;
  let shared = 0;
  let all = 0;
  for (const word of one.words) {
    const weight = weightIn(one, word);
    all += weight;
    if (other.words.has(word)) shared += weight;
  }
  for (const word of other.words) if (!one.words.has(word)) all += weightIn(other, word);
  return all === 0 ? 0 : shared / all;
}
