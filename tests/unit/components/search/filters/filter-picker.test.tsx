// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import { OptionList } from "../../../../../components/base/OptionList.tsx";
import { FilterPicker } from "../../../../../components/search/filters/FilterPicker.tsx";
import type { FilterTools } from "../../../../../components/search/filters/filter-tools.ts";
import { success } from "../../../../../utils/platform/result.ts";
import { type Filters, NO_FILTERS } from "../../../../../utils/search/request.ts";

afterEach(() => render(null, document.body));

const noted = vi.fn<FilterTools["onChange"]>();

async function draw(name: keyof Filters, filters: Filters = NO_FILTERS): Promise<HTMLButtonElement> {
  const tools: FilterTools = {
    filters,
    areKnown: true,
    knownFailure: null,
    facets: {},
    known: {
      countries: [
        { code: "us", name: "United States", aliases: [], levels: ["federal"], domains: 1, pages: 1 },
        { code: "gb", name: "United Kingdom", aliases: [], levels: ["police"], domains: 1, pages: 1 },
      ],
      states: [
        { code: "OR", name: "Oregon", country: "us", type: "state", cities: 1 },
        { code: "TX", name: "Texas", country: "us", type: "state", cities: 1 },
      ],
    },
    findCities: async () => success([]),
    findDomains: async () => success([]),
    onOpen: () => undefined,
    onChange: noted,
  };
  await act(() => render(<FilterPicker name={name} tools={tools} />, document.body));
  const button = document.querySelector("button");
  if (button === null) throw new Error("There is no button.");
  return button;
}

const panel = () => document.querySelector(".picker-panel");

async function press(key: string): Promise<void> {
  const target = document.querySelector("input") ?? document.querySelector("[role=listbox]");
  await act(
    () => void target?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })),
  );
}

it.each([
  [{ level: ["federal"] }, "Level: Federal"],
  [{ level: ["federal", "police"] }, "Level: Federal +1"],
])("the button of %j says once that it is one of a level", async (filters, name) => {
  const button = await draw("level", { ...NO_FILTERS, ...filters });
  expect(button.getAttribute("aria-label")).toBe(name);
  const described = document.getElementById(button.getAttribute("aria-describedby") ?? "");
  expect(described?.textContent ?? null).toBe(name.includes("+") ? "Federal, Police" : null);
});

it("a click opens the list, and the next one closes it", async () => {
  const button = await draw("state");
  await act(() => button.click());
  expect(panel()).not.toBeNull();
  await act(() => button.click());
  expect(panel()).toBeNull();
});

it.each([
  ["state", NO_FILTERS, false],
  ["state", { ...NO_FILTERS, country: ["uk"] }, true],
  ["level", NO_FILTERS, false],
  ["level", { ...NO_FILTERS, country: ["uk"] }, false],
] as const)(
  "the picker of the %s, with %j, has nothing to choose from: %s",
  async (name, filters, isEmpty) => {
    const button = await draw(name, filters);
    expect(button.getAttribute("aria-disabled")).toBe(isEmpty ? "true" : null);
    await act(() => button.click());
    expect(document.querySelector("[role=option]") === null).toBe(isEmpty);
  },
);

it.each([
  ["/", false],
  ["?", false],
  ["o", true],
  ["4", true],
])("%s on the button opens its list: %s", async (key, isOpened) => {
  const button = await draw("country");
  const typed = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  await act(() => void button.dispatchEvent(typed));
  expect([panel() !== null, typed.defaultPrevented]).toEqual([isOpened, isOpened]);
});

it("what was typed on the button is forgotten once the list is closed", async () => {
  const button = await draw("country");
  const type = (key: string) =>
    act(
      () => void button.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })),
    );
  await type("u");
  await press("Escape");
  expect(panel()).toBeNull();
  await type("/");
  expect(panel()).toBeNull();
});

it("Enter chooses the option that the arrows led to, and closes the list", async () => {
  await act(async () => (await draw("state")).click());
  await press("ArrowDown");
  await press("ArrowDown");
  await press("Enter");
  expect(noted.mock.lastCall?.[0].filters.state).toEqual(["TX"]);
  expect(panel()).toBeNull();
});

it.each([
  ["u", "United States"],
  ["x", null],
])(
  "%s on the button of a short list, which has no field to take it back in, hides nothing and leads to %s",
  async (key, expected) => {
    const button = await draw("country");
    button.focus();
    await act(
      () => void button.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })),
    );
    expect(document.querySelectorAll("[role=option]")).toHaveLength(2);
    const active = document.querySelector('[data-active="true"] .option-label');
    expect(active?.textContent ?? null).toBe(expected);
  },
);

it("neighbours of the same group are shown under its name", () => {
  const option = (value: string, group?: string) => ({ value, label: value, group });
  const options = [option("a"), option("b", "Texas"), option("c", "Texas"), option("d", "Oregon")];
  render(
    <OptionList id="x" label="x" options={options} active={-1} onPick={() => undefined} />,
    document.body,
  );
  const groups = [...document.querySelectorAll("[role=group]")].map((group) => [
    group.getAttribute("aria-label"),
    ...[...group.querySelectorAll("[role=option]")].map((each) => each.id),
  ]);
  expect(groups).toEqual([
    ["Texas", "x-1", "x-2"],
    ["Oregon", "x-3"],
  ]);
});
