import fc from "fast-check";
import { expect, it } from "vitest";
import { parseQuery } from "../../../../utils/search/operators.ts";
import { titleWords } from "../../../../utils/sites/title-words.ts";

it.each([
  ["About Form 1040 | Internal Revenue Service", "www.irs.gov", "About Form 1040"],
  ["Five tax myths - The Daily Example", "www.dailyexample.com", "Five tax myths"],
  ["Five tax myths - News Example", "www.example.com", "Five tax myths"],
  ["Five tax myths - Daily Example", "www.example.com", "Five tax myths Daily Example"],
  ["Toronto – City Council", "www.toronto.ca", "City Council"],
  ["Passports: renew or replace - GOV.UK", "www.gov.uk", "Passports: renew or replace"],
  [
    "Measles Cases and Outbreaks | Measles (Rubeola) | CDC",
    "www.cdc.gov",
    "Measles Cases and Outbreaks Measles (Rubeola)",
  ],
  ["Minimum wage rises · BBC News", "www.bbc.co.uk", "Minimum wage rises BBC News"],
  ["IRS", "www.irs.gov", "IRS"],
  ["Internal Revenue Service", "irs.gov", "Internal Revenue Service"],
  ['site:evil.example -tax "exact words"', "example.com", "site evil.example tax exact words"],
  ["State-of-the-art tax: what 2024 brings", "example.com", "State-of-the-art tax: what 2024 brings"],
  ["Santé Canada — Vaccins", "www.canada.ca", "Santé Canada Vaccins"],
  ["Home | Québec", "quebec.ca", "Home"],
  ["Tax rates", null, "Tax rates"],
  ["IRS | irs.gov", "www.irs.gov", "IRS"],
  [`${"a".repeat(499)} b`, null, "a".repeat(499)],
  [`${"a".repeat(500)} b`, null, "a".repeat(500)],
  ["a".repeat(501), null, "a".repeat(500)],
  [`a ${"b".repeat(500)}`, null, "a"],
  [`${"a".repeat(498)} b`, null, `${"a".repeat(498)} b`],
  [`a ${"b".repeat(498)} c`, null, `a ${"b".repeat(498)}`],
  ["", "irs.gov", ""],
  [" | ", "irs.gov", ""],
])("a title %j of %j is about %j", (title, host, words) => {
  expect(titleWords(title, host)).toBe(words);
});

it("is never longer than the service takes, nor an operator", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 900 }), (title) => {
      const words = titleWords(title, "example.com");
      expect(words.length).toBeLessThanOrEqual(500);
      expect(words.isWellFormed()).toBe(true);
      expect(parseQuery(words).filter((term) => term.kind !== "word" || term.excluded)).toEqual([]);
    }),
  );
});
