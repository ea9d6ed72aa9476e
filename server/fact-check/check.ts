import { resultInMarkdown } from "./markdown.ts";
import { createMatcher, type Matcher } from "./match.ts";
import { isElsewhere, outOfScope } from "./scope.ts";
import {
  type Answer,
  type Claim,
  type FactCheckLookup,
  type Match,
  type Scope,
  type SourcePage,
  VERDICTS,
  type Verdict,
  type VerdictName,
} from "./types.ts";
import { sentencesOf, wordsOf } from "./words.ts";

interface Table {
  readonly match: Matcher;
  readonly scope: Scope;
  readonly lookup: FactCheckLookup;
}

/** A fact-checker that compares sentences with a table of claims and takes its sources from the collection. */
export function createFactChecker(claims: readonly Claim[], scope: Scope, lookup: FactCheckLookup) {
  const table: Table = { match: createMatcher(claims), scope, lookup };
  return (claim: string, now: Date): Verdict => {
    const address = addressIn(claim);
    const answer = address ? judgeAddress(address, table) : judgeWords(claim, table);
    return {
      success: true,
      claim,
      verdict: answer.verdict,
      confidence: answer.confidence,
      summary: answer.summary,
      officialSources: answer.sources.map(({ title, url, domain }) => ({ title, url, domain })),
      result: resultInMarkdown(claim, answer),
      timestamp: now.toISOString(),
    };
  };
}

export type FactChecker = ReturnType<typeof createFactChecker>;

const WITHOUT_SCHEME = /^(?:[a-z0-9](?:[a-z0-9-]{0,62})\.){1,8}[a-z]{2,24}(?::\d{1,5})?(?:[/?#]\S*)?$/i;

/** The address that a claim consists of, or null for a claim in words. */
function addressIn(claim: string): URL | null {
  const text = claim.trim();
  if (/\s/.test(text)) return null;
  if (/^https?:\/\//i.test(text)) return URL.parse(text);
  return WITHOUT_SCHEME.test(text) ? URL.parse(`https://${text}`) : null;
}

function judgeAddress(address: URL, table: Table): Answer {
  const { lookup } = table;
  const page = lookup.pageAt(address.href) ?? lookup.pageAt(address.origin + address.pathname);
  if (!page) {
    return open(
      "UNVERIFIABLE",
      0.3,
      "This service reads only the pages of its own collection, and none is at this address. Send the sentence itself to have it checked.",
    );
  }
  if (page.country !== "US") {
    const because = `The page “${page.title}” belongs to a government outside the United States.`;
    return { ...open("NOT_A_GOVERNMENT_MATTER", 0.9, because), read: page };
  }
  const matches = matchesIn(page.text, table);
  if (matches.length === 0) {
    const because = `The page “${page.title}” was read. None of its sentences is a claim of this service's table.`;
    return { ...unverifiable(page.title, table), summary: because, read: page };
  }
  const answer = settled(matches, lookup);
  const sources = [page, ...answer.sources.filter(({ url }) => url !== page.url)];
  return { ...answer, summary: `The page “${page.title}” was read. ${answer.summary}`, sources, read: page };
}

function judgeWords(text: string, table: Table): Answer {
  const matches = matchesIn(text, table);
  if (matches.length > 0) {
    const answer = settled(matches, table.lookup);
    return answer.verdict === "UNVERIFIABLE" ? { ...answer, nearest: nearestTo(text, table) } : answer;
  }
  const because = outOfScope(text, table.scope);
  return because === null ? unverifiable(text, table) : open("NOT_A_GOVERNMENT_MATTER", 0.8, because);
}

/** Sentences of one text that are compared; a claim of 10,000 characters must not take seconds. */
const MOST_SENTENCES = 100;

function matchesIn(text: string, { match, scope, lookup }: Table): Match[] {
  return sentencesOf(text)
    .slice(0, MOST_SENTENCES)
    .flatMap((sentence) => {
      const found = match(sentence);
      if (!found) return [];
      const { sources } = found.entry;
      if (sources.length === 0) return [found];
      // A claim counts only where the collection holds a page that backs it.
      const isBacked = pagesOf(sources, lookup).length > 0;
      return isBacked && !isElsewhere(sentence, scope) ? [found] : [];
    });
}

/** The answer to sentences of which at least one is in the table. */
function settled(matches: readonly Match[], lookup: FactCheckLookup): Answer {
  const verdicts = new Set(matches.map(({ entry }) => entry.verdict));
  const [first = "UNVERIFIABLE"] = verdicts;
  const verdict = verdicts.size === 1 ? first : "PARTIALLY_TRUE";
  const confidence = Math.min(
    ...matches.map(({ entry, overlap }) => entry.confidence * (0.8 + 0.2 * overlap)),
  );
  const summaries = new Set(matches.map(({ entry }) => entry.summary));
  return {
    ...open(verdict, Math.round(confidence * 100) / 100, [...summaries].slice(0, 3).join(" ")),
    matches,
    sources: pagesOf(new Set(matches.flatMap(({ entry }) => entry.sources)), lookup),
  };
}

function pagesOf(urls: Iterable<string>, lookup: FactCheckLookup): SourcePage[] {
  return [...urls].flatMap((url) => lookup.pageAt(url) ?? []);
}

function unverifiable(text: string, table: Table): Answer {
  const nearest = nearestTo(text, table);
  const names = nearest.map(({ title, domain }) => `“${title}” (${domain})`).join(", ");
  const because = names
    ? `The nearest pages of its collection do not settle it: ${names}.`
    : "No page of its collection speaks of the subject.";
  return { ...open("UNVERIFIABLE", 0.3, because), nearest };
}

function nearestTo(text: string, { lookup }: Table): SourcePage[] {
  return lookup.nearest([...new Set(wordsOf(text.slice(0, 2000)))].join(" "), 3);
}

function open(verdict: VerdictName, confidence: number, because: string): Answer {
  const summary = `${VERDICTS[verdict].meaning} ${because}`;
  return { verdict, confidence, summary, matches: [], sources: [], nearest: [], read: null };
}
