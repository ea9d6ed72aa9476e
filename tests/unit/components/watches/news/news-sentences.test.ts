import { expect, it } from "vitest";
import { refreshedSentence } from "../../../../../components/watches/news/news-sentences.ts";
import { DAY, HOUR, NOW, watchOf } from "../../../utils/watches/sample.ts";

const answered = (lastAnswered: number | null, paused = false) =>
  watchOf({ lastAnswered, ...(paused && { details: { paused } }) });

it.each([
  ["all at once", [answered(NOW), answered(NOW - 1_000)], "Refreshed just now"],
  [
    "some later than others",
    [answered(NOW - 3 * HOUR), answered(NOW), answered(NOW - DAY)],
    "Refreshed just now, some yesterday",
  ],
  ["one that is paused", [answered(NOW), answered(NOW - DAY, true)], "Refreshed just now"],
  ["only such as are paused", [answered(NOW - DAY, true)], "Refreshed yesterday"],
  ["one that never was", [answered(NOW - 3 * HOUR), answered(null)], "Refreshed 3 hours ago"],
  ["none", [answered(null)], null],
])("says when %s were refreshed, and claims no more", (_, watches, sentence) => {
  expect(refreshedSentence(watches, NOW)).toBe(sentence);
});
