import { describe, expect, it } from "vitest";
import { presetId, viewOf, watchName } from "../../../../utils/watches/watch.ts";
import { WATCH_LIMITS } from "../../../../utils/watches/watch-limits.ts";
import { TAXES } from "./sample.ts";

describe("what a watch is", () => {
  it("has a name of one short line, whatever was entered", () => {
    expect(watchName("  Texas\n\t taxes\u0000 ")).toBe("Texas taxes");
    const long = watchName("😀".repeat(10_000));
    expect(long.length).toBeLessThanOrEqual(WATCH_LIMITS.nameLength);
    expect(long.isWellFormed()).toBe(true);
    expect(long.endsWith("😀…")).toBe(true);
  });

  it("asks for its words and filters in its order, and nothing else", () => {
    expect(viewOf(TAXES.request)).toMatchObject({ view: "recent", q: "tax", sort: "changed", since: null });
  });

  it("gets the same id from the same preset again, and another from another", () => {
    const id = presetId(TAXES.request, "Taxes");
    expect(presetId({ ...TAXES.request }, "Taxes")).toBe(id);
    expect(presetId({ ...TAXES.request, country: ["ca"] }, "Taxes")).not.toBe(id);
    expect(presetId({ ...TAXES.request, sort: "published" }, "Taxes")).not.toBe(id);
  });
});
