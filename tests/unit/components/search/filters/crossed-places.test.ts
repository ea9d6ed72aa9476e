import { expect, test } from "vitest";
import { crossedPlaces } from "../../../../../components/search/filters/crossed-places.ts";
import { NO_FILTERS } from "../../../../../utils/search/request.ts";
import type { CityPlace } from "../../../../../utils/search/service-answers.ts";

const place = (city: string, state: string | null, country = "US"): CityPlace => ({
  city,
  state,
  country,
  stateName: null,
  domains: 1,
});
const known = {
  countries: [],
  states: [],
  cities: [
    ...[place("Portland", "OR"), place("Portland", "ME"), place("Springfield", "IL")],
    ...[place("Springfield", "OR"), place("Austin", "TX"), place("London", null, "UK")],
    place("London", "ON", "CA"),
  ],
};

test.each([
  ["one city in its state", ["Portland"], ["OR"], [], [], []],
  ["one city in two states, as chosen", ["Portland"], ["OR", "ME"], [], [], []],
  ["cities that are each in one state", ["Portland", "Austin"], ["OR", "TX"], [], [], []],
  [
    "a city that is also in the other's state",
    ["portland", "Springfield"],
    ["OR", "IL"],
    [],
    ["Portland, OR", "Springfield, IL", "Springfield, OR"],
    [],
  ],
  ["no states", ["Portland", "Springfield"], [], [], [], []],
  ["a British city beside a state", ["London", "Austin"], ["TX"], ["uk", "us"], [], ["London"]],
  ["its namesake in the chosen state", ["London", "Austin"], ["TX", "ON"], [], [], []],
  ["a city nobody has listed", ["Nowhere", "Austin"], ["TX"], [], [], []],
])("%s", (_, city, state, country, found, missed) => {
  expect(crossedPlaces({ ...NO_FILTERS, city, state, country }, known)).toEqual({ found, missed });
});
