import type { MarkedToken, Token, Tokens } from "marked";
import { plainText, withoutEntities } from "./highlights.ts";
import { reading } from "./markdown.ts";
import { type Block, heading, type Inline, paragraph, quotation } from "./markdown-writer.ts";

/** Lists and quotations within each other. What is deeper is written as text. */
const DEEPEST = 6;

/**
 * The service's Markdown as blocks that `writeMarkdown` can write: headings, paragraphs, lists, quotations, emphasis and
 * links. Code and tables become text; rules, images and HTML are left out. A text that cannot be read is one paragraph.
 */
export function markdownBlocks(markdown: string): readonly Block[] {
  return reading(markdown, (tokens) => blocksOf(tokens, 0)) ?? [paragraph(markdown)];
}

function blocksOf(tokens: readonly Token[], depth: number): readonly Block[] {
  if (depth > DEEPEST) return [paragraph(tokens.map(({ raw }) => raw).join(""))];
  return tokens.filter(isKnown).flatMap((token): readonly Block[] => {
    switch (token.type) {
      case "heading":
        return [heading(token.depth, plain(token.tokens))];
      case "paragraph":
        return [paragraph(...inlines(token.tokens))];
      case "text":
        return [paragraph(...(token.tokens ? inlines(token.tokens) : [withoutEntities(token.text)]))];
      case "code":
        return [paragraph(token.text)];
      case "html":
        return [paragraph(plainText(token.text))];
      case "blockquote":
        return [quotation(...blocksOf(token.tokens, depth + 1))];
      case "list":
        return [listOf(token, depth)];
      case "table":
        return tableOf(token);
      default:
        return [];
    }
  });
}

function listOf({ ordered, start, items }: Tokens.List, depth: number): Block {
  const first = ordered && typeof start === "number" && start < 1e6 ? start : null;
  return { kind: "list", first, items: items.map(({ tokens }) => blocksOf(tokens, depth + 1)) };
}

/**
 * A line for each row: its first cell, then the others, with their column's name where there are more than two. Above them stand the
 * names that no line has.
 */
function tableOf({ header, rows }: Tokens.Table): readonly Block[] {
  const names = header.map(({ tokens }) => plain(tokens));
  const isPair = names.length <= 2;
  const above = (isPair ? names : names.slice(0, 1)).filter((name) => name !== "").join(" · ");
  const items = rows.map((row) => {
    const [first = "", ...others] = row.map(({ tokens }) => plain(tokens));
    const named = others.map((cell, index) => {
      const name = isPair ? "" : (names[index + 1] ?? "");
      return name === "" ? cell : `${name}: ${cell}`;
    });
    return [paragraph([first, ...named].filter((cell) => cell !== "").join(isPair ? ": " : "; "))];
  });
  const list: Block = { kind: "list", first: null, items };
  return above === "" ? [list] : [paragraph({ strong: above }), list];
}

function inlines(tokens: readonly Token[]): readonly Inline[] {
  return tokens.filter(isKnown).flatMap((token): readonly Inline[] => {
    switch (token.type) {
      case "strong":
        return hasLink(token.tokens) ? inlines(token.tokens) : [{ strong: plain(token.tokens) }];
      case "em":
        return hasLink(token.tokens) ? inlines(token.tokens) : [{ emphasis: plain(token.tokens) }];
      case "del":
        return inlines(token.tokens);
      case "link":
        return [{ link: plain(token.tokens), address: token.href }];
      default:
        return [plain([token])];
    }
  });
}

function hasLink(tokens: readonly Token[]): boolean {
  return tokens.some((token) => isKnown(token) && (token.type === "link" || hasLink(childrenOf(token))));
}

/** The words alone. */
function plain(tokens: readonly Token[]): string {
  return tokens
    .filter(isKnown)
    .map((token) => {
      switch (token.type) {
        case "br":
          return "\n";
        case "escape":
        case "codespan":
          return token.text;
        case "html":
        case "image":
        case "checkbox":
          return "";
        default: {
          const inner = childrenOf(token);
          if (inner.length > 0) return plain(inner);
          return token.type === "text" ? withoutEntities(token.text) : "";
        }
      }
    })
    .join("");
}

function childrenOf(token: MarkedToken): readonly Token[] {
  return "tokens" in token && token.tokens ? token.tokens : [];
}

const KNOWN: ReadonlySet<string> = new Set([
  ...["heading", "paragraph", "text", "code", "html", "blockquote", "list", "table"],
  ...["strong", "em", "del", "link", "br", "escape", "codespan", "image", "checkbox"],
]);

/** Marked's own type also allows tokens of extensions, of which there are none. */
function isKnown(token: Token): token is MarkedToken {
  return KNOWN.has(token.type);
}
