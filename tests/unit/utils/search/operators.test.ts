import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseQuery, printQuery } from "../../../../utils/search/operators.ts";

const word = (text: string, excluded = false) => ({ kind: "word", text, excluded });
const phrase = (text: string, excluded = false) => ({ kind: "phrase", text, excluded });
const operator = (name: string, value: string, excluded = false) => ({
  kind: "operator",
  name,
  value,
  excluded,
});

describe("the operators in the box", () => {
  it.each([
    ["minimum wage", [word("minimum"), word("wage")]],
    ['"minimum wage" -federal', [phrase("minimum wage"), word("federal", true)]],
    ["site:irs.gov form", [operator("site", "irs.gov"), word("form")]],
    ['city:"St. Louis" tax', [operator("city", "St. Louis"), word("tax")]],
    ["STATE:tx", [operator("state", "tx")]],
    ["-filetype:pdf", [operator("filetype", "pdf", true)]],
    ['-"sales tax"', [phrase("sales tax", true)]],
    ["“sales tax” site:“irs.gov”", [phrase("sales tax"), operator("site", "irs.gov")]],
    ["-„draft report“ budget", [phrase("draft report", true), word("budget")]],
    ["l’impôt", [word("l’impôt")]],
    ['"never closed', [phrase("never closed")]],
    ["state:", [word("state:")]],
    ["author:me", [word("author:me")]],
    ["-author:me", [word("author:me", true)]],
    ["https://www.irs.gov", [word("https://www.irs.gov")]],
    ["-", [word("-")]],
    ['""', []],
    ['" "', []],
    ['" minimum wage "', [phrase("minimum wage")]],
    ["   ", []],
    ["well-known", [word("well-known")]],
    ["intitle:budget inurl:2026", [operator("intitle", "budget"), operator("inurl", "2026")]],
  ])("reads %s", (q, terms) => {
    expect(parseQuery(q)).toEqual(terms);
  });

  it("come back the same when printed and read again", () => {
    const piece = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom(
        "site:irs.gov",
        'city:"St. Louis"',
        "-draft",
        '"exact words"',
        "level:city",
        '"',
        "-",
        ":",
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const terms = parseQuery(pieces.join(" "));
        expect(parseQuery(printQuery(terms))).toEqual(terms);
      }),
      { numRuns: 500 },
    );
  });
});
