import { describe, expect, test } from "vitest";
import { asKnown } from "../../../../utils/search/known-filters.ts";
import { type Filters, NO_FILTERS } from "../../../../utils/search/request.ts";
import type { KnownValues } from "../../../../utils/search/service-answers.ts";

const country = (code: string, name: string, aliases: string[], levels: string[]) => ({
  code,
  name,
  aliases,
  levels,
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
const KNOWN: KnownValues = {
  countries: [
    country("US", "United States", ["USA"], ["federal", "state"]),
    country("CA", "Canada", [], ["federal", "provincial"]),
    country("UK", "United Kingdom", ["Great Britain"], ["national"]),
  ],
  states: [state("TX", "Texas", "US"), state("QC", "Québec", "CA")],
};
const told = (filters: Partial<Filters>, known = KNOWN) => {
  const { filters: kept, unknown } = asKnown({ ...NO_FILTERS, ...filters }, known);
  return { ...kept, unknown: unknown.map(({ name, value }) => `${name}=${value}`) };
};

describe("an address written by a user", () => {
  test.each([
    [{ country: ["United States", "Canada"] }, { country: ["ca", "us"], unknown: [] }],
    [{ country: ["usa", "us", "US"] }, { country: ["us"], unknown: [] }],
    [{ country: ["great britain"] }, { country: ["uk"], unknown: [] }],
    [
      { country: ["us"], state: ["texas"] },
      { state: ["TX"], unknown: [] },
    ],
    [
      { country: ["ca"], state: ["quebec"] },
      { state: ["QC"], unknown: [] },
    ],
    [
      { country: ["us"], state: ["tx", "Texas"] },
      { state: ["TX"], unknown: [] },
    ],
    [
      { country: ["us"], level: ["state"] },
      { level: ["state"], unknown: [] },
    ],
  ])("%j is read as %j", (filters, expected) => expect(told(filters)).toMatchObject(expected));
});

describe("what does not exist is left out, and named", () => {
  test.each([
    [{ country: ["us", "fr"] }, { country: ["us"], unknown: ["country=fr"] }],
    [
      { country: ["us"], state: ["QC", "TX"] },
      { state: ["TX"], unknown: ["state=QC"] },
    ],
    [
      { country: ["ca"], level: ["provincial", "state"] },
      { level: ["provincial"], unknown: ["level=state"] },
    ],
    [
      { country: ["xx"], state: ["zz"], level: ["village"] },
      { country: [], state: [], level: [], unknown: ["country=xx", "state=zz", "level=village"] },
    ],
  ])("of %j remains %j", (filters, expected) => expect(told(filters)).toMatchObject(expected));
});

test("what the lists say nothing about stays", () => {
  const filters = { country: ["us"], city: ["Austin"], domain: ["irs.gov"], filetype: "pdf", language: "fr" };
  expect(told(filters)).toEqual({ ...NO_FILTERS, ...filters, unknown: [] });
});

test("nothing is left out before the lists were read", () => {
  const filters = { country: ["xx"], state: ["zz"], level: ["village"] };
  expect(told(filters, { countries: [], states: [] })).toMatchObject({ ...filters, unknown: [] });
  expect(told({ country: ["us"], state: ["zz"] }, { ...KNOWN, states: [] })).toMatchObject({
    country: ["us"],
    state: ["ZZ"],
    unknown: [],
  });
});
