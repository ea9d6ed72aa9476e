import { describe, expect, it } from "vitest";
import { parseJson } from "../../../../../entrypoints/background/network/json.ts";

const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;

describe("JSON", () => {
  it.each([
    ["nested a hundred deep", nested(100)],
    ["of many members side by side", JSON.stringify(Array.from({ length: 5_000 }, () => ({ a: [] })))],
    ["with brackets in its strings", JSON.stringify({ text: '[{"\\'.repeat(5_000) })],
  ])("%s is read", (_, text) => {
    expect(parseJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
  });

  it.each([101, 10_000, 3_000_000])("nested %i deep is not", (depth) => {
    expect(parseJson(nested(depth))).toEqual({ ok: false, failure: "too-deep" });
    expect(parseJson("[".repeat(depth))).toEqual({ ok: false, failure: "too-deep" });
  });
});
