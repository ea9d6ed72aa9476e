import { marked } from "marked";
import { describe, expect, test } from "vitest";
import { verdictAsText } from "../../../server/fact-check/index.ts";
import { asMarkdown } from "../../../server/fact-check/markdown.ts";
import { claimTable } from "../../../server/fact-check/table.ts";
import { checkClaim } from "./fact-check-lookup.ts";

const standIn = "comes from a local stand-in for the fact-check service, not from the public one";

describe("the result in Markdown", () => {
  const html = marked.parse(checkClaim("The federal minimum wage is $9 an hour").result, { async: false });

  test.each([
    "<h2>Refuted</h2>",
    "<h3>",
    "<ul>",
    "<ol>",
    "<table>",
    "<blockquote>",
    '<a href="https://www.dol.gov/',
  ])("uses %s", (part) => {
    expect(html).toContain(part);
  });

  test("quotes the sentence of the page that speaks of the claim", () => {
    expect(html).toContain("“The federal minimum wage for covered workers is $7.25 an hour.”");
  });

  test.each(["The Supreme Court has nine justices", "Pizza is tasty", "The sky is green", "dol.gov/none"])(
    "says that it comes from a local stand-in: %s",
    (claim) => {
      expect(checkClaim(claim).result).toContain(standIn);
    },
  );

  test("lists the sentences of a claim with their verdicts", () => {
    const { result } = checkClaim(
      "There are 63 national parks. There are 12 federal holidays. Cows eat moss on hills.",
    );
    expect(result).toContain("| There are 63 national parks. | Confirmed |");
    expect(result).toContain("| There are 12 federal holidays. | Refuted |");
    expect(result).toContain("| Cows eat moss on hills. | not in the table |");
  });

  test("shows no more than 20 sentences and tells how many are left out", () => {
    const { result } = checkClaim("There are 63 national parks. ".repeat(25));
    expect(result).toContain("5 further sentences are left out here.");
  });

  test("can be made for every claim of the table", () => {
    for (const { claim, verdict, sources } of claimTable) {
      const { result } = checkClaim(claim);
      const links = result.match(/^\d+\. \[/gm) ?? [];
      expect([claim, verdict, links.length]).toEqual([claim, verdict, sources.length]);
    }
  });
});

describe("text from a claim", () => {
  test.each([
    ["<b>x</b>", "<p>&lt;b&gt;x&lt;/b&gt;</p>\n"],
    ["*x* _y_ `z`", "<p>*x* _y_ `z`</p>\n"],
    ["[a](javascript:b)", "<p>[a](javascript:b)</p>\n"],
    ["a &amp; b | c", "<p>a &amp;amp; b | c</p>\n"],
    ["a\n# b", "<p>a # b</p>\n"],
  ])("is shown as it is: %j", (text, html) => {
    expect(marked.parse(asMarkdown(text), { async: false })).toBe(html);
  });

  test("is shortened without cutting a character in two", () => {
    const { result } = checkClaim(`x${"😀".repeat(400)}`);
    expect(result).toContain("😀…”");
    expect(result).not.toContain("\uFFFD");
  });
});

describe("a verdict as text", () => {
  test("tells verdict, meaning, confidence and time before the result", () => {
    const verdict = checkClaim("Election Day is a federal holiday");
    const text = verdictAsText(verdict);
    expect(text).toMatch(
      /^# Fact-check: Refuted\n\n- \*\*Verdict:\*\* REFUTED, Official sources contradict this claim\.\n/,
    );
    expect(text).toContain(`- **Confidence:** ${Math.round(verdict.confidence * 100)}%`);
    expect(text).toContain("- **Checked:** 2026-03-02T09:30:00.000Z");
    expect(text.endsWith(`${verdict.result}\n`)).toBe(true);
  });
});
