import { describe, expect, it } from "vitest";
import {
  cityForms,
  countryName,
  exactFirst,
  foldCity,
  hasStates,
  isUnitedKingdom,
  levelsFor,
} from "../../../../utils/search/places.ts";
import { countries } from "./sample-places.ts";

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
  });

  it("has no states to choose where the United Kingdom stands alone", () => {
    expect(hasStates(["uk"])).toBe(false);
    expect(hasStates(["uk", "us"])).toBe(true);
    expect(hasStates([])).toBe(true);
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
});

it.each([
  ["Fort St. John", ["fort st john", "ft st john", "fort saint john", "ft saint john"]],
  ["Saint Louis", ["saint louis", "st louis"]],
  ["Austin", ["austin"]],
  ["St. St. St. St.", ["st st st st", "saint st st st", "st saint st st", "saint saint st st"]],
])("%s may be written %j", (city, forms) => {
  expect([...cityForms(city)].sort()).toEqual([...forms].sort());
  expect(cityForms(city)[0]).toBe(forms[0]);
});
