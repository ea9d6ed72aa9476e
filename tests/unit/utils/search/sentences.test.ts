import { expect, it } from "vitest";
import { countSentence } from "../../../../utils/search/sentences.ts";
import { result, servedPage } from "./sample-results.ts";

it.each([
  [0, [], false, "No results"],
  [1, [result()], false, "1 result"],
  [1_234, [result()], false, "1,234 results"],
  [10_000, [result()], true, "At least 10,000 results"],
  [0, [result(), result()], true, "At least 2 results"],
  // It counted wrongly: there is nothing to see.
  [500, [], false, "No results"],
  [10_000, [], true, "No results"],
])(
  "%s counted and %j listed, a lower bound: %s, is said as %s",
  (total, results, totalIsLowerBound, said) => {
    const page = { ...servedPage(results).value.value, total, totalIsLowerBound };
    expect(countSentence(page)).toBe(said);
  },
);

it("counts what is on earlier pages, and what was left out of this one", () => {
  const empty = { ...servedPage([]).value.value, total: 500 };
  expect(countSentence({ ...empty, page: 60 })).toBe("500 results");
  expect(countSentence({ ...empty, dropped: 10 })).toBe("500 results");
});
