import { describe, expect, it } from "vitest";
import {
  cityOptions,
  completionsOf,
  domainOptions,
  knownOptions,
  operatorAt,
  type ValueLabels,
} from "../../../../../entrypoints/background/search/operator-values.ts";
import type {
  CityPlace,
  Country,
  KnownValues,
  StatePlace,
} from "../../../../../utils/search/service-answers.ts";

const country = (code: string, name: string, aliases: string[], levels: string[]): Country => ({
  code,
  name,
  aliases,
  levels,
  domains: 2,
  pages: 5,
});
const state = (code: string, name: string, country: string): StatePlace => ({
  code,
  name,
  country,
  type: null,
  cities: 1,
});
const known: KnownValues = {
  countries: [
    country("US", "United States", ["usa"], ["federal", "state", "city"]),
    country("CA", "Canada", [], ["federal", "provincial", "municipal"]),
    country("UK", "United Kingdom", ["gb"], ["national", "local_authority"]),
  ],
  states: [state("TX", "Texas", "US"), state("TN", "Tennessee", "US"), state("QC", "Québec", "CA")],
};

const ENGLISH: ValueLabels = {
  country: (code) => ({ us: "United States", ca: "Canada", uk: "United Kingdom" })[code] ?? code,
  state: (code) => known.states.find((each) => each.code === code)?.name ?? code,
  level: (level) => level.charAt(0).toUpperCase() + level.slice(1).replace("_", " "),
};
const FRENCH: ValueLabels = {
  country: (code) => ({ us: "États-Unis", ca: "Canada", uk: "Royaume-Uni" })[code] ?? code,
  state: (code) => (code === "TN" ? "Le Tennessee" : ENGLISH.state(code)),
  level: (level) =>
    ({ federal: "Fédéral", state: "État", city: "Ville", national: "National" })[level] ?? level,
};

/** `|` is the caret. */
function complete(marked: string, labels: ValueLabels = ENGLISH) {
  const typed = operatorAt(marked.replace("|", ""), marked.indexOf("|"));
  return typed ? completionsOf(typed, knownOptions(typed.name, known, labels)) : [];
}

it("six values are offered, the first of those that fit", () => {
  const states = Array.from({ length: 9 }, (_, index) => state(`T${index}`, `Territory ${index}`, "US"));
  const typed = operatorAt("state:terr", 10);
  if (typed === null) throw new Error("no operator");
  const labels: ValueLabels = { ...ENGLISH, state: (code) => `Territory ${code.slice(1)}` };
  const offered = completionsOf(typed, knownOptions("state", { ...known, states }, labels));
  expect(offered.map(({ label }) => label)).toEqual(
    [0, 1, 2, 3, 4, 5].map((number) => `Territory ${number}`),
  );
});

describe("operators are completed", () => {
  it.each([
    ["tax state:te|", ["state:tx", "state:tn"]],
    ["state:tx|", ["state:tx"]],
    ["State:TE|", ["state:tx", "state:tn"]],
    ["country:u|", ["country:us", "country:uk"]],
    ["country:can|", ["country:ca"]],
    ["country:gb|", ["country:uk"]],
    ["country:kingdom|", ["country:uk"]],
    ["filetype:d|", ["filetype:doc", "filetype:docx"]],
    ["-level:fed|", ["-level:federal"]],
    ["level:nat|", ["level:national"]],
    ["level:local a|", ["level:local_authority"]],
    ["tax country:united k|", ["country:uk"]],
    ["tax state: te|", ["state:tx", "state:tn"]],
    ["state:tx property|", []],
    ["site:irs tax|", []],
    ['level:"local a|', ["level:local_authority"]],
    ["state:quebec|", ["state:qc"]],
    ["state:|", ["state:tx", "state:tn", "state:qc"]],
    ["states:te|", []],
    ["state:te x|", []],
    ["state:zz|", []],
    ['"in state:te|', []],
    ['"in here" state:te|', ["state:tx", "state:tn"]],
    ["“in state:te|", []],
    ["“in here” state:te|", ["state:tx", "state:tn"]],
    ["level:“local a|", ["level:local_authority"]],
  ])("%s", (q, expected) => {
    expect(complete(q).map(({ text }) => text)).toEqual(expected);
  });

  it.each([
    ["country:roy|", ["Royaume-Uni"]],
    ["country:etats|", ["États-Unis"]],
    ["country:united|", ["États-Unis", "Royaume-Uni"]],
    ["country:uk|", ["Royaume-Uni"]],
    ["country:usa|", ["États-Unis"]],
    ["level:vil|", ["Ville"]],
    ["level:Féd|", ["Fédéral"]],
    ["level:city|", ["Ville"]],
    ["state:tenn|", ["Le Tennessee"]],
  ])("in the user's language, in English or by code: %s", (q, expected) => {
    expect(complete(q, FRENCH).map(({ label }) => label)).toEqual(expected);
  });

  it.each([
    ["state:floride", ["state:fl"]],
    ["state:carolina del n", ["state:nc"]],
    ["state:calif", ["state:ca"]],
    ["state:alas", []],
  ])("in whatever language a state is named: %s", (q, expected) => {
    const states = [
      state("FL", "Florida", "US"),
      state("NC", "North Carolina", "US"),
      state("CA", "California", "US"),
    ];
    const typed = operatorAt(q, q.length);
    const labels: ValueLabels = { ...ENGLISH, state: (code) => code };
    const found = typed ? completionsOf(typed, knownOptions("state", { ...known, states }, labels)) : [];
    expect(found.map(({ text }) => text)).toEqual(expected);
  });

  it.each([
    ["tax state:te|", "tax state:tx |"],
    ["tax state:te| more", "tax state:tx |more"],
    ["tax state:te|nn more", "tax state:tx |more"],
    ["tax -state:| more", "tax -state:tx |more"],
    ['tax level:"local a| more', "tax level:local_authority |more"],
    ["tax level:local a| more", "tax level:local_authority |more"],
    ["tax state: te|", "tax state:tx |"],
    ['tax level:"loc|al a" more', "tax level:local_authority |more"],
    ['tax level:"loc| "parking fees"', 'tax level:local_authority |"parking fees"'],
  ])("in its place, with the words around it: %s", (q, expected) => {
    const [first] = complete(q);
    expect(first && `${first.query.slice(0, first.caret)}|${first.query.slice(first.caret)}`).toBe(expected);
  });

  it("puts a value of several words in quotes", () => {
    const typed = operatorAt("state:new", 9);
    const options = [{ value: "New York", label: "New York", names: [] }];
    expect(typed && completionsOf(typed, options)).toEqual([
      { text: 'state:"New York"', label: "New York", query: 'state:"New York" ', caret: 17 },
    ]);
  });
});

