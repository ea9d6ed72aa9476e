import { exampleView } from "../../../gallery/example-view.ts";
import type { Examples } from "../../../gallery/examples.ts";
import { success } from "../../../utils/platform/result.ts";
import { type Filters, NO_FILTERS, newSearch } from "../../../utils/search/request.ts";
import type { Country, Facets as Counts, KnownValues } from "../../../utils/search/service-answers.ts";
import { Facets } from "./Facets.tsx";
import { FilterNotes } from "./FilterNotes.tsx";

const nothing = (): void => undefined;
const US: Country = {
  code: "US",
  name: "United States",
  aliases: [],
  levels: ["federal", "city"],
  domains: 7,
  pages: 9,
};
const CANADA: Country = { ...US, code: "CA", name: "Canada", levels: ["federal", "municipal"] };
const state = (code: string, name: string, country: string) => ({
  code,
  name,
  country,
  type: null,
  cities: 2,
});
const city = (name: string, of: string) => ({
  city: name,
  state: of,
  stateName: null,
  country: "US",
  domains: 1,
});
const KNOWN: KnownValues = {
  countries: [US, CANADA],
  states: [state("TX", "Texas", "us"), state("ME", "Maine", "us"), state("ON", "Ontario", "ca")],
  cities: [city("Portland", "ME"), city("Portland", "TX"), city("Austin", "TX")],
};

const COUNTS: Counts = {
  countries: [
    { value: "US", count: 1_234 },
    { value: "ca", count: 1 },
  ],
  states: [
    { value: "TX", count: 120 },
    { value: "tx", count: 3 },
    { value: "Nowhere", count: 7 },
  ],
  cities: ["Portland", "Austin", "Dallas", "El Paso", "Houston", "Laredo", "Plano"].map((value, index) => ({
    value,
    count: 90 - index,
  })),
};
const PLACES = [
  { city: "Portland", state: "ME", country: "US" },
  { city: "Portland", state: "TX", country: "US" },
];

const BARS: readonly (readonly [name: string, filters: Partial<Filters>, counts: Counts])[] = [
  ["without counts", {}, {}],
  ["with counts", {}, COUNTS],
  ["chosen", { country: ["us"], state: ["TX"], city: ["Austin", "Portland"], level: ["city"] }, COUNTS],
  ["a country without states", { country: ["uk"] }, {}],
];

type Noted = Omit<Parameters<typeof exampleView>[0], "request" | "known"> & {
  readonly filters?: Partial<Filters>;
};

const NOTES: readonly (readonly [name: string, noted: Noted])[] = [
  ["none", {}],
  ["kept of the search before", { filters: { state: ["TX"], filetype: "pdf" }, areFiltersKept: true }],
  [
    "dropped with a country",
    {
      filters: { country: ["ca"] },
      dropped: {
        filters: { ...NO_FILTERS, country: ["ca"] },
        droppedLevels: ["city"],
        droppedStates: ["TX"],
        droppedCities: ["Austin"],
      },
    },
  ],
  ["cities and states crossed", { filters: { state: ["TX", "ME"], city: ["Portland", "Austin"] } }],
  ["a city that is in none of the states", { filters: { state: ["ME"], city: ["Austin"] } }],
  [
    "of other countries, and of none",
    {
      filters: { country: ["us"] },
      unknown: [
        { name: "state", value: "ON" },
        { name: "level", value: "municipal" },
        { name: "country", value: "atlantis" },
        { name: "level", value: "island" },
      ],
    },
  ],
];

/** Filters at the side of a page, and what is said of them. */
export const EXAMPLES: Examples = {
  of: "Filters",
  states: [
    ...BARS.map(([name, filters, facets]) => ({
      name: `At the side: ${name}`,
      draw: () => (
        <Facets
          tools={{
            filters: { ...NO_FILTERS, ...filters },
            known: KNOWN,
            areKnown: true,
            knownFailure: null,
            facets,
            onOpen: nothing,
            onChange: nothing,
            findCities: async () => success([]),
            findDomains: async () => success([]),
          }}
          places={PLACES}
        />
      ),
    })),
    ...NOTES.map(([name, { filters, ...noted }]) => ({
      name: `Notes: ${name}`,
      draw: () => (
        <FilterNotes
          view={exampleView({
            ...noted,
            known: KNOWN,
            request: newSearch("tax", { ...NO_FILTERS, ...filters }),
          })}
        />
      ),
    })),
  ],
};
