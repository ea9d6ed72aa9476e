import { t } from "../../platform/i18n.ts";
import {
  type Block,
  heading,
  list,
  paragraph,
  quotation,
  writeMarkdown,
} from "../../text/markdown-writer.ts";
import type { Digest, DigestPage } from "./digest-contents.ts";

/** What is new for an editor and for notes programs. */
export function digestAsMarkdown({ title, note, made, days }: Digest): string {
  return writeMarkdown([
    heading(1, title),
    paragraph(made),
    paragraph(note),
    ...days.flatMap(({ name, pages }) => [heading(2, name), ...pages.flatMap(pageBlocks)]),
  ]);
}

function pageBlocks({
  title,
  address,
  from,
  snippet,
  said,
  earlier,
  archived,
}: DigestPage): readonly Block[] {
  return [
    heading(3, title),
    paragraph(from),
    paragraph({ link: address ?? "", address }),
    quotation(paragraph(snippet)),
    ...said.map((sentence) => paragraph(sentence)),
    ...(archived === null ? [] : [paragraph({ link: t("archive.copy"), address: archived })]),
    ...(earlier.length === 0 ? [] : [paragraph({ strong: t("changes.earlier") })]),
    list(
      ...earlier.map((state) => [
        paragraph({ strong: state.seen }, " ", state.title),
        quotation(paragraph(state.snippet)),
      ]),
    ),
  ];
}
