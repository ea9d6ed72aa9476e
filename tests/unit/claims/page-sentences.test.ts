import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MOST_OFFERED, sentencesIn, sentencesToCheck, worth } from "../../../utils/claims/page-sentences.ts";
import { NOT_WORTH_CHECKING, WORTH_CHECKING } from "./judged-sentences.ts";

describe("a sentence", () => {
  it.each(WORTH_CHECKING)("is worth checking: %s", (sentence) => {
    expect(worth(sentence)).toBeGreaterThan(0);
  });

  it.each(NOT_WORTH_CHECKING)("is not worth checking: %s", (sentence) => {
    expect(worth(sentence)).toBe(0);
  });
});

describe("the sentences of a page", () => {
  it("are whole, in spite of abbreviations and numbers", () => {
    const text =
      "The U.S. Department of Labor said wages rose 3.5 percent. Mr. Smith of Acme Inc. disagreed.\nRep. Jane Doe voted for H.R. 1234 in Jan. 2024.";
    expect(sentencesIn(text, "en")).toEqual([
      "The U.S. Department of Labor said wages rose 3.5 percent.",
      "Mr. Smith of Acme Inc. disagreed.",
      "Rep. Jane Doe voted for H.R. 1234 in Jan. 2024.",
    ]);
  });

  it("never cross from one paragraph into the next", () => {
    expect(sentencesIn("A heading without a stop\nThe first sentence.", "en")).toEqual([
      "A heading without a stop",
      "The first sentence.",
    ]);
  });

  it("are offered in the order of the page, each once, the best thirty of them", () => {
    const many = WORTH_CHECKING.concat(NOT_WORTH_CHECKING, WORTH_CHECKING);
    const offered = sentencesToCheck(many.join("\n"), "en");
    expect(offered).toHaveLength(MOST_OFFERED);
    expect(offered).toEqual(WORTH_CHECKING.filter((sentence) => offered.includes(sentence)));
  });

  it("in another language are offered for their figures", () => {
    const text = "Le chômage a reculé de 3,4 % en 2024. Pourquoi 10 % ? Il fait beau.";
    expect(sentencesToCheck(text, "fr")).toEqual(["Le chômage a reculé de 3,4 % en 2024."]);
  });

  it("of a page whose language is no language are still found", () => {
    expect(sentencesToCheck("Gas prices rose 12 percent in 2024.", "x_invalid!")).toHaveLength(1);
  });

  it("are never longer than a claim may be, whatever the page holds", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 2_000 }), (text) => {
        for (const sentence of sentencesToCheck(text, "en")) {
          expect(sentence.length).toBeLessThanOrEqual(500);
          expect(sentence.trim()).toBe(sentence);
        }
      }),
    );
  });
});
