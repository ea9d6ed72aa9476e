// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import { Facets } from "../../../../../components/search/filters/Facets.tsx";
import { FilterBar } from "../../../../../components/search/filters/FilterBar.tsx";
import type { FilterTools } from "../../../../../components/search/filters/filter-tools.ts";
import { type Filters, NO_FILTERS } from "../../../../../utils/search/request.ts";
import { click, control, named, nameOf, press, texts } from "../../user.ts";
import { BLANK, country, draw, onOpen, open, picked } from "./draw-picker.tsx";

it.each([
  [12, null],
  [13, "combobox"],
])("a list of %i values has a field: %s", async (count, role) => {
  const levels = Array.from({ length: count }, (_, index) => `level-${index}`);
  await open("level", { known: { countries: [country("us", "United States", levels)], states: [] } });
  expect(document.querySelectorAll("[role=option]")).toHaveLength(count);
  expect(document.querySelector("input")?.getAttribute("role") ?? null).toBe(role);
});

describe("the button of a picker", () => {
  it("says how many are chosen, and which", async () => {
    const button = await draw("country");
    expect([button.title, button.hasAttribute("aria-describedby"), button.textContent]).toEqual([
      "",
      false,
      "Country",
    ]);
    picked.filters = { ...NO_FILTERS, country: ["us", "ca"], state: ["TX"] };
    await draw("country");
    expect(button.title).toBe("United States, Canada");
    expect(document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      button.title,
    );
    expect(button.textContent).toBe("United States+1");
    expect(nameOf(button)).toBe("Country: United States +1");
  });

  it.each([
    ["ArrowDown", {}, true, ""],
    ["t", {}, true, "t"],
    [" ", {}, false, null],
    ["Enter", {}, false, null],
    ["Tab", {}, false, null],
    ["c", { ctrlKey: true }, false, null],
    ["c", { metaKey: true }, false, null],
    // A shortcut of the browser: its address bar.
    ["d", { altKey: true }, false, null],
  ])("%s with %j opens it: %s", async (key, held, opens, typed) => {
    (await draw("state")).focus();
    expect(await press(key, held)).toBe(!opens);
    expect(document.querySelector("input")?.value ?? null).toBe(typed);
    expect(onOpen).toHaveBeenCalledTimes(opens ? 1 : 0);
  });

  it("collects the letters that come before the field does, a space between words among them", async () => {
    const button = await draw("state");
    for (const key of ["n", " ", "y"]) {
      button.focus();
      await press(key);
    }
    expect(onOpen).toHaveBeenCalledOnce();
    await click(button);
    await click(button);
    expect(document.querySelector("input")?.value).toBe("");
  });

  it("asks for the lists each time it opens, and not where nothing can be chosen", async () => {
    const button = await draw("state");
    await click(button);
    await click(button);
    expect(onOpen).toHaveBeenCalledOnce();
    picked.filters = { ...NO_FILTERS, country: ["uk"] };
    await open("state");
    expect(texts("[role=status]")).toEqual(["The United Kingdom has no states or provinces."]);
    expect(onOpen).toHaveBeenCalledOnce();
  });
});

describe("a filter that is set", () => {
  it.each<[keyof Filters, Partial<Filters>, string, string]>([
    ["country", { country: ["us"] }, "United States", "Remove filter: United States"],
    ["state", { state: ["TX", "OR", "OK"] }, "Texas+2", "Remove filter: Texas, Oregon, Oklahoma"],
    ["city", { city: ["Austin"] }, "Austin", "Remove filter: Austin"],
    ["level", { level: ["state"] }, "Level: State", "Remove filter: Level: State"],
    ["level", { level: ["state", "federal"] }, "Level: State+1", "Remove filter: Level: State, Federal"],
    ["filetype", { filetype: "pdf" }, "PDF", "Remove filter: PDF"],
    ["language", { language: "fr" }, "French", "Remove filter: French"],
    ["domain", { domain: ["irs.gov"] }, "irs.gov", "Remove filter: irs.gov"],
  ])("%s with %j shows %s, and is taken away by %j", async (name, set, shown, remove) => {
    picked.filters = { ...NO_FILTERS, ...set };
    const button = await draw(name);
    expect([button.textContent, named(remove)]).toEqual([shown, [control(remove)]]);
    control(remove).focus();
    await click(remove);
    expect(picked.filters).toEqual(NO_FILTERS);
    // What chooses another stays, and has the focus.
    expect(document.activeElement).toBe(document.querySelector("button"));
    expect(document.querySelectorAll("button")).toHaveLength(1);
  });

  it("begins with its name and the words in view, and is described by what was chosen", async () => {
    picked.filters = { ...NO_FILTERS, state: ["TX", "OK"] };
    const button = await draw("state");
    expect(nameOf(button)).toBe("State or province: Texas +1");
    expect(document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "Texas, Oklahoma",
    );
  });

  it("of a country takes no state of another along", async () => {
    picked.filters = { ...NO_FILTERS, country: ["us", "ca"], state: ["TX"] };
    await draw("country");
    await click("Remove filter: United States, Canada");
    expect(picked.filters).toEqual({ ...NO_FILTERS, state: ["TX"] });
  });
});

