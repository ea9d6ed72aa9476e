import type { TableClaim } from "./claims/claim.ts";
import { readStatement, type Statement } from "./reading/statement.ts";
import { meaningOf } from "./reading/vocabulary.ts";

/** A claim of the table as matching needs it. */
export interface CompiledClaim {
  entry: TableClaim;
  /** What a sentence has to speak of: every line, in one of its alternatives, with all their words. */
  about: string[][][];
  /** The claim first, then its other wordings. */
  wordings: [Statement, ...Statement[]];
  /** What any of the wordings says. */
  said: Pick<Statement, "words" | "content" | "marks" | "numbers">;
}

export function compileClaim(entry: TableClaim): CompiledClaim {
  const about = entry.about.map((line) =>
    line.split("|").map((alternative) => alternative.trim().split(/\s+/).map(meaningOf)),
  );
  const wordings: CompiledClaim["wordings"] = [
    readStatement(entry.claim),
    ...(entry.wordings ?? []).map(readStatement),
  ];
  const said = {
    words: new Set(wordings.flatMap(({ words }) => [...words])),
    content: new Set(wordings.flatMap(({ content }) => [...content])),
    marks: new Set(wordings.flatMap(({ marks }) => [...marks])),
    numbers: wordings.flatMap(({ numbers }) => numbers),
  };
  return { entry, about, wordings, said };
}

export type Weigh = (word: string) => number;

const fillerWeight = 0.3;

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
  let shared = 0;
  let all = 0;
  for (const word of one.words) {
    const weight = one.content.has(word) ? weigh(word) : fillerWeight;
    all += weight;
    if (other.words.has(word)) shared += weight;
  }
  for (const word of other.words) {
    if (!one.words.has(word)) all += other.content.has(word) ? weigh(word) : fillerWeight;
  }
  return all === 0 ? 0 : shared / all;
}
