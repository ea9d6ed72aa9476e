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

function sameNumber(one: StatedNumber, other: StatedNumber): boolean {
  const close = Math.abs(one.value - other.value) <= Math.abs(other.value) * 1e-3;
  return one.kind === other.kind && one.bound === other.bound && close;
}

type Figures = "as stated" | "right" | "wrong" | "unrelated";

function compareFigures({ entry: { figure }, said }: CompiledClaim, { numbers }: Statement): Figures {
  const unknown = numbers.filter((number) => !said.numbers.some((known) => sameNumber(number, known)));
  if (figure !== undefined && !numbers.some((number) => number.kind === figure.kind)) return "unrelated";
  if (unknown.length === 0) return "as stated";
  if (figure?.says === undefined) return "unrelated";
  if (unknown.some((number) => number.kind !== figure.kind || number.bound !== null)) return "unrelated";
  return unknown.every((number) => number.value === figure.right) ? "right" : "wrong";
}

const denialOf: Partial<Record<VerdictName, VerdictName>> = {
  CONFIRMED: "REFUTED",
  REFUTED: "CONFIRMED",
  OUTDATED: "CONFIRMED",
};

function compare(claim: CompiledClaim, statement: Statement, weigh: Weigh): Match | null {
  const { entry } = claim;
  if (!speaksOfIt(claim, statement) || !addsNothingDecisive(claim, statement)) return null;
  const { share, opposed } = accountFor(claim, statement, weigh);
  if (share < leastShare || (opposed && entry.verdict !== "CONFIRMED")) return null;
  const figures = compareFigures(claim, statement);
  if (figures === "unrelated") return null;

  const wordings = claim.wordings.map((wording) => ({ wording, near: likeness(statement, wording, weigh) }));
  const nearest = wordings.reduce((one, next) => (next.near > one.near ? next : one));
  const wasTrue = entry.verdict === "OUTDATED" && statement.marks.has("past");
  const contrary = wasTrue || opposed !== (statement.denied !== nearest.wording.denied);
  const told = { "as stated": entry.verdict, right: "CONFIRMED", wrong: "REFUTED" } as const;
  const verdict = contrary ? denialOf[told[figures]] : told[figures];
  if (verdict === undefined) return null;
  const differs = figures !== "as stated" ? "figure" : contrary ? "denied" : "no";
  const fit = share * (0.5 + 0.5 * nearest.near) * (differs === "no" ? 1 : 0.9);
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
