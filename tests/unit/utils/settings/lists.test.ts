import { expect, it } from "vitest";
import { backupFoundSentence } from "../../../../utils/settings/backup-sentences.ts";
import { importedSentence } from "../../../../utils/watches/sentences.ts";

it.each([
  [
    { count: 2, known: 0, leftOut: 0, refused: [] },
    "2 follows added. They are refreshed only when you open What’s new.",
  ],
  [{ count: 0, known: 3, leftOut: 0, refused: [] }, "3 follows were there already."],
  [
    { count: 1, known: 1, leftOut: 4, refused: [] },
    "1 follow added. It is refreshed only when you open What’s new. 1 follow was there already. 4 follows were left out: you can follow at most 200.",
  ],
  [{ count: 0, known: 0, leftOut: 1, refused: [] }, "1 follow was left out: you can follow at most 200."],
])("says what became of the watches of a list: %o", (list, sentence) => {
  expect(importedSentence(list)).toBe(sentence);
});

it("says before a backup is imported how many of its watches ask by themselves, if any do", () => {
  const found = {
    checks: 1,
    searches: 0,
    watches: 3,
    settings: 2,
    old: 0,
    addresses: [],
    lost: { verdicts: 0, follows: 0 },
    consents: [],
    hasLeftOutFollows: false,
    isSynced: false,
  };
  const none = backupFoundSentence({ ...found, asking: 0 });
  expect(backupFoundSentence({ ...found, asking: 0, old: 2 })).toBe(
    `${none} 2 fact-checks are older than you keep them, and will be deleted.`,
  );
  expect(none).toBe(
    "The file contains 1 verdict, 0 recent searches, 3 follows, and 2 settings. Add what you do not have yet, or replace your data and settings with it.",
  );
  expect(backupFoundSentence({ ...found, asking: 0, isSynced: true })).toBe(
    `${none} If you replace, follows that are not in the file are also removed from your other devices.`,
  );
  expect(backupFoundSentence({ ...found, asking: 0, consents: ["suggestions", "passages"] })).toBe(
    `${none} It turns on suggestions: your words go to the search service while you type. It turns on passages for every verdict: words of each new claim go to the search service.`,
  );
  expect(backupFoundSentence({ ...found, asking: 1 })).toBe(
    `${none} 1 of its follows runs in the background and sends its search to the search service.`,
  );
  expect(backupFoundSentence({ ...found, asking: 2 })).toBe(
    `${none} 2 of its follows run in the background and send their searches to the search service.`,
  );
});
