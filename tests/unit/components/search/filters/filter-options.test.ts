import { expect, it } from "vitest";
import { levelOptions, nearest } from "../../../../../components/search/filters/filter-options.ts";
import { NO_FILTERS } from "../../../../../utils/search/request.ts";

it("a level has its count however the service writes it", () => {
  const country = { code: "us", name: "United States", aliases: [], domains: 1, pages: 1 };
  const known = { countries: [{ ...country, levels: ["federal", "State"] }], states: [] };
  const levels = [
    { value: "Federal", count: 3 },
    { value: "STATE", count: 4 },
  ];
  const counts = levelOptions(known, NO_FILTERS, { levels }).map(({ count }) => count);
  expect(counts).toEqual([3, 4]);
});

it("levels are in groups only where there are several countries to tell apart", () => {
  const country = (code: string, name: string, level: string) => ({
    code,
    name,
    aliases: [],
    domains: 1,
    pages: 1,
    levels: [level],
  });
  const countries = [country("us", "United States", "county"), country("ca", "Canada", "provincial")];
  const groupsOf = (chosen: typeof countries) =>
    levelOptions({ countries: chosen, states: [] }, NO_FILTERS, {}).map(({ group }) => group);
  expect(groupsOf(countries)).toEqual(["United States", "Canada"]);
  expect(groupsOf(countries.slice(0, 1))).toEqual([undefined]);
});

const STATES = ["Texas", "Tennessee", "Québec", "Massachusetts", "Ohio", "Iowa"].map((label) => ({
  value: label,
  label,
}));
it.each([
  ["Texs", ["Texas"]],
  ["Teaxs", ["Texas"]],
  ["quebce", ["Québec"]],
  ["Masachusets", ["Massachusetts"]],
  ["Tx", []],
  ["Utah", []],
  ["Alaska", []],
])("%s is near %j", (text, names) => {
  expect(nearest(STATES, text).map(({ label }) => label)).toEqual(names);
});
