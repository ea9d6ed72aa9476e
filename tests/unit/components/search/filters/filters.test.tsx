// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Facets } from "../../../../../components/search/filters/Facets.tsx";
import { FilterBar } from "../../../../../components/search/filters/FilterBar.tsx";
import { FilterPicker } from "../../../../../components/search/filters/FilterPicker.tsx";
import type { FilterTools } from "../../../../../components/search/filters/filter-tools.ts";
import { failed, success } from "../../../../../utils/platform/result.ts";
import { type Filters, NO_FILTERS } from "../../../../../utils/search/request.ts";
import type { KnownValues } from "../../../../../utils/search/service-answers.ts";
import { click, control, fill, focused, named, nameOf, press, texts, waitFor } from "../../person.ts";

const country = (code: string, name: string, levels: readonly string[] = []) => ({
  code,
  name,
  levels,
  aliases: [],
  domains: 1,
  pages: 1,
});
const state = (code: string, name: string, of = "us") => ({
  code,
  name,
  country: of,
  type: "state",
  cities: 1,
});
const KNOWN: KnownValues = {
  countries: [
    country("us", "United States", ["federal", "state"]),
    country("gb", "United Kingdom", ["national"]),
    country("ca", "Canada", ["federal", "provincial"]),
  ],
  states: [
    state("OR", "Oregon"),
    state("TX", "Texas"),
    state("OK", "Oklahoma"),
    state("ON", "Ontario", "ca"),
  ],
};
const BLANK: FilterTools = {
  filters: NO_FILTERS,
  known: KNOWN,
  knownFailure: null,
  facets: {},
  findCities: async () => success([]),
  findDomains: async () => success([]),
  onOpen: () => undefined,
  onChange: () => undefined,
};

let filters: Filters;
const onOpen = vi.fn();

/** A picker whose choices are kept. */
async function draw(name: keyof Filters, tools: Partial<FilterTools> = {}): Promise<HTMLElement> {
  const all: FilterTools = { ...BLANK, onOpen, ...tools, filters };
  all.onChange === BLANK.onChange &&
    Object.assign(all, {
      onChange: (change: { filters: Filters }) => {
        filters = change.filters;
        void draw(name, tools);
      },
    });
  await act(() => render(<FilterPicker name={name} tools={all} />, document.body));
  const [button] = document.querySelectorAll("button");
  if (button === undefined) throw new Error("There is no button.");
  return button;
}

async function open(name: keyof Filters, tools: Partial<FilterTools> = {}): Promise<void> {
  await click(await draw(name, tools));
}

/** The option that a screen reader would read: the list or its field names it. */
function active(): string | null {
  const named = document.querySelector("[role=combobox], [role=listbox][tabindex]");
  const id = named?.getAttribute("aria-activedescendant");
  return document.getElementById(id ?? "")?.querySelector(".option-label")?.textContent ?? null;
}
const chosen = () => texts("[role=option][aria-selected=true]").map((text) => text.replace(/\W.*/, ""));
const isOpen = () => document.querySelector("[role=listbox]") !== null;

beforeEach(() => {
  filters = NO_FILTERS;
  onOpen.mockClear();
});
afterEach(() => render(null, document.body));

describe("a short list has the focus itself, and", () => {
  it.each([
    [["ArrowDown"], "United States"],
    [["End"], "Canada"],
    [["End", "Home"], "United States"],
    [["ArrowUp"], "Canada"],
    [["ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown"], null],
    [["c"], "Canada"],
    [["u"], "United States"],
    [["u", "u"], "United Kingdom"],
    [["u", "u", "u"], "United States"],
    [["x"], null],
    [["End", "Shift"], "Canada"],
  ])("after %j its active option is %s", async (keys, expected) => {
    await open("country");
    expect(document.activeElement?.getAttribute("role")).toBe("listbox");
    expect(document.querySelector("input")).toBeNull();
    for (const key of keys) await press(key);
    expect(active()).toBe(expected);
  });

  it("Enter chooses and closes it, with the focus on the button", async () => {
    await open("country");
    await press("End");
    expect(await press("Enter")).toBe(false);
    expect(filters.country).toEqual(["ca"]);
    expect([isOpen(), focused()]).toEqual([false, "Country: Canada"]);
  });

  it("the space bar chooses one after the other, and takes them back", async () => {
    await open("country");
    await press("Home");
    expect(await press(" ")).toBe(false);
    await press("End");
    await press(" ");
    expect([filters.country, isOpen(), chosen()]).toEqual([["us", "ca"], true, ["United", "Canada"]]);
    await press(" ");
    expect(filters.country).toEqual(["us"]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }])("stays open for more with %j", async (held) => {
    await open("country");
    await press("Home");
    await press("Enter", held);
    await click(document.querySelectorAll("[role=option]")[2], held);
    expect([filters.country, isOpen()]).toEqual([["us", "ca"], true]);
    await click(document.querySelectorAll("[role=option]")[1]);
    expect([filters.country, isOpen()]).toEqual([["us", "ca", "uk"], false]);
  });

  it("Enter without an option chooses nothing", async () => {
    await open("country");
    await press("Enter");
    expect([filters, isOpen()]).toEqual([NO_FILTERS, true]);
  });

  it("closes after one file type, because there can be no second", async () => {
    await open("filetype");
    expect(texts("[role=option]")).toContain("PDF");
    expect(document.querySelector("[aria-multiselectable]")).toBeNull();
    expect(texts("p")).toEqual([]);
    await press("p");
    await press(" ");
    expect([filters.filetype, isOpen()]).toEqual(["pdf", false]);
  });

  it("says that more than one can be chosen", async () => {
    await open("country");
    expect(texts("p")).toEqual(["Hold Ctrl or ⌘ to choose more than one."]);
    expect(document.querySelector("[role=listbox]")?.getAttribute("aria-multiselectable")).toBe("true");
  });
});

