import { expect, it } from "vitest";
import { createOwnStates } from "../../../../../components/search/view/own-states.ts";
import {
  type FilterChange,
  unchangedOtherwise,
  withCountries,
  withoutFilter,
  withPicked,
} from "../../../../../utils/search/filter-changes.ts";
import { type Filters, NO_FILTERS } from "../../../../../utils/search/request.ts";

const place = (city: string, state: string) => ({ city, state, stateName: null, country: "US", domains: 1 });
const states = ["NC", "OR", "ME"].map((code) => ({
  code,
  name: code,
  country: "US",
  type: "state",
  cities: 1,
}));
const KNOWN = {
  countries: ["US", "CA"].map((code) => ({
    code,
    name: code,
    levels: [],
    aliases: [],
    domains: 1,
    pages: 1,
  })),
  states,
  cities: [place("Raleigh", "NC"), place("Portland", "OR"), place("Portland", "ME")],
};
const city = (name: string, state: string): string => JSON.stringify([name, state, "US"]);

/** What is left after these changes, one after the other. */
function after(before: Filters, ...changes: readonly ((filters: Filters) => FilterChange)[]): Filters {
  const own = createOwnStates();
  return changes.reduce((filters, change) => own.keep(filters, change(filters)).filters, before);
}
const pick = (name: "state" | "city", value: string) => (filters: Filters) =>
  withPicked(filters, name, value, KNOWN);
const remove = (name: string) => (filters: Filters) => withoutFilter(filters, "city", name, KNOWN);

it("a state that was chosen before its city stays when the city goes", () => {
  const left = after(NO_FILTERS, pick("state", "NC"), pick("city", city("Raleigh", "NC")), remove("Raleigh"));
  expect(left).toMatchObject({ state: ["NC"], city: [] });
});

it("so does one of an address or an earlier search", () => {
  const before = { ...NO_FILTERS, state: ["NC"], city: ["Raleigh"] };
  expect(after(before, remove("Raleigh"))).toMatchObject({ state: ["NC"], city: [] });
});

it("a state that came with its city goes with it, also where another of that name is chosen then", () => {
  const wrong = city("Portland", "ME");
  const left = after(
    NO_FILTERS,
    pick("city", wrong),
    pick("city", wrong),
    pick("city", city("Portland", "OR")),
  );
  expect(left).toMatchObject({ state: ["OR"], city: ["Portland"] });
});

it("a state that came with a city and was then chosen by itself stays", () => {
  const oregon = city("Portland", "OR");
  const changes = [pick("city", oregon), pick("state", "OR"), pick("state", "OR"), remove("Portland")];
  expect(after(NO_FILTERS, ...changes).state).toEqual(["OR"]);
});

it("what goes with its country, or with all filters, goes as before", () => {
  const before = { ...NO_FILTERS, country: ["us"], state: ["NC"], city: ["Raleigh"] };
  expect(after(before, (filters) => withCountries(filters, ["ca"], KNOWN)).state).toEqual([]);
  expect(after(before, (filters) => unchangedOtherwise({ ...filters, state: [] })).state).toEqual([]);
});
