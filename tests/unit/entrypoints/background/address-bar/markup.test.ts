import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  describeFirst,
  describeRow,
  highlight,
  render,
} from "../../../../../entrypoints/background/address-bar/markup.ts";
import { showableLine } from "../../../../../entrypoints/background/address-bar/rows.ts";
import { t } from "../../../../../utils/platform/i18n.ts";
import { HOSTILE_TEXTS } from "../../../../e2e/hostile-vectors.ts";

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
    fc.assert(fc.property(fc.array(anyText), anyText, expectXml));
    for (const text of HOSTILE_TEXTS) expectXml([`tax ${text}`], "tax");
  });

  function expectXml(texts: readonly string[], typed: string): void {
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
  }
});

describe("showableLine", () => {
  test.each([
    ["  two \n lines\t", "two lines"],
    ["\u0007", ""],
    ["", ""],
  ])("%j becomes %j", (text, line) => expect(showableLine(text)).toBe(line));

  test("cuts 5,000 characters without splitting an emoji", () => {
    expect(showableLine("🏛".repeat(5000), 3)).toBe("🏛🏛🏛…");
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

const top = { url: "https://irs.gov/a", title: "Child Tax Credit", host: "irs.gov" };
const tooLong = t("omnibox.too_long", "5,000", "500");
const noConnection = t("omnibox.saved_copies");

describe("describeFirst", () => {
  const line = (typed: string, saved: boolean, style: "markup" | "plain") =>
    render(describeFirst(typed, saved, style), style);
  test.each([
    ["words", "tax & <spend>", "Search government pages for “<match>%s</match>”", "Search government pages"],
    ["nothing yet", "   ", "Search government pages for “<match>%s</match>”", "Search government pages"],
    ["more than the service takes", "x".repeat(5000), tooLong, tooLong],
    ["a claim", "check: Rents <rose>.", "Fact-check “<match>Rents &lt;rose&gt;.</match>”", "Fact-check this"],
    [
      "an address",
      "https://www.irs.gov/a&b",
      "<url>https://www.irs.gov/a&amp;b</url><dim> – open the page on www.irs.gov</dim>",
      "open the page on www.irs.gov",
    ],
    [
      "“check:” alone",
      "check:",
      "Search government pages for “<match>%s</match>”",
      "Search government pages",
    ],
  ])("%s", (_name, typed, markup, plain) => {
    expect(line(typed, false, "markup")).toBe(markup);
    expect(line(typed, false, "plain")).toBe(plain);
  });

  test("says when only saved copies can be shown", () => {
    expect(line("tax", true, "markup")).toBe(
      `Search government pages for “<match>%s</match>”<dim> – ${noConnection}</dim>`,
    );
    expect(line("tax", true, "plain")).toBe(`Search government pages – ${noConnection}`);
  });
});

describe("describeRow", () => {
  test.each([
    [
      { kind: "page", content: top.url, title: top.title, host: top.host } as const,
      "Child <match>Tax</match> Credit<dim> – open the page on irs.gov</dim>",
    ],
    [{ kind: "page", content: top.url, title: " ", host: "irs.gov" } as const, /^https:\/\/irs\.gov\/a<dim>/],
    [
      { kind: "completion", content: "state:tx", meaning: "Texas" } as const,
      "<match>state:tx</match><dim> – Texas</dim>",
    ],
    [
      { kind: "recent", content: "tax <b>" } as const,
      "<match>tax</match> &lt;b&gt;<dim> – recent search</dim>",
    ],
    [{ kind: "suggestion", content: "R&D tax" } as const, "R&amp;D <match>tax</match>"],
  ])("%j", (row, expected) => {
    const markup = render(describeRow(row, "tax", false), "markup");
    if (typeof expected === "string") expect(markup).toBe(expected);
    else expect(markup).toMatch(expected);
  });

  test("marks what the service suggested earlier as a copy while it cannot be reached", () => {
    const row = { kind: "suggestion", content: "Tax forms" } as const;
    expect(render(describeRow(row, "tax", true), "plain")).toBe("Tax forms – saved copy");
  });
});