describe("a long list has a field", () => {
  it("which has the focus, and whose letters narrow the list", async () => {
    await open("state");
    expect(focused()).toBe("State or province");
    expect(document.activeElement?.getAttribute("aria-expanded")).toBe("true");
    await press("ArrowDown");
    expect(active()).toBe("Oklahoma");
    await fill(document.activeElement, "o");
    expect([active(), texts(".option-label")]).toEqual([null, ["Oklahoma", "Oregon", "Ontario"]]);
    await fill(document.activeElement, "ore");
    expect(texts(".option-label")).toEqual(["Oregon"]);
    await fill(document.activeElement, "zz");
    expect(texts("[role=status]")).toEqual(["Nothing in the list matches."]);
    expect(document.activeElement?.getAttribute("aria-expanded")).toBe("false");
  });

  it("Enter chooses the first that matches, where nothing is active", async () => {
    await open("state");
    await press("Enter");
    expect(filters.state).toEqual([]);
    await fill(document.activeElement, "tex");
    await press("Enter");
    expect([filters.state, focused()]).toEqual([["TX"], "State or province: Texas"]);
  });

  it("Home, End, the space bar and letters move the caret, not the option", async () => {
    await open("state");
    await press("ArrowDown");
    for (const key of ["Home", "End", " ", "t"]) expect(await press(key)).toBe(true);
    expect([active(), filters]).toEqual(["Oklahoma", NO_FILTERS]);
    expect(await press("ArrowDown")).toBe(false);
  });

  it("the states of two countries are in groups, in the order of the countries", async () => {
    await open("state");
    const groups = [...document.querySelectorAll("[role=group]")].map((group) => [
      group.getAttribute("aria-label"),
      ...[...group.querySelectorAll(".option-label")].map(nameOf),
    ]);
    expect(groups).toEqual([
      ["United States", "Oklahoma", "Oregon", "Texas"],
      ["Canada", "Ontario"],
    ]);
  });
});

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
    filters = { ...NO_FILTERS, country: ["us", "ca"], state: ["TX"] };
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
    filters = { ...NO_FILTERS, country: ["uk"] };
    await open("state");
    expect(texts("[role=status]")).toEqual(["The United Kingdom has no states or provinces."]);
    expect(onOpen).toHaveBeenCalledOnce();
  });
});

describe("while the lists are on their way, the list", () => {
  const none = { countries: [], states: [] };

  it("says so, and why they did not come", async () => {
    await open("country", { known: none });
    expect(texts("[role=status]")).toEqual(["Loading the list…"]);
    expect(document.querySelectorAll(".skeleton").length).toBeGreaterThan(0);
    await act(() => render(null, document.body));
    await open("country", { known: none, knownFailure: { kind: "offline" } });
    expect(texts("[role=status]")).not.toContain("Loading the list…");
    expect(document.querySelectorAll(".skeleton")).toHaveLength(0);
  });

  it("says after five seconds that it takes long", async () => {
    vi.useFakeTimers();
    await open("country", { known: none });
    await waitFor(4_999);
    expect(texts("[role=status]")).toEqual(["Loading the list…"]);
    await waitFor(1);
    expect(texts("[role=status]")[0]).toContain("longer than usual");
    vi.useRealTimers();
  });
});

