import { type Node, Parser } from "commonmark";
import { type Block, writeMarkdown } from "../../../../utils/text/markdown-writer.ts";

/** What a document is made of, in CommonMark's own parser, which shares nothing with ours. */
export type Part = string | { readonly [type: string]: string | readonly Part[] };

/** Every block and inline of a document, without the texts' line breaks. */
export function partsOf(markdown: string): readonly Part[] {
  return childrenOf(new Parser().parse(markdown));
}

export function partsWritten(blocks: readonly Block[]): readonly Part[] {
  return partsOf(writeMarkdown(blocks));
}

function childrenOf(node: Node): readonly Part[] {
  const parts: Part[] = [];
  for (let child = node.firstChild; child !== null; child = child.next) {
    const part = partOf(child);
    const last = parts.at(-1);
    if (typeof part === "string" && typeof last === "string") parts.splice(-1, 1, last + part);
    else parts.push(part);
  }
  return parts;
}

function partOf(node: Node): Part {
  switch (node.type) {
    case "text":
      return node.literal ?? "";
    case "softbreak":
      return "\n";
    case "heading":
      return { [`heading ${node.level}`]: childrenOf(node) };
    case "link":
      return { [`link ${node.destination}`]: childrenOf(node) };
    case "code":
    case "code_block":
    case "html_inline":
    case "html_block":
      return { [node.type]: node.literal ?? "" };
    default:
      return { [node.type]: childrenOf(node) };
  }
}

/** All names of what is in a document, texts left out. */
export function kindsIn(parts: readonly Part[]): readonly string[] {
  return parts.flatMap((part) =>
    typeof part === "string"
      ? []
      : Object.entries(part).flatMap(([kind, inner]) => [
          kind,
          ...(typeof inner === "string" ? [] : kindsIn(inner)),
        ]),
  );
}
