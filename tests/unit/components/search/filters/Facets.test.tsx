// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Facets } from "../../../../../components/search/filters/Facets.tsx";
import type { FilterTools } from "../../../../../components/search/filters/filter-tools.ts";
import { success } from "../../../../../utils/platform/result.ts";
import { NO_FILTERS } from "../../../../../utils/search/request.ts";
import { click, control, press, texts } from "../../user.ts";

afterEach(() => render(null, document.body));

const TOOLS: FilterTools = {
  filters: NO_FILTERS,
  known: { countries: [], states: [] },
  areKnown: true,
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

describe("a counted place", () => {
  const onChange = vi.fn();
  const drawWith = (change: Partial<FilterTools>) =>
    act(() =>
      render(<Facets tools={{ ...TOOLS, facets: {}, onChange, ...change }} places={[]} />, document.body),
    );
  const rows = () => texts("[aria-label$='with result counts'] label");
  const box = (index: number) =>
    document.querySelectorAll<HTMLInputElement>("[aria-label$='with result counts'] input")[index];
  beforeEach(() => onChange.mockClear());

  it("narrows the search with a press, and is given up with another", async () => {
    const facets = { cities: [{ value: "Springfield", count: 7 }] };
    await drawWith({ facets });
    await click(box(0));
    expect(onChange.mock.calls).toMatchObject([[{ filters: { city: ["Springfield"] } }]]);
    onChange.mockClear();
    await drawWith({ facets, filters: { ...NO_FILTERS, city: ["springfield"] } });
    expect(box(0)?.checked).toBe(true);
    await click(box(0));
    expect(onChange.mock.calls).toMatchObject([[{ filters: { city: [] } }]]);
  });

  it("gives up the states of another country", async () => {
    const states = [
      { code: "TX", name: "Texas", country: "us", type: "state", cities: 1 },
      { code: "ON", name: "Ontario", country: "ca", type: "province", cities: 1 },
    ];
    const country = (code: string, name: string) => ({
      code,
      name,
      aliases: [],
      levels: [],
      domains: 1,
      pages: 1,
    });
    await drawWith({
      known: { countries: [country("us", "United States"), country("ca", "Canada")], states },
      facets: { countries: [{ value: "CA", count: 3 }] },
      filters: { ...NO_FILTERS, state: ["TX"] },
    });
    await click(box(0));
    expect(onChange.mock.calls).toMatchObject([
      [{ filters: { country: ["ca"], state: [] }, droppedStates: ["TX"] }],
    ]);
  });

  it("that the service counts under several spellings is one, with all of its results", async () => {
    await drawWith({
      facets: {
        countries: [
          { value: "US", count: 1_200 },
          { value: "us", count: 34 },
        ],
        states: [
          { value: "tx", count: 2 },
          { value: "TX", count: 5 },
        ],
      },
    });
    expect(rows()).toEqual(["United States1,234", "TX7"]);
  });

  it("that the service counts by its whole name is the state that is chosen", async () => {
    const texas = { country: "us", code: "TX", name: "Texas", type: null, cities: 1 };
    await drawWith({
      known: { countries: [], states: [texas] },
      filters: { ...NO_FILTERS, state: ["TX"] },
      facets: { states: [{ value: "Texas", count: 2 }] },
    });
    expect(rows()).toEqual(["Texas2"]);
    expect(document.querySelector("input")?.checked).toBe(true);
  });

  it("is one of the six that have most results", async () => {
    const states = Array.from({ length: 9 }, (_, index) => ({ value: `S${index}`, count: 9 - index }));
    await drawWith({ facets: { states } });
    expect(rows()).toEqual(["S09", "S18", "S27", "S36", "S45", "S54"]);
  });
});

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

it("a list keeps its rows while the focus is in it, with the counts of now where there are any", async () => {
  const countries = async (...counts: (readonly [string, number])[]) => {
    const facets = { countries: counts.map(([value, count]) => ({ value, count })) };
    await act(() => render(<Facets tools={{ ...TOOLS, facets }} places={[]} />, document.body));
  };
  const rows = () => texts(".facet-option");
  await countries(["us", 9], ["ca", 5]);
  const [, canada] = document.querySelectorAll<HTMLElement>(".facet-option input");
  await act(() => canada?.focus());
  await countries(["uk", 7], ["us", 3]);
  expect(rows()).toEqual(["United States3", "Canada"]);
  expect(document.activeElement).toBe(canada);
  await act(() => canada?.blur());
  expect(rows()).toEqual(["United Kingdom7", "United States3"]);
});
