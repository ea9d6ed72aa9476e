import fc from "fast-check";
import { expect, it, test } from "vitest";
import { markdownBlocks } from "../../../../utils/text/markdown-reader.ts";
import { writeMarkdown } from "../../../../utils/text/markdown-writer.ts";
import { hostileWords } from "./hostile-words.ts";
import { kindsIn, partsOf } from "./read-markdown.ts";

const rewritten = (markdown: string): string => writeMarkdown(markdownBlocks(markdown));

test.each([
  [
    "# Fact-check: Confirmed\n\nThe *law* says **7.25**.",
    "# Fact-check: Confirmed\n\nThe *law* says **7.25**.\n",
  ],
  ["- a\n- b\n  - c\n\n1. x\n2. y", "- a\n- b\n  - c\n\n1. x\n2. y\n"],
  ["1. [Minimum wage](https://www.dol.gov/), x", "1. [Minimum wage](<https://www.dol.gov/>), x\n"],
  ["> said\n> so", "> said\n> so\n"],
  ["a &lt;b&gt; &amp; c", "a \\<b\\> & c\n"],
  ["[https://irs.gov](https://evil.example)", "https\\://irs.gov: [evil.example](<https://evil.example/>)\n"],
  ["**[irs](https://evil.example)**", "[irs](<https://evil.example/>)\n"],
  ["![x](https://evil.example/x.png)", ""],
  ["a\n\n---\n\n`code` <b>bold</b>", "a\n\ncode bold\n"],
  ["```\ncode\n```", "code\n"],
  ["# a &amp; `b`", "# a & b\n"],
  ["<div>a &amp; b</div>", "a & b\n"],
  ["a ~~b~~ c", "a b c\n"],
  ["a  \nb", "a\nb\n"],
  ["a \\* b", "a \\* b\n"],
  ["- a &lt; b\n- [x] done", "- a \\< b\n- done\n"],
  ["[*a* b](https://irs.gov/x)", "[a b](<https://irs.gov/x>)\n"],
  ["[![x](https://a.example/x.png)](https://irs.gov/)", "[irs.gov](<https://irs.gov/>)\n"],
  ["*[irs](https://evil.example)*", "[irs](<https://evil.example/>)\n"],
  ["999999. a", "999999. a\n"],
  ["1000000. a", "- a\n"],
  ["- a\n\n  > b", "- a\n\n  > b\n"],
  ["| | Rate |\n| - | - |\n| 2026 | |", "**Rate**\n\n- 2026\n"],
  ["| Year | |\n| - | - |\n| 2026 | *5* |", "**Year**\n\n- 2026: 5\n"],
  ["| Year | Rate |\n| - | - |\n| 2026 | 5 |", "**Year · Rate**\n\n- 2026: 5\n"],
  ["| Year | Rate | |\n| - | - | - |\n| 2026 | 5 | *new* |", "**Year**\n\n- 2026; Rate: 5; new\n"],
  ["| At a glance | |\n| - | - |\n| Verdict | Refuted |", "**At a glance**\n\n- Verdict: Refuted\n"],
  [
    "“https://irs.gov/a” and «https://irs.gov/b»",
    "“[https\\://irs.gov/a](<https://irs.gov/a>)” and «[https\\://irs.gov/b](<https://irs.gov/b>)»\n",
  ],
])("the service's Markdown %j is written as %j", (markdown, written) => {
  expect(rewritten(markdown)).toBe(written);
});

it("has headings, lists, quotations, emphasis and links to web pages, and nothing else, whatever it is", () => {
  fc.assert(
    fc.property(hostileWords, hostileWords, (one, other) => {
      for (const kind of kindsIn(partsOf(rewritten(`${one}\n${other}`)))) {
        expect(kind).toMatch(
          /^(?:heading [1-6]|paragraph|list|item|block_quote|strong|emph|link https?:\/\/.*)$/,
        );
      }
    }),
    { numRuns: 1_000 },
  );
});

it.each([
  ["> ", "block_quote"],
  ["- ", "list"],
])("reads seven of %j within each other, and what is in more of them as text", (mark, kind) => {
  const nested = (depth: number) => kindsIn(partsOf(rewritten(`${mark.repeat(depth)}deep`)));
  for (const depth of [7, 8, 12]) {
    expect(nested(depth).filter((each) => each === kind)).toHaveLength(7);
    expect(rewritten(`${mark.repeat(depth)}deep`)).toContain("deep");
  }
});

it("reads what is too long or nested too deeply as text", () => {
  expect(rewritten("x".repeat(70_000))).toBe(`${"x".repeat(70_000)}\n`);
  expect(
    kindsIn(partsOf(rewritten(`${"> ".repeat(50)}# deep`))).filter((kind) => kind === "block_quote").length,
  ).toBeLessThan(9);
});
