import { expect, it } from "vitest";
import {
  byCount,
  cityOption,
  countryOptions,
  domainOption,
  fileTypeOptions,
  levelOptions,
  nameIn,
  narrowed,
  nearest,
  stateOptions,
  withCounts,
} from "../../../../../components/search/filters/filter-options.ts";
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

it("a state has its count by its code and by its name", () => {
  const texas = { country: "us", code: "tx", name: "Texas", type: null, cities: 1 };
  const states = [
    { value: "TX", count: 3 },
    { value: "Texas", count: 4 },
  ];
  const [option] = stateOptions({ countries: [], states: [texas] }, NO_FILTERS, { states });
  expect(option).toMatchObject({ value: "TX", count: 7 });
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
  ["Ohjo", ["Ohio"]],
  ["Ohi", []],
  ["Tenas", ["Texas"]],
])("%s is near %j", (text, names) => {
  expect(nearest(STATES, text).map(({ label }) => label)).toEqual(names);
});

it("of names that are near, those with fewer mistakes come first", () => {
  const options = ["Marlin Bay", "Merlin Bay"].map((label) => ({ value: label, label }));
  expect(nearest(options, "Merlin Bai").map(({ label }) => label)).toEqual(["Merlin Bay", "Marlin Bay"]);
  expect(nearest([{ value: "a", label: "Austin, TX" }], "Austen")).toHaveLength(1);
});

const country = (code: string, name: string, levels: readonly string[] = []) => ({
  ...{ code, name, aliases: [], domains: 1, pages: 1 },
  levels: [...levels],
});
const state = (code: string, name: string, of: string) => ({
  code,
  name,
  country: of,
  type: null,
  cities: 1,
});
const KNOWN = {
  countries: [
    country("US", "United States", ["federal", "state"]),
    country("CA", "Canada", ["federal", "provincial"]),
    country("GB", "United Kingdom", ["national"]),
  ],
  states: [
    state("qc", "Quebec", "CA"),
    state("TX", "Texas", "US"),
    state("AB", "Alberta", "CA"),
    state("OH", "Ohio", "US"),
  ],
};

it("countries are in the service's order, with the counts of all their codes", () => {
  const counts = [
    { value: "GB", count: 2 },
    { value: "uk", count: 3 },
    { value: "US", count: 4 },
  ];
  expect(countryOptions(KNOWN, { countries: counts })).toEqual([
    { value: "us", label: "United States", count: 4 },
    { value: "ca", label: "Canada", count: undefined },
    { value: "uk", label: "United Kingdom", count: 5 },
  ]);
});

it.each([
  [[], ["OH", "TX", "AB", "QC"], ["United States", "United States", "Canada", "Canada"]],
  [
    ["us", "ca"],
    ["OH", "TX", "AB", "QC"],
    ["United States", "United States", "Canada", "Canada"],
  ],
  [["ca"], ["AB", "QC"], [undefined, undefined]],
  [["uk"], [], []],
])("the states of %j are %j, by name within their countries %j", (chosen, codes, groups) => {
  const options = stateOptions(
    KNOWN,
    { ...NO_FILTERS, country: chosen },
    { states: [{ value: "QC", count: 7 }] },
  );
  expect(options.map(({ value }) => value)).toEqual(codes);
  expect(options.map(({ group }) => group)).toEqual(groups);
  for (const { value, detail, count } of options) {
    expect([detail, count]).toEqual([value, value === "QC" ? 7 : undefined]);
  }
});

it.each([
  ["nueva yo", ["New York"]],
  ["York", ["York Region", "New York"]],
  ["nouvelle-é", ["Nova Scotia"]],
  ["nova", ["Nova Scotia"]],
  ["ns", ["Nova Scotia"]],
  ["caroline", []],
])("typing %s finds the states %j, by what other languages call them, too", (typed, names) => {
  const states = [
    state("NY", "New York", "US"),
    state("NS", "Nova Scotia", "CA"),
    state("YR", "York Region", "CA"),
  ];
  const options = stateOptions({ countries: KNOWN.countries, states }, NO_FILTERS, {});
  expect(narrowed(options, typed).map(({ label }) => label)).toEqual(names);
});

