import { beforeEach, describe, expect, it } from "vitest";
import { browserMessages } from "../../../../scripts/locales.ts";
import { showTexts } from "../../../../utils/platform/i18n.ts";
import { liftOperators } from "../../../../utils/search/lift-operators.ts";
import { type Filters, NO_FILTERS } from "../../../../utils/search/request.ts";
import type { KnownValues } from "../../../../utils/search/service-answers.ts";

const country = (code: string, name: string, levels: readonly string[], aliases: readonly string[] = []) => ({
  code,
  name,
  levels,
  aliases,
  domains: 1,
  pages: 1,
});
const state = (code: string, name: string, of: string) => ({
  code,
  name,
  country: of,
  type: "state",
  cities: 1,
});
const city = (name: string, of: string) => ({
  city: name,
  state: of,
  stateName: null,
  country: "US",
  domains: 1,
});
const KNOWN: KnownValues = {
  countries: [
    country("US", "United States", ["federal", "state", "city"], ["usa"]),
    country("CA", "Canada", ["federal", "provincial"]),
    country("UK", "United Kingdom", ["national"], ["gb"]),
  ],
  states: [
    ...[state("TX", "Texas", "US"), state("OK", "Oklahoma", "US"), state("ON", "Ontario", "CA")],
    ...[state("NY", "New York", "US"), state("VA", "Virginia", "US"), state("WV", "West Virginia", "US")],
    ...[state("NL", "Newfoundland and Labrador", "CA"), state("WA", "Washington", "US")],
    state("DC", "District of Columbia", "US"),
  ],
  cities: [city("New York", "NY"), city("St. Louis", "MO")],
};
const ABROAD: KnownValues = {
  ...KNOWN,
  cities: [
    ...(KNOWN.cities ?? []),
    { ...city("London", ""), state: null, country: "UK" },
    { ...city("London", "ON"), country: "CA" },
    { ...city("Leeds", ""), state: null, country: "GB" },
  ],
};
const NONE = { countries: [], states: [] };

describe("a city that was typed outside the chosen country is searched in its own", () => {
  const AUSTIN = { ...NO_FILTERS, country: ["us"], state: ["TX"], city: ["Austin"] };
  it.each<[string, Filters, Partial<Filters>]>([
    ["parking city:leeds", AUSTIN, { country: ["uk"], state: [], city: ["Leeds"] }],
    ["parking city:london", AUSTIN, { country: ["uk", "ca"], state: [], city: ["London"] }],
    ["parking city:london state:on", AUSTIN, { country: ["ca"], state: ["ON"], city: ["London"] }],
    ["parking city:london country:ca", AUSTIN, { country: ["ca"], city: ["London"] }],
    [
      "parking city:london",
      { ...AUSTIN, country: ["us", "ca"] },
      { country: ["us", "ca"], city: ["London"] },
    ],
    ["parking city:leeds city:new-york", AUSTIN, { country: ["uk", "us"], city: ["Leeds", "New York"] }],
    ["parking city:new-york city:leeds", AUSTIN, { country: ["us", "uk"], city: ["New York", "Leeds"] }],
    ["parking city:LEEDS", AUSTIN, { country: ["uk"], city: ["Leeds"] }],
    ["parking city:new-york", AUSTIN, { country: ["us"], city: ["New York"] }],
    ["parking city:nowhere", AUSTIN, { country: ["us"], city: ["nowhere"] }],
  ])("%s", (query, filters, expected) => {
    expect(liftOperators(query, filters, ABROAD)?.change.filters).toMatchObject(expected);
  });
});

