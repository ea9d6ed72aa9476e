import type { CorpusPage } from "../corpus/page.ts";
import type { Finding } from "./check.ts";
import { sentencesOf } from "./reading/sentences.ts";
import { readStatement } from "./reading/statement.ts";
import type { VerdictName } from "./types.ts";

/** Everything that a verdict tells, before it is put into words and Markdown. */
export interface Answer {
  verdict: VerdictName;
  confidence: number;
  summary: string;
  findings: Finding[];
  sources: CorpusPage[];
  /** Pages that speak of something near the claim, where none settles it. */
  nearest: CorpusPage[];
  /** The page that was read, where the claim was an address. */
  read: CorpusPage | null;
}

export const verdictTitles: Record<VerdictName, string> = {
  CONFIRMED: "Confirmed",
  REFUTED: "Refuted",
  PARTIALLY_TRUE: "Partially true",
  MISLEADING: "Misleading",
  OUTDATED: "Outdated",
  UNVERIFIABLE: "Unverifiable",
  NOT_A_GOVERNMENT_MATTER: "Not a government matter",
};

export const verdictMeanings: Record<VerdictName, string> = {
  CONFIRMED: "Official sources support this claim.",
  REFUTED: "Official sources contradict this claim.",
  PARTIALLY_TRUE: "Some of this claim is supported by official sources, some is not.",
  MISLEADING: "This claim may be accurate but leaves out what decides how to read it.",
  OUTDATED: "This claim was accurate once and no longer is.",
  UNVERIFIABLE: "No official source known to this service settles this claim.",
  NOT_A_GOVERNMENT_MATTER: "This claim lies outside United States government policy, law and statistics.",
};

export function asPercent(confidence: number): string {
  return `${Math.round(confidence * 100)}%`;
}

/** The sentence of a page that shares most with a claim. */
export function quoteFrom(page: CorpusPage, claim: string): string | null {
  const wanted = readStatement(claim);
  const sentences = sentencesOf(page.text).map((sentence) => {
    const { content, numbers } = readStatement(sentence);
    const words = [...content].filter((word) => wanted.content.has(word)).length;
    const figures = numbers.filter((number) => wanted.numbers.some((known) => known.value === number.value));
    return { sentence, shared: words + 2 * figures.length };
  });
  const best = sentences.reduce((one, next) => (next.shared > one.shared ? next : one), {
    sentence: "",
    shared: 0,
  });
  return best.shared === 0 ? null : best.sentence;
}
