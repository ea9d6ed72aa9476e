import { t } from "../../platform/i18n.ts";
import { frontMatter } from "../../text/front-matter.ts";
import {
  type Block,
  heading,
  list,
  paragraph,
  quotation,
  RULE,
  writeMarkdown,
} from "../../text/markdown-writer.ts";
import type { EarlierAnswer, ReportedClaim, ReportedSource, ReportTitle } from "./report-contents.ts";
import type { HashedText } from "./report-hashes.ts";
import type { ReportedNames } from "./report-names.ts";
import { originBlock, sourceLink } from "./verdict-markdown.ts";

/** The properties that notes programs list, and the title. */
export function startAsMarkdown(
  { title, note, made, day }: ReportTitle,
  { claims, verdicts, services, sources }: ReportedNames,
): string {
  const properties = frontMatter({
    title,
    date: day,
    tags: ["fact-check"],
    claims: [...claims],
    verdicts: [...verdicts],
    services: [...services],
    sources: [...sources],
  });
  return properties + writeMarkdown([heading(1, title), paragraph(made), paragraph(note)]);
}

export function claimAsMarkdown(claim: ReportedClaim): string {
  return writeMarkdown(claimBlocks(claim));
}

export function hashesAsMarkdown(hashes: readonly HashedText[]): string {
  return writeMarkdown([
    RULE,
    heading(2, t("report.hashes")),
    paragraph(t("report.hash_shows")),
    paragraph(t("report.hash_of")),
    list(...hashes.map(({ name, sha256 }) => [paragraph(t("text.labelled", name, sha256))])),
  ]);
}

function claimBlocks(claim: ReportedClaim): readonly Block[] {
  const { origin, sources, earlier } = claim;
  const hasPassages = sources.some(({ passage }) => passage.length > 0);
  return [
    RULE,
    paragraph(claim.name),
    quotation(paragraph(claim.claim)),
    heading(2, claim.verdict),
    paragraph([claim.meaning, claim.confidence].join(" ")),
    paragraph(claim.summary),
    paragraph(claim.given),
    paragraph(claim.checked),
    ...claim.changed.map((sentence) => paragraph({ strong: sentence })),
    sources.length === 0 ? paragraph(t("sources.none")) : heading(3, t("sources.title")),
    ...(hasPassages ? [paragraph(t("passages.no_proof"))] : []),
    list(...sources.map(sourceBlocks)),
    ...(claim.note === "" ? [] : [heading(3, t("note.label")), paragraph(claim.note)]),
    ...(earlier.length > 0 ? [heading(3, t("earlier.title")), list(...earlier.map(earlierBlocks))] : []),
    ...(origin ? [originBlock(origin.title, origin.address)] : []),
  ];
}

function sourceBlocks({ title, address, archived, save, passage, note }: ReportedSource): readonly Block[] {
  return [
    paragraph(sourceLink(title, address)),
    quotation(paragraph(passage.map(({ text }) => text).join(""))),
    paragraph(note ?? ""),
    ...(archived === null ? [] : [paragraph(sourceLink(t("archive.copy"), archived))]),
    ...(save === null ? [] : [paragraph(sourceLink(t("report.save"), save))]),
  ];
}

function earlierBlocks({ verdict, checked, differences, note }: EarlierAnswer): readonly Block[] {
  return [
    paragraph({ strong: verdict }, ` ${checked}`),
    ...(note === "" ? [] : [paragraph({ strong: t("note.label") }, ` ${note}`)]),
    paragraph(t("earlier.next")),
    list(...differences.map((sentence) => [paragraph(sentence)])),
  ];
}