describe("an operator that was typed sets its filter and leaves the words", () => {
  it.each<[string, string, Partial<Filters>]>([
    ["tax state:tx", "tax", { state: ["TX"] }],
    ["state:Texas property tax", "property tax", { state: ["TX"] }],
    ["tax state:tx state:ok", "tax", { state: ["TX", "OK"] }],
    ["parking country:gb", "parking", { country: ["uk"] }],
    ["parking country:usa", "parking", { country: ["us"] }],
    ['water city:"St. Louis"', "water", { city: ["St. Louis"] }],
    ["water city:Austin state:tx", "water", { city: ["Austin"], state: ["TX"] }],
    ["tax level:Federal", "tax", { level: ["federal"] }],
    ["tax filetype:PDF", "tax", { filetype: "pdf" }],
    ["tax site:IRS.gov", "tax", { domain: ["irs.gov"] }],
    ["visa site:https://travel.state.gov/content/", "visa", { domain: ["travel.state.gov"] }],
    ["visa site:travel.state.gov/content", "visa", { domain: ["travel.state.gov"] }],
    ['"minimum wage" state:tx -draft', '"minimum wage" -draft', { state: ["TX"] }],
    ["tax state:tx intitle:budget", "tax intitle:budget", { state: ["TX"] }],
    ["tax -state:tx level:state", "tax -state:tx", { level: ["state"] }],
    ["tax state:tx state:zz", "tax state:zz", { state: ["TX"] }],
    // Typed loosely.
    ["site: irs.gov tax", "tax", { domain: ["irs.gov"] }],
    ["tax state: tx", "tax", { state: ["TX"] }],
    ["state:new york tax", "tax", { state: ["NY"] }],
    ["state: New York tax", "tax", { state: ["NY"] }],
    ['state: "new york" tax', "tax", { state: ["NY"] }],
    ["fish state:newfoundland and labrador", "fish", { state: ["NL"] }],
    ["state:west virginia coal", "coal", { state: ["WV"] }],
    ["state:virginia beach parks", "beach parks", { state: ["VA"] }],
    ["country:united kingdom visa", "visa", { country: ["uk"] }],
    ["city:new york taxi", "taxi", { city: ["New York"] }],
    ["city:st louis parks", "parks", { city: ["St. Louis"] }],
    ["state:washington dc budget", "budget", { state: ["DC"] }],
    ["state:washington d.c. budget", "budget", { state: ["DC"] }],
    ["budget state:washington", "budget", { state: ["WA"] }],
    ["city:saint louis parks", "parks", { city: ["St. Louis"] }],
    ["tax filetype: pdf", "tax", { filetype: "pdf" }],
    ["city:austin water plan", "water plan", { city: ["austin"] }],
    ["tax site:irs.gov OR site:usa.gov", "tax", { domain: ["irs.gov", "usa.gov"] }],
    ["cats OR dogs state:tx", "cats OR dogs", { state: ["TX"] }],
    ["cats or site:irs.gov", "cats or", { domain: ["irs.gov"] }],
    ["state:tx -new york", "-new york", { state: ["TX"] }],
  ])("%s", (q, words, set) => {
    const lifted = liftOperators(q, NO_FILTERS, KNOWN);
    expect([lifted?.q, lifted?.change.filters]).toEqual([words, { ...NO_FILTERS, ...set }]);
  });
});

const { fr } = await browserMessages();

describe("a value in the language of the interface means its filter too", () => {
  const NAMED: KnownValues = {
    ...KNOWN,
    states: [
      ...KNOWN.states,
      ...[state("BC", "British Columbia", "CA"), state("CA", "California", "US")],
      ...[state("NC", "North Carolina", "US"), state("FL", "Florida", "US")],
    ],
  };
  const lifted = (q: string) => {
    const found = liftOperators(q, NO_FILTERS, NAMED);
    return found && [found.q, found.change.filters];
  };

  describe("in French", () => {
    beforeEach(() => {
      showTexts(fr);
      return () => showTexts(null);
    });

    it.each<[string, string, Partial<Filters>]>([
      ["taxe state:colombie-britannique", "taxe", { state: ["BC"] }],
      ['taxe state:"Colombie-Britannique"', "taxe", { state: ["BC"] }],
      ["state:californie impôt", "impôt", { state: ["CA"] }],
      ["state:caroline du nord impôt", "impôt", { state: ["NC"] }],
      ["impôt state:floride", "impôt", { state: ["FL"] }],
      ["impôt state:Florida", "impôt", { state: ["FL"] }],
      ["impôt country:états-unis", "impôt", { country: ["us"] }],
      ["impôt country:royaume-uni", "impôt", { country: ["uk"] }],
      ["impôt country:united kingdom", "impôt", { country: ["uk"] }],
      ["impôt level:fédéral", "impôt", { level: ["federal"] }],
      ["impôt level:ville", "impôt", { level: ["city"] }],
      ["impôt level:état", "impôt", { level: ["state"] }],
    ])("%s", (q, words, set) => expect(lifted(q)).toEqual([words, { ...NO_FILTERS, ...set }]));

    it.each([
      "impôt level:galactique",
      "impôt state:atlantide",
      "impôt country:ruritanie",
      "level:comté impôt",
    ])("and not %s, which is in no list", (q) => expect(lifted(q)).toBeNull());
  });

  it("and no more of another language than states", () => {
    expect(lifted("tax state:californie")).toEqual(["tax", { ...NO_FILTERS, state: ["CA"] }]);
    expect(lifted("tax level:ville")).toBeNull();
  });
});

