import { expect, it } from "vitest";
import { hasOneOf, MOST_WORDS, readWords } from "../../../../utils/watches/only-words.ts";

const PAGE = {
  title: "Property <mark>tax</mark> relief &amp; refunds",
  snippet: "L’impôt foncier à Montréal: 7.25 % de l’eau. Taxes are due.",
};

it.each([
  ["tax", true],
  ["TAX", true],
  ["taxi", false],
  ["ta", false],
  ["impot", true],
  ["IMPÔT", true],
  ["montreal", true],
  ["property tax", true],
  ["tax property", false],
  ["relief & refunds", true],
  ["refunds l’impôt", false],
  ["mark", false],
  ["amp", false],
  ["eau", true],
  ["7.25", true],
  ["7.2", false],
  ["water, lead, taxes", true],
  ["water, lead", false],
])("a page has %s: %s", (words, has) => {
  expect(hasOneOf(PAGE, words)).toBe(has);
});

it("stores phrases once each, and nothing where there are no words", () => {
  expect(readWords(" lead ,, property\n tax,lead, !? ")).toBe("lead, property tax");
  for (const none of ["", " , ,", "!?", "\u0000"]) expect(readWords(none)).toBeUndefined();
  expect(readWords("word, ".repeat(100_000))?.length).toBeLessThanOrEqual(MOST_WORDS);
});
