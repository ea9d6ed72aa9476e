import { withoutHidden } from "./hidden-characters.ts";
import { namesAnother } from "./link-words.ts";
import { webPage } from "./untrusted.ts";

/** A string is text and never markup, whoever wrote it. Markup is only what these nodes say. */
export type Inline =
  | string
  | { readonly strong: string }
  | { readonly emphasis: string }
  /** Without an address, or with one that is no web page's, only its words are written. */
  | { readonly link: string; readonly address: string | null };

export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly words: string }
  | { readonly kind: "paragraph"; readonly parts: readonly Inline[] }
  | { readonly kind: "quotation"; readonly blocks: readonly Block[] }
  | { readonly kind: "list"; readonly first: number | null; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: "rule" };

export const paragraph = (...parts: readonly Inline[]): Block => ({ kind: "paragraph", parts });
export const heading = (level: number, words: string): Block => ({ kind: "heading", level, words });
export const quotation = (...blocks: readonly Block[]): Block => ({ kind: "quotation", blocks });
export const list = (...items: readonly (readonly Block[])[]): Block => ({
  kind: "list",
  first: null,
  items,
});
export const RULE: Block = { kind: "rule" };

/**
 * The one place that writes Markdown. CommonMark reads it back as exactly these blocks; what is empty is left out. GitHub's
 * extensions find nothing either: no bare addresses, tables or strikethrough.
 */
export function writeMarkdown(blocks: readonly Block[]): string {
  const written = lines(blocks).join("\n");
  return written && `${written}\n`;
}

function lines(blocks: readonly Block[], isItem = false): readonly string[] {
  const all: string[] = [];
  let isSecondList = false;
  let before: Block | undefined;
  for (const block of blocks) {
    isSecondList = isSecondList ? false : isSameList(before, block);
    const own = linesOf(block, isSecondList);
    if (own.length === 0) continue;
    const isBelow = isItem && before?.kind === "paragraph" && block.kind === "list" && block.first === null;
    if (all.length > 0 && !isBelow) all.push("");
    all.push(...own);
    before = block;
  }
  return all;
}

/** A list right after another would be read as its continuation. */
function isSameList(before: Block | undefined, block: Block): boolean {
  return (
    before?.kind === "list" && block.kind === "list" && (before.first === null) === (block.first === null)
  );
}

function linesOf(block: Block, isSecondList: boolean): readonly string[] {
  switch (block.kind) {
    case "rule":
      return ["---"];
    case "heading": {
      const words = oneLine(block.words);
      return words === "" ? [] : [`${"#".repeat(Math.min(6, Math.max(1, block.level)))} ${words}`];
    }
    case "paragraph":
      return paragraphLines(block.parts);
    case "quotation":
      return lines(block.blocks).map((line) => (line === "" ? ">" : `> ${line}`));
    case "list":
      return listLines(block.first, block.items, isSecondList);
  }
}

function listLines(
  first: number | null,
  items: readonly (readonly Block[])[],
  isSecondList: boolean,
): readonly string[] {
  const written = items.map((blocks) => lines(blocks, true)).filter((item) => item.length > 0);
  const isLoose = written.some((item) => item.includes(""));
  return written.flatMap((item, index) => {
    const marker =
      first === null ? (isSecondList ? "*" : "-") : `${first + index}${isSecondList ? ")" : "."}`;
    const indent = " ".repeat(marker.length + 1);
    const own = item.map((line, at) => (at === 0 ? `${marker} ${line}` : line && indent + line));
    return isLoose && index > 0 ? ["", ...own] : own;
  });
}

function paragraphLines(parts: readonly Inline[]): readonly string[] {
  const merged = mergedText(parts);
  let text = "";
  for (const [index, part] of merged.entries()) {
    text += inline(part, text, merged[index + 1]);
  }
  return text
    .split("\n")
    .map((line) => startOfLine(line.trim()))
    .filter((line) => line !== "");
}

/** Two texts side by side could be markup together. */
function mergedText(parts: readonly Inline[]): readonly Inline[] {
  const merged: Inline[] = [];
  for (const part of parts.flatMap(linkParts)) {
    const last = merged.at(-1);
    if (typeof part === "string" && typeof last === "string") merged.splice(-1, 1, last + part);
    else merged.push(part);
  }
  return merged;
}

/** A link whose words name another site than it leads to is written as these words, and its own host as the link. */
function linkParts(part: Inline): readonly Inline[] {
  if (typeof part === "string" || !("link" in part)) return [part];
  const address = webPage(part.address);
  const words = visible(part.link).replace(/\s+/g, " ").trim();
  if (address === null) return [words || (part.address ?? "")];
  const { host } = new URL(address);
  if (words === "") return [{ link: host, address }];
  return namesAnother(words, host) ? [`${words}: `, { link: host, address }] : [{ link: words, address }];
}

function inline(part: Inline, before: string, after: Inline | undefined): string {
  if (typeof part === "string") return escaped(part);
  if ("link" in part) return `[${oneLine(part.link)}](<${destination(part.address ?? "")}>)`;
  const [sign, words] = "strong" in part ? ["**", oneLine(part.strong)] : ["*", oneLine(part.emphasis)];
  if (words === "") return "";
  // Within a word, or beside other markup, parsers do not agree on what these signs mean.
  const isApart = /(?:^|\s)$/.test(before) && (after === undefined || /^[\s.,;:!?)]/.test(textOf(after)));
  return isApart ? sign + words + sign : words;
}

function textOf(part: Inline): string {
  return typeof part === "string" ? part : "";
}

/** An address from `webPage`, in angle brackets. */
function destination(address: string): string {
  return address.replace(/[<>\\\s`]/g, encodeURIComponent).replace(/&(?=#?\w+;)/g, "\\&");
}

function oneLine(text: string): string {
  return escaped(visible(text).replace(/\s+/g, " ").trim());
}

/** Without control characters, whose meaning differs between programs. */
function visible(text: string): string {
  return withoutHidden(text.toWellFormed())
    .replace(/\r\n?/g, "\n")
    .replace(/[\u2028\u2029]/g, "\n")
    .replace(/(?!\n)[\p{Cc}]/gu, " ");
}

function escaped(text: string): string {
  return visible(text)
    .replace(/[^\S\n\u00A0\u202F]+/g, " ")
    .replace(/[\\`*_[\]<>#|~{}]|!$/g, "\\$&")
    .replace(/&(?=#?\w+;)/g, "\\&")
    .replace(/(https?|ftp|www)([:.])(?=\S)/gi, "$1\\$2")
    .replace(/(?<=\S)@(?=\S)/g, "\\@");
}

/** What would begin a list, an underlined heading, a rule or a table. */
function startOfLine(line: string): string {
  return line.replace(/^[-+=:]/, "\\$&").replace(/^(\d+)([.)])/, "$1\\$2");
}
