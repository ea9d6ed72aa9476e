// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { FilterTools } from "../../../../../components/search/filters/filter-tools.ts";
import { failed, success } from "../../../../../utils/platform/result.ts";
import { type Filters, NO_FILTERS } from "../../../../../utils/search/request.ts";
import { click, fill, focused, nameOf, press, texts, waitFor } from "../../user.ts";
import { BLANK, chosen, open, picked } from "./draw-picker.tsx";

/** The option that a screen reader would read: the list or its field names it. */
function active(): string | null {
  const named = document.querySelector("[role=combobox], [role=listbox][tabindex]");
  const id = named?.getAttribute("aria-activedescendant");
  return document.getElementById(id ?? "")?.querySelector(".option-label")?.textContent ?? null;
}

const isOpen = () => document.querySelector("[role=listbox]") !== null;

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
    [["End", "u", "n", "i"], "United States"],
    [[..."United K"], "United Kingdom"],
    [["c", "a", "x"], "Canada"],
    [["x"], null],
    [["End", "Shift"], "Canada"],
  ])("after %j its active option is %s", async (keys, expected) => {
    await open("country");
    expect(document.activeElement?.getAttribute("role")).toBe("listbox");
    expect(document.querySelector("input")).toBeNull();
    // All are typed at once, however busy the machine is.
    vi.spyOn(performance, "now").mockReturnValue(performance.now());
    for (const key of keys) await press(key);
    expect(active()).toBe(expected);
  });

  it("Enter chooses and closes it, with the focus on the button", async () => {
    await open("country");
    await press("End");
    expect(await press("Enter")).toBe(false);
    expect(picked.filters.country).toEqual(["ca"]);
    expect([isOpen(), focused()]).toEqual([false, "Country: Canada"]);
  });

  it("the space bar chooses one after the other, and takes them back", async () => {
    await open("country");
    await press("Home");
    expect(await press(" ")).toBe(false);
    await press("End");
    await press(" ");
    expect([picked.filters.country, isOpen(), chosen()]).toEqual([["us", "ca"], true, ["United", "Canada"]]);
    await press(" ");
    expect(picked.filters.country).toEqual(["us"]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }])("stays open for more with %j", async (held) => {
    await open("country");
    await press("Home");
    await press("Enter", held);
    await click(document.querySelectorAll("[role=option]")[2], held);
    expect([picked.filters.country, isOpen()]).toEqual([["us", "ca"], true]);
    await click(document.querySelectorAll("[role=option]")[1]);
    expect([picked.filters.country, isOpen()]).toEqual([["us", "ca", "uk"], false]);
  });

  it("Enter without an option chooses nothing", async () => {
    await open("country");
    await press("Enter");
    expect([picked.filters, isOpen()]).toEqual([NO_FILTERS, true]);
  });

  it("closes after one file type, because there can be no second", async () => {
    await open("filetype");
    expect(texts("[role=option]")).toContain("PDF");
    expect(document.querySelector("[aria-multiselectable]")).toBeNull();
    expect(texts("p").filter(Boolean)).toEqual([]);
    await press("p");
    await press(" ");
    expect([picked.filters.filetype, isOpen()]).toEqual(["pdf", false]);
  });

  it("says that more than one can be chosen", async () => {
    await open("country");
    const hint = document.getElementById(
      document.querySelector("[role=listbox]")?.getAttribute("aria-describedby") ?? "",
    );
    expect(hint?.textContent).toBe("Hold Ctrl or ⌘ to keep this list open.");
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
    expect(picked.filters.state).toEqual([]);
    await fill(document.activeElement, "tex");
    await press("Enter");
    expect([picked.filters.state, focused()]).toEqual([["TX"], "State or province: Texas"]);
  });

  it("keys that belong to a word being composed neither choose nor close", async () => {
    await open("state");
    await fill(document.activeElement, "tex");
    for (const key of ["ArrowDown", "Enter", "Escape"])
      expect(await press(key, { isComposing: true })).toBe(true);
    expect([active(), picked.filters.state, texts(".option-label")]).toEqual([null, [], ["Texas"]]);
  });

  it("Home, End, the space bar and letters move the caret, not the option", async () => {
    await open("state");
    await press("ArrowDown");
    for (const key of ["Home", "End", " ", "t"]) expect(await press(key)).toBe(true);
    expect([active(), picked.filters]).toEqual(["Oklahoma", NO_FILTERS]);
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

describe("while the lists are on their way, the list", () => {
  const none = { countries: [], states: [] };

  it("says so, and why they did not come", async () => {
    await open("country", { known: none, areKnown: false });
    expect(texts("[role=status]")).toEqual(["Loading the list…"]);
    expect(document.querySelectorAll(".skeleton").length).toBeGreaterThan(0);
    await act(() => render(null, document.body));
    await open("country", { known: none, areKnown: false, knownFailure: { kind: "offline" } });
    expect(texts("[role=status]")).not.toContain("Loading the list…");
    expect(document.querySelectorAll(".skeleton")).toHaveLength(0);
  });

  it.each<[keyof Filters, Partial<Filters>]>([
    ["country", {}],
    ["state", {}],
    ["level", {}],
    ["state", { country: ["ca"] }],
  ])("that came without any %s says that there is none to choose", async (name, filters) => {
    picked.filters = { ...NO_FILTERS, ...filters };
    await open(name, { known: { countries: [], states: [] } });
    expect(texts("[role=status]")).toEqual(["There is nothing to choose from."]);
    expect(document.querySelectorAll(".skeleton")).toHaveLength(0);
  });

  it("says after five seconds that it takes long", async () => {
    vi.useFakeTimers();
    await open("country", { known: none, areKnown: false });
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
    expect(texts("[role=alert]")[0]).toContain("offline");
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
    expect(picked.filters.domain).toEqual(["tax.example.gov"]);
  });
});
