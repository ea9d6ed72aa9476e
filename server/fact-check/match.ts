import type { TableClaim } from "./claims/claim.ts";
import { type CompiledClaim, compileClaim, likeness, type Weigh, weighByRarity } from "./compiled-claim.ts";
import type { StatedNumber } from "./reading/numbers.ts";
import { oppositesOf } from "./reading/polarity.ts";
import type { Statement } from "./reading/statement.ts";
import type { VerdictName } from "./types.ts";

/** A sentence that the table answers. */
export interface Match {
  entry: TableClaim;
  verdict: VerdictName;
  /** 0 to 1: how near the sentence comes to the words of the table. */
  fit: number;
  /** The sentence says the contrary of the claim of the table, or another figure. */
  differs: "no" | "denied" | "figure";
}

export type Matcher = (sentence: Statement) => Match | null;

/** How much of the meaning of a sentence a claim of the table has to account for. */
const leastShare = 0.68;

/** The same for a sentence that gives another figure: it must speak of that figure and nothing else. */
const leastShareToCorrect = 0.85;

function speaksOfIt({ about }: CompiledClaim, { words }: Statement): boolean {
  return about.every((line) => line.some((alternative) => alternative.every((word) => words.has(word))));
}

/** A name or a shade ("every", "only", "soon") that the table's claim lacks makes it another claim. */
function addsNothingDecisive({ entry, said }: CompiledClaim, { names, marks }: Statement): boolean {
  for (const name of names) if (!said.content.has(name)) return false;
  for (const mark of marks) {
    const wasTrue = mark === "past" && entry.verdict === "OUTDATED";
    if (!wasTrue && !said.marks.has(mark)) return false;
  }
  return true;
}

function accountFor({ said }: CompiledClaim, { content }: Statement, weigh: Weigh) {
  let explained = 0;
  let all = 0;
  let opposed = false;
  for (const word of content) {
    const weight = weigh(word);
    const known = said.content.has(word);
    const contrary = !known && oppositesOf(word).some((opposite) => said.words.has(opposite));
    if (contrary) opposed = true;
    if (known || contrary) explained += weight;
    all += weight;
  }
  return { share: all === 0 ? 0 : explained / all, opposed };
}

/** Two thirds are told as 66 or 67 percent and large counts in round millions; the rest exactly. */
function tolerance({ kind, value }: StatedNumber): number {
  if (kind === "percent" && !Number.isInteger(value) && Math.abs(value * 3 - Math.round(value * 3)) < 1e-6)
    return 0.7;
  return value >= 1e6 ? value * 0.002 : 0;
}

function sameFigure(one: StatedNumber, known: StatedNumber): boolean {
  return one.kind === known.kind && Math.abs(one.value - known.value) <= tolerance(known);
}

function sameNumber(one: StatedNumber, known: StatedNumber): boolean {
  return one.bound === known.bound && sameFigure(one, known);
}

type Figures = "as stated" | "right" | "wrong" | "unrelated";

/** "100 years" does not answer a claim on 100 senators. */
function countsTheSame({ said }: CompiledClaim, { units }: StatedNumber): boolean {
  return units.length === 0 || units.some((unit) => said.units.has(unit));
}

/** "270 of 538 electors": of the figures that the wordings know, the claim's own has to be said. */
function saysOwnFigure({ entry, wordings: [own] }: CompiledClaim, decisive: StatedNumber[]): boolean {
  if (entry.figure?.right === undefined) return true;
  return decisive.some((number) => own.numbers.some((known) => sameFigure(number, known)));
}

function compareFigures(claim: CompiledClaim, { numbers }: Statement): Figures {
  const { figure } = claim.entry;
  if (!numbers.every((number) => countsTheSame(claim, number))) return "unrelated";
  const unknown = numbers.filter((number) => !claim.said.numbers.some((known) => sameNumber(number, known)));
  const decisive = numbers.filter((number) => number.kind === figure?.kind);
  if (figure !== undefined && decisive.length === 0) return "unrelated";
  if (unknown.length === 0) return saysOwnFigure(claim, decisive) ? "as stated" : "unrelated";
  // A right figure beside another one tells more than the table knows
  if (figure?.says === undefined || decisive.length > unknown.length) return "unrelated";
  if (unknown.some((number) => number.kind !== figure.kind || number.bound !== null)) return "unrelated";
  return unknown.every((number) => number.value === figure.right) ? "right" : "wrong";
}

const denialOf: Partial<Record<VerdictName, VerdictName>> = {
  CONFIRMED: "REFUTED",
  REFUTED: "CONFIRMED",
  OUTDATED: "CONFIRMED",
};

/** Whether a sentence denies what the wording nearest to it says; null where that cannot be told. */
function comparePolarity({ wordings }: CompiledClaim, statement: Statement, weigh: Weigh) {
  let same = 0;
  let other = 0;
  for (const wording of wordings) {
    const near = likeness(statement, wording, weigh);
    if (wording.denied === statement.denied) same = Math.max(same, near);
    else other = Math.max(other, near);
  }
  const clear = Math.max(same, other) > 1.1 * Math.min(same, other);
  return clear ? { contrary: other > same, near: Math.max(same, other) } : null;
}

function compare(claim: CompiledClaim, statement: Statement, weigh: Weigh): Match | null {
  const { entry } = claim;
  if (!speaksOfIt(claim, statement) || !addsNothingDecisive(claim, statement)) return null;
  const { share, opposed } = accountFor(claim, statement, weigh);
  if (share < leastShare || (opposed && entry.verdict !== "CONFIRMED")) return null;
  const figures = compareFigures(claim, statement);
  if (figures === "unrelated" || (figures === "wrong" && share < leastShareToCorrect)) return null;

  const polarity = comparePolarity(claim, statement, weigh);
  if (polarity === null) return null;
  const wasTrue = entry.verdict === "OUTDATED" && statement.marks.has("past");
  const contrary = wasTrue || opposed !== polarity.contrary;
  // "not $15" is right where the figure is $7.25; the contrary of a denial with another figure says nothing sure
  if (figures === "wrong" && contrary && !statement.denied) return null;
  const told = { "as stated": entry.verdict, right: "CONFIRMED", wrong: "REFUTED" } as const;
  const verdict = contrary ? denialOf[told[figures]] : told[figures];
  if (verdict === undefined) return null;
  const differs = figures !== "as stated" ? "figure" : contrary ? "denied" : "no";
  const fit = share * (0.5 + 0.5 * polarity.near) * (differs === "no" ? 1 : 0.9);
  return { entry, verdict, fit, differs };
}

/** Finds the claim of the table that a sentence makes. */
export function createMatcher(table: readonly TableClaim[]): Matcher {
  const claims = table.map(compileClaim);
  const weigh = weighByRarity(claims);
  return (statement) => {
    let best: Match | null = null;
    for (const claim of claims) {
      const match = compare(claim, statement, weigh);
      if (match !== null && match.fit > (best?.fit ?? 0)) best = match;
    }
    return best;
  };
}