describe("nothing is changed of", () => {
  it.each([
    ["words alone", "property tax"],
    ["an operator alone, since a search needs words", "state:tx"],
    ["operators and what is left out", "state:tx -draft"],
    ["a state that does not exist", "tax state:zz"],
    ["a level that does not exist", "tax level:galactic"],
    ["what is excluded", "tax -state:tx"],
    ["what no filter means", "tax intitle:budget inurl:forms"],
    ["two types, as the filter holds one", "tax filetype:pdf filetype:doc"],
    ["a colon in other words", "ratio 3:4"],
    ["a colon behind a word that is also an operator", "state: a report"],
    ["words behind a site", "site: plans"],
    ["a title, which may have any words", "intitle: annual report"],
  ])("%s", (_, q) => expect(liftOperators(q, NO_FILTERS, KNOWN)).toBeNull());
});

describe("before the lists have come", () => {
  it.each<[string, Partial<Filters> | null]>([
    ["tax state:tx", { state: ["TX"] }],
    ["tax country:ca", { country: ["ca"] }],
    ["tax state:Texas", null],
    ["tax country:Canada", null],
    ["tax level:federal", null],
  ])("of %s codes alone are known", (q, set) => {
    const lifted = liftOperators(q, NO_FILTERS, NONE);
    expect(lifted?.change.filters ?? null).toEqual(set && { ...NO_FILTERS, ...set });
  });
});

describe("what was chosen before", () => {
  const chosen = (some: Partial<Filters>): Filters => ({ ...NO_FILTERS, ...some });

  it.each<[string, Partial<Filters>, Partial<Filters>]>([
    ["tax state:ok", { state: ["TX"], filetype: "pdf" }, { state: ["OK"], filetype: "pdf" }],
    ["tax state:ok", { state: ["TX"], city: ["Austin"] }, { state: ["OK"] }],
    ["tax city:Dallas", { state: ["TX"], city: ["Austin"] }, { city: ["Dallas"] }],
    ["tax state:on", { country: ["us"], level: ["city"] }, { country: ["ca"], state: ["ON"] }],
    ["tax site:irs.gov", { country: ["us"] }, { country: ["us"], domain: ["irs.gov"] }],
  ])("gives way to %s where it would contradict it: %j", (q, before, after) => {
    expect(liftOperators(q, chosen(before), KNOWN)?.change.filters).toEqual(chosen(after));
  });

  it("is told where it was dropped", () => {
    const lifted = liftOperators("tax country:ca", chosen({ state: ["TX"], level: ["city"] }), KNOWN);
    expect(lifted?.change).toMatchObject({ droppedStates: ["TX"], droppedLevels: ["city"] });
  });

  it.each<[string, Partial<Filters>, Partial<Filters>, object]>([
    ["tax country:ca level:city", {}, { country: ["ca"] }, { droppedLevels: ["city"] }],
    ["tax level:city country:ca", {}, { country: ["ca"] }, { droppedLevels: ["city"] }],
    ["tax level:city", { country: ["ca"] }, { country: ["ca"] }, { droppedLevels: ["city"] }],
    ["tax country:uk state:tx", {}, { country: ["uk"] }, { droppedStates: ["TX"] }],
    [
      "tax country:ca level:provincial",
      {},
      { country: ["ca"], level: ["provincial"] },
      { droppedLevels: [] },
    ],
  ])(
    "and what was typed is left out of a country that does not have it: %s with %j",
    (q, before, after, dropped) => {
      const change = liftOperators(q, chosen(before), KNOWN)?.change;
      expect(change?.filters).toEqual(chosen(after));
      expect(change).toMatchObject(dropped);
    },
  );
});
