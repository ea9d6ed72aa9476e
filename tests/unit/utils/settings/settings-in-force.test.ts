import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  lockedNames,
  migrated,
  settingsFrom,
  unreadableNames,
  withChange,
} from "../../../../utils/settings/settings-in-force.ts";
import { FALLBACKS, type Settings } from "../../../../utils/settings/settings-table.ts";

const DEFAULTS: Settings = {
  ...FALLBACKS,
  searchServiceUrl: "https://search.example",
  factCheckServiceUrl: null,
  country: [],
  state: [],
  city: [],
  pageSize: 10,
  openIn: "new-tab",
  suggestions: null,
  notifications: false,
  sourcePassages: null,
  siteList: false,
  language: "browser",
  singleKeys: true,
};

describe("settings", () => {
  it("are the defaults where nothing is set", () => {
    for (const nothing of [undefined, null, {}, [], "text", 7]) {
      expect(settingsFrom(nothing, nothing, DEFAULTS)).toEqual(DEFAULTS);
    }
  });

  it("are the administrator's first, then the user's", () => {
    const managed = { searchServiceUrl: "https://managed.example", pageSize: 50 };
    const stored = { searchServiceUrl: "https://mine.example", openIn: "current-tab", suggestions: true };
    expect(settingsFrom(managed, stored, DEFAULTS)).toEqual({
      ...DEFAULTS,
      searchServiceUrl: "https://managed.example",
      pageSize: 50,
      openIn: "current-tab",
      suggestions: true,
    });
    expect(lockedNames(managed)).toEqual(["searchServiceUrl", "pageSize"]);
  });

  it.each([
    ["country", ["ca"]],
    ["state", ["ON"]],
    ["city", ["Ottawa"]],
  ])("are of places the administrator's alone where only %s is set", (name, value) => {
    const stored = { country: ["us"], state: ["TX"], city: ["Austin"], pageSize: 20 };
    expect(settingsFrom({ [name]: value }, stored, DEFAULTS)).toEqual({
      ...DEFAULTS,
      [name]: value,
      pageSize: 20,
    });
    expect(lockedNames({ [name]: value })).toEqual(["country", "state", "city"]);
    expect(unreadableNames({ [name]: value })).toEqual([]);
  });

  it.each([
    ["searchServiceUrl", "http://search.example", "plain http"],
    ["searchServiceUrl", "ftp://search.example", "another scheme"],
    ["searchServiceUrl", "no address", "no address"],
    ["country", "us", "no list"],
    ["country", ["us", 7], "a list of other things"],
    ["pageSize", 0, "too small"],
    ["pageSize", 51, "too large"],
    ["pageSize", 10.5, "no whole number"],
    ["openIn", "new-window", "unknown"],
    ["suggestions", "yes", "no boolean"],
    ["singleKeys", "off", "no boolean"],
  ])("whose %s is %j are read without it (%s)", (name, value, _why) => {
    expect(settingsFrom({}, { [name]: value }, DEFAULTS)).toEqual(DEFAULTS);
  });

  const OWN = {
    searchServiceUrl: "https://mine.example",
    pageSize: 50,
    suggestions: true,
    notifications: true,
  };

  it.each([
    ["searchServiceUrl", "https://user:secret@search.example", null],
    ["searchServiceUrl", "http://[::1]:8787", null],
    ["searchServiceUrl", "http://search.example", null],
    ["searchServiceUrl", "", null],
    ["searchServiceUrl", 7, null],
    ["suggestions", "no", false],
    ["notifications", 0, false],
    ["siteList", "yes", false],
    ["pageSize", "20", DEFAULTS.pageSize],
  ] as const)(
    "whose %s an administrator set to %j close it, whatever the user chose",
    (name, value, closed) => {
      expect(settingsFrom({ [name]: value }, OWN, DEFAULTS)[name]).toBe(closed);
      expect(lockedNames({ [name]: value })).toEqual([name]);
      expect(unreadableNames({ [name]: value, country: ["us"] })).toEqual([name]);
    },
  );

  it.each([
    ["country", ["US", "GB", "uk"], ["us", "uk"]],
    ["state", ["tx", "TX", "On"], ["TX", "ON"]],
    ["city", ["St. Louis"], ["St. Louis"]],
  ] as const)("have %s %j as the filters do, as %j", (name, value, places) => {
    expect(settingsFrom({ [name]: value }, {}, DEFAULTS)[name]).toEqual(places);
    expect(settingsFrom({}, { [name]: value }, DEFAULTS)[name]).toEqual(places);
  });

  it.each([
    ["https://search.example/api/v1", "https://search.example"],
    ["https://search.example/gov/?key=1", "https://search.example/gov"],
    ["search.example#top", "https://search.example"],
  ])("take %s as the options do, as %s", (value, address) => {
    expect(settingsFrom({ searchServiceUrl: value }, {}, DEFAULTS).searchServiceUrl).toBe(address);
    expect(settingsFrom({}, { searchServiceUrl: value }, DEFAULTS).searchServiceUrl).toBe(address);
  });

  it.each(["https://search.example/gov", "http://localhost:8787", "http://127.0.0.1:8787"])(
    "take %s for an address",
    (address) => {
      expect(settingsFrom({}, { searchServiceUrl: address }, DEFAULTS).searchServiceUrl).toBe(address);
    },
  );

  it("may name no service at all", () => {
    expect(settingsFrom({}, { searchServiceUrl: null }, DEFAULTS).searchServiceUrl).toBeNull();
  });

  it("of any shape can be read", () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (managed, stored) => {
        expect(Object.keys(settingsFrom(managed, stored, DEFAULTS))).toEqual(Object.keys(DEFAULTS));
      }),
    );
  });
});

describe("a change", () => {
  it("keeps the rest, and what a later version has stored", () => {
    expect(withChange({ version: 1, pageSize: 20, later: "kept" }, { suggestions: true })).toEqual({
      version: 1,
      pageSize: 20,
      later: "kept",
      suggestions: true,
    });
    expect(withChange({ version: 9, pageSize: 20 }, { pageSize: 30 })).toEqual({ version: 9, pageSize: 30 });
    expect(withChange(undefined, { pageSize: 30 })).toEqual({ version: 1, pageSize: 30 });
  });
});

describe("values of an earlier version", () => {
  const twoSteps = [
    (values: object) => ({ ...values, first: true }),
    (values: object) => ({ ...values, second: true }),
  ];

  it.each([
    [{}, { first: true, second: true, version: 3 }],
    [{ version: 1 }, { first: true, second: true, version: 3 }],
    [{ version: 2 }, { second: true, version: 3 }],
    [{ version: 3 }, { version: 3 }],
    [{ version: 7 }, { version: 7 }],
    [{ version: "broken" }, { first: true, second: true, version: 3 }],
  ])("%j are brought to this one", (values, expected) => {
    expect(migrated(values, twoSteps)).toEqual(expected);
  });
});
