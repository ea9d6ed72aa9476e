import { percentText } from "../platform/formatters.ts";
import { language, t } from "../platform/i18n.ts";
import type { DoneCheck } from "./check.ts";
import { shownPassages } from "./marked-passages.ts";
import { verdictKind } from "./verdict-kind.ts";
import { verdictMeaning, verdictName } from "./verdict-sentences.ts";

/** A verdict for an e-mail or a note. `serviceWords`: the service's own text without markup, if it was requested. */
export function verdictAsText(check: DoneCheck, serviceWords = ""): string {
  const passages = shownPassages(check);
  const said = passages.map(({ source, text }) => `${t("claim.quoted", text)}\n${source}`);
  const passagePart = passages.length > 0 && [t("evidence.title"), ...said].join("\n\n");
  if (serviceWords.trim())
    return paragraphs([serviceWords.trim(), passagePart, checkedPart(check), originPart(check)]);
  const { verdict, summary, sources } = check.verdict;
  return paragraphs([
    t("claim.quoted", check.claim),
    `${verdictName(verdict)}${confidencePart(check)}. ${verdictMeaning(verdictKind(verdict))}`,
    summary,
    sources.length > 0 &&
      [
        t("sources.title"),
        ...sources.map(({ title, url }) => `- ${[title, url].filter(Boolean).join(" ")}`),
      ].join("\n"),
    passagePart,
    checkedPart(check),
    originPart(check),
  ]);
}

/** A verdict for a document: the service's own text if it was requested, otherwise our words with its full result. */
export function verdictAsMarkdown(check: DoneCheck): string {
  const serviceText = check.serviceText?.trim();
  const passages = passagesInMarkdown(check);
  if (serviceText) return paragraphs([serviceText, passages, checkedPart(check), originLink(check)]);
  const { verdict, summary, sources, result } = check.verdict;
  return paragraphs([
    quoted(check.claim),
    `**${inMarkdown(verdictName(verdict))}**${confidencePart(check)}. ${verdictMeaning(verdictKind(verdict))}`,
    inMarkdown(summary),
    sources.length > 0 &&
      [
        `**${t("sources.title")}**\n`,
        ...sources.map(({ title, url }) => `- ${markdownLink(title, url)}`),
      ].join("\n"),
    passages,
    result.trim() && `**${t("verdict.full_result")}**`,
    result.trim(),
    checkedPart(check),
    originLink(check),
  ]);
}

function passagesInMarkdown(check: DoneCheck): string {
  const passages = shownPassages(check);
  if (passages.length === 0) return "";
  const said = passages.map(({ source, url, text }) => `${quoted(text)}\n>\n> ${markdownLink(source, url)}`);
  return [`**${t("evidence.title")}**`, ...said].join("\n\n");
}

/** As a quotation in Markdown. */
export function quoted(text: string): string {
  return inMarkdown(text)
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");
}

function confidencePart({ verdict: { confidence } }: DoneCheck): string {
  if (confidence === null) return "";
  const percent = percentText(confidence);
  return ` (${t("verdict.confidence")} ${percent})`;
}

function checkedPart({ finishedAt }: DoneCheck): string {
  const when = new Intl.DateTimeFormat(language(), { dateStyle: "long", timeStyle: "short" }).format(
    finishedAt,
  );
  return t("copied.checked", when);
}

function originPart({ origin }: DoneCheck): string {
  return origin === null ? "" : t("copied.origin", [origin.title, origin.url].filter(Boolean).join(" "));
}

function originLink({ origin }: DoneCheck): string {
  return origin === null ? "" : t("copied.origin", markdownLink(origin.title, origin.url));
}

function paragraphs(parts: readonly (string | false | null)[]): string {
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

export function markdownLink(title: string, url: string | null): string {
  const name = inMarkdown((title || url) ?? "").replace(/\s+/g, " ");
  return url === null ? name : `[${name}](<${url.replace(/[<>\s]/g, encodeURIComponent)}>)`;
}

/** Escapes characters that have a meaning in Markdown. */
export function inMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]<>()#!|~]/g, "\\$&");
}
