import { t } from "../../platform/i18n.ts";
import { inMarkdown, markdownLink, quoted } from "../verdict-copies.ts";
import type { EarlierAnswer, Report, ReportedClaim, ReportedSource } from "./report-contents.ts";

/** The report as Markdown. Texts of others are escaped, so that they cannot become markup. */
export function reportAsMarkdown({ title, made, claims }: Report): string {
  return `${[`# ${title}`, inMarkdown(made), ...claims.map(claimPart)].join("\n\n")}\n`;
}

function claimPart(claim: ReportedClaim): string {
  const { origin, sources, earlier } = claim;
  return [
    "---",
    quoted(claim.claim),
    `## ${oneLine(claim.verdict)}`,
    [claim.meaning, claim.confidence]
      .filter(Boolean)
      .map((words) => inMarkdown(words ?? ""))
      .join(" "),
    inMarkdown(claim.summary),
    inMarkdown(claim.checked),
    ...claim.changed.map((sentence) => `**${inMarkdown(sentence)}**`),
    sources.length === 0 ? t("sources.none") : `### ${t("sources.title")}`,
    sources.some(({ passage }) => passage.length > 0) && inMarkdown(t("evidence.no_proof")),
    sources.map(sourcePart).join("\n"),
    earlier.length > 0 && `### ${t("earlier.title")}`,
    earlier.map(earlierPart).join("\n"),
    origin && t("copied.origin", markdownLink(origin.title, origin.address)),
  ]
    .filter(Boolean)
    .join("\n\n");
}

function sourcePart({ title, address, archived, passage, note }: ReportedSource): string {
  const words = passage.map(({ text }) => text).join("");
  return [
    `- ${markdownLink(title, address)}`,
    ...(words ? quoted(words).split("\n") : []),
    note && `\n  ${inMarkdown(note)}`,
    archived && `\n  ${markdownLink(t("archive.copy"), archived)}`,
  ]
    .filter(Boolean)
    .map((line, index) => (index === 0 ? line : String(line).replace(/^(?=>)/, "  ")))
    .join("\n");
}

function earlierPart({ verdict, checked, differences }: EarlierAnswer): string {
  return [
    `- **${oneLine(verdict)}** ${inMarkdown(checked)}`,
    ...differences.map((sentence) => `  - ${oneLine(sentence)}`),
  ].join("\n");
}

function oneLine(text: string): string {
  return inMarkdown(text).replace(/\s+/g, " ");
}
