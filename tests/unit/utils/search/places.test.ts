import { describe, expect, it } from "vitest";
import {
  countryName,
  exactFirst,
  foldCity,
  hasStates,
  isUnitedKingdom,
  levelName,
  levelsFor,
  placeLabel,
  withCity,
  withCountries,
  withoutCity,
} from "../../../../utils/search/places.ts";
import { NO_FILTERS } from "../../../../utils/search/request.ts";
import type { CityPlace, Country, StatePlace } from "../../../../utils/search/service-answers.ts";

const countries: Country[] = [
  {
    code: "US",
    name: "United States",
    aliases: ["usa"],
    levels: ["federal", "state", "city"],
    domains: 3,
    pages: 9,
  },
  { code: "CA", name: "Canada", aliases: [], levels: ["federal", "provincial"], domains: 2, pages: 5 },
  { code: "UK", name: "United Kingdom", aliases: ["gb"], levels: ["national"], domains: 2, pages: 5 },
];
const state = (code: string, name: string, country: string): StatePlace => ({
  code,
  name,
  country,
  type: null,
  cities: 1,
});
const states = [state("TX", "Texas", "US"), state("TN", "Tennessee", "US"), state("QC", "Quebec", "CA")];
const known = { countries, states };
const place = (city: string, state: string | null, country: string): CityPlace => ({
  city,
  state,
  country,
  stateName: null,
  domains: 1,
});

describe("places", () => {
  it.each([
    ["St. Louis", "st louis"],
    ["Québec", "quebec"],
    ["Trois-Rivières", "trois rivieres"],
    ["  Coeur d'Alene ", "coeur d alene"],
  ])("%s is looked up as %s", (name, folded) => {
    expect(foldCity(name)).toBe(folded);
  });

  it.each(["UK", "uk", "GB", "GB-ENG", "gb-sct"])("%s is the United Kingdom", (code) => {
    expect(isUnitedKingdom(code)).toBe(true);
    expect(countryName(code, countries)).toBe("United Kingdom");
  });

  it("shows a code it does not know as it stands", () => {
    expect(countryName("NZ", countries)).toBe("NZ");
    expect(isUnitedKingdom("UKR")).toBe(false);
  });

  it("offers the levels of the chosen countries, each once", () => {
    expect(levelsFor(countries, ["us", "ca"])).toEqual(["federal", "state", "city", "provincial"]);
    expect(levelsFor(countries, [])).toEqual(["federal", "state", "city", "provincial", "national"]);
    expect(levelName("special_district")).toBe("special district");
  });

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

  it("has no states to choose where the United Kingdom stands alone", () => {
    expect(hasStates(["uk"])).toBe(false);
    expect(hasStates(["uk", "us"])).toBe(true);
    expect(hasStates([])).toBe(true);
    expect(withCountries({ ...NO_FILTERS, state: ["TX"] }, ["uk"], known).droppedStates).toEqual(["TX"]);
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
    expect(placeLabel({ city: "Portland", state: "OR" })).toBe("Portland, OR");
    expect(placeLabel({ city: "Leeds", state: null })).toBe("Leeds");
  });

  it.each([
    ["st louis", ["St. Louis", "Saint Louis", "St. Louis Park"]],
    ["louis", ["Saint Louis", "St. Louis Park", "St. Louis"]],
    ["", ["Saint Louis", "St. Louis Park", "St. Louis"]],
    [" . ", ["Saint Louis", "St. Louis Park", "St. Louis"]],
  ])("has the place whose whole name %j is before the others, which keep their order", (typed, names) => {
    const listed = ["Saint Louis", "St. Louis Park", "St. Louis"];
    expect(exactFirst(listed, typed, (name) => [name])).toEqual(names);
  });

  it("knows a country by another name of its own", () => {
    const named = countries.map((country) => ({ ...country, aliases: ["Deutschland", "DE"] })).slice(0, 1);
    expect(countryName("de", named)).toBe("United States");
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
});
