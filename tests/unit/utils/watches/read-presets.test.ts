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

  it.each<[boolean, string, unknown]>([
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
    ...["domian=irs.gov", "filetype=xls", "sort=newest", "country=uk&state=TX"].map(
      (part) =>
        [
          false,
          `with the unread part ${part}`,
          [{ name: "Tax", address: `search.html?view=recent&q=tax&${part}` }],
        ] satisfies [boolean, string, unknown],
    ),
    [false, "with more than may be", Array.from({ length: 201 }, () => ({ name: "Tax", address }))],
    [true, "with as many as may be", Array.from({ length: 200 }, () => ({ name: "Tax", address }))],
    ...[
      { rhythm: "5m" },
      { silentDays: 900 },
      { silentDays: "many" },
      { weekday: 8 },
      { hour: 24 },
      { notify: "yes" },
      { removable: 0 },
      { countsInBadge: "yes" },
      { missing: 1 },
    ].map(
      (set) =>
        [false, `with ${JSON.stringify(set)}`, [{ name: "Tax", address, ...set }]] satisfies [
          boolean,
          string,
          unknown,
        ],
    ),
    [
      true,
      "with all that can be set",
      [
        {
          name: "Tax",
          address: "search.html?view=recent&domain=irs.gov",
          ...{
            rhythm: "7d",
            countsInBadge: true,
            weekday: 7,
            hour: 0,
            silentDays: 365,
            missing: true,
            paused: false,
          },
          ...{ words: "lead", group: "Work", note: "", notify: false, removable: true },
        },
      ],
    ],
  ])("are known whole (%s) from a policy %s", (isWhole, _, policy) => {
    expect(readPresets(policy, null).isWhole).toBe(isWhole);
  });
});
