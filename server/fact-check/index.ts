import type { CorpusPage } from "../corpus/page.ts";
import { addressIn } from "./address.ts";
import { judgeAddress, judgeWords } from "./judge.ts";
import { resultInMarkdown } from "./markdown.ts";
import { createMatcher } from "./match.ts";
import { claimTable } from "./table.ts";
import type { FactChecker, FactCheckLookup, OfficialSource } from "./types.ts";

export { verdictAsText } from "./markdown.ts";

function asSource({ title, url, domain }: CorpusPage): OfficialSource {
  return { title, url, domain };
}

/** A fact-checker that compares claims with the table and takes its sources from the corpus. */
export function createFactChecker(lookup: FactCheckLookup): FactChecker {
  const matcher = createMatcher(claimTable);
  return (claim, now) => {
    const address = addressIn(claim);
    const answer =
      address === null ? judgeWords(claim, matcher, lookup) : judgeAddress(address, matcher, lookup);
    return {
      success: true,
      claim,
      verdict: answer.verdict,
      confidence: answer.confidence,
      summary: answer.summary,
      officialSources: answer.sources.map(asSource),
      result: resultInMarkdown(claim, answer),
      timestamp: now.toISOString(),
    };
  };
}
