import { pageUrl } from "../corpus/domains.ts";
import type { HandPage } from "../corpus/hand-page.ts";
import type { CorpusPage } from "../corpus/page.ts";
import { findPage } from "./address.ts";
import { type Answer, verdictMeanings } from "./answer.ts";
import { checkPage, checkSentences, combineVerdicts, type Finding } from "./check.ts";
import type { Match, Matcher } from "./match.ts";
import { tokenise } from "./reading/tokens.ts";
import { roleOf } from "./reading/vocabulary.ts";
import { outOfScope } from "./scope.ts";
import type { FactCheckLookup } from "./types.ts";

const nearestPages = 3;
const wordsAskedFor = 12;
const pageNotRead = "This service reads only the pages of its own corpus, and none stands at this address.";

function pagesBehind(sources: HandPage[], lookup: FactCheckLookup): CorpusPage[] {
  return sources.flatMap(({ domain, path }) => lookup.pageAt(pageUrl(domain, path)) ?? []);
}

/** A claim of the table counts only where the corpus holds a page that backs it. */
function backed(match: Match | null, lookup: FactCheckLookup): Match | null {
  if (match === null || match.entry.sources.length === 0) return match;
  return pagesBehind(match.entry.sources, lookup).length > 0 ? match : null;
}

function onlyBacked(findings: Finding[], lookup: FactCheckLookup): Finding[] {
  return findings.map(({ sentence, match }) => ({ sentence, match: backed(match, lookup) }));
}

function matchesIn(findings: Finding[]): Match[] {
  return findings.flatMap(({ match }) => match ?? []);
}

function unique<T>(values: T[]): T[] {
  return [...new Set(values)];
}

function sourcesOf(matches: Match[], lookup: FactCheckLookup): CorpusPage[] {
  const pages = matches.flatMap(({ entry }) => pagesBehind(entry.sources, lookup));
  return [...new Map(pages.map((page) => [page.url, page])).values()];
}

function confidenceOf(match: Match): number {
  const certainty = { no: 1, figure: 0.97, denied: 0.94 }[match.differs];
  return match.entry.confidence * certainty * (0.85 + 0.15 * match.fit);
}

function round(confidence: number): number {
  return Math.round(confidence * 100) / 100;
}

function explain(match: Match): string {
  const { entry, differs } = match;
  const says = differs === "figure" ? entry.figure?.says : undefined;
  return says === undefined ? entry.summary : `${says} ${entry.summary}`;
}

function nearest(text: string, lookup: FactCheckLookup): CorpusPage[] {
  const words = tokenise(text.slice(0, 2000))
    .map((token) => token.text)
    .filter((word) => /^\p{L}/u.test(word) && roleOf(word) === "meaning");
  const asked = unique(words).slice(0, wordsAskedFor).join(" ");
  if (asked === "") return [];
  return lookup
    .nearest(asked, nearestPages * 2)
    .filter((page) => page.country === "US")
    .slice(0, nearestPages);
}

function nameNearest(pages: CorpusPage[]): string {
  if (pages.length === 0) return "No page of its corpus speaks of the subject.";
  const names = pages.map((page) => `“${page.title}” (${page.domain})`).join(", ");
  return `The nearest pages of its corpus do not settle it: ${names}.`;
}

const noFindings = { findings: [], sources: [], read: null };

function unverifiable(text: string, lookup: FactCheckLookup): Answer {
  const pages = nearest(text, lookup);
  const summary = `${verdictMeanings.UNVERIFIABLE} ${nameNearest(pages)}`;
  return { ...noFindings, verdict: "UNVERIFIABLE", confidence: 0.3, summary, nearest: pages };
}

function outside(because: string, confidence: number): Answer {
  const summary = `${verdictMeanings.NOT_A_GOVERNMENT_MATTER} ${because}`;
  return { ...noFindings, verdict: "NOT_A_GOVERNMENT_MATTER", confidence, summary, nearest: [] };
}

/** The answer to findings of which at least one stands in the table. */
function settled(findings: Finding[], lookup: FactCheckLookup, openCounts: boolean): Answer {
  const matches = matchesIn(findings);
  const open = findings.length - matches.length;
  const verdict = combineVerdicts(
    matches.map((match) => match.verdict),
    openCounts && open > 0,
  );
  const share = matches.length / findings.length;
  const confidence = round(Math.min(...matches.map(confidenceOf)) * (openCounts ? Math.sqrt(share) : 1));
  const counted =
    findings.length > 1 ? `${matches.length} of ${findings.length} statements could be compared. ` : "";
  const explained = unique(matches.map(explain)).slice(0, 3).join(" ");
  return {
    verdict,
    confidence,
    summary: `${verdictMeanings[verdict]} ${counted}${explained}`,
    findings,
    sources: sourcesOf(matches, lookup),
    nearest: [],
    read: null,
  };
}

export function judgeWords(text: string, matcher: Matcher, lookup: FactCheckLookup): Answer {
  const findings = onlyBacked(checkSentences(text, matcher), lookup);
  if (matchesIn(findings).length > 0) {
    const answer = settled(findings, lookup, true);
    return answer.verdict === "UNVERIFIABLE" ? { ...answer, nearest: nearest(text, lookup) } : answer;
  }
  const scope = outOfScope(text);
  return scope === null ? unverifiable(text, lookup) : outside(scope.because, scope.confidence);
}

function judgePage(page: CorpusPage, matcher: Matcher, lookup: FactCheckLookup): Answer {
  const findings = onlyBacked(checkPage(page.text, matcher), lookup).filter(({ match }) => match !== null);
  if (findings.length === 0) {
    const answer = unverifiable(page.title, lookup);
    const summary = `The page “${page.title}” was read. None of its sentences is a claim of this service's table.`;
    return { ...answer, summary, read: page };
  }
  const answer = settled(findings, lookup, false);
  const sources = [page, ...answer.sources.filter((source) => source.url !== page.url)];
  return { ...answer, summary: `The page “${page.title}” was read. ${answer.summary}`, sources, read: page };
}

/** Reads the page of the corpus at an address and checks what it says. */
export function judgeAddress(address: URL, matcher: Matcher, lookup: FactCheckLookup): Answer {
  const page = findPage(lookup, address);
  if (page === null) {
    return {
      ...noFindings,
      verdict: "UNVERIFIABLE",
      confidence: 0.3,
      summary: `${pageNotRead} It says nothing on what the page claims. Send the sentence itself to have it checked.`,
      nearest: [],
    };
  }
  if (page.country !== "US") {
    return {
      ...outside(`The page “${page.title}” belongs to a government outside the United States.`, 0.9),
      read: page,
    };
  }
  return judgePage(page, matcher, lookup);
}
