import { expect, test } from "vitest";
import { changeSentences } from "../../../../../utils/checks/sources/passage-change-sentences.ts";
import { compareTexts } from "../../../../../utils/text/compare-texts.ts";

const CLAIM = "The federal minimum wage is $7.25 per hour";

test.each<[string, string, string, readonly string[]]>([
  [
    "another number",
    "The minimum wage is $7.25 per hour.",
    "The minimum wage is $9.00 per hour.",
    ["The number changed from $7.25 to $9.00.", "Words of the claim that are gone: $7.25."],
  ],
  [
    "a sentence that is gone, and words of the claim with it",
    "Who works is paid. The federal wage is $7.25. Tips and bonuses count towards what is paid.",
    "Who works is paid. Tips and bonuses count towards what is paid.",
    [
      "This sentence is no longer in the passage: “The federal wage is $7.25.”",
      "Words of the claim that are gone: federal, wage, and $7.25.",
    ],
  ],
  [
    "words that are still there elsewhere",
    "The wage for an hour of work is the federal one.",
    "The federal wage for each hour of work is that one.",
    ["The wording changed."],
  ],
  [
    "nothing that both show",
    "The wage is $7.25.",
    "The wage is $7.25. States",
    ["The page changed, but not this passage."],
  ],
  [
    "everything",
    "The wage is $7.25.",
    "Call us on weekdays",
    ["The index shows another passage of this page."],
  ],
  [
    "more than can be compared",
    "a ".repeat(2_000),
    "b ".repeat(2_000),
    ["The passages differ too much to compare."],
  ],
])("a passage that differs in %s", (_, earlier, now, sentences) => {
  expect(changeSentences(compareTexts(earlier, now), CLAIM)).toEqual(sentences);
});