describe("cities are completed", () => {
  const city = (name: string, state: string | null, country: string): CityPlace => ({
    city: name,
    state,
    country,
    stateName: state,
    domains: 1,
  });
  const cities = [
    ...[city("Portland", "OR", "US"), city("Portland", "ME", "US"), city("Port Arthur", "TX", "US")],
    city("Boston", "MA", "US"),
    city("Boston", null, "UK"),
    city("Leeds", null, "UK"),
    city('New "York"', "NY", "US"),
    city('Evil" x', "TX\nsite:evil.example", "US"),
    city("Evil X", "TX", "US"),
  ];
  const completeCity = (marked: string, among: string) => {
    const typed = operatorAt(marked.replace("|", ""), marked.indexOf("|"));
    const found = cities.filter((place) => place.city.startsWith(among));
    return typed ? completionsOf(typed, cityOptions(typed, found, FRENCH)) : [];
  };

  it.each([
    ["city:port|", "Port", ["city:Portland state:or", "city:Portland state:me", 'city:"Port Arthur"']],
    ["city:portland|", "Port", ["city:Portland state:or", "city:Portland state:me", 'city:"Port Arthur"']],
    ["-city:port|", "Port", ["-city:Portland", '-city:"Port Arthur"']],
    ["city:port| state:or", "Port", ["city:Portland", 'city:"Port Arthur"']],
    ["country:us city:port|", "Port", ["city:Portland", 'city:"Port Arthur"']],
    ["city:bos|", "Bos", ["city:Boston state:ma", "city:Boston country:uk"]],
    ["city:new|", "New", ['city:"New York"']],
    ["city:evil|", "Evil", ['city:"Evil x" state:"tx site:evil.example"', 'city:"Evil X" state:tx']],
  ])("%s", (q, among, expected) => {
    expect(completeCity(q, among).map(({ text }) => text)).toEqual(expected);
  });

  it("with their state, or the country where they have none", () => {
    expect(completeCity("city:|", "Bos").map(({ label }) => label)).toEqual([
      "Boston, MA",
      "Boston, Royaume-Uni",
    ]);
    expect(completeCity("city:l|", "Leeds").map(({ label }) => label)).toEqual(["Leeds, Royaume-Uni"]);
  });

  it("in quotes that were opened", () => {
    expect(completeCity('tax city:"port a|', "Port A")[0]?.query).toBe('tax city:"Port Arthur" ');
  });
});

it("domains are completed, those that begin so first, with the organisation's name", () => {
  const domain = (name: string, organization: string | null) => ({
    domain: name,
    organization,
    country: null,
    level: null,
    state: null,
    city: null,
  });
  const typed = operatorAt("tax site:irs", 12);
  const found = [
    domain("airs.gov", "Airs"),
    domain("IRS.gov", "Internal Revenue Service"),
    domain("irs.tx.gov", null),
  ];
  expect(
    typed && completionsOf(typed, domainOptions(typed, found)).map(({ text, label }) => [text, label]),
  ).toEqual([
    ["site:irs.gov", "Internal Revenue Service"],
    ["site:irs.tx.gov", "irs.tx.gov"],
    ["site:airs.gov", "Airs"],
  ]);
});
