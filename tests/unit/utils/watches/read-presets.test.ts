import { describe, expect, it } from "vitest";
import { readPresets } from "../../../../utils/watches/read-presets.ts";

const address = "search.html?view=recent&country=us&q=tax";

describe("watches of a policy", () => {
  it("are those that can be used, removable unless it says otherwise", () => {
    const policy = [
      { name: "Tax", address, rhythm: "24h", removable: false },
      { name: "Mine", address },
      { name: "", address },
      { name: "Bad", address: 5 },
      null,
    ];
    expect(
      readPresets(policy, null).presets.map(({ watch, isRemovable }) => [
        watch.name,
        watch.rhythm,
        isRemovable,
      ]),
    ).toEqual([
      ["Tax", "24h", false],
      ["Mine", "look", true],
    ]);
    expect(readPresets({ name: "Tax", address }, null).presets).toEqual([]);
  });

  it.each([
    [true, "that is not set", undefined],
    [true, "without any", []],
    [true, "that can be used", [{ name: "Tax", address }]],
    [false, "that is one watch and no list", { name: "Tax", address }],
    [
      false,
      "with another site\u2019s address",
      [
        { name: "Tax", address },
        { name: "A", address: "https://a.example/" },
      ],
    ],
  ])("are known whole (%s) from a policy %s", (isWhole, _, policy) => {
    expect(readPresets(policy, null).isWhole).toBe(isWhole);
  });
});
