// @vitest-environment happy-dom
import { signal } from "@preact/signals";
import { render } from "preact";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FilterNotes } from "../../../../../components/search/filters/FilterNotes.tsx";
import type { ViewStore } from "../../../../../components/search/view/view-store.ts";
import type { LeftOut } from "../../../../../utils/search/known-filters.ts";
import { type Filters, NO_FILTERS } from "../../../../../utils/search/request.ts";

const LONDON = { city: "London", state: null, stateName: null, country: "UK", domains: 1 };
const AUSTIN = { city: "Austin", state: "TX", stateName: "Texas", country: "US", domains: 1 };
const box = document.createElement("input");

beforeEach(() => {
  box.setAttribute("role", "combobox");
  document.body.replaceChildren(box, document.createElement("div"));
});
afterEach(() => render(null, document.body.lastElementChild ?? document.body));

const COUNTRIES = [
  { code: "us", name: "United States", aliases: [], levels: ["federal", "state"] },
  { code: "ca", name: "Canada", aliases: [], levels: ["federal", "province"] },
];

function draw(filters: Filters, areFiltersKept: boolean, unknown: readonly LeftOut[] = []) {
  const view = {
    filters: signal(filters),
    lists: {
      lists: signal({
        countries: COUNTRIES,
        states: [{ code: "TX", name: "Texas", country: "us", type: "state", cities: 1 }],
        cities: [LONDON, AUSTIN],
      }),
    },
    dropped: signal(null),
    unknown: signal(unknown),
    areFiltersKept: signal(areFiltersKept),
    changeFilters: vi.fn(),
    removeFilters: vi.fn(),
  };
  render(<FilterNotes view={view as unknown as ViewStore} />, document.body.lastElementChild as Element);
  return view;
}

function click(name: string): void {
  const button = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name);
  button?.click();
}

it("filters of an earlier search are named, and one click searches without them", () => {
  const view = draw({ ...NO_FILTERS, state: ["TX"], filetype: "pdf" }, true);
  expect(document.querySelector("[role=status]")?.textContent).toBe(
    "Still limited by the filters of your last search: Texas; PDF.",
  );
  click("Search without filters");
  expect(view.removeFilters).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(box);
});

it.each([
  ["filters chosen for this search", { ...NO_FILTERS, state: ["TX"] }, false],
  ["no filters", NO_FILTERS, true],
])("nothing is said of %s", (_, filters, kept) => {
  draw(filters, kept);
  expect(document.querySelector("[role=status]")).toBeNull();
});

it("a British city that the chosen states leave out is searched after one click, beside the other cities", () => {
  const filters = { ...NO_FILTERS, country: ["uk", "us"], state: ["TX"], city: ["London", "Austin"] };
  const view = draw(filters, false);
  expect(document.querySelector("[role=status]")?.textContent).toContain("London");
  click("Remove states and provinces");
  expect(view.changeFilters.mock.lastCall?.[0]).toMatchObject({ filters: { ...filters, state: [] } });
  expect(document.activeElement).toBe(box);
});

it("what only other countries have is said not to be found in the chosen one, and what none has not to be supported", () => {
  const unknown = [
    { name: "level", value: "province" },
    { name: "state", value: "TX" },
    { name: "level", value: "galactic" },
  ];
  draw({ ...NO_FILTERS, country: ["us"] }, false, unknown.slice(0, 1));
  const notes = () => [...document.querySelectorAll("[role=status]")].map(({ textContent }) => textContent);
  expect(notes()).toEqual(["Filter removed: Province (Level) (not found in United States)."]);
  draw({ ...NO_FILTERS, country: ["ca"] }, false, unknown.slice(1));
  expect(notes()).toEqual([
    "Filter removed: Texas (not found in Canada).",
    "Not supported by the search service, so ignored: galactic (Level).",
  ]);
});
