// @vitest-environment happy-dom
import { render } from "preact";
import { afterEach, expect, it, vi } from "vitest";
import { FilterPanel } from "../../../../components/filters/FilterPanel.tsx";
import type { FilterTools } from "../../../../components/filters/filter-tools.ts";
import { NO_FILTERS } from "../../../../utils/requests/request.ts";
import { success } from "../../../../utils/requests/result.ts";

afterEach(() => render(null, document.body));

const AUSTIN = { city: "Austin", state: "TX", stateName: "Texas", country: "US", domains: 1 };
const TOOLS: FilterTools = {
  filters: NO_FILTERS,
  known: { countries: [], states: [] },
  knownFailure: null,
  facets: {},
  findCities: async () => success([]),
  findDomains: async () => success([]),
  onOpen: () => undefined,
  onChange: () => undefined,
};

it.each([
  ["https://www.irs.gov/forms?year=2026#top", "www.irs.gov"],
  ["HTTP://IRS.GOV", "irs.gov"],
  ["irs.gov/forms-pubs", "irs.gov"],
  ["www.gov.uk:443/tax", "www.gov.uk"],
  [" irs.gov ", "irs.gov"],
  ["revenue service", "revenue service"],
  ["https://", "https://"],
])("%j in the domain filter looks for %s", async (typed, wanted) => {
  const findDomains = vi.fn<FilterTools["findDomains"]>(async () => success([]));
  render(
    <FilterPanel name="domain" tools={{ ...TOOLS, findDomains }} typed={typed} onClose={() => undefined} />,
    document.body,
  );
  await vi.waitFor(() => expect(findDomains.mock.lastCall?.[0]).toBe(wanted));
  const isHost = wanted.includes(".");
  await vi.waitFor(() =>
    expect(document.querySelector("[role=option]")?.textContent?.includes(wanted) ?? false).toBe(isHost),
  );
});

it.each([
  ["no city at all", { ...TOOLS.known, cities: [] }, "x", "This search service lists no cities."],
  [
    "no city at all, before anything is typed",
    { ...TOOLS.known, cities: [] },
    "",
    "This search service lists no cities.",
  ],
  ["other cities", { ...TOOLS.known, cities: [AUSTIN] }, "x", "Nothing in the list matches."],
  ["cities that are not here yet", TOOLS.known, "x", "Nothing in the list matches."],
])("the city filter of an index with %s says so", async (_, known, typed, sentence) => {
  render(
    <FilterPanel name="city" tools={{ ...TOOLS, known }} typed={typed} onClose={() => undefined} />,
    document.body,
  );
  await vi.waitFor(() => expect(document.body.textContent).toContain(sentence));
});
