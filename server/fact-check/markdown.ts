import type { CorpusPage } from "../corpus/page.ts";
import { type Answer, asPercent, quoteFrom, verdictMeanings, verdictTitles } from "./answer.ts";
import type { Finding } from "./check.ts";
import type { Verdict } from "./types.ts";

const longestQuote = 320;

const note =
  "*This verdict comes from a local stand-in for the fact-check service, not from the public one. " +
  "It compares claims with a small table that was written for trying and testing, and with the pages of its own corpus.*";

function shortened(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return `${text
    .slice(0, limit)
    .toWellFormed()
    .replace(/\uFFFD$/, "")
    .trimEnd()}…`;
}

/** Text as one line of Markdown that reads as the text itself. */
export function asMarkdown(text: string, limit = longestQuote): string {
  const plain = text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
  return shortened(plain, limit).replace(/[\\`*_[\]<>|~&]/g, "\\$&");
}

function link(page: CorpusPage): string {
  const url = page.url.replaceAll("(", "%28").replaceAll(")", "%29").replaceAll(" ", "%20");
  return `[${asMarkdown(page.title)}](${url})`;
}

function table(head: [string, string], rows: Array<[string, string]>): string {
  const lines = [head, ["---", "---"], ...rows].map(([left, right]) => `| ${left} | ${right} |`);
  return lines.join("\n");
}

function overview(answer: Answer): string {
  const rows: Array<[string, string]> = [
    ["Verdict", verdictTitles[answer.verdict]],
    ["Confidence", asPercent(answer.confidence)],
    ["Official sources", String(answer.sources.length)],
  ];
  if (answer.read !== null) rows.push(["Page read", link(answer.read)]);
  return table(["At a glance", ""], rows);
}

function sentenceBySentence(findings: Finding[]): string[] {
  if (findings.length < 2) return [];
  const shown = findings.slice(0, 20).map(({ sentence, match }): [string, string] => {
    const verdict = match === null ? "not in the table" : verdictTitles[match.verdict];
    return [asMarkdown(sentence, 160), verdict];
  });
  const more = findings.length - shown.length;
  const rest = more > 0 ? [`${more} further sentences are left out here.`] : [];
  return ["### Sentence by sentence", table(["Sentence", "Verdict"], shown), ...rest];
}

function whatSourcesSay(answer: Answer): string[] {
  const entries = [...new Set(answer.findings.flatMap(({ match }) => (match === null ? [] : [match.entry])))];
  return entries.slice(0, 6).flatMap((entry) => {
    const heading = entries.length > 1 ? asMarkdown(entry.claim) : "What the sources say";
    const points = entry.points.map((point) => `- ${asMarkdown(point)}`).join("\n");
    const facts = (entry.facts ?? []).map(([what, value]): [string, string] => [
      asMarkdown(what),
      asMarkdown(value),
    ]);
    return [`### ${heading}`, points, ...(facts.length > 0 ? [table(["Figure", "Value"], facts)] : [])];
  });
}

function quote(answer: Answer): string[] {
  const claim = answer.findings.find(({ match }) => match !== null)?.match?.entry.claim;
  const [page] = answer.sources;
  if (claim === undefined || page === undefined) return [];
  const said = quoteFrom(page, claim);
  return said === null
    ? []
    : [`> “${asMarkdown(said, 400)}”\n>\n> ${link(page)}, ${asMarkdown(page.domain)}`];
}

function pages(heading: string, listed: CorpusPage[], mark: (index: number) => string): string[] {
  if (listed.length === 0) return [];
  const lines = listed.map((page, index) => `${mark(index)} ${link(page)}, ${asMarkdown(page.organization)}`);
  return [`### ${heading}`, lines.join("\n")];
}

/** The whole answer in Markdown: headings, tables, lists, quotes and links. */
export function resultInMarkdown(claim: string, answer: Answer): string {
  const said = asMarkdown(claim);
  return [
    `## ${verdictTitles[answer.verdict]}`,
    ...(said === "" ? [] : [`> “${said}”`]),
    asMarkdown(answer.summary, Number.POSITIVE_INFINITY),
    overview(answer),
    ...sentenceBySentence(answer.findings),
    ...whatSourcesSay(answer),
    ...quote(answer),
    ...pages("Official sources", answer.sources, (index) => `${index + 1}.`),
    ...pages("Nearest pages", answer.nearest, () => "-"),
    "---",
    note,
  ].join("\n\n");
}

/** A verdict as one Markdown text for reading. */
export function verdictAsText(verdict: Verdict): string {
  return [
    `# Fact-check: ${verdictTitles[verdict.verdict]}`,
    [
      `- **Verdict:** ${verdict.verdict}, ${verdictMeanings[verdict.verdict]}`,
      `- **Confidence:** ${asPercent(verdict.confidence)}`,
      `- **Checked:** ${verdict.timestamp}`,
    ].join("\n"),
    `${verdict.result}\n`,
  ].join("\n\n");
}
