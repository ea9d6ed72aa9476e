import fc from "fast-check";
import { expect, test } from "vitest";
import { figuresApart, unitsIn } from "../../../../../utils/checks/sources/compared-figures.ts";

test.each([
  ["The minimum wage is $15 an hour.", "The federal minimum wage is $7.25 per hour since 2009.", ["$7.25"]],
  ["It costs 20 dollars", "The fee of $1,165.00 and £12", ["$1,165.00"]],
  ["Unemployment is at 12 percent", "The rate was 4.3 per cent, 5 % or 6%.", ["4.3 per cent", "5 %", "6%"]],
  ["Le taux est de 20 %", "La TPS est de 5 pour cent, soit 3 €", ["5 pour cent"]],
  ["El IVA es del 21 por ciento", "La tasa es del 7,5 % en 2026", ["7,5 %"]],
  ["Benefits are £100", "£1,099.50 a month, €20, 30 pounds", ["£1,099.50", "30 pounds"]],
  [
    "Le crédit est de 5 000 $",
    "Soit 7 500 $ ou 1\u202F200\u202F000\u00A0$",
    ["7 500 $", "1\u202F200\u202F000\u00A0$"],
  ],
  ["Fees are $5", "In 2024 300 dollars, on May 5 200 dollars", ["300 dollars", "200 dollars"]],
  ["It is paid to 200 people", "$7.25, 5 % and 200", []],
  ["No figure", "$7.25 and 5 %", []],
  ["It is $15", "Form W-4, 2026, section 1.1, 12 percentages", []],
])("%s | %s", (claim, passage, expected) =>
  expect(
    figuresApart(passage, unitsIn(claim))
      .filter(({ isFigure }) => isFigure)
      .map(({ text }) => text),
  ).toEqual(expected),
);

test("taking figures apart changes no text, whatever it is", () => {
  const text = fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^[$£€% .,\d]{0,60}$/));
  fc.assert(
    fc.property(text, text, (claim, passage) => {
      const parts = figuresApart(passage, unitsIn(claim));
      expect(parts.map((part) => part.text).join("")).toBe(passage);
    }),
  );
});
