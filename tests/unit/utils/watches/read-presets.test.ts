import { describe, expect, it } from "vitest";
import { readPresets } from "../../../../../entrypoints/background/watches/presets.ts";

describe("watches of a policy", () => {
  it("are those that can be used, removable unless it says otherwise", () => {
    const address = "search.html?view=recent&country=us&q=tax";
    const policy = [
      { name: "Tax", address, rhythm: "24h", removable: false },
      { name: "Mine", address },
      { name: "", address },
      { name: "Bad", address: 5 },
      null,
    ];
    expect(
      readPresets(policy, null).map(({ watch, isRemovable }) => [watch.name, watch.rhythm, isRemovable]),
    ).toEqual([
      ["Tax", "24h", false],
      ["Mine", "look", true],
    ]);
    expect(readPresets({ name: "Tax", address }, null)).toEqual([]);
  });
});
