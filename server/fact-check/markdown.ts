import { shortened } from "../query/shortened.ts";
import type { Answer, Verdict } from "./types.ts";
import { type SourcePage, VERDICTS } from "./types.ts";
import { readSentence, sentencesOf } from "./words.ts";

const LONGEST_QUOTE = 320;

const NOTE =
  "*This verdict comes from a local stand-in for the fact-check service, not from the public one. " +
  "It compares claims with a small table that was written for trying and testing, and with the pages of its own collection.*";

/** The whole answer in Markdown: headings, tables, lists, quotes and links. */
export function resultInMarkdown(claim: string, answer: Answer): string {
  const said = asMarkdown(claim);
  return [
    `## ${VERDICTS[answer.verdict].title}`,
    ...(said === "" ? [] : [`> “${said}”`]),
    asMarkdown(answer.summary, Number.POSITIVE_INFINITY),
    overview(answer),
    ...whatSourcesSay(answer),
    ...quote(answer),
    ...pages("Official sources", answer.sources, (index) => `${index + 1}.`),
    ...pages("Nearest pages", answer.nearest, () => "-"),
    "---",
    NOTE,
  ].join("\n\n");
}

/** A verdict as one Markdown text for reading. */
export function verdictAsText(verdict: Verdict): string {
  const { title, meaning } = VERDICTS[verdict.verdict];
  return `# Fact-check: ${title}

- **Verdict:** ${verdict.verdict}, ${meaning}
- **Confidence:** ${asPercent(verdict.confidence)}
- **Checked:** ${verdict.timestamp}

${verdict.result}
`;
}

/** Text as one line of Markdown that reads as the text itself. */
export function asMarkdown(text: string, limit = LONGEST_QUOTE): string {
  const plain = text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim();
  return shortened(plain, limit).replaceAll(/[\\`*_[\]<>|~&]/g, "\\$&");
}

function asPercent(confidence: number): string {
  return `${Math.round(confidence * 100)}%`;
}

function link({ title, url }: SourcePage): string {
  return `[${asMarkdown(title)}](${url.replaceAll("(", "%28").replaceAll(")", "%29").replaceAll(" ", "%20")})`;
}

function table(head: string, rows: readonly (readonly [string, string])[]): string {
  return [`| ${head} |`, "| --- | --- |", ...rows.map(([left, right]) => `| ${left} | ${right} |`)].join(
    "\n",
  );
}

function overview({ verdict, confidence, sources, read }: Answer): string {
  return table("At a glance | ", [
    ["Verdict", VERDICTS[verdict].title],
    ["Confidence", asPercent(confidence)],
    ["Official sources", String(sources.length)],
    ...(read ? [["Page read", link(read)] as const] : []),
  ]);
}

function whatSourcesSay({ matches }: Answer): string[] {
  const entries = [...new Set(matches.map(({ entry }) => entry))];
  return entries.slice(0, 6).flatMap(({ claim, points, facts }) => [
    `### ${entries.length > 1 ? asMarkdown(claim) : "What the sources say"}`,
    points.map((point) => `- ${asMarkdown(point)}`).join("\n"),
    ...(facts.length > 0
      ? [
          table(
            "Figure | Value",
            facts.map(([what, value]) => [asMarkdown(what), asMarkdown(value)]),
          ),
        ]
      : []),
  ]);
}

/** The sentence of the first source that shares most words with the claim. */
function quote({ matches: [match], sources: [page] }: Answer): string[] {
  if (!match || !page) return [];
  const wanted = readSentence(match.entry.claim);
  const ranked = sentencesOf(page.text).map((sentence) => {
    const { words, numbers } = readSentence(sentence);
    const shared = [...words].filter((word) => wanted.words.has(word)).length;
    return {
      sentence,
      shared: shared + 2 * [...numbers].filter((value) => wanted.numbers.has(value)).length,
    };
  });
  const [best] = ranked.sort((one, other) => other.shared - one.shared);
  if (!best || best.shared === 0) return [];
  return [`> “${asMarkdown(best.sentence, 400)}”\n>\n> ${link(page)}, ${asMarkdown(page.domain)}`];
}

function pages(heading: string, listed: readonly SourcePage[], mark: (index: number) => string): string[] {
  if (listed.length === 0) return [];
  const lines = listed.map((page, index) => `${mark(index)} ${link(page)}, ${asMarkdown(page.organization)}`);
  return [`### ${heading}`, lines.join("\n")];
}
