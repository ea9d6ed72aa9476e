import { describe, expect, it } from "vitest";
import type { CityPlace, Domain } from "../../../utils/api/types.ts";
import type { Calls } from "../../../utils/messages.ts";
import { createListsStore } from "../../../utils/page/lists-store.ts";
import { NO_FILTERS } from "../../../utils/query/request.ts";
import type { send } from "../../../utils/send.ts";

const city = (name: string, state: string): CityPlace => ({
  city: name,
  state,
  stateName: state,
  country: "US",
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
const CITIES = [city("St. Louis", "MO"), city("Portland", "OR"), city("Québec", "QC")];
const DOMAINS = [domain("irs.gov", "Internal Revenue Service"), domain("portland.gov", "City of Portland")];

/** A worker that notes which words reached it. */
function listening() {
  const words: string[] = [];
  const answers = {
    places: (request: Calls["places"]["request"]) => {
      words.push(request.request.q);
      return { states: [], cities: CITIES, citiesKnown: CITIES.length };
    },
    domains: (request: Calls["domains"]["request"]) => {
      words.push(request.request.search);
      return { domains: DOMAINS, total: DOMAINS.length };
    },
  };
  const ask = async (name: "places" | "domains", request: never) => ({
    ok: true,
    value: { value: answers[name](request), fetchedAt: 0, from: "service", failure: null },
  });
  return { words, ask: ask as unknown as typeof send };
}

const nothing = { countries: [], states: [] };
const signal = new AbortController().signal;

describe("a name being typed into a filter", () => {
  it("is not sent before suggestions as you type were chosen, and is found among the busiest all the same", async () => {
    const { words, ask } = listening();
    const lists = createListsStore(ask, nothing, async () => false);
    const cities = await lists.findCities("st lo", NO_FILTERS, signal);
    const domains = await lists.findDomains("revenue", NO_FILTERS, signal);
    expect(words).toEqual(["", ""]);
    expect(cities.ok && cities.value.map((place) => place.city)).toEqual(["St. Louis"]);
    expect(domains.ok && domains.value.map((each) => each.domain)).toEqual(["irs.gov"]);
  });

  it("is sent once that was chosen", async () => {
    const { words, ask } = listening();
    const lists = createListsStore(ask, nothing, async () => true);
    await lists.findCities("port", NO_FILTERS, signal);
    await lists.findDomains("irs", NO_FILTERS, signal);
    expect(words).toEqual(["port", "irs"]);
  });
});
