import { expect, it } from "vitest";
import {
  checkedSentence,
  importedSentence,
  lengthSentence,
  manyMissingSentence,
  missingSentence,
  overflowSentence,
  refusedSentence,
  rhythmText,
  shortRhythm,
  silenceSentence,
  titleWithWatches,
  watchFailureSentence,
  watchNotice,
} from "../../../../utils/watches/sentences.ts";
import { DAY, HOUR, NOW, watchOf } from "./sample.ts";

const SEVERAL = "were left out because they are not searches of this service";

it.each([
  [[4], "Line 4 was left out: it is not a search of this service."],
  [[4, 4, 7], `3 ${SEVERAL} (lines 4, 7).`],
  [[1, 2, 2, 3, 4, 5, 6], `7 ${SEVERAL} (lines 1, 2, 3, 4, 5…).`],
  [[1_204, 1_310], `2 ${SEVERAL} (lines 1204, 1310).`],
  [[1, 1, 1], `3 ${SEVERAL}.`],
])("what of lines %j is left out names each line once, and none where all is on one", (lines, sentence) => {
  expect(refusedSentence(lines)).toBe(sentence);
});

it("the title of the toolbar icon names unread pages beside what it says of the checks", () => {
  expect(titleWithWatches("Primary Source", 0)).toBe("Primary Source");
  expect(titleWithWatches("Primary Source", 1)).toBe("Primary Source: 1 unread page in what you follow");
  expect(titleWithWatches("Primary Source: 2 fact-checks running", 3)).toBe(
    "Primary Source: 2 fact-checks running · 3 unread pages in what you follow",
  );
});

it("a notification names only what there is", () => {
  expect(watchNotice({ pages: 1, sources: 0, missing: 0, silences: 0 })).toBe(
    "1 new page in what you follow",
  );
  expect(watchNotice({ pages: 0, sources: 0, missing: 2, silences: 1 })).toBe(
    "2 pages you follow are no longer found in the index · Nothing new for a long time in 1 search you follow",
  );
});

const CHANGE_IT = "Choose “Open the search”, change it there and follow that.";

it.each([
  [400, "Unknown state TC", `The service refused this search: “Unknown state TC.” ${CHANGE_IT}`],
  [422, "", `The service refused this search (error 422). ${CHANGE_IT}`],
  [404, "Not Found", "The service refused this request: “Not Found.” Change it and try again."],
  [404, "", "The service was not found at this address (error 404). Check the address in the options."],
])("a search that the service refuses (%i) is changed where its results are", (status, message, sentence) => {
  expect(watchFailureSentence({ kind: "refused", status, message, fields: [], suggestions: [] })).toBe(
    sentence,
  );
});

it("a rhythm of a week names its day, from nine where no hour is chosen; other rhythms have none", () => {
  expect(rhythmText({ rhythm: "7d" })).toBe("Once a week");
  expect(rhythmText({ rhythm: "7d", details: { weekday: 1 } })).toMatch(/^Once a week: Monday, 9:00\sAM$/);
  expect(rhythmText({ rhythm: "7d", details: { weekday: 7, hour: 0 } })).toMatch(/: Sunday, 12:00\sAM$/);
  expect(rhythmText({ rhythm: "1h", details: { weekday: 1 } })).toBe("Every hour");
});

it("a rhythm is short where its name has no room, and no two look alike", () => {
  const rhythms = ["1h", "6h", "24h", "7d"] as const;
  expect(rhythms.map(shortRhythm)).toEqual(["1h", "6h", "1d", "1w"]);
});

it.each<[string, Parameters<typeof watchOf>[0], string | RegExp]>([
  ["was not asked yet", {}, "Not refreshed yet."],
  ["was answered", { lastAsked: NOW, lastAnswered: NOW }, /^Last refreshed .*2 hours ago\.$/],
  [
    "failed since its last answer",
    { lastAsked: NOW, lastAnswered: NOW, failure: { kind: "offline" } },
    /offline.* Last refreshed .*2 hours ago\.$/,
  ],
  ["has only failed", { lastAsked: NOW, failure: { kind: "offline" } }, /offline(?!.*refreshed)/],
  ["has a failure of a time before it was asked", { failure: { kind: "offline" } }, "Not refreshed yet."],
])("a watch that %s says so", (_, change, expected) => {
  const sentence = checkedSentence(watchOf(change), NOW + 2 * HOUR);
  if (typeof expected === "string") expect(sentence).toBe(expected);
  else expect(sentence).toMatch(expected);
});

it.each([
  [
    { count: 0, known: 0, leftOut: 0, refused: [] },
    "0 follows added. They are refreshed only when you open What’s new.",
  ],
  [{ count: 0, known: 2, leftOut: 0, refused: [] }, "2 follows were there already."],
  [
    { count: 1, known: 1, leftOut: 1, refused: [4] },
    "1 follow added. It is refreshed only when you open What’s new. 1 follow was there already. 1 follow was left out: you can follow at most 200. Line 4 was left out: it is not a search of this service.",
  ],
])("of a list of follows %j is said", (list, sentence) => {
  expect(importedSentence(list)).toBe(sentence);
});

it("that nothing is new names the last look of the index, where an answer named one", () => {
  const silent = watchOf({ silentSince: NOW - 9 * DAY });
  expect(silenceSentence(silent)).toBe("Nothing new since October 23, 2026.");
  // When this browser asked says nothing of the index.
  expect(silenceSentence({ ...silent, lastAnswered: NOW })).toBe("Nothing new since October 23, 2026.");
  expect(silenceSentence({ ...silent, lastAnswered: NOW, lastLook: NOW - DAY })).toBe(
    "Nothing new since October 23, 2026. The index last looked on October 31, 2026.",
  );
});

it("a missing page says since when, and once it is found again until when", () => {
  expect(missingSentence({ since: NOW })).toBe(
    "Not found in the index since November 1, 2026. It may still be online.",
  );
  expect(missingSentence({ since: NOW, until: NOW + DAY })).toBe(
    "Found in the index again on November 2, 2026. It had not been found since November 1, 2026.",
  );
  expect(manyMissingSentence({ pages: 30, since: NOW })).toMatch(/^30 pages .*November 1, 2026/);
});

it("how long a page was and is is said only where both are known and differ", () => {
  const state = (words?: number) => ({ ...(words === undefined ? {} : { words }) }) as never;
  expect(lengthSentence(state(1000), state(1200))).toContain("1,200");
  expect([
    lengthSentence(state(5), state(5)),
    lengthSentence(state(), state(5)),
    lengthSentence(state(5), state()),
  ]).toEqual([null, null, null]);
});

it("more new pages than can be counted are said to be more", () => {
  expect(overflowSentence(700)).toBe("700 new pages. The newest 500 are kept.");
  expect(overflowSentence(1_001)).toBe("More than 1,000 new pages.");
});
