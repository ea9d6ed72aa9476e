import { expect, it } from "vitest";
import { fileWords } from "../../../../utils/text/file-words.ts";

it.each([
  ["child tax credit", "child-tax-credit"],
  ["Impôts 2026!", "impots-2026"],
  ["../../etc/passwd", "etc-passwd"],
  ["CON: <nul> | \u202e", "con-nul"],
  ["site:irs.gov “tax”", "site-irs-gov-tax"],
  ["税", ""],
  ["", ""],
  ["a".repeat(100), "a".repeat(40)],
  [`${"word ".repeat(20)}`, "word-word-word-word-word-word-word-word"],
])("“%s” is %j in the name of a file", (title, name) => expect(fileWords(title)).toBe(name));
