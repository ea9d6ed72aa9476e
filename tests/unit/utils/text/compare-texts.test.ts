import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { type Comparison, compareTexts, type Stretch } from "../../../../utils/text/compare-texts.ts";

const marked = (stretches: readonly Stretch[]): string =>
  stretches.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join("");

/** The comparison as one can read it: removed and added words in brackets. */
function read(comparison: Comparison): unknown {
  if (comparison.kind !== "changed") return comparison.kind;
  const { earlier, now, figures, gone } = comparison;
  return { earlier: marked(earlier), now: marked(now), figures, gone };
}

const WAGE =
  "The federal minimum wage is $7.25 per hour. States may set a higher one. Tips count towards it.";

describe("two states of a passage", () => {
  test.each<[string, string, string, unknown]>([
    [
      "a number that changed",
      "The minimum wage is $7.25 per hour.",
      "The minimum wage is $9.00 per hour.",
      {
        earlier: "The minimum wage is [$7.25] per hour.",
        now: "The minimum wage is [$9.00] per hour.",
        figures: [["$7.25", "$9.00"]],
        gone: [],
      },
    ],
    [
      "two numbers and words between",
      "It was 5 % in 2024 and is due in May each year.",
      "It was 6 % in 2025 and is due in June each year.",
      {
        earlier: "It was [5 %] in [2024] and is due in [May] each year.",
        now: "It was [6 %] in [2025] and is due in [June] each year.",
        figures: [
          ["5 %", "6 %"],
          ["2024", "2025"],
        ],
        gone: [],
      },
    ],
    [
      "a sentence that is gone",
      WAGE,
      "The federal minimum wage is $7.25 per hour. Tips count towards it.",
      {
        earlier:
          "The federal minimum wage is $7.25 per hour. [States may set a higher one]. Tips count towards it.",
        now: "The federal minimum wage is $7.25 per hour. Tips count towards it.",
        figures: [],
        gone: ["States may set a higher one."],
      },
    ],
    [
      "a sentence that moved",
      "Apply by post. The office is open on all weekdays. Bring proof of your income and of your address.",
      "The office is open on all weekdays. Bring proof of your income and of your address. Apply by post.",
      "same",
    ],
    ["the same words with other marks and spaces", "One, two — three four.", "One two three  four!", "same"],
    [
      "a window that begins later",
      WAGE,
      "… wage is $7.25 per hour. States may set a higher one. Tips count …",
      "same",
    ],
    ["a window that ends earlier", WAGE, "The federal minimum wage is $7.25 per hour. States may", "same"],
    [
      "a number that changed in a window that moved",
      WAGE,
      "...wage is $9.00 per hour. States may set a higher one. Tips count towards it. Overtime...",
      {
        earlier:
          "The federal minimum wage is [$7.25] per hour. States may set a higher one. Tips count towards it.",
        now: "...wage is [$9.00] per hour. States may set a higher one. Tips count towards it. Overtime...",
        figures: [["$7.25", "$9.00"]],
        gone: [],
      },
    ],
    [
      "figures in a few words that were replaced",
      "Apply at the office by post or in person before May 3 each year, free of charge.",
      "Apply at the office online until June 30, free of charge.",
      {
        earlier: "Apply at the office [by post or in person before May 3 each year], free of charge.",
        now: "Apply at the office [online until June 30], free of charge.",
        figures: [["3", "30"]],
        gone: [],
      },
    ],
    [
      "figures in a longer run, which is another text",
      "Apply at the office by post or in person before May 3 each year with two witnesses, free of charge.",
      "Apply at the office online until June 30, free of charge.",
      {
        earlier:
          "Apply at the office [by post or in person before May 3 each year with two witnesses], free of charge.",
        now: "Apply at the office [online until June 30], free of charge.",
        figures: [],
        gone: [],
      },
    ],
    ["another passage", WAGE, "Overtime is paid after forty hours in a week of work. Call us.", "apart"],
    ["nothing but marks", "…", "—", "apart"],
    ["nothing", WAGE, "", "apart"],
    [
      "right to left",
      "الحد الأدنى للأجور 7 دولارات في الساعة",
      "الحد الأدنى للأجور 9 دولارات في الساعة",
      {
        earlier: "الحد الأدنى للأجور [7] دولارات في الساعة",
        now: "الحد الأدنى للأجور [9] دولارات في الساعة",
        figures: [["7", "9"]],
        gone: [],
      },
    ],
  ])("%s", (_, earlier, now, expected) => {
    expect(read(compareTexts(earlier, now))).toEqual(expected);
  });

  it("are shown whole, whatever they are", () => {
    const text = fc.string({ unit: fc.constantFrom("tax ", "7", ".", "…", "$5 ", "aid", "\n", " é", "…") });
    fc.assert(
      fc.property(text, text, (earlier, now) => {
        const compared = compareTexts(earlier, now);
        if (compared.kind !== "changed") return;
        expect(compared.earlier.map((each) => each.text).join("")).toBe(earlier);
        expect(compared.now.map((each) => each.text).join("")).toBe(now);
      }),
    );
  });
});

const words = (seed: number): string =>
  Array.from({ length: 14_000 }, (_, index) => `w${(index * seed) % 9_973}`).join(" ");

/** The same words in another order. */
const shuffled = (text: string): string =>
  text
    .split(" ")
    .toSorted((one, other) => one.slice(-1).localeCompare(other.slice(-1)) || (one < other ? -1 : 1))
    .join(" ");

describe("two texts of 100 kB", () => {
  it("that have the same words in another order are not compared", () => {
    expect(compareTexts(words(7), shuffled(words(7))).kind).toBe("too-different");
  });

  it("that differ in nearly everything are not compared", () => {
    expect(compareTexts(words(7), words(11)).kind).toBe("too-different");
  });

  it("that differ in little are", () => {
    expect(read(compareTexts(words(7), words(7).replace("w700 ", "x ")))).toMatchObject({ gone: [] });
  });

  it("of more are not read at all", () => {
    expect(compareTexts("a ".repeat(1e6), "b ".repeat(1e6)).kind).toBe("too-different");
  });
});
