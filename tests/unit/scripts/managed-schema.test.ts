import { describe, expect, it } from "vitest";
import { managedSchema } from "../../../scripts/managed-schema.ts";
import { SETTING_NAMES, SETTINGS } from "../../../utils/settings/settings-table.ts";
import type { ListedWatch } from "../../../utils/watches/listed-watch.ts";
import type { FollowedSources } from "../../../utils/watches/watch.ts";

const { watches, ...settings } = managedSchema().properties;
const forms: Readonly<Record<string, Record<string, unknown>>> = settings;

/** Values that a policy of this form may hold, and some that it may not. */
function samples(form: Record<string, unknown>): { valid: readonly unknown[]; invalid: readonly unknown[] } {
  const { type } = form;
  if (type === "boolean") return { valid: [true, false], invalid: ["yes", 1, []] };
  if (type === "array") return { valid: [[], ["us", "ca"]], invalid: ["us", ["us", 7]] };
  return { valid: ["https://service.example"], invalid: [7, true, ["https://service.example"]] };
}

/** Codes of states are read as the filters write them. */
const asWritten = (name: string, value: unknown): unknown =>
  name === "state" && Array.isArray(value) ? value.map((code) => String(code).toUpperCase()) : value;

describe("the administrators' schema", () => {
  it("names every setting, and watches beside them", () => {
    expect(Object.keys(settings)).toEqual(SETTING_NAMES);
  });

  it("names all that is read of a watch but the sources of a fact-check, and whether people can remove it", () => {
    const all: Required<Omit<ListedWatch, keyof FollowedSources>> = {
      ...{ name: "", address: "", rhythm: "24h", notify: true, countsInBadge: true },
      ...{ paused: true, words: "", group: "", note: "", missing: true, silentDays: 1, weekday: 1, hour: 0 },
    };
    const named = [...Object.keys(all), "removable"];
    expect(Object.keys(watches.items.properties).toSorted()).toEqual(named.toSorted());
  });

  it("takes addresses alone as services, which a schema cannot say", () => {
    const { read } = SETTINGS.requiredServices;
    expect(read(["https://a.example/", "http://localhost:8787"])).toEqual([
      "https://a.example",
      "http://localhost:8787",
    ]);
    for (const value of ["https://a.example", ["us"], [7]]) expect(read(value)).toBeUndefined();
  });

  it("takes hours of the day alone as quiet hours, which a schema cannot say", () => {
    const { read } = SETTINGS.quietHours;
    expect(["22-7", "0-23", null].map(read)).toEqual(["22-7", "0-23", null]);
    for (const value of ["24-7", "7-7", "22", "https://a.example", 7, ["22-7"]]) {
      expect(read(value), JSON.stringify(value)).toBeUndefined();
    }
  });

  it.each([
    ["openIn", ["new-tab", "current-tab"], ["another", 7, ""]],
    ["language", ["browser", "en", "fr", "es"], ["de", 7, ""]],
    ["pageSize", [1, 50], [0, 51, 1.5, "10"]],
    ["deleteVerdictsAfterDays", [1, 3650], [0, 3651, 1.5, "10"]],
  ] as const)(
    "takes for %s only what there is, which it leaves to the extension to say",
    (name, valid, invalid) => {
      const { read } = SETTINGS[name];
      for (const value of valid) expect(read(value)).toEqual(value);
      for (const value of invalid) expect(read(value), JSON.stringify(value)).toBeUndefined();
    },
  );

  it("says only types: what it refuses Chromium keeps from the extension, with the whole key", () => {
    const schema = JSON.stringify(managedSchema());
    for (const limit of ["enum", "minimum", "maximum", "pattern", "required"])
      expect(schema).not.toContain(`"${limit}"`);
  });

  const SAID_ELSEWHERE = [
    "requiredServices",
    "quietHours",
    "openIn",
    "language",
    "pageSize",
    "deleteVerdictsAfterDays",
  ];
  it.each(SETTING_NAMES.filter((name) => !SAID_ELSEWHERE.includes(name)))(
    "allows for %s just what the extension reads",
    (name) => {
      const { valid, invalid } = samples(forms[name] ?? {});
      for (const value of valid)
        expect(SETTINGS[name].read(value), JSON.stringify(value)).toEqual(asWritten(name, value));
      for (const value of invalid) expect(SETTINGS[name].read(value), JSON.stringify(value)).toBeUndefined();
    },
  );
});
