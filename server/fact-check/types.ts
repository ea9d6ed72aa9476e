import type { CorpusPage } from "../corpus/page.ts";

/** The verdicts of section 2.2 of the fact-check contract. */
export type VerdictName =
  | "CONFIRMED"
  | "REFUTED"
  | "PARTIALLY_TRUE"
  | "MISLEADING"
  | "OUTDATED"
  | "UNVERIFIABLE"
  | "NOT_A_GOVERNMENT_MATTER";

export interface OfficialSource {
  title: string;
  url: string;
  domain: string;
}

/** The answer to a fact-check, as section 2.1 of the contract shows it. */
export interface Verdict {
  success: boolean;
  claim: string;
  verdict: VerdictName;
  confidence: number;
  summary: string;
  officialSources: OfficialSource[];
  /** The whole result in Markdown. */
  result: string;
  timestamp: string;
}

/** What a fact-check may ask of the corpus. */
export interface FactCheckLookup {
  pageAt(url: string): CorpusPage | null;
  nearest(words: string, limit: number): CorpusPage[];
}

export type FactChecker = (claim: string, now: Date) => Verdict;
