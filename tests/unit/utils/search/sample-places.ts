import type { CityPlace, Country, StatePlace } from "../../../../utils/search/service-answers.ts";

export const countries: Country[] = [
  {
    code: "US",
    name: "United States",
    aliases: ["usa"],
    levels: ["federal", "state", "city"],
    domains: 3,
    pages: 9,
  },
  { code: "CA", name: "Canada", aliases: [], levels: ["federal", "provincial"], domains: 2, pages: 5 },
  { code: "UK", name: "United Kingdom", aliases: ["gb"], levels: ["national"], domains: 2, pages: 5 },
];
export const state = (code: string, name: string, country: string): StatePlace => ({
  code,
  name,
  country,
  type: null,
  cities: 1,
});
export const states = [
  state("TX", "Texas", "US"),
  state("TN", "Tennessee", "US"),
  state("QC", "Quebec", "CA"),
];
export const known = { countries, states };
export const place = (city: string, state: string | null, country: string): CityPlace => ({
  city,
  state,
  country,
  stateName: null,
  domains: 1,
});
