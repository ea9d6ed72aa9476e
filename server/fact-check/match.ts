import type { TableClaim } from "./claims/claim.ts";
import type { StatedNumber } from "./reading/numbers.ts";
import { oppositesOf } from "./reading/polarity.ts";
import { readStatement, type Statement } from "./reading/statement.ts";
import { meaningOf } from "./reading/vocabulary.ts";
import type { VerdictName } from "./types.ts";

/** A sentence that the table answers. */
export interface Match {
  entry: TableClaim;
  verdict: VerdictName;
  /** 0 to 1: how much of the sentence the claim of the table accounts for. */
  fit: number;
  /** The sentence says the contrary of the claim of the table, or another figure. */
  differs: "no" | "denied" | "figure";
}

/** How much of the meaning of a sentence a claim of the table has to account for. */
const leastFit = 0.68;

interface CompiledClaim {
  entry: TableClaim;
  about: string[][][];
  /** The claim alone; what the other wordings add stands in `vocabulary`. */
  own: Statement;
  vocabulary: Statement;
}

function union(statements: Statement[], own: Statement): Statement {
  return {
    words: new Set(statements.flatMap((statement) => [...statement.words])),
    content: new Set(statements.flatMap((statement) => [...statement.content])),
    names: new Set(statements.flatMap((statement) => [...statement.names])),
    numbers: statements.flatMap((statement) => statement.numbers),
    denied: own.denied,
    marks: new Set(statements.flatMap((statement) => [...statement.marks])),
  };
}

function compile(entry: TableClaim): CompiledClaim {
  const own = readStatement(entry.claim);
  const about = entry.about.map((line) =>
    line.split("|").map((alternative) => alternative.trim().split(/\s+/).map(meaningOf)),
  );
  const statements = [own, ...(entry.wordings ?? []).map(readStatement)];
  return { entry, about, own, vocabulary: union(statements, own) };
}

function sameNumber(one: StatedNumber, other: StatedNumber): boolean {
  const sameKind = one.kind === other.kind;
  const close = Math.abs(one.value - other.value) <= Math.abs(other.value) * 1e-3;
  return sameKind && close && one.bound === other.bound;
}

type Figures = "as stated" | "right" | "wrong" | "unrelated";

function compareNumbers(claim: CompiledClaim, statement: Statement): Figures {
  const decisive = claim.entry.figure;
  const unknown = statement.numbers.filter(
    (number) => !claim.vocabulary.numbers.some((known) => sameNumber(number, known)),
  );
  const saysFigure = decisive === undefined || statement.numbers.some((number) => number.kind === decisive.kind);
  if (!saysFigure) return "unrelated";
  if (unknown.length === 0) return "as stated";
  if (decisive === undefined) return "unrelated";
  if (unknown.some((number) => number.kind !== decisive.kind || number.bound !== null)) return "unrelated";
  return unknown.every((number) => number.value === decisive.right) ? "right" : "wrong";
}

const denial: Partial<Record<VerdictName, VerdictName>> = {
  CONFIRMED: "REFUTED",
  REFUTED: "CONFIRMED",
  OUTDATED: "CONFIRMED",
};

function denied(verdict: VerdictName): VerdictName | null {
  return denial[verdict] ?? null;
}

/** Finds the claim of the table that a sentence makes. */
export function createMatcher(table: readonly TableClaim[]): (sentence: Statement) => Match | null {
  const claims = table.map(compile);
  const uses = new Map<string, number>();
  for (const { vocabulary } of claims) {
    for (const word of vocabulary.content) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  const weigh = (word: string) => Math.log(1 + claims.length / (uses.get(word) ?? 0.5));
  const weightOf = (words: Iterable<string>) => {
    let sum = 0;
    for (const word of words) sum += weigh(word);
    return sum;
  };

  function compare(claim: CompiledClaim, statement: Statement): Match | null {
    const { entry, vocabulary } = claim;
    const speaksOfIt = claim.about.every((line) =>
      line.some((alternative) => alternative.every((word) => statement.words.has(word))),
    );
    if (!speaksOfIt) return null;
    for (const name of statement.names) if (!vocabulary.content.has(name)) return null;
    for (const mark of statement.marks) {
      const wasTrue = mark === "past" && entry.verdict === "OUTDATED";
      if (!wasTrue && !vocabulary.marks.has(mark)) return null;
    }

    let opposed = false;
    let explained = 0;
    let total = 0;
    for (const word of statement.content) {
      const weight = weigh(word);
      const contrary = oppositesOf(word).some((opposite) => vocabulary.words.has(opposite));
      const known = vocabulary.content.has(word);
      if (!known && contrary) opposed = true;
      if (known || contrary) explained += weight;
      total += weight;
    }
    const share = total === 0 ? 0 : explained / total;
    if (share < leastFit) return null;

    const figures = compareNumbers(claim, statement);
    if (figures === "unrelated") return null;
    const contrary = opposed !== (statement.denied !== vocabulary.denied);
    const wasTrue = entry.verdict === "OUTDATED" && statement.marks.has("past");
    const told = figures === "right" ? "CONFIRMED" : figures === "wrong" ? "REFUTED" : entry.verdict;
    const verdict = contrary || wasTrue ? denied(told) : told;
    if (verdict === null || (opposed && entry.verdict !== "CONFIRMED")) return null;

    const said = [...claim.own.content].filter((word) => statement.content.has(word));
    const coverage = weightOf(said) / Math.max(weightOf(claim.own.content), 1e-9);
    const closeness = share * (0.5 + 0.5 * coverage);
    const differs = figures !== "as stated" ? "figure" : contrary || wasTrue ? "denied" : "no";
    return { entry, verdict, fit: differs === "no" ? closeness : closeness * 0.9, differs };
  }

  return (statement) => {
    let best: Match | null = null;
    for (const claim of claims) {
      const match = compare(claim, statement);
      if (match !== null && match.fit > (best?.fit ?? 0)) best = match;
    }
    return best;
  };
}
