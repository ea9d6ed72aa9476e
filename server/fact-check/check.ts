import type { Match, Matcher } from "./match.ts";
import { clausesOf, sentencesOf } from "./reading/sentences.ts";
import { readStatement } from "./reading/statement.ts";
import type { VerdictName } from "./types.ts";

/** A sentence of a claim and what the table says on it. */
export interface Finding {
  sentence: string;
  match: Match | null;
}

function findClauses(sentence: string, matcher: Matcher): Finding[] {
  const parts = clausesOf(sentence).map((clause) => ({
    sentence: clause.trim(),
    match: matcher(readStatement(clause)),
  }));
  return parts.length > 1 && parts.some((part) => part.match !== null) ? parts : [];
}

function find(sentence: string, matcher: Matcher, clauses: boolean): Finding[] {
  const statement = readStatement(sentence);
  const match = matcher(statement);
  if (match !== null) return [{ sentence, match }];
  const parts = clauses ? findClauses(sentence, matcher) : [];
  if (parts.length > 0) return parts;
  // "Did you know?" and the like claim nothing
  return statement.content.size < 2 ? [] : [{ sentence, match: null }];
}

/** What the table says on each sentence of a page. */
export function checkPage(text: string, matcher: Matcher): Finding[] {
  return sentencesOf(text).flatMap((sentence) => find(sentence, matcher, false));
}

/** What the table says on each sentence of a claim, or on the parts of one. */
export function checkSentences(text: string, matcher: Matcher): Finding[] {
  const sentences = sentencesOf(text);
  const findings = sentences.flatMap((sentence) => find(sentence, matcher, true));
  if (sentences.length < 2 || findings.some((finding) => finding.match !== null)) return findings;
  // One claim told in two sentences: "The federal minimum wage? It is $7.25 an hour."
  const whole = sentences.length > 3 ? null : matcher(readStatement(text));
  return whole === null ? findings : [{ sentence: sentences.join(" "), match: whole }];
}

const gravest: VerdictName[] = [
  "REFUTED",
  "MISLEADING",
  "OUTDATED",
  "UNVERIFIABLE",
  "NOT_A_GOVERNMENT_MATTER",
];

/** One verdict for all sentences; `open` says that some of them have none. */
export function combineVerdicts(verdicts: VerdictName[], open: boolean): VerdictName {
  const [first] = verdicts;
  if (first === undefined) return "UNVERIFIABLE";
  const supported = verdicts.filter((verdict) => verdict === "CONFIRMED" || verdict === "PARTIALLY_TRUE");
  if (supported.length === verdicts.length) {
    return verdicts.every((verdict) => verdict === "CONFIRMED") && !open ? "CONFIRMED" : "PARTIALLY_TRUE";
  }
  if (supported.length > 0) return "PARTIALLY_TRUE";
  return gravest.find((verdict) => verdicts.includes(verdict)) ?? first;
}
