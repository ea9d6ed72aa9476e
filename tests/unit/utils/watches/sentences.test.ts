import { expect, it } from "vitest";
import { refusedSentence } from "../../../../utils/watches/sentences.ts";

const SEVERAL = "were left out because they are not searches of this service";

it.each([
  [[4], "Line 4 was left out: it is not a search of this service."],
  [[4, 4, 7], `3 ${SEVERAL}: lines 4, 7.`],
  [[1, 2, 2, 3, 4, 5, 6], `7 ${SEVERAL}: lines 1, 2, 3, 4, 5….`],
  [[1, 1, 1], `3 ${SEVERAL}.`],
])("what of lines %j is left out names each line once, and none where all is on one", (lines, sentence) => {
  expect(refusedSentence(lines)).toBe(sentence);
});
