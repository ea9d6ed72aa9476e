import { describe, expect, it } from "vitest";
import {
  citiesIn,
  domainsIn,
  type Lists,
  type LookUpLists,
  sitesIn,
} from "../../../../../entrypoints/background/search/look-ups.ts";
import type { ApiFailure } from "../../../../../utils/platform/failure.ts";
import { failed, success } from "../../../../../utils/platform/result.ts";
import { type Filters, NO_FILTERS } from "../../../../../utils/search/request.ts";
import type {
  CityPlace,
  Domain,
  DomainsRequest,
  PlacesRequest,
} from "../../../../../utils/search/service-answers.ts";

const city = (name: string, state: string | null, country = "US"): CityPlace => ({
  city: name,
  state,
  country,
  stateName: state,
  domains: 1,
});
const domain = (name: string, organization: string): Domain => ({
  domain: name,
  organization,
  country: "US",
  level: "city",
  state: null,
  city: null,
});
const CITIES = [
  ...[city("St. Louis", "MO"), city("Portland", "OR"), city("Portland", "ME"), city("Québec", "QC", "CA")],
  city("Port Talbot", null, "UK"),
];
const DOMAINS = [
  domain("irs.gov", "Internal Revenue Service"),
  domain("portland.gov", "City of Portland"),
  domain("education.gouv.qc.ca", "Ministère de l’Éducation"),
];

/** Lists that note what is asked of them. */
function lists(holds: (request: PlacesRequest | DomainsRequest) => boolean = () => true) {
  const asked: (PlacesRequest | DomainsRequest)[] = [];
  const answer = <Value>(request: PlacesRequest | DomainsRequest, value: Value) => {
    asked.push(request);
    return holds(request) ? success(value) : failed<ApiFailure>({ kind: "offline" });
  };
  const from: Lists = {
    places: async (request) => answer(request, { states: [], cities: CITIES, citiesKnown: CITIES.length }),
    domains: async (request) => answer(request, { domains: DOMAINS, total: DOMAINS.length }),
  };
  return { asked, from };
}

const failing = (failure: ApiFailure): Lists => ({
  places: async () => failed(failure),
  domains: async () => failed(failure),
});

async function names(from: LookUpLists, prefix: string, filters: Filters = NO_FILTERS, mayAsk = true) {
  const found = await citiesIn(from, mayAsk, prefix, filters);
  return found.ok ? found.value.map((place) => `${place.city} ${place.state}`) : found.failure.kind;
}

describe("a name being typed into a filter", () => {
  it.each([
    [[], ["Portland", "Portland"]],
    [["OR", "MO"], []],
  ])("is told apart from that of another city, unless %j leave that one out", async (state, shared) => {
    const { from } = lists();
    const found = await citiesIn({ asked: from, saved: from }, false, "", { ...NO_FILTERS, state });
    const cities = found.ok ? found.value : [];
    expect(cities.filter(({ isShared }) => isShared).map(({ city }) => city)).toEqual(shared);
    expect(cities.length).toBeGreaterThan(1);
  });

  it("is not sent before suggestions as you type were chosen, and is found among the busiest all the same", async () => {
    const { asked, from } = lists();
    const both = { asked: from, saved: failing({ kind: "offline" }) };
    expect(await names(both, "st lo", NO_FILTERS, false)).toEqual(["St. Louis MO"]);
    const domains = await domainsIn(both, false, "revenue", NO_FILTERS);
    expect(domains.ok && domains.value.map((each) => each.domain)).toEqual(["irs.gov"]);
    expect(asked).toMatchObject([{ q: "" }, { search: "" }]);
    const ministry = await domainsIn(both, false, " MINISTERE de l'education", NO_FILTERS);
    expect(ministry.ok && ministry.value.map((each) => each.domain)).toEqual(["education.gouv.qc.ca"]);
  });

  it.each([true, false])(
    "has twenty domains at most to choose from, where it was sent: %s",
    async (mayAsk) => {
      const many = Array.from({ length: 30 }, (_, index) => domain(`tax${index}.gov`, "Revenue"));
      const from: Lists = {
        ...lists().from,
        domains: async () => success({ domains: many, total: many.length }),
      };
      const found = await domainsIn({ asked: from, saved: from }, mayAsk, "tax", NO_FILTERS);
      expect(found.ok && found.value.map((each) => each.domain)).toEqual(
        many.slice(0, 20).map((each) => each.domain),
      );
    },
  );

  it("is looked for in all states once a city was chosen, whose state came with it", async () => {
    const { asked, from } = lists();
    const both = { asked: from, saved: failing({ kind: "offline" }) };
    const oregon = { ...NO_FILTERS, country: ["us"], state: ["OR"] };
    await citiesIn(both, true, "port", oregon);
    await citiesIn(both, true, "port", { ...oregon, city: ["Portland"] });
    expect(asked).toMatchObject([
      { country: ["us"], state: "OR" },
      { country: ["us"], state: null },
    ]);
  });

  it("is sent once that was chosen", async () => {
    const { asked, from } = lists();
    const both = { asked: from, saved: failing({ kind: "offline" }) };
    await citiesIn(both, true, " port ", NO_FILTERS);
    await domainsIn(both, true, "irs", NO_FILTERS);
    expect(asked).toMatchObject([{ q: "port" }, { search: "irs" }]);
  });
});

