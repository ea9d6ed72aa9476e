// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import { FilterPanel } from "../../../../../components/search/filters/FilterPanel.tsx";
import type { FilterTools } from "../../../../../components/search/filters/filter-tools.ts";
import { failed, success } from "../../../../../utils/platform/result.ts";
import { type Filters, NO_FILTERS } from "../../../../../utils/search/request.ts";
import { click, control, press, texts } from "../../user.ts";

const settings = vi.hoisted(() => ({ suggestions: false }));
vi.mock("../../../../../components/base/use-setting.ts", () => ({ useSetting: () => settings.suggestions }));

afterEach(() => {
  render(null, document.body);
  settings.suggestions = false;
});

const AUSTIN = { city: "Austin", state: "TX", stateName: "Texas", country: "US", domains: 1 };
const DOMAIN = { domain: "", country: "us", level: null, state: null, city: null, organization: null };
const TOOLS: FilterTools = {
  filters: NO_FILTERS,
  known: { countries: [], states: [] },
  areKnown: true,
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
  ["https://www.irs.gov/forms", "www.irs.gov"],
  ["irs.gov/forms", "irs.gov"],
  ["irs.gov", "irs.gov"],
])("Enter on %j in the domain filter chooses %s", async (typed, host) => {
  const onChange = vi.fn<FilterTools["onChange"]>();
  const onClose = vi.fn();
  await act(() =>
    render(
      <FilterPanel name="domain" tools={{ ...TOOLS, onChange }} typed={typed} onClose={onClose} />,
      document.body,
    ),
  );
  await vi.waitFor(() => expect(document.querySelector("[role=option]")?.textContent).toContain(host));
  await press("Enter");
  expect(onChange.mock.lastCall?.[0].filters.domain).toEqual([host]);
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

it.each<["city" | "domain", Partial<Filters>, string]>([
  ["domain", { domain: ["irs.gov"] }, "irs.gov"],
  ["city", { city: ["austin"], state: ["TX"] }, "Austin"],
])("in the %s filter what is chosen is marked as such, and nothing else", async (name, filters, chosen) => {
  const tools: FilterTools = {
    ...TOOLS,
    filters: { ...NO_FILTERS, ...filters },
    findCities: async () => success([AUSTIN, { ...AUSTIN, city: "Dallas" }]),
    findDomains: async () =>
      success(
        ["irs.gov", "ssa.gov"].map((domain) => ({
          ...{ domain, organization: "", country: "US", level: "federal", state: null, city: null },
        })),
      ),
  };
  render(<FilterPanel name={name} tools={tools} typed="" onClose={() => undefined} />, document.body);
  await vi.waitFor(() => expect(document.querySelectorAll("[role=option]")).toHaveLength(2));
  const marked = [...document.querySelectorAll("[role=option][aria-selected=true]")];
  expect(marked.map(({ textContent }) => textContent)).toEqual([expect.stringContaining(chosen)]);
});

const list = { ...TOOLS, known: { ...TOOLS.known, cities: [AUSTIN] } };
const status = () => document.querySelector("[role=status]")?.textContent || null;

/** A look-up whose answers come when the test says so, by what was typed. */
function slowLookUp() {
  const answers = new Map<string, (cities: readonly (typeof AUSTIN)[]) => void>();
  const findCities: FilterTools["findCities"] = (text) =>
    new Promise((resolve) => answers.set(text, (cities) => resolve(success(cities))));
  const answer = (text: string, cities: readonly (typeof AUSTIN)[]) =>
    vi.waitFor(() => {
      const send = answers.get(text);
      if (send === undefined) throw new Error(`${text} was not asked for`);
      send(cities);
    });
  return { findCities, answer };
}

async function type(text: string): Promise<void> {
  const field = document.querySelector("input");
  await act(() => {
    if (field !== null) field.value = text;
    field?.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

it.each<["city" | "domain", Partial<FilterTools>, readonly string[], Partial<Filters>]>([
  [
    "domain",
    {
      facets: {
        domains: [
          { value: "IRS.gov", count: 8 },
          { value: "aaa.gov", count: 1 },
        ],
      },
      findDomains: async () =>
        success([
          { ...DOMAIN, domain: "aaa.gov" },
          { ...DOMAIN, domain: "aab.gov" },
        ]),
    },
    ["irs.gov8", "aaa.gov1", "aab.gov"],
    { domain: ["irs.gov"] },
  ],
  [
    "city",
    {
      facets: {
        cities: [
          { value: "Ottawa", count: 9 },
          { value: "austin", count: 2 },
        ],
      },
      findCities: async () => success([AUSTIN]),
    },
    ["Ottawa9", "Austin, TXTexas2"],
    { city: ["Ottawa"] },
  ],
])(
  "the %s of the results are offered with their counts, whatever else there is",
  async (name, tools, shown, chosen) => {
    const onChange = vi.fn<FilterTools["onChange"]>();
    const all = { ...TOOLS, ...tools, onChange };
    render(<FilterPanel name={name} tools={all} typed="" onClose={() => undefined} />, document.body);
    await vi.waitFor(() => expect(texts("[role=option]")).toEqual(shown));
    await click(document.querySelector("[role=option]"));
    expect(onChange.mock.lastCall?.[0].filters).toMatchObject(chosen);
  },
);

it("what was found for fewer letters is not said of more, while their answer is on its way", async () => {
  const { findCities, answer } = slowLookUp();
  const tools = { ...list, findCities };
  render(<FilterPanel name="city" tools={tools} typed="x" onClose={() => undefined} />, document.body);
  await answer("x", []);
  await vi.waitFor(() => expect(status()).toBe("Nothing in the list matches."));
  await type("aus");
  expect(status()).toBe("Loading the list…");
  await answer("aus", [AUSTIN]);
  await vi.waitFor(() => expect(document.querySelector("[role=option]")?.textContent).toContain("Austin"));
  expect(status()).toBeNull();
});

it("an option that the arrow keys chose stays chosen when the list changes under it", async () => {
  const { findCities, answer } = slowLookUp();
  const onChange = vi.fn();
  const tools = { ...list, findCities, onChange };
  render(<FilterPanel name="city" tools={tools} typed="a" onClose={() => undefined} />, document.body);
  await answer("a", [AUSTIN]);
  await vi.waitFor(() => expect(document.querySelectorAll("[role=option]")).toHaveLength(1));
  await type("au");
  const press = (key: string) =>
    act(() => {
      const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
      document.querySelector("input")?.dispatchEvent(event);
    });
  await press("ArrowDown");
  await answer("au", [{ ...AUSTIN, city: "Auburn", state: "AL", stateName: "Alabama" }, AUSTIN]);
  await vi.waitFor(() => expect(document.querySelectorAll("[role=option]")).toHaveLength(2));
  await press("Enter");
  expect(JSON.stringify(onChange.mock.calls)).toContain("Austin");
  expect(JSON.stringify(onChange.mock.calls)).not.toContain("Auburn");
});

it("Enter before the list of these letters has come takes the first of that list", async () => {
  const { findCities, answer } = slowLookUp();
  const onChange = vi.fn();
  const tools = { ...list, findCities, onChange };
  const londonderry = { ...AUSTIN, city: "Londonderry", state: "NH" };
  render(<FilterPanel name="city" tools={tools} typed="lon" onClose={() => undefined} />, document.body);
  await answer("lon", [londonderry]);
  await vi.waitFor(() => expect(document.querySelectorAll("[role=option]")).toHaveLength(1));
  await type("london");
  await act(() => {
    const event = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
    document.querySelector("input")?.dispatchEvent(event);
  });
  expect(onChange).not.toHaveBeenCalled();
  await answer("london", [londonderry, { ...AUSTIN, city: "London", state: "KY" }]);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  expect(onChange.mock.lastCall?.[0].filters).toMatchObject({ city: ["London"], state: ["KY"] });
});

it.each([
  ["the button", () => click(control("Look up “st louis”"))],
  ["Enter", () => press("Enter")],
])("what nothing in the list matches is looked up with %s, and not before", async (_, lookUp) => {
  const asked: [string, boolean][] = [];
  const findCities: FilterTools["findCities"] = async (text, _filters, _abort, isPressed) => {
    asked.push([text, isPressed]);
    return success(isPressed ? [{ ...AUSTIN, city: "St. Louis", state: "MO" }] : []);
  };
  const tools = { ...list, findCities };
  render(<FilterPanel name="city" tools={tools} typed="st louis" onClose={() => undefined} />, document.body);
  await vi.waitFor(() => expect(status()).toBe("Nothing in the list matches."));
  await lookUp();
  await vi.waitFor(() => expect(texts("[role=option]")).toEqual([expect.stringContaining("St. Louis, MO")]));
  expect(asked).toEqual([
    ["st louis", false],
    ["st louis", true],
  ]);
  expect(document.activeElement).toBe(document.querySelector("input"));
  // Other letters are sent in a press of their own.
  await type("st louis p");
  await vi.waitFor(() => expect(asked.at(-1)).toEqual(["st louis p", false]));
  expect(control("Look up “st louis p”")).not.toBeNull();
});

it.each([
  ["city", "pressed", "the button", () => click(control("Look up “st louis”"))],
  ["city", "pressed", "Enter", () => press("Enter")],
  ["domain", "pressed", "Enter", () => press("Enter")],
  ["city", "typed", "Enter", () => press("Enter")],
] as const)(
  "a look-up in the %s filter that was %s and failed is asked for again with %s",
  async (name, how, _, lookUp) => {
    settings.suggestions = how === "typed";
    const find = vi.fn(async (_text: string, _filters: Filters, _abort: AbortSignal, isPressed: boolean) =>
      how === "typed" || isPressed ? failed({ kind: "unreachable" } as const) : success([]),
    );
    const tools = { ...list, findCities: find, findDomains: find };
    render(
      <FilterPanel name={name} tools={tools} typed="st louis" onClose={() => undefined} />,
      document.body,
    );
    if (how === "pressed") {
      await vi.waitFor(() => expect(status()).toBe("Nothing in the list matches."));
      await lookUp();
    }
    const isSaid = () => vi.waitFor(() => expect(texts("[role=alert]")).toHaveLength(1));
    await isSaid();
    const before = find.mock.calls.length;
    await lookUp();
    await isSaid();
    expect(find).toHaveBeenCalledTimes(before + 1);
    expect(find.mock.lastCall?.[3]).toBe(true);
    expect(document.activeElement).toBe(document.querySelector("input"));
  },
);

it("a look-up for which Enter waited, and that failed, is not asked for again by itself", async () => {
  settings.suggestions = true;
  const find = vi.fn<FilterTools["findCities"]>(async () => failed({ kind: "unreachable" }));
  const tools = { ...list, findCities: find };
  render(<FilterPanel name="city" tools={tools} typed="" onClose={() => undefined} />, document.body);
  await vi.waitFor(() => expect(texts("[role=alert]")).toHaveLength(1));
  await type("st louis");
  await press("Enter");
  await vi.waitFor(() => expect(texts("[role=alert]")).toHaveLength(1));
  expect(find).toHaveBeenCalledTimes(2);
});
