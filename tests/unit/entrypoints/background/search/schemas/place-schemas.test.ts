import { describe, expect, it } from "vitest";
import { readJson } from "../../../../../../entrypoints/background/network/json.ts";
import {
  countries,
  domains,
  places,
} from "../../../../../../entrypoints/background/search/schemas/place-schemas.ts";

const readDomains = (body: unknown) => readJson(JSON.stringify(body), domains);
const NAMED = { domain: "irs.gov", organization: null, country: null, level: null, state: null, city: null };

describe("domains", () => {
  it.each([
    ["a bare list of names", ["irs.gov"]],
    ["a bare list of objects", [{ domain: "irs.gov" }]],
    ["objects with `name`", [{ name: "irs.gov" }]],
    ["objects with `host`", [{ host: "irs.gov" }]],
    ["objects whose `name` is not the domain", [{ name: "Internal Revenue Service", host: "irs.gov" }]],
    ["objects whose `domain` is not one", [{ domain: 7, name: "irs.gov" }]],
    ["a list under `domains`", { domains: ["irs.gov"] }],
    ["a list under `results`", { results: [{ domain: "irs.gov" }] }],
    ["a list under `items`", { items: [{ host: "irs.gov" }] }],
    ["a list under any other name", { count_is_estimate: false, registry: ["irs.gov"] }],
    ["a named list beside another one", { errors: [], domains: ["irs.gov"] }],
  ])("stand in %s", (_, body) => {
    expect(readDomains(body)).toMatchObject({ ok: true, value: { domains: [NAMED] } });
  });

  it("bring what is known of them", () => {
    const sent = {
      domain: "austintexas.gov",
      organization: "City of Austin",
      level: "city",
      state: "TX",
      city: "Austin",
      country: "US",
    };
    expect(readDomains({ domains: [sent, 7], total: 12 })).toEqual({
      ok: true,
      value: { domains: [sent], total: 12, dropped: 1 },
    });
  });

  it("that cannot be read are counted in a bare list too", () => {
    expect(readDomains(["irs.gov", 7, {}])).toEqual({
      ok: true,
      value: { domains: [NAMED], total: null, dropped: 2 },
    });
  });

  it.each([
    [{ count: 1 }, null],
    [{ count: 7 }, 7],
    [{ count: 1, total: 9 }, 9],
    [{ count: 0, total: 1 }, 1],
  ])("are as many as %j says, unless that may be the number of this page", (said, total) => {
    expect(readDomains({ domains: ["irs.gov"], ...said })).toMatchObject({ value: { total } });
  });

  it("may be none", () => {
    expect(readDomains([])).toEqual({ ok: true, value: { domains: [], total: null } });
    expect(readDomains({ domains: [], total: 0 })).toEqual({ ok: true, value: { domains: [], total: 0 } });
  });

  it.each([
    [{}],
    [null],
    ["irs.gov"],
    [{ total: 3 }],
    [["no host"]],
    [[{ domain: null }]],
    [{ domains: [{}] }],
  ])("are not in %j", (body) => {
    expect(readDomains(body).ok).toBe(false);
  });
});

describe("places", () => {
  const read = (body: unknown) => readJson(JSON.stringify(body), places);

  it("are read, and those that cannot be read are left out", () => {
    const body = {
      states: [
        { code: "TX", name: "Texas", country: "US", type: "state", cities_indexed: 3 },
        { name: "No code" },
      ],
      cities: [
        { city: "Austin", state: "TX", state_name: "Texas", country: "US", domains: 2 },
        { city: "Leeds", state: null, country: "UK" },
        { city: null },
      ],
      cities_known: 2,
    };
    expect(read(body)).toEqual({
      ok: true,
      value: {
        states: [{ code: "TX", name: "Texas", country: "US", type: "state", cities: 3 }],
        cities: [
          { city: "Austin", state: "TX", stateName: "Texas", country: "US", domains: 2 },
          { city: "Leeds", state: null, stateName: null, country: "UK", domains: 0 },
        ],
        citiesKnown: 2,
      },
    });
  });

  it.each([1.5, -1, "3", null])("count nothing where the count is %s", (count) => {
    const body = {
      states: [{ code: "TX", country: "US", cities_indexed: count }],
      cities: [{ city: "Austin", country: "US", domains: count }],
      cities_known: count,
    };
    expect(read(body)).toMatchObject({
      ok: true,
      value: { states: [{ cities: 0 }], cities: [{ domains: 0 }], citiesKnown: null },
    });
  });

  it.each([[{}], [{ states: [], cities: null }], [{ states: [1], cities: [] }]])("are not in %j", (body) => {
    expect(read(body).ok).toBe(false);
  });
});

describe("countries", () => {
  it("take levels and countries yet to come as they are", () => {
    const body = {
      default: "all",
      countries: [
        { code: "nz", name: "New Zealand", aliases: null, levels: ["iwi_authority", 3], domains: 4 },
        { code: "us" },
      ],
    };
    expect(readJson(JSON.stringify(body), countries)).toEqual({
      ok: true,
      value: {
        countries: [
          { code: "nz", name: "New Zealand", aliases: [], levels: ["iwi_authority"], domains: 4, pages: 0 },
          { code: "us", name: "us", aliases: [], levels: [], domains: 0, pages: 0 },
        ],
      },
    });
  });
});