describe("a look-up", () => {
  afterEach(() => void vi.useRealTimers());

  it("waits until the typing pauses, but not before the first letter", async () => {
    vi.useFakeTimers();
    const findCities = vi.fn(BLANK.findCities);
    await open("city", { findCities });
    await waitFor(0);
    expect(findCities.mock.calls.map(([text]) => text)).toEqual([""]);
    await fill(document.activeElement, "au");
    await waitFor(119);
    await fill(document.activeElement, "aus");
    await waitFor(119);
    expect(findCities).toHaveBeenCalledOnce();
    await waitFor(1);
    expect(findCities.mock.calls.map(([text]) => text)).toEqual(["", "aus"]);
    expect(texts("[role=status]")).toEqual(["Nothing in the list matches."]);
  });

  it("calls off what is no longer wanted", async () => {
    vi.useFakeTimers();
    const signals: AbortSignal[] = [];
    const findDomains: FilterTools["findDomains"] = (_words, _filters, abort) => {
      signals.push(abort);
      return new Promise(() => undefined);
    };
    await open("domain", { findDomains });
    await waitFor(0);
    await fill(document.activeElement, "irs");
    await waitFor(120);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    await press("Escape");
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  it("says why it failed", async () => {
    vi.useFakeTimers();
    await open("domain", { findDomains: async () => failed({ kind: "offline" }) });
    await waitFor(0);
    expect(texts("[role=status]")[0]).toContain("offline");
  });

  it("lists the places of the results first, with their counts", async () => {
    vi.useFakeTimers();
    const domain = (name: string) => ({ domain: name, organization: `${name} office` });
    const findDomains = async () => success([domain("irs.gov"), domain("SSA.gov")]) as never;
    const facets = { domains: [{ value: "ssa.gov", count: 1200 }] };
    await open("domain", { findDomains, facets });
    await waitFor(0);
    expect(texts("[role=option]")).toEqual(["SSA.govSSA.gov office1,200", "irs.govirs.gov office"]);
    await fill(document.activeElement, "tax.example.gov");
    await waitFor(120);
    expect(texts(".option-label").at(-1)).toBe("tax.example.gov");
    await press("ArrowUp");
    await press("Enter");
    expect(filters.domain).toEqual(["tax.example.gov"]);
  });
});

describe("a filter that is set", () => {
  it.each<[keyof Filters, Partial<Filters>, string, string]>([
    ["country", { country: ["us"] }, "United States", "Remove filter: United States"],
    ["state", { state: ["TX", "OR", "OK"] }, "Texas+2", "Remove filter: Texas, Oregon, Oklahoma"],
    ["city", { city: ["Austin"] }, "Austin", "Remove filter: Austin"],
    ["level", { level: ["state"] }, "Level: State", "Remove Level: State"],
    ["level", { level: ["state", "federal"] }, "Level: State+1", "Remove Level: State, Federal"],
    ["filetype", { filetype: "pdf" }, "PDF", "Remove filter: PDF"],
    ["language", { language: "fr" }, "French", "Remove filter: French"],
    ["domain", { domain: ["irs.gov"] }, "irs.gov", "Remove filter: irs.gov"],
  ])("%s with %j shows %s, and is taken away by %j", async (name, set, shown, remove) => {
    filters = { ...NO_FILTERS, ...set };
    const button = await draw(name);
    expect([button.textContent, named(remove)]).toEqual([shown, [control(remove)]]);
    control(remove).focus();
    await click(remove);
    expect(filters).toEqual(NO_FILTERS);
    // What chooses another stays, and has the focus.
    expect(document.activeElement).toBe(document.querySelector("button"));
    expect(document.querySelectorAll("button")).toHaveLength(1);
  });

  it("begins with its name and the words in view, and is described by what was chosen", async () => {
    filters = { ...NO_FILTERS, state: ["TX", "OK"] };
    const button = await draw("state");
    expect(nameOf(button)).toBe("State or province: Texas +1");
    expect(document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "Texas, Oklahoma",
    );
  });

  it("of a country takes no state of another along", async () => {
    filters = { ...NO_FILTERS, country: ["us", "ca"], state: ["TX"] };
    await draw("country");
    await click("Remove filter: United States, Canada");
    expect(filters).toEqual({ ...NO_FILTERS, state: ["TX"] });
  });
});

it.each<[readonly string[], string]>([
  [[], "State"],
  [["us"], "State"],
  [["ca"], "Province"],
  [["us", "ca"], "State"],
])("where the countries are %j, states are called %s, and named alike", async (chosenCountries, shown) => {
  filters = { ...NO_FILTERS, country: chosenCountries };
  const button = await draw("state");
  expect([button.textContent, nameOf(button)]).toEqual([shown, "State or province"]);
});

describe("the row of filters", () => {
  const drawBar = () => act(() => render(<FilterBar tools={{ ...BLANK, filters }} />, document.body));
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
    filters = { ...NO_FILTERS, ...some };
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
    filters = { ...NO_FILTERS, country: ["uk"], filetype: "pdf", city: ["Austin"] };
    render(<Facets tools={{ ...BLANK, facets, filters, onChange }} places={[]} />, document.body);
    const boxes = [...document.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
    const ticked = boxes.filter(({ checked }) => checked).map((box) => nameOf(box));
    expect(ticked).toEqual(["United Kingdom7", "Austin6"]);
    await act(() => void boxes[0]?.dispatchEvent(new Event("change", { bubbles: true })));
    await act(() => void boxes[1]?.dispatchEvent(new Event("change", { bubbles: true })));
    expect(onChange.mock.calls.map(([change]) => change.filters.country)).toEqual([[], ["uk", "us"]]);
  });
});
