import { factCheckPages } from "../fact-check/pages.ts";
import { findDomain, pageUrl } from "./domains.ts";
import { generatedPages } from "./generated.ts";
import type { HandPage } from "./hand-page.ts";
import type { CorpusPage } from "./page.ts";
import { pageDates } from "./page-dates.ts";
import { handPages } from "./pages/index.ts";
import { diceFor } from "./random.ts";

const mediaTypes = {
  html: "text/html",
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;

/** The sample pages the service starts with; the same for the same moment. */
export function embeddedCorpus(now: Date): CorpusPage[] {
  const seenDomains = new Set<string>();
  return [...handPages, ...factCheckPages, ...generatedPages(now)].map((page) => {
    const fresh = !seenDomains.has(page.domain);
    seenDomains.add(page.domain);
    return corpusPage(page, fresh, now);
  });
}

function corpusPage(page: HandPage, fresh: boolean, now: Date): CorpusPage {
  const { domain, organization, country, level, state, city } = findDomain(page.domain);
  const url = pageUrl(domain, page.path);
  return {
    url,
    title: page.title,
    text: page.text,
    domain,
    organization,
    country,
    level,
    state,
    city,
    language: page.language ?? "en",
    content_type: mediaTypes[page.type ?? "html"],
    ...pageDates(page, fresh, now, diceFor(url)),
  };
}
