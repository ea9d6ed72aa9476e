import fc from "fast-check";
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

it.each([
  ["税制", true],
  ["東京都", true],
  ["taxes", true],
  ["tax", false],
  ["2026年", true],
  ["データ", true],
  ["制税", false],
  ["改革東京", false],
  ["ภาษี", true],
  ["ภาษา", false],
  ["テータ", false],
])("a page in a script without spaces has %s: %s", (words, has) => {
  const page = { title: "新しい税制改革、東京都のtaxesとデータ2026年", snippet: "การจ่ายภาษีเงินได้" };
  expect(hasOneOf(page, words)).toBe(has);
});

it.each([
  ["कर", true],
  ["कार", false],
  ["की", false],
])("a page in Hindi has %s: %s", (words, has) => {
  expect(hasOneOf({ title: "नया कर नियम", snippet: "" }, words)).toBe(has);
});

it("keeps all that can be typed, and drops whole phrases of what is longer", () => {
  const typed = Array.from({ length: 66 }, (_, index) => index + 10).join(",");
  expect(readWords(typed)?.split(",")).toHaveLength(66);
  const long = Array.from({ length: 3000 }, (_, index) => `word ${index}`);
  const kept = readWords(long.join(","))?.split(/, ?/) ?? [];
  expect(kept).toEqual(long.slice(0, kept.length));
});

it("reading twice is reading once, however long the text", () => {
  const phrase = fc.oneof(fc.string({ unit: "binary", maxLength: 30 }), fc.nat({ max: 999 }).map(String));
  const texts = fc.oneof(
    fc.array(fc.nat({ max: 999 }).map(String), { minLength: 40, maxLength: 80 }),
    fc.array(phrase, { maxLength: 500 }),
  );
  const text = texts.map((phrases) => phrases.join(","));
  fc.assert(
    fc.property(fc.oneof(text, fc.string({ maxLength: 3000, unit: "binary" })), (written) => {
      const once = readWords(written);
      expect((once ?? "").length).toBeLessThanOrEqual(MOST_WORDS);
      if (once !== undefined) expect(readWords(once)).toBe(once);
    }),
  );
});