it.each([
  [[], ["federal", "state", "provincial", "national"]],
  [["ca"], ["federal", "provincial"]],
  [
    ["uk", "us"],
    ["federal", "state", "national"],
  ],
])("the levels of %j are %j, each once", (chosen, levels) => {
  const options = levelOptions(KNOWN, { ...NO_FILTERS, country: chosen }, {});
  expect(options.map(({ value }) => value)).toEqual(levels);
});

it("file types have the counts of all media types that are one", () => {
  const types = [
    { value: "application/pdf", count: 2 },
    { value: "text/html", count: 5 },
    { value: "application/xhtml+xml", count: 1 },
  ];
  const options = fileTypeOptions({ types });
  expect(options.find(({ value }) => value === "pdf")).toEqual({ value: "pdf", label: "PDF", count: 2 });
  expect(options.find(({ value }) => value === "html")?.count).toBe(6);
});

it.each([
  [{ state: "TX", stateName: "Texas", country: "US" }, "Austin, TX", "Texas"],
  [{ state: "TX", stateName: null, country: "US" }, "Austin, TX", "United States"],
  [{ state: null, stateName: "Texas", country: "GB-ENG" }, "Austin", "United Kingdom"],
])("a city in %j is %s, of %s", (place, label, detail) => {
  const option = cityOption({ city: "Austin", domains: 1, ...place }, KNOWN);
  expect(option).toMatchObject({ label, detail });
  expect(JSON.parse(option.value)).toEqual(["Austin", place.state, place.country]);
});

it("a domain is looked up in small letters, and shown as it is written with who has it", () => {
  expect(domainOption({ domain: "IRS.gov", organization: "Treasury" } as never)).toEqual({
    value: "irs.gov",
    label: "IRS.gov",
    detail: "Treasury",
  });
});

it.each([
  ["Austin, TX", "Austin"],
  ["Washington, D.C.", "Washington, D.C."],
  ["Paris, Old Town, TX", "Paris, Old Town"],
  ["Austin", "Austin"],
  [", TX", ", TX"],
])("the name in %j is %j", (label, name) => {
  expect(nameIn(label)).toBe(name);
});

it("a city has the count of its name, but for one of a name that two cities have", () => {
  const options = [
    { value: "a", label: "Québec, QC" },
    { value: "b", label: "London", isShared: true },
    { value: "c", label: "Austin, TX" },
  ];
  const counts = [
    { value: "quebec", count: 4 },
    { value: "London", count: 9 },
  ];
  const counted = withCounts(options, counts);
  expect(counted.map(({ count }) => count)).toEqual([4, undefined, undefined]);
  expect(withCounts(options).map(({ count }) => count)).toEqual([undefined, undefined, undefined]);
  const more = [...counted, { value: "d", label: "d", count: 5 }].sort(byCount);
  expect(more.map(({ value }) => value)).toEqual(["d", "a", "b", "c"]);
});

it.each([
  ["", ["New Mexico", "Mexico", "West Virginia", "Virginia", "Ohio"]],
  ["mex", ["Mexico", "New Mexico"]],
  ["virginia", ["Virginia", "West Virginia"]],
  ["w v", []],
  ["WEST v", ["West Virginia"]],
  ["OH", ["Ohio"]],
  ["hio", []],
])("the options for %j are %j", (text, labels) => {
  const options = [
    { value: "NM", label: "New Mexico" },
    { value: "M", label: "Mexico" },
    { value: "WV", label: "West Virginia" },
    { value: "VA", label: "Virginia" },
    { value: "OH", label: "Ohio", detail: "OH" },
  ];
  expect(narrowed(options, text).map(({ label }) => label)).toEqual(labels);
});
