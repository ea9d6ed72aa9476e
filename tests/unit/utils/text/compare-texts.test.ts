import * as fc from "fast-check";
import { beforeEach, describe, expect, it, test, vi } from "vitest";
import { type Comparison, compareTexts, type Stretch } from "../../../../utils/text/compare-texts.ts";

const marked = (stretches: readonly Stretch[]): string =>
  stretches.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join("");

/** The comparison as one can read it: removed and added words in brackets. */
function read(comparison: Comparison): unknown {
  if (comparison.kind !== "changed") return comparison.kind;
  const { earlier, now, figures, gone } = comparison;
  return { earlier: marked(earlier), now: marked(now), figures, gone };
}

/** A comparison that takes long is given up: how busy the machine is must decide nothing here. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  return () => vi.useRealTimers();
});

const WAGE =
  "The federal minimum wage is $7.25 per hour. States may set a higher one. Tips count towards it.";

describe("two titles", () => {
  test.each<[string, string, string, unknown]>([
    [
      "words added at the end",
      "Beach water quality",
      "Beach water quality and closures",
      { earlier: "Beach water quality", now: "Beach water quality [and closures]", figures: [], gone: [] },
    ],
    [
      "words removed at the beginning",
      "Notice: Form 1040",
      "Form 1040",
      { earlier: "[Notice]: Form 1040", now: "Form 1040", figures: [], gone: [] },
    ],
    ["an end that was cut", "Beach water quality and closures", "Beach water quality…", "same"],
  ])("with %s are whole", (_, earlier, now, expected) => {
    expect(read(compareTexts(earlier, now, true))).toEqual(expected);
  });
});

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
      "a number with a space for its thousands",
      "Le crédit est de 15 000 $ par an.",
      "Le crédit est de 16\u00A0000\u00A0$ par an.",
      {
        earlier: "Le crédit est de [15 000 $] par an.",
        now: "Le crédit est de [16\u00A0000\u00A0$] par an.",
        figures: [["15 000 $", "16\u00A0000\u00A0$"]],
        gone: [],
      },
    ],
    [
      "other spaces within a number",
      "Le taux est de 5\u00A0% sur 15\u00A0000\u00A0$ par an.",
      "Le taux est de 5\u202F% sur 15\u202F000\u202F$ par an.",
      "same",
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
    [
      "figures in a run of twelve words",
      "Apply a b c d e f g h i j k 3 each year at one of the offices of this city or by post.",
      "Apply 30 each year at one of the offices of this city or by post.",
      {
        earlier: "Apply [a b c d e f g h i j k 3] each year at one of the offices of this city or by post.",
        now: "Apply [30] each year at one of the offices of this city or by post.",
        figures: [["3", "30"]],
        gone: [],
      },
    ],
    [
      "figures in a run of thirteen words",
      "Apply a b c d e f g h i j k l 3 each year at one of the offices of this city or by post.",
      "Apply 30 each year at one of the offices of this city or by post.",
      {
        earlier: "Apply [a b c d e f g h i j k l 3] each year at one of the offices of this city or by post.",
        now: "Apply [30] each year at one of the offices of this city or by post.",
        figures: [],
        gone: [],
      },
    ],
    [
      "a figure that stayed among words that changed",
      "The form is due on May 3 at noon.",
      "The form is due until June 3 at noon.",
      {
        earlier: "The form is due [on May] 3 at noon.",
        now: "The form is due [until June] 3 at noon.",
        figures: [],
        gone: [],
      },
    ],
    [
      "the same figure in words that were turned round",
      "The rate of 5 percent is due each year in full.",
      "The rate due is 5 percent in full.",
      {
        earlier: "The rate [of] 5 percent [is due each year] in full.",
        now: "The rate [due is] 5 percent in full.",
        figures: [],
        gone: [],
      },
    ],
    [
      "a figure that changed in two places",
      "The fee is $5 for one and $5 for the other.",
      "The fee is $6 for one and $6 for the other.",
      {
        earlier: "The fee is [$5] for one and [$5] for the other.",
        now: "The fee is [$6] for one and [$6] for the other.",
        figures: [["$5", "$6"]],
        gone: [],
      },
    ],
    [
      "more than three figures",
      "It was 1 at first, then 2 in May, then 3 in June and 4 now.",
      "It was 5 at first, then 6 in May, then 7 in June and 8 now.",
      {
        earlier: "It was [1] at first, then [2] in May, then [3] in June and [4] now.",
        now: "It was [5] at first, then [6] in May, then [7] in June and [8] now.",
        figures: [
          ["1", "5"],
          ["2", "6"],
          ["3", "7"],
        ],
        gone: [],
      },
    ],
    [
      "the first word and the last one",
      "Old rules of the city apply today",
      "New rules of the city apply now",
      {
        earlier: "[Old] rules of the city apply [today]",
        now: "[New] rules of the city apply [now]",
        figures: [],
        gone: [],
      },
    ],
    [
      "the second word removed",
      "A big tax is due in May.",
      "A tax is due in May.",
      { earlier: "A [big] tax is due in May.", now: "A tax is due in May.", figures: [], gone: [] },
    ],
    [
      "what a window leaves out in its middle",
      WAGE,
      "The federal minimum wage ... Tips count towards it.",
      "same",
    ],
    [
      "a number that changed after a window that began later",
      "...wage is $7.25 per hour. States may set a higher one. Tips count...",
      WAGE.replace("$7.25", "$9.00"),
      {
        earlier: "...wage is [$7.25] per hour. States may set a higher one. Tips count...",
        now: WAGE.replace("$7.25", "[$9.00]"),
        figures: [["$7.25", "$9.00"]],
        gone: [],
      },
    ],
    [
      "half of the words in common",
      "one two three four",
      "one five six four",
      { earlier: "one [two three] four", now: "one [five six] four", figures: [], gone: [] },
    ],
    ["less than half of the words in common", "one two three four five", "one six seven eight five", "apart"],
    [
      "more than three sentences that are gone, none of them of two words",
      "Taxes are due in May. Call us. Bring your papers. Come at noon. Wait for us. Pay your part. Fees are not paid back.",
      "Taxes are due in May. Fees are not paid back.",
      {
        earlier:
          "Taxes are due in May. [Call us. Bring your papers. Come at noon. Wait for us. Pay your part]. Fees are not paid back.",
        now: "Taxes are due in May. Fees are not paid back.",
        figures: [],
        gone: ["Bring your papers.", "Come at noon.", "Wait for us."],
      },
    ],
    [
      "a sentence whose words are a part of longer ones now",
      "Taxes are due in May. Tax is due now. Fees are not paid back. Other surtax is due nowhere.",
      "Taxes are due in May. Fees are not paid back. Other surtax is due nowhere.",
      {
        earlier:
          "Taxes are due in May. [Tax is due now]. Fees are not paid back. Other surtax is due nowhere.",
        now: "Taxes are due in May. Fees are not paid back. Other surtax is due nowhere.",
        figures: [],
        gone: ["Tax is due now."],
      },
    ],
    [
      "a sentence that is further down now",
      "Apply by post. Bring a form. The office is open on all weekdays. Pay in cash at the desk.",
      "Apply by post. The office is open on all weekdays. Bring a form. Pay in cash at the desk.",
      {
        earlier:
          "Apply by post. [Bring a form]. The office is open on all weekdays. Pay in cash at the desk.",
        now: "Apply by post. The office is open on all weekdays. [Bring a form]. Pay in cash at the desk.",
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

describe("how much is compared", () => {
  const numbered = (letter: string, count: number): string =>
    Array.from({ length: count }, (_, index) => `${letter}${index}`).join(" ");
  const common = numbered("same", 300);

  test.each([
    ["200 words replaced by as many", 200, 200, "changed"],
    ["200 words replaced by one more", 200, 201, "too-different"],
  ])("%s", (_, before, after, kind) => {
    const now = `${common} ${numbered("new", after)}`;
    expect(compareTexts(`${common} ${numbered("old", before)}`, now).kind).toBe(kind);
  });

  const filled = (text: string, length: number): string => `${text} ${"x".repeat(length - text.length - 1)}`;

  test.each([
    ["a text of 200,000 characters", 200_000, "changed"],
    ["a longer one", 200_001, "too-different"],
  ])("%s", (_, length, kind) => {
    expect(compareTexts(filled("The fee is $5", length), "The fee is $6 now").kind).toBe(kind);
  });

  test.each([
    ["20,000 characters", 20_000, ["States may set a higher one."]],
    ["more", 20_001, []],
  ])("sentences that are gone are named in a text of %s", (_, length, gone) => {
    const now = WAGE.replace("States may set a higher one. ", "");
    expect(read(compareTexts(filled(WAGE, length), filled(now, 300)))).toMatchObject({ gone });
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
