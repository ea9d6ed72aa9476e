import { describe, expect, it } from "vitest";
import { isCityChosen, withoutFilter, withPicked } from "../../../../utils/search/filter-changes.ts";
import { NO_FILTERS } from "../../../../utils/search/request.ts";

const known = { countries: [], states: [] };
const pick = (filters: typeof NO_FILTERS, value: string) => withPicked(filters, "city", value, known).filters;

describe("picking a city", () => {
  it.each(['["Portland","OR","US"]', '["Leeds","ENG","UK"]', '["Toronto",null,"CA"]', "Boston"])(
    "%s twice takes it away again",
    (place) => {
      const once = pick(NO_FILTERS, place);
      expect(once.city).toHaveLength(1);
      expect(isCityChosen(once, place)).toBe(true);
      expect(pick(once, place).city).toEqual([]);
    },
  );

  it.each(["[", "[Wellington]", "[1,2]", '["Leeds"]', '[["Leeds"],null,"UK"]', "[]"])(
    "a name that looks like a place but is none stays a name: %s",
    (name) => {
      expect(isCityChosen(NO_FILTERS, name)).toBe(false);
      const once = pick(NO_FILTERS, name);
      expect(once).toEqual({ ...NO_FILTERS, city: [name] });
      expect(pick(once, name).city).toEqual([]);
    },
  );

  it("tells a British city from its namesakes", () => {
    const [british, canadian] = ['["London",null,"UK"]', '["London","ON","CA"]'];
    const ontario = pick(NO_FILTERS, canadian);
    expect([canadian, british].map((place) => isCityChosen(ontario, place))).toEqual([true, false]);
    const london = pick(NO_FILTERS, british);
    expect(london).toMatchObject({ city: ["London"], country: ["uk"], state: [] });
    expect([canadian, british].map((place) => isCityChosen(london, place))).toEqual([false, true]);
  });

  it("adds the state of a namesake elsewhere", () => {
    const both = pick(pick(NO_FILTERS, '["Portland","OR","US"]'), '["Portland","ME","US"]');
    expect(both).toMatchObject({ city: ["Portland"], state: ["OR", "ME"] });
  });
});

describe("picking any other value", () => {
  it.each([
    ["state", "TX", { state: ["TX"] }],
    ["level", "federal", { level: ["federal"] }],
    ["domain", "irs.gov", { domain: ["irs.gov"] }],
    ["country", "us", { country: ["us"] }],
    ["filetype", "pdf", { filetype: "pdf" }],
    ["language", "fr", { language: "fr" }],
  ] as const)("of %s adds it, and a second time removes it: %s", (name, value, expected) => {
    const once = withPicked(NO_FILTERS, name, value, known);
    expect(once).toMatchObject({
      filters: { ...NO_FILTERS, ...expected },
      droppedLevels: [],
      droppedStates: [],
      droppedCities: [],
    });
    expect(withPicked(once.filters, name, value, known).filters).toEqual(NO_FILTERS);
    expect(withoutFilter(once.filters, name, value, known).filters).toEqual(NO_FILTERS);
  });

  it("leaves the other chosen values, in their order", () => {
    const chosen = { ...NO_FILTERS, level: ["city", "state", "federal"], filetype: "pdf" };
    expect(withPicked(chosen, "level", "state", known).filters.level).toEqual(["city", "federal"]);
    expect(withPicked(chosen, "level", "county", known).filters.level).toEqual([...chosen.level, "county"]);
    expect(withPicked(chosen, "filetype", "doc", known).filters.filetype).toBe("doc");
  });
});

describe("removing a city", () => {
  const place = (city: string, state: string | null, country: string) => ({
    city,
    state,
    country,
    stateName: null,
    domains: 1,
  });
  const cities = [
    place("Austin", "TX", "US"),
    place("Dallas", "tx", "US"),
    place("Toronto", "ON", "CA"),
    place("Leeds", null, "UK"),
  ];

  it.each([
    [["Austin"], ["TX"], "Austin", []],
    [["AUSTIN", "Toronto"], ["TX", "ON"], "Austin", ["ON"]],
    [["Austin", "Dallas"], ["TX"], "Austin", ["TX"]],
    [["Austin"], ["TX", "ME"], "Austin", ["ME"]],
    [["Austin", "Elsewhere"], ["TX"], "Austin", ["TX"]],
    [["Elsewhere"], ["TX"], "Elsewhere", ["TX"]],
    [["Leeds"], [], "Leeds", []],
  ])("%j with the states %j without %s leaves the states %j", (city, state, gone, left) => {
    const filters = { ...NO_FILTERS, city, state };
    const { filters: kept } = withoutFilter(filters, "city", gone, { ...known, cities });
    expect(kept.state).toEqual(left);
    expect(kept.city).toHaveLength(city.length - 1);
  });
});