it.each<[readonly string[], string]>([
  [[], "State"],
  [["us"], "State"],
  [["ca"], "Province"],
  [["us", "ca"], "State"],
])("where the countries are %j, states are called %s, and named alike", async (chosenCountries, shown) => {
  picked.filters = { ...NO_FILTERS, country: chosenCountries };
  const button = await draw("state");
  expect([button.textContent, nameOf(button)]).toEqual([shown, "State or province"]);
});

describe("the row of filters", () => {
  const drawBar = () =>
    act(() => render(<FilterBar tools={{ ...BLANK, filters: picked.filters }} />, document.body));
  const more = () => control("More filters");

  it("hides those that are rarely used until they are asked for", async () => {
    await drawBar();
    expect(texts(".picker-name")).toEqual(["Country", "State", "City"]);
    expect([more().getAttribute("aria-expanded"), more().textContent]).toEqual(["false", "More"]);
    await click(more());
    expect(texts(".picker-name").slice(3)).toEqual(["Level", "File type", "Language", "Domain"]);
    expect(more().getAttribute("aria-expanded")).toBe("true");
    expect(document.getElementById(more().getAttribute("aria-controls") ?? "")).not.toBeNull();
    await click(more());
    expect(texts(".picker-name")).toHaveLength(3);
  });

  it.each<[Partial<Filters>, string[]]>([
    [{ level: ["federal", "state"] }, ["Level: Federal+1"]],
    [{ domain: ["irs.gov"], filetype: "pdf" }, ["PDF", "irs.gov"]],
    [{ language: "fr" }, ["French"]],
  ])("with %j of them chosen keeps those in view", async (some, shown) => {
    picked.filters = { ...NO_FILTERS, ...some };
    await drawBar();
    expect(texts(".picker-name").slice(3)).toEqual(shown);
    await click(more());
    expect(texts(".picker-name")).toHaveLength(7);
  });
});

describe("the filters at the side", () => {
  const facets: FilterTools["facets"] = {
    countries: [
      { value: "GB", count: 3 },
      { value: "uk", count: 4 },
      { value: "us", count: 2 },
    ],
    states: [{ value: "tx", count: 1500 }],
    levels: [{ value: "Federal", count: 9 }],
    types: [
      { value: "application/pdf", count: 8 },
      { value: "application/x-unknown", count: 5 },
    ],
    domains: Array.from({ length: 8 }, (_, index) => ({ value: `Site${index}.gov`, count: 8 - index })),
    cities: [{ value: "Austin", count: 6 }],
  };

  it("count the results of each value, six at most, with values that mean the same as one", () => {
    render(<Facets tools={{ ...BLANK, facets }} places={[]} />, document.body);
    const lists = [...document.querySelectorAll("ul")].map((list) => [
      list.getAttribute("aria-label"),
      ...[...list.querySelectorAll("li")].map(nameOf),
    ]);
    expect(lists).toEqual([
      ["Country, with result counts", "United Kingdom7", "United States2"],
      ["State or province, with result counts", "Texas1,500"],
      ["City, with result counts", "Austin6"],
    ]);
    expect(texts(".picker-name")).toHaveLength(7);
  });

  it("are ticked where they are chosen, and one click chooses or takes back", async () => {
    const onChange = vi.fn();
    picked.filters = { ...NO_FILTERS, country: ["uk"], filetype: "pdf", city: ["Austin"] };
    render(
      <Facets tools={{ ...BLANK, facets, filters: picked.filters, onChange }} places={[]} />,
      document.body,
    );
    const boxes = [...document.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
    const ticked = boxes.filter(({ checked }) => checked).map((box) => nameOf(box));
    expect(ticked).toEqual(["United Kingdom7", "Austin6"]);
    await act(() => void boxes[0]?.dispatchEvent(new Event("change", { bubbles: true })));
    await act(() => void boxes[1]?.dispatchEvent(new Event("change", { bubbles: true })));
    expect(onChange.mock.calls.map(([change]) => change.filters.country)).toEqual([[], ["uk", "us"]]);
  });
});
