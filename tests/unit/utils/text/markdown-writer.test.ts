import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Block,
  heading,
  type Inline,
  list,
  paragraph,
  quotation,
  RULE,
  writeMarkdown,
} from "../../../../utils/text/markdown-writer.ts";
import { hostileWords } from "./hostile-words.ts";
import { kindsIn, type Part, partsOf, partsWritten } from "./read-markdown.ts";

/** What a text says, without white space and what cannot be seen. */
const said = (text: string): string =>
  text.replace(/[\s\p{Cc}\p{Cf}\p{Cn}\p{Variation_Selector}\p{Default_Ignorable_Code_Point}]+/gu, "");

function textIn(parts: readonly Part[]): string {
  return parts
    .map((part) =>
      typeof part === "string"
        ? part
        : Object.values(part)
            .map((inner) => (typeof inner === "string" ? inner : textIn(inner)))
            .join(""),
    )
    .join("");
}

describe("Markdown, read by CommonMark's own parser", () => {
  it("has no markup but what is meant, wherever the words of others are put", () => {
    fc.assert(
      fc.property(hostileWords, hostileWords, (one, other) => {
        // Each text has a word of ours, so that nothing is left out for being empty.
        const [first, second] = [`${one}x`, `x${other}`];
        const address = "https://www.irs.gov/a";
        const blocks: Block[] = [
          heading(2, first),
          quotation(paragraph(first), paragraph({ strong: second }, ` ${first}`)),
          list([paragraph(first), list([paragraph(second)])], [paragraph(second)]),
          list([paragraph(`${first} `, { link: `x ${other}`, address }, ` ${second}`)]),
          RULE,
          paragraph(second),
        ];
        const kinds = kindsIn(partsWritten(blocks)).join(" ");
        expect(kinds).toBe(
          "heading 2 block_quote paragraph paragraph strong " +
            "list item paragraph list item paragraph item paragraph " +
            `list item paragraph link ${address} thematic_break paragraph`,
        );
      }),
      { numRuns: 1_500 },
    );
  });

  it("says what the words of others say", () => {
    fc.assert(
      fc.property(hostileWords, (words) => {
        expect(said(textIn(partsWritten([paragraph(words)])))).toBe(said(words.toWellFormed()));
      }),
    );
  });

  it("never has a link whose words name another site than its address", () => {
    fc.assert(
      fc.property(
        hostileWords,
        fc.constantFrom("irs.gov", "www.irs.gov", "https://irs.gov/x"),
        (words, name) => {
          const written = partsWritten([
            paragraph({ link: `${words} ${name}`, address: "https://evil.example/" }),
          ]);
          const link = written.flatMap((part) =>
            typeof part === "object" && Array.isArray(part.paragraph) ? part.paragraph.slice(-1) : [],
          );
          expect(link).toEqual([{ "link https://evil.example/": ["evil.example"] }]);
        },
      ),
    );
  });

  it.each<[Inline, string]>([
    [
      { link: "Form 1040, at irs.gov", address: "https://www.irs.gov/f" },
      "[Form 1040, at irs.gov](<https://www.irs.gov/f>)\n",
    ],
    [
      { link: "irs.gov", address: "https://evil.example/" },
      "irs.gov: [evil.example](<https://evil.example/>)\n",
    ],
    [
      { link: "irs。gov", address: "https://evil.example/" },
      "irs。gov: [evil.example](<https://evil.example/>)\n",
    ],
    [{ link: "Law", address: "https://www.irs.gov@evil.example/" }, "[Law](<https://evil.example/>)\n"],
    [{ link: "Law", address: "javascript:alert(1)" }, "Law\n"],
    [{ link: "", address: "https://irs.gov/a" }, "[irs.gov](<https://irs.gov/a>)\n"],
    [
      { link: "a", address: "https://irs.gov/?a=1&copy;=`x`" },
      "[a](<https://irs.gov/?a=1\\&copy;=%60x%60>)\n",
    ],
    [
      "https://evil.example, www.evil.example, a@evil.example",
      "https\\://evil.example, www\\.evil.example, a\\@evil.example\n",
    ],
  ])("writes %j as %j", (part, written) => {
    expect(writeMarkdown([paragraph(part)])).toBe(written);
  });

  it("keeps lists apart that follow each other, and their numbers", () => {
    const numbered: Block = { kind: "list", first: 7, items: [[paragraph("a")], [paragraph("b")]] };
    expect(writeMarkdown([list([paragraph("a")]), list([paragraph("b")]), numbered])).toBe(
      "- a\n\n* b\n\n7. a\n8. b\n",
    );
    expect(kindsIn(partsOf("- a\n\n* b")).filter((kind) => kind === "list")).toHaveLength(2);
  });

  const words = (text: string): readonly Block[] => [paragraph(text)];
  const numbered = (first: number, ...items: readonly (readonly Block[])[]): Block => ({
    kind: "list",
    first,
    items,
  });

  it.each<[string, readonly Block[], string]>([
    ["a list below a paragraph", [paragraph("a"), list(words("b"))], "a\n\n- b\n"],
    ["a list within an item", [list([paragraph("a"), list(words("b"))])], "- a\n  - b\n"],
    ["a numbered list within an item", [list([paragraph("a"), numbered(2, words("b"))])], "- a\n\n  2. b\n"],
    ["a list below a heading in an item", [list([heading(2, "a"), list(words("b"))])], "- ## a\n\n  - b\n"],
    [
      "an item of two paragraphs, which sets all items apart",
      [list([paragraph("a"), paragraph("b")], words("c"), words("d"))],
      "- a\n\n  b\n\n- c\n\n- d\n",
    ],
    ["three lists in a row", [list(words("a")), list(words("b")), list(words("c"))], "- a\n\n* b\n\n- c\n"],
    ["two numbered lists in a row", [numbered(1, words("a")), numbered(1, words("b"))], "1. a\n\n1) b\n"],
    ["two lines in an item with a long number", [numbered(10, words("a\nb"))], "10. a\n    b\n"],
    ["a list without its empty items", [numbered(1, words(""), words("b"), words("c"))], "1. b\n2. c\n"],
    ["a heading above the highest level", [heading(0, "a")], "# a\n"],
    ["a heading below the lowest level", [heading(9, "a")], "###### a\n"],
    ["two paragraphs in a quotation", [quotation(...words("a"), ...words("b"))], "> a\n>\n> b\n"],
  ])("writes %s", (_, blocks, written) => {
    expect(writeMarkdown(blocks)).toBe(written);
  });

  it.each<[readonly Inline[], string]>([
    [[{ emphasis: "a" }], "*a*"],
    [["x ", { strong: "a" }, ", y"], "x **a**, y"],
    [["x", { strong: "a" }], "xa"],
    [[{ strong: "a" }, "y"], "ay"],
    [[{ strong: "a" }, { emphasis: "b" }], "ab"],
    [["x ", { emphasis: " " }, "y"], "x y"],
    [["a\r\nb\u2028c\u2029d"], "a\nb\nc\nd"],
    [["a\u0007b\t c"], "a b c"],
    [[{ link: " a \n b ", address: "https://irs.gov/" }], "[a b](<https://irs.gov/>)"],
    [[{ link: "IRS.gov", address: "https://irs.gov/" }], "[IRS.gov](<https://irs.gov/>)"],
    [[{ link: "irs.gov", address: "https://www.irs.gov/" }], "[irs.gov](<https://www.irs.gov/>)"],
    [[{ link: "www.irs.gov", address: "https://irs.gov/" }], "[www\\.irs.gov](<https://irs.gov/>)"],
    [[{ link: "See irs.gov.", address: "https://irs.gov/" }], "[See irs.gov.](<https://irs.gov/>)"],
    [[{ link: "U.S. law 2.0", address: "https://irs.gov/" }], "[U.S. law 2.0](<https://irs.gov/>)"],
    [[{ link: "xirs.gov", address: "https://irs.gov/" }], "xirs.gov: [irs.gov](<https://irs.gov/>)"],
    [[{ link: "", address: "javascript:a" }], "javascript:a"],
    [["- a"], "\\- a"],
    [["2. a"], "2\\. a"],
  ])("writes %j as %j in a paragraph", (parts, written) => {
    expect(writeMarkdown([paragraph(...parts)])).toBe(`${written}\n`);
  });

  it("writes nothing for what is empty", () => {
    expect(writeMarkdown([heading(1, " "), paragraph("\u200B"), quotation(), list([paragraph("")])])).toBe(
      "",
    );
  });
});
