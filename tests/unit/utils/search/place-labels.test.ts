import { beforeEach, describe, expect, test } from "vitest";
import { browserMessages } from "../../../../scripts/locales.ts";
import countries from "../../../../server/data/countries.json" with { type: "json" };
import states from "../../../../server/data/states.json" with { type: "json" };
import { showTexts } from "../../../../utils/platform/i18n.ts";
import {
  cityName,
  countryLabel,
  languageLabel,
  levelLabel,
  placeLabel,
  placeOf,
  stateLabel,
  withinLine,
} from "../../../../utils/search/place-labels.ts";
import { fileTypeOf } from "../../../../utils/text/file-type.ts";

test.each([
  ["special_district", "Special district"],
  ["iwi_authority", "Iwi authority"],
  ["constructor", "Constructor"],
  ["__proto__", "  proto  "],
  ["toString", "ToString"],
  ["", ""],
])("the level %j reads %j", (level, label) => expect(levelLabel(level)).toBe(label));

test.each([
  ["application/pdf; charset=binary", "pdf"],
  ["TEXT/HTML", "html"],
  ["docx", "docx"],
  ["application/x-pdf", "pdf"],
  ["text/html; charset=utf-8", "html"],
  ["application/xhtml+xml", "html"],
  ["application/msword", "doc"],
  ["application/vnd.openxmlformats-officedocument.wordprocessingml.document", "docx"],
  [" pdf ", "pdf"],
  ["text/plain", null],
  ["constructor", null],
  ["__proto__", null],
  ["", null],
  [null, null],
])("the media type %j is of the file type %j", (type, expected) => expect(fileTypeOf(type)).toBe(expected));

test.each([
  ["fr", "French"],
  ["iu", "Inuktitut"],
  ["cr", "Cree"],
  ["constructor", "Constructor"],
  ["", ""],
])("the language %j reads %j", (code, label) => expect(languageLabel(code)).toBe(label));

const STATES = [
  { code: "TX", name: "Texas" },
  { code: "BC", name: "British Columbia (as the service says)" },
];

test.each([
  ["tx", "Texas"],
  ["bc", "British Columbia"],
  ["QC", "Quebec"],
  ["ZZ", "ZZ"],
  ["", ""],
  ["A", "A"],
  ["constructor", "constructor"],
  ["(", "("],
])("the state %j reads %j", (code, label) => expect(stateLabel(code, STATES)).toBe(label));

/** What the local service lists, as the public one does. */
const levels = countries.flatMap((country) => country.levels);
const provinces = states.filter(({ country }) => country === "CA");

const { fr } = await browserMessages();
const french = (key: string): string => fr[key]?.message ?? "missing";

describe("in French", () => {
  beforeEach(() => {
    showTexts(fr);
    return () => showTexts(null);
  });

  test.each(levels)("the level %s has its own name", (level) => {
    const label = levelLabel(level);
    expect(label).toBe(french(`level_${level}`));
    expect(label).not.toContain("_");
  });

  test.each(provinces)("$name has the name of its code $code", ({ code }) => {
    expect(stateLabel(code.toLowerCase(), [])).toBe(french(`province_${code.toLowerCase()}`));
  });

  test.each([
    ["us", "\u00c9tats-Unis"],
    ["GB-ENG", "Royaume-Uni"],
    ["uk", "Royaume-Uni"],
    ["ca", "Canada"],
    ["zz-1", "ZZ-1"],
  ])("the country %s is %s", (code, label) => {
    expect(
      countryLabel(
        code,
        countries.map((each) => ({ ...each, domains: 1, pages: 1 })),
      ),
    ).toBe(label);
  });

  test.each([
    ["Fran\u00e7ais", "fran\u00e7ais"],
    ["Comt\u00e9", "comt\u00e9"],
    [french("level_state"), french("level_state")],
  ])("%s is, inside a line, %s", (label, within) => {
    expect(withinLine(label)).toBe(within);
  });

  test.each([
    ["iu", "Inuktitut"],
    ["cr", "Cri"],
    ["EN", "Anglais"],
  ])("the language %s is %s", (code, label) => {
    expect(languageLabel(code)).toBe(label);
  });
});

test.each([
  ["us", "United States of the service"],
  ["nz", "NZ"],
  ["GB-SCT", "United Kingdom"],
  ["not a code", "NOT A CODE"],
])("in English the country %s is %s", (code, label) => {
  const own = {
    code: "US",
    name: "United States of the service",
    aliases: [],
    levels: [],
    domains: 1,
    pages: 1,
  };
  expect(countryLabel(code, [own])).toBe(label);
});

test.each(["ZZ", "XA", "XB", "QQ", "FR", "AU"])(
  "a code that is of no listed country stands as it is: %s",
  (code) => {
    expect(countryLabel(code, [])).toBe(code);
  },
);

test.each([
  ["raleigh", "Raleigh"],
  ["winston-salem", "Winston-Salem"],
  ["isle of wight", "Isle of Wight"],
  ["stratford-upon-avon", "Stratford-upon-Avon"],
  ["st. john's", "St. John's"],
  ["la crosse", "La Crosse"],
  ["trois-rivières", "Trois-Rivières"],
  ["édimbourg", "Édimbourg"],
  ["DeKalb", "DeKalb"],
  ["AUSTIN", "Austin"],
  ["saint louis park", "Saint Louis Park"],
  ["mcallen", "McAllen"],
  ["", ""],
])("the city typed as %j is called %j", (typed, name) => {
  expect(cityName(typed, [{ city: "Austin" }, { city: "McAllen" }])).toBe(name);
});

test("a city is named with its state, where it has one", () => {
  expect(placeLabel({ city: "Portland", state: "OR" })).toBe("Portland, OR");
  expect(placeLabel({ city: "Leeds", state: null })).toBe("Leeds");
});

test("English keeps its capitals inside a line", () => {
  expect([withinLine("County"), withinLine("French")]).toEqual(["County", "French"]);
});

test.each([
  [{ city: "London", state: "ENG", country: "GB-ENG" }, "London, United Kingdom"],
  [{ city: "Austin", state: "TX", country: "US" }, "Austin, TX"],
  [{ city: "Ottawa", state: null, country: "CA" }, "Ottawa"],
  [{ city: null, state: "tx", country: "US" }, "Texas"],
  [{ city: null, state: null, country: "US" }, "United States"],
  [{ city: null, state: null, country: "GB-ENG" }, "United Kingdom"],
  [{ city: null, state: null, country: "" }, ""],
])("the place of %j is %j", (result, place) => {
  const known = {
    countries: [],
    states: STATES.map((each) => ({ ...each, country: "US", type: null, cities: 1 })),
  };
  expect(placeOf(result, known)).toBe(place);
});
