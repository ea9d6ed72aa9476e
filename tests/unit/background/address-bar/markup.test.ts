import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { highlight, oneLine, render } from "../../../../entrypoints/background/address-bar/markup.ts";

const anyText = fc.string({ unit: "binary", maxLength: 60 });
const joined = (text: string, typed: string) =>
  highlight(text, typed)
    .map((piece) => (piece.role === "match" ? `[${piece.text}]` : piece.text))
    .join("");

describe("render", () => {
  test("escapes all five entities in markup and none in plain text", () => {
    const pieces = [{ text: `Q&A <b> "x" 'y'`, role: "match" }] as const;
    expect(render(pieces, "markup")).toBe("<match>Q&amp;A &lt;b&gt; &quot;x&quot; &apos;y&apos;</match>");
    expect(render(pieces, "plain")).toBe(`Q&A <b> "x" 'y'`);
  });

  test("drops control characters, lone surrogates and direction marks, and keeps emoji", () => {
    const text = "a\u0000b\u001fc\ud800d\u202ee\uffff👩‍🚒";
    expect(render([{ text, role: "text" }], "markup")).toBe("abcde👩‍🚒");
    expect(render([{ text, role: "text" }], "plain")).toBe("abcde👩‍🚒");
  });

  test("leaves empty pieces out", () => {
    expect(render([{ text: "", role: "match" }], "markup")).toBe("");
  });

  test("whatever the text, the markup is XML whose text is the plain line", () => {
    fc.assert(
      fc.property(fc.array(anyText), anyText, (texts, typed) => {
        const pieces = texts.flatMap((text) => highlight(text, typed));
        const markup = render(pieces, "markup");
        const skeleton = markup.replace(/<(match|dim|url)>([^<>]*)<\/\1>/g, "$2");
        expect(skeleton).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|apos);)/);
        const decoded = skeleton.replace(
          /&(amp|lt|gt|quot|apos);/g,
          (_, name: string) => ({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" })[name] ?? "",
        );
        expect(decoded).toBe(render(pieces, "plain"));
        expect(decoded.isWellFormed()).toBe(true);
      }),
    );
  });
});

describe("oneLine", () => {
  test.each([
    ["  two \n lines\t", "two lines"],
    ["\u0007", ""],
    ["", ""],
  ])("%j becomes %j", (text, line) => expect(oneLine(text)).toBe(line));

  test("cuts 5,000 characters without splitting an emoji", () => {
    expect(oneLine("🏛".repeat(5000), 3)).toBe("🏛🏛🏛…");
  });
});

describe("highlight", () => {
  test.each([
    ["Child tax credit", "tax cre", "Child [tax] [cre]dit"],
    ["Taxes and taxation", "tax", "[Tax]es and [tax]ation"],
    ["Syntax", "tax", "Syntax"],
    ["Impôts à Montréal", "impots MONTREAL", "[Impôts] à [Montréal]"],
    ["Impots", "impôt", "[Impot]s"],
    ["What a state does", "state:tx what", "[What] a state does"],
    ["Grants, loans", '"grants" -loans', "[Grants], loans"],
    ["𝔸 b", "b", "𝔸 [b]"],
    ["tax", "", "tax"],
    ["", "tax", ""],
    ["a ab", "a ab", "[a] [ab]"],
  ])("in %j, %j marks %j", (text, typed, expected) => expect(joined(text, typed)).toBe(expected));

  test("never adds, drops or moves a character", () => {
    fc.assert(
      fc.property(anyText, anyText, (text, typed) => {
        expect(
          highlight(text, typed)
            .map((piece) => piece.text)
            .join(""),
        ).toBe(text);
      }),
    );
  });

  test("every match is the beginning of a typed word", () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-c]{1,3}$/)),
        fc.stringMatching(/^[a-c ]{0,12}$/),
        (words, text) => {
          const typed = words.join(" ");
          for (const piece of highlight(text, typed)) {
            if (piece.role === "match") expect(words).toContain(piece.text);
          }
        },
      ),
    );
  });
});
