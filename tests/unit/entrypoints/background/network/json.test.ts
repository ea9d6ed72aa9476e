import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  anyList,
  count,
  countOrNothing,
  countOrNull,
  durationOrNull,
  essentialList,
  essentialText,
  flag,
  parseJson,
  readEach,
  readJson,
  text,
  textOrNull,
  wholeText,
} from "../../../../../entrypoints/background/network/json.ts";
import { MOST } from "../../../../../utils/text/input-limits.ts";

const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;

describe("JSON", () => {
  it.each([
    ["nested a hundred deep", nested(100)],
    ["of many members side by side", JSON.stringify(Array.from({ length: 5_000 }, () => ({ a: [] })))],
    ["of objects nested a hundred deep", `${'{"a":'.repeat(100)}1${"}".repeat(100)}`],
    ["with an escaped quotation mark and brackets", `["\\"${"[".repeat(200)}", 1]`],
    ["with brackets in its strings", JSON.stringify({ text: '[{"\\'.repeat(5_000) })],
  ])("%s is read", (_, text) => {
    expect(parseJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
  });

  it.each([101, 10_000, 3_000_000])("nested %i deep is not", (depth) => {
    expect(parseJson(nested(depth))).toEqual({ ok: false, failure: "too-deep" });
    expect(parseJson("[".repeat(depth))).toEqual({ ok: false, failure: "too-deep" });
  });
});

describe("what a service sent", () => {
  it.each([
    ['{"a": 1}', { ok: true, value: { a: 1 } }],
    ['{"a": "1"}', { ok: false, failure: { kind: "unreadable", problem: "wrong-shape" } }],
    ["{a: 1}", { ok: false, failure: { kind: "unreadable", problem: "not-json" } }],
    ["", { ok: false, failure: { kind: "unreadable", problem: "not-json" } }],
    ["[".repeat(200), { ok: false, failure: { kind: "unreadable", problem: "not-json" } }],
  ])("as %s is read as %j", (sent, read) => {
    expect(readJson(sent, v.object({ a: v.number() }))).toEqual(read);
  });

  const long = "x".repeat(MOST.serviceText);
  it.each<[string, v.GenericSchema<unknown, unknown>, unknown, unknown]>([
    ["a text", text, " a ", " a "],
    ["a text of the most letters", text, long, long],
    ["a longer one", text, `${long}y`, `${long.slice(1)}…`],
    ["a text that is none", text, 7, ""],
    ["a text without its bidi controls", text, "a\u202eb", "ab"],
    ["a text as long as it comes", wholeText, `${long}y`, `${long}y`],
    ["no text where one may be missing", textOrNull, undefined, null],
    ["null", textOrNull, null, null],
    ["a text of white space", textOrNull, " \n", null],
    ["a text that may be missing", textOrNull, " a ", " a "],
    ["an essential text", essentialText, " a ", "a"],
    ["a count", count, 3, 3],
    ["half a count", count, 1.5, 0],
    ["a count below nothing", count, -1, 0],
    ["a count that is not exact", count, 2 ** 53, 0],
    ["a count that may be missing", countOrNull, undefined, null],
    ["nothing of a count", countOrNull, 0, 0],
    ["a count that is a text", countOrNothing, "3", undefined],
    ["a count that was sent", countOrNothing, 0, 0],
    ["a duration", durationOrNull, 1.5, 1.5],
    ["no time at all", durationOrNull, 0, 0],
    ["a duration below nothing", durationOrNull, -1, null],
    ["a yes", flag, true, true],
    ["a yes in words", flag, "yes", false],
    ["a list", anyList(v.number()), [1, "2", 3], [1, 3]],
    ["a list that is missing", anyList(v.number()), undefined, []],
  ])("%s is read", (_, schema, sent, read) => {
    expect(v.parse(schema, sent)).toEqual(read);
  });

  it.each([[""], [" "], [`${long}y`], [7], [null]])("an essential text cannot be %j", (sent) => {
    expect(v.safeParse(essentialText, sent).success).toBe(false);
  });

  it("of a list what cannot be read is counted, and so is what is too much", () => {
    expect(readEach(v.number(), [1, "2", 3])).toEqual({ items: [1, 3], dropped: 1 });
    expect(readEach(v.number(), [1, 2, 3], 2)).toEqual({ items: [1, 2], dropped: 1 });
    const { items, dropped } = readEach(
      v.number(),
      Array.from({ length: 1_001 }, () => 1),
    );
    expect([items.length, dropped]).toEqual([1_000, 1]);
  });

  it.each([
    [[], true],
    [[1], true],
    [["x", 1], true],
    [["x"], false],
    [undefined, false],
  ])("an essential list may be %j: %s", (sent, expected) => {
    expect(v.safeParse(essentialList(v.number()), sent).success).toBe(expected);
  });
});
