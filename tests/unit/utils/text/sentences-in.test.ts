import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MOST_BESIDE, sentenceAround } from "../../../../utils/text/sentences-in.ts";

describe("the sentence that a selection cuts", () => {
  it.each<[string, string, string, string | null]>([
    [
      ...(["Prices rose. The minimum wage ", "is $7.25", " an hour since 2009. Taxes fell."] as const),
      "The minimum wage is $7.25 an hour since 2009.",
    ],
    ["It is false that ", "the tax rose", ".", "It is false that the tax rose."],
    [
      ...(["Sen. Hale of the U.S. Senate said ", "Medicare pays $300", " for it.\nMore."] as const),
      "Sen. Hale of the U.S. Senate said Medicare pays $300 for it.",
    ],
    ["Prices ro", "se. Taxes fell", " by half. Rents too.", "Prices rose. Taxes fell by half."],
    ["Last line\nTaxes fell. ", " The tax", " rose by half.", "The tax rose by half."],
    ["Prices rose. ", "The tax rose.", " It fell.", null],
    ["Prices rose. “", "The tax rose by half", ".” It fell.", null],
    ["", "Medicare", "", null],
    ["One. ", "Taxes fell.\nRents ro", "se.", null],
    ["x".repeat(MOST_BESIDE), "Medicare", " is. It", null],
    ["It is. ", "Medicare", ` ${"x".repeat(MOST_BESIDE)}`, null],
    [`${"word ".repeat(110)}`, "Medicare", ".", null],
    ["One. ", "  ", " Two.", null],
  ])("%j + %j + %j: %j", (before, selected, after, expected) => {
    expect(sentenceAround({ before, selected, after })).toBe(expected);
  });

  it("has the selected words and no line break, and is of bounded length, whatever the page holds", () => {
    const text = fc.string({
      unit: fc.constantFrom("a", "B", ".", " ", "\n", "“", "5", "!"),
      maxLength: 700,
    });
    fc.assert(
      fc.property(text, text, text, (before, selected, after) => {
        const around = sentenceAround({ before, selected, after });
        if (around === null) return;
        expect(around).toContain(selected.trim().replace(/\s+/g, " "));
        expect(around).not.toContain("\n");
        expect(around.length).toBeLessThanOrEqual(500);
      }),
    );
  });
});
