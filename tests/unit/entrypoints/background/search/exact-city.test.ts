import { expect, test } from "vitest";
import { narrowed } from "../../../../../components/search/filters/filter-options.ts";
import { citiesIn, type Lists } from "../../../../../entrypoints/background/search/look-ups.ts";
import {
  cityOptions,
  completionsOf,
  operatorAt,
} from "../../../../../entrypoints/background/search/operator-values.ts";
import { success } from "../../../../../utils/platform/result.ts";
import { foldCity } from "../../../../../utils/search/places.ts";
import { NO_FILTERS } from "../../../../../utils/search/request.ts";
import type { CityPlace } from "../../../../../utils/search/service-answers.ts";

const NAMES = [
  ...["London", "Mount Vernon", "St. Louis", "Québec", "Port", "Lincoln", "Bath", "Salem", "O'Fallon", "Ada"],
  ...["Newport", "San Juan", "Winston-Salem", "York", "Hill", "Green", "Long Beach", "King", "Lake", "Mar"],
];
const ENDINGS = ["derry", "ville", " Beach", " Heights", "-on-Sea", "town", " Township", "s"];
const labels = {
  country: (code: string) => code,
  state: (code: string) => code,
  level: (level: string) => level,
};

/** The busiest places first, which all begin like the one that is meant. */
function around(name: string): readonly CityPlace[] {
  const place = (city: string, state: string, domains: number): CityPlace => ({
    city,
    state,
    stateName: null,
    country: "US",
    domains,
  });
  const longer = ENDINGS.flatMap((ending) =>
    ["NH", "TX", "OH", "CA", "VA"].map((state, index) => place(name + ending, state, 90 - index)),
  );
  return [...longer, place(name, "KY", 1)];
}

test.each(NAMES)("%s is first for its own name, however many busier places begin like it", async (name) => {
  const cities = around(name);
  const from: Lists = {
    places: async ({ q }) =>
      success({
        states: [],
        cities: cities.filter(({ city }) => foldCity(city).startsWith(foldCity(q))),
        citiesKnown: cities.length,
      }),
    domains: async () => success({ domains: [], total: 0 }),
  };
  for (const typed of [name, name.toUpperCase(), foldCity(name), `${name}, KY`]) {
    for (const mayAsk of [true, false]) {
      const wanted = typed.endsWith("KY") ? name : typed;
      const found = await citiesIn({ asked: from, saved: from }, mayAsk, wanted, NO_FILTERS);
      expect(found.ok && found.value[0]?.city, `${typed} ${mayAsk}`).toBe(name);
    }
    const options = cities.map(({ city, state }) => ({ value: city, label: `${city}, ${state}` }));
    expect(narrowed(options, typed)[0]?.value).toBe(name);
  }
  const q = `city:"${name}`;
  const operator = operatorAt(q, q.length);
  const [first] = operator ? completionsOf(operator, cityOptions(operator, cities, labels)) : [];
  expect(first?.label).toBe(`${name}, KY`);
});
