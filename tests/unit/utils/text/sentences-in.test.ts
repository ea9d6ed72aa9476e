import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MOST_BESIDE, sentenceAround, sentencesIn } from "../../../../utils/text/sentences-in.ts";

const long = (count: number): string => "w".repeat(count);

describe("the sentences of a text", () => {
  it.each<[string, readonly string[]]>([
    ["", []],
    [" \n\n ", []],
    ["  One two.   Three\tfour!  ", ["One two.", "Three four!"]],
    ["One two\nthree. Four\n", ["One two", "three.", "Four"]],
    ["Sen. Hale and Dr. Wu met on Jan. 5. They left.", ["Sen. Hale and Dr. Wu met on Jan. 5.", "They left."]],
    ["The U.S. Senate met. It left.", ["The U.S. Senate met.", "It left."]],
    ["It is No. 5 of 9. Next.", ["It is No. 5 of 9.", "Next."]],
    ["It was J. Smith of Acme Inc. who left.", ["It was J. Smith of Acme Inc. who left."]],
    ["In Roe v. Wade 7 justices agreed. It fell.", ["In Roe v. Wade 7 justices agreed.", "It fell."]],
    ["Sen. J.D. Vance and Rep. O’Rourke met.", ["Sen. J.D. Vance and Rep. O’Rourke met."]],
    ["Rep. AOC, Dr. Núñez and Gov. Ángel Rivera met.", ["Rep. AOC, Dr. Núñez and Gov. Ángel Rivera met."]],
    ["Sec. Janet Yellen and Col. J. R. Reed met.", ["Sec. Janet Yellen and Col. J. R. Reed met."]],
    ["It is Pub. L. No. 117-58. It passed.", ["It is Pub. L. No. 117-58.", "It passed."]],
    ["En EE. UU. hay 50 estados. Son muchos.", ["En EE. UU. hay 50 estados.", "Son muchos."]],
    ["Polls close at 8 p.m. Eastern. All vote.", ["Polls close at 8 p.m. Eastern.", "All vote."]],
    ["It ends at 5 p.m. EST on Dec. 1. It is late.", ["It ends at 5 p.m. EST on Dec. 1.", "It is late."]],
    ["Offices close at 5 P.M. Tuesday. Bring a form.", ["Offices close at 5 P.M. Tuesday.", "Bring a form."]],
    ["It is due by 11:59 p.m. Nov. 3. Sign it.", ["It is due by 11:59 p.m. Nov. 3.", "Sign it."]],
    ["They close at 5 p.m. The others stay open.", ["They close at 5 p.m.", "The others stay open."]],
    ["They close at 5 p.m. Texas does not.", ["They close at 5 p.m.", "Texas does not."]],
    ["They close at 5 p.m. IT staff stay.", ["They close at 5 p.m.", "IT staff stay."]],
    ["They close at 5 p.m. May I stay?", ["They close at 5 p.m.", "May I stay?"]],
    ["It has 4 col. That is all.", ["It has 4 col.", "That is all."]],
    ["He chose plan B! AOC left.", ["He chose plan B!", "AOC left."]],
    // What begins the lines of a list.
    ["- Taxes rose.", ["-", "Taxes rose."]],
    ["• Taxes rose. Rents fell.", ["•", "Taxes rose.", "Rents fell."]],
    [
      "* Taxes rose.\n2) Rents fell.\n(3) Pay rose.",
      ["*", "Taxes rose.", "2)", "Rents fell.", "(3)", "Pay rose."],
    ],
    ["1. Taxes rose.", ["1.", "Taxes rose."]],
    ["## Taxes rose\n> Rents fell.", ["##", "Taxes rose", ">", "Rents fell."]],
    ["> 50% of voters agree. Few left.", ["> 50% of voters agree.", "Few left."]],
    ["## 2024 was wet.", ["##", "2024 was wet."]],
    ["-5 percent is a fall. Twelve states voted.", ["-5 percent is a fall.", "Twelve states voted."]],
    [`${long(490)} Acme Co. Wu left.`, [`${long(490)} Acme Co. Wu left.`]],
    [`${long(491)} Acme Co. Wu left.`, [`${long(491)} Acme Co.`, "Wu left."]],
  ])("of %j are %j", (text, sentences) => {
    expect(sentencesIn(text)).toEqual(sentences);
  });
});

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
    ["Prices rose. Taxes ", " fell\t", " by  half. Rents.", "Taxes fell by half."],
    ["It is. The ", long(480), " end. So.", `The ${long(480)} end.`],
    ["It is. The ", long(499), " end. So.", null],
    ["It is. The ", `${long(499)} so`, ".", null],
    ["Prices rose. ", "The tax", ` fell. ${"X".repeat(MOST_BESIDE)}`, "The tax fell."],
    [`${"x".repeat(MOST_BESIDE)}. `, "The tax", " fell.", "The tax fell."],
    ["Taxes on ", "Medicare", ` fell ${"x ".repeat(MOST_BESIDE / 2)}`, null],
    [`${"x ".repeat(200)}`, "tax", ".", `${"x ".repeat(200)}tax.`],
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
