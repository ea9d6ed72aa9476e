// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it } from "vitest";
import { Facets } from "../../../../../components/search/filters/Facets.tsx";
import type { FilterTools } from "../../../../../components/search/filters/filter-tools.ts";
import { success } from "../../../../../utils/platform/result.ts";
import { NO_FILTERS } from "../../../../../utils/search/request.ts";
import { click, control, press, texts } from "../../person.ts";

afterEach(() => render(null, document.body));

const TOOLS: FilterTools = {
  filters: NO_FILTERS,
  known: { countries: [], states: [] },
  knownFailure: null,
  facets: { cities: [{ value: "Springfield", count: 7 }] },
  findCities: async () => success([]),
  findDomains: async () => success([]),
  onOpen: () => undefined,
  onChange: () => undefined,
};
const place = (state: string | null) => ({ city: "Springfield", state, country: "US" });

async function draw(cityCount: number): Promise<void> {
  const cities = Array.from({ length: cityCount }, (_, index) => ({ value: `City ${index}`, count: 1 }));
  await act(() => render(<Facets tools={{ ...TOOLS, facets: { cities } }} places={[]} />, document.body));
}

const counted = (): number => texts(".facet-label").length;

it.each([
  ["one place", [place("IL"), place("IL")], "Springfield"],
  ["two places", [place("MO"), place("IL")], "Springfield (IL, MO…)"],
])(
  "a counted city whose results are of %s is called by its name, with the states where needed",
  (_, places, name) => {
    render(<Facets tools={TOOLS} places={places} />, document.body);
    const labels = [...document.querySelectorAll(".facet-label")].map(({ textContent }) => textContent);
    expect(labels).toEqual([name]);
  },
);

it("an open list stays where it is: counts that come meanwhile are shown when it closes", async () => {
  await draw(1);
  await draw(2);
  expect(counted()).toBe(2);
  await click(control("File type"));
  await draw(5);
  expect(counted()).toBe(2);
  // The first one closes with it.
  await click(control("Language"));
  await draw(4);
  expect(counted()).toBe(2);
  await press("Escape");
  expect(counted()).toBe(4);
});

it("a list keeps its rows while the focus is in it, with the counts of now", async () => {
  const countries = async (...counts: (readonly [string, number])[]) => {
    const facets = { countries: counts.map(([value, count]) => ({ value, count })) };
    await act(() => render(<Facets tools={{ ...TOOLS, facets }} places={[]} />, document.body));
  };
  const rows = () => texts(".facet-option");
  await countries(["us", 9], ["ca", 5]);
  const [, canada] = document.querySelectorAll<HTMLElement>(".facet-option input");
  await act(() => canada?.focus());
  await countries(["uk", 7], ["us", 3]);
  expect(rows()).toEqual(["United States3", "Canada0"]);
  expect(document.activeElement).toBe(canada);
  await act(() => canada?.blur());
  expect(rows()).toEqual(["United Kingdom7", "United States3"]);
});
