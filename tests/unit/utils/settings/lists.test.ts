import { expect, it } from "vitest";
import { backupFoundSentence } from "../../../../utils/settings/backup-sentences.ts";
import { importedSentence } from "../../../../utils/watches/sentences.ts";

it.each([
  [{ count: 2, known: 0, leftOut: 0 }, "2 watches added. They are only checked when you look."],
  [{ count: 0, known: 3, leftOut: 0 }, "3 watches were there already."],
  [
    { count: 1, known: 1, leftOut: 4 },
    "1 watch added. It is only checked when you look. 1 watch was there already. You have 200 watches. Remove one to add another.",
  ],
  [{ count: 0, known: 0, leftOut: 1 }, "You have 200 watches. Remove one to add another."],
])("says what became of the watches of a list: %o", (list, sentence) => {
  expect(importedSentence(list)).toBe(sentence);
});

it("says before a backup is imported how many of its watches ask by themselves, if any do", () => {
  const found = { checks: 1, searches: 0, watches: 3, settings: 2, addresses: [] };
  const none = backupFoundSentence({ ...found, asking: 0 });
  expect(none).toBe(
    "The file contains 1 verdict, 0 recent searches, 3 watches, and 2 settings. Importing replaces your current data.",
  );
  expect(backupFoundSentence({ ...found, asking: 1 })).toBe(
    `${none} 1 of its watches checks by itself: its words and filters are sent to the search service at its rhythm, also while you do something else.`,
  );
});
