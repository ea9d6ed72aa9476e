import { describe, expect, it } from "vitest";
import { isPermittedService, settingsFrom } from "../../../../utils/settings/settings-in-force.ts";
import {
  FALLBACKS,
  SETTING_NAMES,
  SETTINGS,
  validSettings,
} from "../../../../utils/settings/settings-table.ts";

const SEARCH = "https://search.example";
const CHECKS = "https://checks.example";
const OWN = { searchServiceUrl: SEARCH, factCheckServiceUrl: CHECKS };
const RESTRICTIONS = {
  forbidFactChecks: true,
  forbidBackgroundWatches: true,
  forbidExports: true,
  requiredServices: [SEARCH],
};

const read = (managed: object, stored: object = OWN) => settingsFrom(managed, stored, FALLBACKS);

describe("what an administrator forbids", () => {
  it("is what only an administrator sets: a user's store and a backup cannot", () => {
    const names = SETTING_NAMES.filter((name) => SETTINGS[name].managedOnly);
    expect(names).toEqual(Object.keys(RESTRICTIONS));
    expect(read({}, { ...OWN, ...RESTRICTIONS })).toEqual({ ...FALLBACKS, ...OWN });
    expect(validSettings(RESTRICTIONS)).toEqual({ settings: {}, wrong: [] });
    expect(read(RESTRICTIONS)).toMatchObject(RESTRICTIONS);
  });

  it.each([
    ["forbidFactChecks", "yes", true],
    ["forbidBackgroundWatches", 1, true],
    ["forbidExports", null, true],
    ["deleteVerdictsAfterDays", 0, null],
    ["deleteVerdictsAfterDays", 30, 30],
    ["deleteVerdictsAfterDays", "30", null],
    ["requiredServices", "https://search.example", []],
    ["requiredServices", ["http://search.example"], []],
    ["requiredServices", [null], []],
  ] as const)(
    "holds where %s is %j, also where it cannot be read; but nothing is deleted then",
    (name, value, expected) => {
      expect(read({ [name]: value })[name]).toEqual(expected);
    },
  );

  it("leaves fact-checks no address, whoever chose one", () => {
    for (const managed of [{}, OWN]) {
      const { searchServiceUrl, factCheckServiceUrl } = read({ ...managed, forbidFactChecks: true });
      expect([searchServiceUrl, factCheckServiceUrl]).toEqual([SEARCH, null]);
    }
  });

  it.each([
    [[SEARCH, CHECKS], SEARCH, CHECKS],
    [[`${CHECKS}/`], null, CHECKS],
    [["https://search.example:444"], null, null],
    [[], null, null],
  ])("lets services %j alone have an address", (requiredServices, search, checks) => {
    const settings = read({ requiredServices });
    expect([settings.searchServiceUrl, settings.factCheckServiceUrl]).toEqual([search, checks]);
    for (const address of [search, checks]) expect(isPermittedService(settings, address)).toBe(true);
  });
});
