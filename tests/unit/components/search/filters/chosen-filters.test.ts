import { expect, it } from "vitest";
import { chosenFilters } from "../../../../../components/search/filters/chosen-filters.ts";
import { placeOf } from "../../../../../utils/search/place-labels.ts";
import { NO_FILTERS } from "../../../../../utils/search/request.ts";

const known = { countries: [], states: [] };

it.each([
  [["uk"], "London, United Kingdom"],
  [[], "London"],
  [["uk", "ca"], "London"],
])("a city chosen with the countries %j is named %s in its chip", (country, label) => {
  const chips = chosenFilters({ ...NO_FILTERS, city: ["London"], country }, known);
  expect(chips.find(({ name }) => name === "city")?.label).toBe(label);
});

it.each([
  [null, "UK", "London, United Kingdom"],
  ["ENG", "GB-ENG", "London, United Kingdom"],
  ["ON", "CA", "London, ON"],
  [null, "CA", "London"],
])("a result of London with the state %s in %s is named %s on its card", (state, country, label) => {
  expect(placeOf({ city: "London", state, country }, known)).toBe(label);
});
