import { embeddedCorpus } from "../../../server/corpus/index.ts";
import type { CorpusPage } from "../../../server/corpus/page.ts";
import { createFactChecker } from "../../../server/fact-check/index.ts";
import type { FactCheckLookup, Verdict } from "../../../server/fact-check/types.ts";

export const now = new Date("2026-03-02T09:30:00Z");

export const corpus = embeddedCorpus(now);

/** A look-up over an array: exact addresses, and pages by how many of the words they hold. */
export function lookupOver(pages: CorpusPage[]): FactCheckLookup {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const texts = pages.map((page) => ({ page, text: `${page.title} ${page.text}`.toLowerCase() }));
  return {
    pageAt: (url) => byUrl.get(url) ?? null,
    nearest: (words, limit) => {
      const wanted = words.split(" ");
      const scored = texts.map(({ page, text }) => ({
        page,
        score: wanted.filter((word) => text.includes(word)).length,
      }));
      const found = scored.filter(({ score }) => score > 0).sort((one, other) => other.score - one.score);
      return found.slice(0, limit).map(({ page }) => page);
    },
  };
}

const checker = createFactChecker(lookupOver(corpus));

export function checkClaim(claim: string): Verdict {
  return checker(claim, now);
}
