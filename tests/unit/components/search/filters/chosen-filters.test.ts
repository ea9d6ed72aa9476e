import { expect, it } from "vitest";
import {
  chosenFilters,
  filterName,
  removeName,
  shownName,
} from "../../../../../components/search/filters/chosen-filters.ts";
import { placeOf } from "../../../../../utils/search/place-labels.ts";
import { NO_FILTERS } from "../../../../../utils/search/request.ts";

const known = { countries: [], states: [] };

it.each([
  [["uk"], "London, United Kingdom"],
  [[], "London"],
  [["uk", "ca"], "London"],
])("a city chosen with the countries %j is named %s, but beside them London alone", (country, label) => {
  const chips = chosenFilters({ ...NO_FILTERS, city: ["London"], country }, known);
  expect(chips.find(({ name }) => name === "city")).toMatchObject({ label, shown: "London" });
});

it.each([
  [null, "UK", "London, United Kingdom"],
  ["ENG", "GB-ENG", "London, United Kingdom"],
  ["ON", "CA", "London, ON"],
  [null, "CA", "London"],
])("a result of London with the state %s in %s is named %s on its card", (state, country, label) => {
  expect(placeOf({ city: "London", state, country }, known)).toBe(label);
});

const countries = [
  { code: "US", name: "United States", aliases: [], levels: ["federal"], domains: 1, pages: 1 },
];
const CHOSEN = {
  country: ["us"],
  state: ["TX"],
  city: ["Austin"],
  level: ["special_district"],
  filetype: "pdf",
  language: "fr",
  domain: ["irs.gov"],
} as const;

it("every chosen filter has a chip with its words, from the country down to the site", () => {
  const states = [{ code: "TX", name: "Texas", country: "US", type: null, cities: 1 }];
  const chips = chosenFilters(CHOSEN, { countries, states });
  expect(chips.map(({ name, value, label }) => [name, value, label])).toEqual([
    ["country", "us", "United States"],
    ["state", "TX", "Texas"],
    ["city", "Austin", "Austin"],
    ["level", "special_district", "Special district"],
    ["filetype", "pdf", "PDF"],
    ["language", "fr", "French"],
    ["domain", "irs.gov", "irs.gov"],
  ]);
  expect(chips.map(({ label, shown }) => shown === label)).toEqual([
    true,
    true,
    true,
    false,
    true,
    true,
    true,
  ]);
  expect(chips[3]?.shown).toBe("Level: Special district");
  expect(chosenFilters(NO_FILTERS, known)).toEqual([]);
});

it("the button that takes filters away names them, and a level as one", () => {
  const chips = chosenFilters({ ...CHOSEN, city: ["Austin", "Dallas"] }, known);
  const of = (name: string) => removeName(chips.filter((chip) => chip.name === name));
  expect(of("city")).toBe("Remove filter: Austin, Dallas");
  expect(of("level")).toBe("Remove filter: Level: Special district");
});

it.each([
  ["country", "Country"],
  ["state", "State or province"],
  ["city", "City"],
  ["level", "Level"],
  ["filetype", "File type"],
  ["language", "Language"],
  ["domain", "Domain"],
  ["page", "page"],
])("the parameter %s is called %s", (name, words) => {
  expect(filterName(name)).toBe(words);
});

it.each([
  ["state", [], "State"],
  ["state", ["us"], "State"],
  ["state", ["ca"], "Province"],
  ["state", ["ca", "us"], "State"],
  ["city", ["ca"], "City"],
] as const)("the button of the filter %s is called, with the countries %j, %s", (name, country, words) => {
  expect(shownName(name, { country })).toBe(words);
});