describe("a city may be typed", () => {
  const named = { ...city("St. Louis", "MO"), stateName: "Missouri" };
  const all = [named, city("Saint Paul", "MN"), city("Fort Worth", "TX"), city("Austin", "TX")];
  const prefixes: string[] = [];
  /** Finds names that begin with the prefix, letter by letter. */
  const strict: Lists = {
    ...lists().from,
    places: async ({ q }) => {
      prefixes.push(q);
      const cities = all.filter((each) => each.city.toLowerCase().startsWith(q.toLowerCase()));
      return success({ states: [], cities, citiesKnown: all.length });
    },
  };

  it.each([
    ["Austin, TX", ["Austin TX"], ["Austin, TX", "austin"]],
    ["austin tx", ["Austin TX"], ["austin tx", "austin"]],
    ["st louis", ["St. Louis MO"], ["st louis", "st"]],
    ["st louis, missouri", ["St. Louis MO"], ["st louis, missouri", "st"]],
    ["saint louis", ["St. Louis MO"], ["saint louis", "saint", "st"]],
    ["Saint Louis MO", ["St. Louis MO"], ["Saint Louis MO", "saint", "st"]],
    ["st paul", ["Saint Paul MN"], ["st paul", "st", "saint"]],
    ["ft. worth", ["Fort Worth TX"], ["ft. worth", "ft", "fort"]],
    ["austin ok", [], ["austin ok", "austin"]],
    ["fort", ["Fort Worth TX"], ["fort"]],
  ])("as %s", async (typed, found, asked) => {
    prefixes.length = 0;
    expect(await names({ asked: strict, saved: failing({ kind: "offline" }) }, typed)).toEqual(found);
    expect(prefixes).toEqual(asked);
  });
});

describe("while the service is down", () => {
  const down = failing({ kind: "unreachable" });
  const portland = ["Portland OR", "Portland ME", "Port Talbot null"];

  it("a city is found among those that were shown before", async () => {
    const saved = lists((request) => request.limit === 200);
    expect(await names({ asked: down, saved: saved.from }, "port")).toEqual(portland);
    expect(saved.asked.every((request) => "q" in request && request.q === "")).toBe(true);
    expect(await names({ asked: down, saved: saved.from }, "port", NO_FILTERS, false)).toEqual(portland);
  });

  it.each([
    ["in a state", { state: ["ME"] }, ["Portland ME"]],
    ["in several", { state: ["ME", "OR"] }, portland],
    ["in a country", { country: ["uk"] }, ["Port Talbot null"]],
  ])("also %s, though only the list of every place was shown", async (_, narrower, expected) => {
    const filters = { ...NO_FILTERS, ...narrower };
    const saved = lists((request) => request.country.length === 0 && !request.state);
    expect(await names({ asked: down, saved: saved.from }, "port", filters)).toEqual(expected);
  });

  it("a domain is found among those that were listed before", async () => {
    const saved = lists((request) => request.limit === 20);
    const found = await domainsIn({ asked: down, saved: saved.from }, true, "Revenue", NO_FILTERS);
    expect(found.ok && found.value.map((each) => each.domain)).toEqual(["irs.gov"]);
  });

  it.each(["zz", "port"])("the failure is told where nothing saved fits: %s", async (prefix) => {
    const saved = lists(() => prefix === "zz").from;
    expect(await names({ asked: down, saved }, prefix)).toBe("unreachable");
    expect(await domainsIn({ asked: down, saved }, true, prefix, NO_FILTERS)).toMatchObject({ ok: false });
  });

  it("what was called off looks through nothing", async () => {
    const saved = lists();
    const called = failing({ kind: "aborted" });
    expect(await names({ asked: called, saved: saved.from }, "port")).toBe("aborted");
    expect(saved.asked).toEqual([]);
  });
});

it("looks up one domain, and leaves out the others that the service found by a part of its name", async () => {
  const from: Lists = {
    ...failing({ kind: "offline" }),
    domains: async () =>
      success({
        domains: [domain("www2.toronto.ca", ""), domain("toronto.ca", ""), domain("nottoronto.ca", "")],
        total: 3,
      }),
  };
  const found = await sitesIn(from, "toronto.ca");
  expect(found.ok && found.value.map((each) => each.domain)).toEqual(["www2.toronto.ca", "toronto.ca"]);
});
