import { describe, expect, it } from "vitest";
import {
  isCityChosen,
  withCity,
  withCountries,
  withoutCity,
  withoutFilter,
  withPicked,
} from "../../../../utils/search/filter-changes.ts";
import { NO_FILTERS } from "../../../../utils/search/request.ts";
import type { CityPlace } from "../../../../utils/search/service-answers.ts";
import { known, place, states } from "./sample-places.ts";

const nothing = { countries: [], states: [] };
const pick = (filters: typeof NO_FILTERS, value: string) =>
  withPicked(filters, "city", value, nothing).filters;

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
    const once = withPicked(NO_FILTERS, name, value, nothing);
    expect(once).toMatchObject({
      filters: { ...NO_FILTERS, ...expected },
      droppedLevels: [],
      droppedStates: [],
      droppedCities: [],
    });
    expect(withPicked(once.filters, name, value, nothing).filters).toEqual(NO_FILTERS);
    expect(withoutFilter(once.filters, name, value, nothing).filters).toEqual(NO_FILTERS);
  });

  it("leaves the other chosen values, in their order", () => {
    const chosen = { ...NO_FILTERS, level: ["city", "state", "federal"], filetype: "pdf" };
    expect(withPicked(chosen, "level", "state", nothing).filters.level).toEqual(["city", "federal"]);
    expect(withPicked(chosen, "level", "county", nothing).filters.level).toEqual([...chosen.level, "county"]);
    expect(withPicked(chosen, "filetype", "doc", nothing).filters.filetype).toBe("doc");
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

describe("filters that belong to places", () => {
  it("drops levels and states that the chosen country does not have, and says which", () => {
    const filters = { ...NO_FILTERS, level: ["city", "federal"], state: ["TX", "QC"] };
    const narrowed = withCountries(filters, ["ca"], known);
    expect(narrowed.filters).toMatchObject({ country: ["ca"], level: ["federal"], state: ["QC"] });
    expect(narrowed.droppedLevels).toEqual(["city"]);
    expect(narrowed.droppedStates).toEqual(["TX"]);
  });

  it("drops the cities with the last of their states, and keeps them while one of them may be theirs", () => {
    const filters = { ...NO_FILTERS, state: ["TX"], city: ["Austin"] };
    const gone = withCountries(filters, ["ca"], known);
    expect(gone.filters).toMatchObject({ state: [], city: [] });
    expect(gone.droppedCities).toEqual(["Austin"]);
    const kept = withCountries({ ...filters, state: ["TX", "QC"] }, ["ca"], known);
    expect(kept.filters).toMatchObject({ state: ["QC"], city: ["Austin"] });
    expect(kept.droppedCities).toEqual([]);
    expect(withCountries({ ...NO_FILTERS, city: ["London"] }, ["uk"], known).filters.city).toEqual([
      "London",
    ]);
  });

  it.each([
    [["ca"], ["TX", "QC"], ["QC"], ["Montreal"], ["Austin"]],
    [["ca", "us"], ["TX", "QC"], ["TX", "QC"], ["Austin", "Montreal"], []],
    [["uk"], ["TX", "QC"], [], [], ["Austin", "Montreal"]],
    [["ca"], [], [], ["Montreal"], ["Austin"]],
    [[], ["TX", "QC"], ["TX", "QC"], ["Austin", "Montreal"], []],
  ])("for %j with %j it keeps %j and %j, and says that %j went", (country, state, kept, city, dropped) => {
    const filters = { ...NO_FILTERS, country: ["us", "ca"], state, city: ["Austin", "Montreal"] };
    const cities = [place("austin", "TX", "US"), place("Montréal", "QC", "CA")];
    const narrowed = withCountries(filters, country, { ...known, cities });
    expect(narrowed.filters).toMatchObject({ country, state: kept, city });
    expect(narrowed.droppedCities).toEqual(dropped);
  });

  it("keeps a city that has a namesake in a country that stays", () => {
    const filters = { ...NO_FILTERS, country: ["us", "uk"], city: ["London"] };
    const cities = [place("London", "KY", "US"), place("London", null, "UK")];
    expect(withCountries(filters, ["uk"], { ...known, cities }).filters.city).toEqual(["London"]);
    expect(withCountries(filters, ["ca"], { ...known, cities }).droppedCities).toEqual(["London"]);
  });

  it("keeps what it cannot judge while the lists are not known", () => {
    const filters = { ...NO_FILTERS, level: ["city"], state: ["TX"] };
    expect(withCountries(filters, ["us"], { countries: [], states: [] }).filters).toMatchObject({
      level: ["city"],
      state: ["TX"],
    });
  });

  it.each([
    ["UK", null, []],
    ["GB", "ENG", []],
    ["GB-ENG", null, ["uk"]],
    ["uk", null, ["ca"]],
  ])("chooses a city of %s (state %s) with its country, beside %j", (country, state, before) => {
    const london: CityPlace = { city: "London", state, stateName: null, country, domains: 1 };
    const chosen = withCity({ ...NO_FILTERS, country: before }, london, []);
    expect(chosen).toMatchObject({ city: ["London"], state: [], country: [...new Set([...before, "uk"])] });
  });

  it("keeps the countries of states that are chosen already when a British city comes", () => {
    const london: CityPlace = { city: "London", state: null, stateName: null, country: "UK", domains: 1 };
    const chosen = withCity({ ...NO_FILTERS, city: ["Austin"], state: ["TX"] }, london, states);
    expect(chosen).toMatchObject({ city: ["Austin", "London"], state: ["TX"], country: ["us", "uk"] });
  });

  it("sets city and state together, each once", () => {
    const portland: CityPlace = {
      city: "Portland",
      state: "or",
      stateName: "Oregon",
      country: "US",
      domains: 4,
    };
    const once = withCity(NO_FILTERS, portland, states);
    expect(once).toMatchObject({ city: ["Portland"], state: ["OR"] });
    expect(withCity(once, { ...portland, city: "PORTLAND" }, states)).toEqual(once);
  });

  it.each([
    ["AUSTIN", ["Dallas", "Memphis"], ["TX", "TN"]],
    ["Memphis", ["Austin", "Dallas"], ["TX"]],
    ["Nowhere", ["Austin", "Dallas", "Memphis"], ["TX", "TN"]],
  ])("takes out %s, and its state where no other city needs it", (name, city, state) => {
    const cities = [place("Austin", "TX", "US"), place("Dallas", "tx", "US"), place("Memphis", "TN", "US")];
    const filters = { ...NO_FILTERS, city: ["Austin", "Dallas", "Memphis"], state: ["TX", "TN"] };
    expect(withoutCity(filters, name, { ...known, cities })).toMatchObject({ city, state });
  });

  it("keeps a state that a city nobody knows may need", () => {
    const cities = [place("Austin", "TX", "US")];
    const filters = { ...NO_FILTERS, city: ["Austin", "Atlantis"], state: ["TX"] };
    expect(withoutCity(filters, "Austin", { ...known, cities })).toMatchObject({
      city: ["Atlantis"],
      state: ["TX"],
    });
    expect(withoutCity({ ...filters, city: ["Austin"] }, "Austin", { ...known, cities }).state).toEqual([]);
  });

  it("drops states where the United Kingdom stands alone, which has none", () => {
    expect(withCountries({ ...NO_FILTERS, state: ["TX"] }, ["uk"], known).droppedStates).toEqual(["TX"]);
  });
});
