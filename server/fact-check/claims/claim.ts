import type { HandPage } from "../../corpus/hand-page.ts";
import type { NumberKind } from "../reading/numbers.ts";
import type { VerdictName } from "../types.ts";

/** The kind of number that a claim stands or falls with. */
export interface DecisiveFigure {
  kind: NumberKind;
  /** The right value, where the sources give one. */
  right?: number;
  /** The sentence that refutes another figure. Without it another figure is another claim. */
  says?: string;
}

/** A claim of the table, in our own words, and what the sources say on it. */
export interface TableClaim {
  claim: string;
  /** The same claim in other words. Their words and numbers count as the claim's own. */
  wordings?: string[];
  /** What a sentence has to speak of to be this claim: every line, in one of its `|` alternatives. */
  about: string[];
  verdict: VerdictName;
  /** 0 to 1, for a sentence that says exactly this. */
  confidence: number;
  /** The facts, in words that hold for the claim as for its denial. */
  summary: string;
  points: string[];
  /** Rows of a table: what, and how much or which. */
  facts?: Array<[what: string, value: string]>;
  figure?: DecisiveFigure;
  sources: HandPage[];
}
