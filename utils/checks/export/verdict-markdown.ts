import { t } from "../../platform/i18n.ts";
import { markdownBlocks } from "../../text/markdown-reader.ts";
import {
  type Block,
  heading,
  type Inline,
  list,
  paragraph,
  quotation,
  RULE,
  writeMarkdown,
} from "../../text/markdown-writer.ts";
import { withoutUser } from "../../text/untrusted.ts";
import type { DoneCheck } from "../check.ts";
import { shownPassages } from "../sources/marked-passages.ts";
import { verdictKind } from "../verdict-kind.ts";
import { verdictMeaning, verdictName } from "../verdict-sentences.ts";
import { type AnswersFile, answersFile } from "./claim-file.ts";
import { foundSentence } from "./found-sentence.ts";
import type { ReportHead } from "./report-contents.ts";
import { checkedPart, confidencePart, unnamedIn } from "./verdict-copies.ts";

/**
 * A verdict for a document: the service's own text if it was requested, with the claim and the sources that it does not name,
 * otherwise our words with its full result.
 */
export function verdictAsMarkdown(check: DoneCheck): string {
  return writeMarkdown(verdictBlocks(check));
}

/** Only the verdicts, with their notes, as a document to read. */
export function markdownFile(head: ReportHead | null = null): AnswersFile {
  const rule = `\n${writeMarkdown([RULE])}\n`;
  const note = head?.note ?? "";
  const start = head === null || note === "" ? "" : writeMarkdown([heading(1, head.title), paragraph(note)]);
  return answersFile({ start: start && start + rule, between: rule, end: "" }, (check) =>
    check.state === "done" ? writeMarkdown([...verdictBlocks(check), ...noteBlocks(check)]) : "",
  );
}

/** What the user wrote is for their own file; a verdict alone is copied for others. */
function noteBlocks({ note = "" }: DoneCheck): readonly Block[] {
  return note === "" ? [] : [heading(3, t("note.label")), paragraph(note)];
}

function verdictBlocks(check: DoneCheck): readonly Block[] {
  const serviceText = check.serviceText?.trim() ?? "";
  return [
    ...(serviceText ? serviceBlocks(serviceText, check) : ownBlocks(check)),
    ...passageBlocks(check),
    ...(serviceText ? [] : resultBlocks(check)),
    paragraph(checkedPart(check)),
    ...(check.origin === null ? [] : [originBlock(check.origin.title, check.origin.url)]),
  ];
}

function serviceBlocks(text: string, check: DoneCheck): readonly Block[] {
  const { claim, sources } = unnamedIn(text, check);
  return [
    ...(claim === null ? [] : [quotation(paragraph(claim))]),
    ...markdownBlocks(text),
    ...sourceBlocks(sources),
  ];
}

function ownBlocks(check: DoneCheck): readonly Block[] {
  const { verdict, summary, sources } = check.verdict;
  const meaning = `${confidencePart(check)}. ${verdictMeaning(verdictKind(verdict))}`;
  return [
    quotation(paragraph(check.claim)),
    paragraph({ strong: verdictName(verdict) }, meaning),
    paragraph(summary),
    ...sourceBlocks(sources),
  ];
}

function sourceBlocks(sources: DoneCheck["verdict"]["sources"]): readonly Block[] {
  const links = sources.map(({ title, url }) => [paragraph(sourceLink(title, url))]);
  return titled(t("sources.title"), links.length === 0 ? [] : [list(...links)]);
}

function passageBlocks(check: DoneCheck): readonly Block[] {
  const passages = shownPassages(check).map(({ source, url, text, foundAt, readAt }) =>
    quotation(
      paragraph(text),
      paragraph(sourceLink(source, url)),
      paragraph(foundSentence(Date.parse(foundAt), readAt)),
    ),
  );
  const caution = passages.length > 0 ? [paragraph(t("passages.no_proof"))] : [];
  return titled(t("passages.title"), [...passages, ...caution]);
}

function resultBlocks({ verdict: { result } }: DoneCheck): readonly Block[] {
  return titled(t("verdict.full_result"), result.trim() ? markdownBlocks(result) : []);
}

function titled(title: string, blocks: readonly Block[]): readonly Block[] {
  return blocks.length === 0 ? [] : [paragraph({ strong: title }), ...blocks];
}

/** Stands for the link in a translated sentence. */
const SLOT = "\uE000";

/** Where a claim was found. */
export function originBlock(title: string, address: string | null): Block {
  const [before = "", after = ""] = t("copied.origin", SLOT).split(SLOT);
  return paragraph(before, sourceLink(title, address), after);
}

/** A page by its title, or by its address where it has none. */
export function sourceLink(title: string, address: string | null): Inline {
  const plain = address === null ? null : withoutUser(address);
  return { link: title.trim() || (plain ?? ""), address: plain };
}
