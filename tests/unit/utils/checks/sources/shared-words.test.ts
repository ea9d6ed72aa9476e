import fc from "fast-check";
import { expect, test } from "vitest";
import { markShared, tellingWords } from "../../../../../utils/checks/sources/shared-words.ts";
import { withoutHidden } from "../../../../../utils/text/hidden-characters.ts";
import { highlightParts, plainText } from "../../../../../utils/text/highlights.ts";

const marked = (escaped: string, claim: string) =>
  markShared(highlightParts(escaped), tellingWords([claim]))
    .filter(({ mark }) => mark !== null)
    .map(({ text, mark }) => `${mark}: ${text}`);

test.each([
  [
    "The <mark>minimum</mark> wage is $7.25.",
    "A Minimum Wage of $7.25?",
    ["service: minimum", "shared: wage", "shared: $7.25"],
  ],
  ["It is for the people of the US", "This is for the US", ["shared: US"]],
  ["Contact us, the US office", "A claim about the US", ["shared: US"]],
  ["Tell me or ask in Maine (ME)", "ME and OR banned bags in Maine", ["shared: Maine", "shared: ME"]],
  ["It is open to tax in July", "IRS TO RAISE TAX IN JULY", ["shared: tax", "shared: July"]],
  ["Low-income families, l’impôt", "LOW-INCOME: l’impôt", ["shared: Low-income", "shared: l’impôt"]],
  ["It rose 5 % to $2,000, not £2", "5%, 2000 dollars", ["shared: 5 %", "shared: $2,000"]],
  ["Le plafond est de 15\u202F000\u202F$", "A cap of $15,000", ["shared: 15\u202F000\u202F$"]],
  ["It rose to 15 people and 000", "15 000 $", []],
  ["&lt;b&gt;tax&lt;/b&gt;", "tax", ["shared: tax"]],
  ["The mini\u00admum wage", "A mini\u00admum of pay, minimum wage", ["shared: minimum", "shared: wage"]],
])("%s, %s", (passage, claim, expected) => expect(marked(passage, claim)).toEqual(expected));

test("marks words and changes none that can be seen, whatever the passage and the claim", () => {
  const text = fc.oneof(fc.string({ unit: "binary" }), fc.lorem());
  fc.assert(
    fc.property(text, text, (passage, claim) => {
      const parts = markShared(highlightParts(passage), tellingWords([claim, passage]));
      expect(
        parts
          .map((part) => part.text)
          .join("")
          .trim(),
      ).toBe(withoutHidden(plainText(passage)).trim());
    }),
  );
});
