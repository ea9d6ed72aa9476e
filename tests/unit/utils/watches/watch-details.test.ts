import { expect, it } from "vitest";
import { readWatchList } from "../../../../components/watches/list/read-watch-file.ts";
import { listed, readListed, watchesAsJson } from "../../../../utils/watches/listed-watch.ts";
import { watchesAsOpml } from "../../../../utils/watches/opml.ts";
import {
  detailsText,
  followDetails,
  readDetails,
  withPause,
} from "../../../../utils/watches/watch-details.ts";
import { SERVICE, TAXES } from "./sample.ts";

const WHOLE = {
  paused: true,
  group: "A & <B>",
  note: "for May",
  missing: true,
  silentDays: 30,
  weekday: 7,
  hour: 0,
  words: "lead, \"water\" & 'air'",
} as const;

it.each([
  ["nothing", {}, {}],
  ["what is off", { paused: false, words: "" }, {}],
  ["other types", { paused: 1, words: ["lead"] }, {}],
  ["attributes", { paused: "true", words: "lead" }, { paused: true, words: "lead" }],
  ["what disappears", { missing: "true" }, { missing: true }],
  ["what disappears, in other words", { missing: "yes" }, {}],
  ["numbers of attributes", { weekday: "1", hour: "23" }, { weekday: 1, hour: 23 }],
  ["numbers out of range", { weekday: 8, hour: -1, silentDays: 366 }, {}],
  ["what are no whole numbers", { weekday: 1.5, hour: "9 " }, {}],
  [
    "long lines of any characters",
    { group: "a\n\u0000b".repeat(40_000), note: " " },
    { group: expect.stringMatching(/^a b.{55,}…$/) },
  ],
  ["what is not a detail", { words: "lead", id: "w", preset: "fixed" }, { words: "lead" }],
  ["itself", WHOLE, WHOLE],
])("reads %s", (_, written, read) => {
  expect(readDetails(written)).toEqual(read);
});

it("are the same after every file", () => {
  const watch = { ...TAXES, details: WHOLE };
  expect(readListed(listed(watch), null)).toEqual(watch);
  for (const text of [watchesAsOpml([watch], `${SERVICE}/`), watchesAsJson([watch])]) {
    expect(readWatchList(text, SERVICE)).toMatchObject({ refused: [], watches: [{ details: WHOLE }] });
  }
});

it("of a watch without any are not written", () => {
  expect(listed({ ...TAXES, details: {} })).toEqual(listed(TAXES));
  expect(readListed(listed(TAXES), null)).toEqual(TAXES);
});

it("follow a change of others, and keep what did not change there", () => {
  expect(followDetails({ words: "mine" }, { words: "a" }, { words: "a" })).toEqual({ words: "mine" });
  expect(followDetails({ words: "mine", paused: true }, { words: "a" }, { words: "b" })).toEqual({
    words: "b",
    paused: true,
  });
  expect(followDetails({ words: "a" }, { words: "a" }, {})).toEqual({});
});

it("are equal in any order", () => {
  expect(detailsText({ words: "a", paused: true })).toBe(detailsText({ paused: true, words: "a" }));
  expect(withPause(withPause({ words: "a" }, true), false)).toEqual({ words: "a" });
});
