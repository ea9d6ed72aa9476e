import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  MOST_OFFERED,
  sentencesToCheck,
  worth,
} from "../../../../../components/checks/draft/worth-checking.ts";
import { sentencesIn } from "../../../../../utils/text/sentences-in.ts";
import { NOT_WORTH_CHECKING, WORTH_CHECKING } from "../judged-sentences.ts";

describe("a sentence", () => {
  it.each(WORTH_CHECKING)("is worth checking: %s", (sentence) => {
    expect(worth(sentence)).toBeGreaterThan(0);
  });

  it.each(NOT_WORTH_CHECKING)("is not worth checking: %s", (sentence) => {
    expect(worth(sentence)).toBe(0);
  });
});

describe("a sentence is neither a heading nor a list", () => {
  const sized = (length: number) => {
    const start = "Taxes rose by 5 percent n";
    return start + "n".repeat(length - start.length);
  };

  it.each([
    [24, false],
    [25, true],
    [500, true],
    [501, false],
  ])("of %i letters is worth checking: %s", (length, isWorth) => {
    const sentence = length < 25 ? "Taxes rose by 5 percent." : sized(length);
    expect(sentence).toHaveLength(length);
    expect(worth(sentence) > 0).toBe(isWorth);
  });

  it.each([
    ["Unemployment increased 5 percent.", false],
    ["Unemployment increased by 5 percent.", true],
  ])("of few words is not: %s", (sentence, isWorth) => {
    expect(worth(sentence) > 0).toBe(isWorth);
  });
});

/** Each sign alone, in words without any other, and what it is worth beside one that is worth three. */
describe("a sign makes a sentence worth more", () => {
  const BASE = "Rain is 5 percent of it, as they say";
  const plain = worth(`${BASE}.`);

  it.each([
    ["it costs $7", 3],
    ["it costs 7 dollars", 3],
    ["it costs 7 €", 3],
    ["half of all agree", 2],
    ["the voting age is 16", 3],
    ["the wage is 7.25 an hour", 3],
    ["the ages of all of them are on page 16", 0],
    ["a plan covers it", 1],
    ["seven out of ten agree", 2],
    ["it is 7 million", 3],
    ["it is 7,000", 3],
    ["it is at least 7", 1],
    ["it took 7 weeks", 1],
    ["a sales tax", 3],
    ["a tax credit", 3],
    ["a new Treaty", 3],
    ["an executive order", 3],
    ["in Section 8", 3],
    ["it was repealed", 2],
    ["it is illegal", 2],
    ["the supreme court agreed", 2],
    ["the Ministry agreed", 2],
    ["the NHS agreed", 2],
    ["the Senate agreed", 1],
    ["with poverty", 2],
    ["in Canada", 1],
    ["it doubled", 2],
    ["compared with it", 2],
    ["the highest", 1],
    ["in 2024", 1],
    ["according to it", 1],
  ])("%s: %i", (words, weight) => {
    expect(worth(`${BASE}, ${words}.`) - plain).toBe(weight);
  });

  it("and two small ones are not enough", () => {
    expect(worth("The Senate met at noon in Canada then.")).toBe(0);
    expect(worth("The Senate met at noon in Canada as 2024 ended.")).toBe(3);
  });
});

describe("the sentences of a page", () => {
  it("are whole, in spite of abbreviations and numbers", () => {
    const text =
      "The U.S. Department of Labor said wages rose 3.5 percent. Mr. Smith of Acme Inc. disagreed.\nRep. Jane Doe voted for H.R. 1234 in Jan. 2024.";
    expect(sentencesIn(text)).toEqual([
      "The U.S. Department of Labor said wages rose 3.5 percent.",
      "Mr. Smith of Acme Inc. disagreed.",
      "Rep. Jane Doe voted for H.R. 1234 in Jan. 2024.",
    ]);
  });

  it("never cross from one paragraph into the next", () => {
    expect(sentencesIn("A heading without a stop\nThe first sentence.")).toEqual([
      "A heading without a stop",
      "The first sentence.",
    ]);
  });

  it("are offered in the order of the page, each once, the best thirty of them", () => {
    const many = WORTH_CHECKING.concat(NOT_WORTH_CHECKING, WORTH_CHECKING);
    const offered = sentencesToCheck(many.join("\n"));
    expect(offered).toHaveLength(MOST_OFFERED);
    expect(MOST_OFFERED).toBe(30);
    expect(offered).toEqual(WORTH_CHECKING.filter((sentence) => offered.includes(sentence)));
  });

  it("are left out where others are worth more, however early they come", () => {
    const weak = Array.from(
      { length: 30 },
      (_, index) => `Rain was ${index + 10} percent of all at that time.`,
    );
    const strong = "The income tax rose by 7 percent in 2024, according to Congress.";
    expect(sentencesToCheck([...weak, strong].join("\n"))).toEqual([...weak.slice(0, 29), strong]);
    expect(sentencesToCheck([strong, ...weak].join("\n"))).toEqual([strong, ...weak.slice(0, 29)]);
  });

  it("are never longer than a claim may be, whatever the page holds", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 2_000 }), (text) => {
        for (const sentence of sentencesToCheck(text)) {
          expect(sentence.length).toBeLessThanOrEqual(500);
          expect(sentence.trim()).toBe(sentence);
        }
      }),
    );
  });
});
