import fc from "fast-check";
import { expect, it } from "vitest";
import { inWholeWords } from "../../../../utils/text/whole-words.ts";

it.each([
  ["", "The rate did n", "ot rise.", "The rate did not"],
  ["Statisti", "cs Canad", "a says", "Statistics Canada"],
  ["", "The rate did", "n’t rise", "The rate didn’t"],
  ["The ", "rate", " rose", "rate"],
  ["l’", "impôt", " a", "impôt"],
  ["", "The company", "’s rate", "The company"],
  ["$7", ".25 an hour", "", "7.25 an hour"],
  ["", "It is $7", ".25 an hour", "It is $7.25"],
  ["", "It rose by 7", ". Then", "It rose by 7"],
  ["", "Rates rose in 2", "026.", "Rates rose in 2026"],
  ["最低", "賃金は", "上がった", "賃金は"],
  ["x".repeat(60), "rate", "y".repeat(60), "rate"],
  ["", "", "ot", ""],
  ["x".repeat(40), "rate", "y".repeat(40), "rate"],
  [`a ${"x".repeat(38)}`, "rate", `${"y".repeat(38)} b`, `${"x".repeat(38)}rate${"y".repeat(38)}`],
  ["x".repeat(39), "rate", "y".repeat(39), `${"x".repeat(39)}rate${"y".repeat(39)}`],
  ["1", ",000 people", "", "1,000 people"],
  ["v", ".25 an hour", "", ".25 an hour"],
  ["", "Section 7", ".b", "Section 7"],
  ["It rose, ", "7", ",5", "7,5"],
])("beside %j the words %j, before %j, are %j", (before, text, after, whole) => {
  expect(inWholeWords(text, { before, after })).toBe(whole);
});

it("adds only letters, digits and the marks within words and numbers, and never changes what was selected", () => {
  const words = fc.string({ unit: fc.constantFrom("a", "é", "7", ".", ",", "’", " ", "最"), maxLength: 60 });
  fc.assert(
    fc.property(words, words, words, (before, text, after) => {
      const whole = inWholeWords(text, { before, after });
      const at = whole.indexOf(text);
      expect(at).toBeGreaterThanOrEqual(0);
      expect(whole.length - text.length).toBeLessThanOrEqual(80);
      expect((before + text + after).includes(whole)).toBe(true);
      if (text === "") expect(whole).toBe("");
      if (!/[ 最]/u.test(text)) expect(whole).not.toMatch(/[ 最]/u);
    }),
  );
});
