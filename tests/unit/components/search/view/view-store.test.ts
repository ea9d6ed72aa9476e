import { describe, expect, it, test, vi } from "vitest";
import type { ViewStore } from "../../../../../components/search/view/view-store.ts";
import { unchangedOtherwise } from "../../../../../utils/search/filter-changes.ts";
import { NO_FILTERS, newRecent, newSearch } from "../../../../../utils/search/request.ts";
import type { KnownValues } from "../../../../../utils/search/service-answers.ts";
import { KNOWN, startView, type Visit } from "./start-view.ts";

describe("the lists are asked for while an operator is typed", () => {
  const LISTED: KnownValues = {
    ...KNOWN,
    cities: [{ city: "San Antonio", state: "TX", stateName: "Texas", country: "us", domains: 1 }],
  };

  it("so that a city of two words is one from the first time on", () => {
    const { asked, view } = startView({ countries: [], states: [] }, undefined, undefined, LISTED);
    view.type("city:san antonio water");
    view.submit("city:san antonio water");
    expect(asked).toMatchObject([{ q: "water", city: ["San Antonio"] }]);
  });

  it("and what is typed or opened before they come is not written over", async () => {
    const begun = { countries: KNOWN.countries, states: KNOWN.states };
    const { asked, view } = startView(begun, undefined, undefined, LISTED, false);
    view.submit("city:san antonio water");
    expect(asked).toEqual([]);
    view.type("city:san antonio parks");
    await new Promise((resolve) => setTimeout(resolve));
    expect([asked, view.text.value]).toEqual([[], "city:san antonio parks"]);
    view.submit("city:san antonio parks");
    view.submit("city:san antonio parks");
    await vi.waitFor(() => expect(asked).toMatchObject([{ q: "parks", city: ["San Antonio"] }]));
  });

  it("not where nothing may be sent while typing, but with the search", async () => {
    const { asked, view } = startView({ countries: [], states: [] }, undefined, undefined, LISTED, false);
    view.type("city:san antonio water");
    expect(view.lists.lists.value.states).toEqual([]);
    view.submit("city:san antonio water");
    await vi.waitFor(() => expect(asked).toMatchObject([{ q: "water", city: ["San Antonio"] }]));
  });

  it.each([
    ["city:san", true],
    ["tax level:", true],
    ["tax State:te", true],
    ["city hall", false],
    ["velocity", false],
    ["filetype:pdf", false],
  ])("by %j: %j", (words, isLoaded) => {
    const { view } = startView({ countries: [], states: [] });
    view.type(words);
    expect(view.lists.lists.value.states.length > 0).toBe(isLoaded);
  });
});

describe("paging", () => {
  it("a second click on the same button, made before the page has come, asks for nothing more", async () => {
    const { asked, view } = startView();
    view.submit("tax");
    await vi.waitFor(() => expect(view.results.standing.value).not.toBeNull());
    view.goToPage(2);
    view.goToPage(2);
    await vi.waitFor(() => expect(view.results.standing.value?.page.page).toBe(2));
    view.goToPage(2);
    expect(asked.map(({ page }) => page)).toEqual([1, 2]);
  });
});

describe("a country that is dropped", () => {
  it("takes its cities along and says so, also where no state was chosen", () => {
    const { view } = startView();
    view.submit("tax");
    const change = { filters: NO_FILTERS, droppedLevels: [], droppedStates: [], droppedCities: ["Austin"] };
    view.changeFilters(change);
    expect(view.dropped.value).toEqual(change);
  });
});

describe("a place that stood in words that found nothing", () => {
  const CHOSEN = { ...NO_FILTERS, level: ["federal"] };
  const IN_TEXAS = newSearch("minimum wage", { ...CHOSEN, state: ["TX"] });

  test.each<[string, (view: ViewStore) => void, string, readonly string[]]>([
    ["other words leave it", (view) => view.submit("fishing license"), "fishing license", []],
    ["the same words keep it", (view) => view.submit("minimum wage"), "minimum wage", ["TX"]],
    ["more words keep it", (view) => view.submit("Minimum wage posters"), "Minimum wage posters", ["TX"]],
    ["fewer words leave it", (view) => view.submit("wage"), "wage", []],
    ["clearing the words leaves it", (view) => view.clear(), "", []],
    [
      "filters that are changed keep it",
      (view) => view.changeFilters(unchangedOtherwise({ ...view.filters.value, filetype: "pdf" })),
      "minimum wage",
      ["TX"],
    ],
  ])("%s", async (_, act, q, state) => {
    const { view } = startView();
    view.open(IN_TEXAS, { insteadOf: newSearch("whats the minimum wage in texas", CHOSEN) });
    await vi.waitFor(() => expect(view.results.standing.value?.insteadOf).toBeDefined());
    act(view);
    expect(view.results.request.value).toMatchObject({ q, state, level: ["federal"] });
  });

  it("is chosen once the filters were changed", async () => {
    const { view } = startView();
    view.open(IN_TEXAS, { insteadOf: newSearch("whats the minimum wage in texas") });
    await vi.waitFor(() => expect(view.results.standing.value?.insteadOf).toBeDefined());
    view.changeFilters(unchangedOtherwise({ ...view.filters.value, level: [] }));
    await vi.waitFor(() => expect(view.results.standing.value).not.toBeNull());
    view.submit("fishing license");
    expect(view.filters.value.state).toEqual(["TX"]);
  });
});

describe("words that were typed and not sent", () => {
  it("are searched with the next filter", () => {
    const { view, asked } = startView();
    view.submit("tax");
    view.type("passport");
    view.removeFilters();
    expect(asked.at(-1)).toMatchObject({ q: "passport" });
  });
});

describe("an emptied box", () => {
  it("does not give the search up when something else is changed", async () => {
    const { view, asked } = startView();
    view.submit("tax");
    await vi.waitFor(() => expect(view.results.standing.value).not.toBeNull());
    view.type("");
    view.changeSize(20);
    expect(asked.at(-1)).toMatchObject({ q: "tax", size: 20 });
    view.type(" ");
    view.changeFilters({
      filters: { ...NO_FILTERS, country: ["us"] },
      droppedLevels: [],
      droppedStates: [],
      droppedCities: [],
    });
    expect(asked.at(-1)).toMatchObject({ q: "tax", country: ["us"] });
    expect(view.text.value).toBe("tax");
  });
});

describe("a box that is cleared with its button", () => {
  it("gives the search up with its results, and keeps the filters", async () => {
    const { view, asked } = startView();
    view.open(newSearch("tax", { ...NO_FILTERS, country: ["us"] }));
    await vi.waitFor(() => expect(view.results.standing.value).not.toBeNull());
    view.clear();
    expect(view.text.value).toBe("");
    expect(view.results.shown.value).toBeNull();
    expect(view.wasAsked.value).toBe(false);
    expect(view.filters.value.country).toEqual(["us"]);
    view.changeSize(20);
    expect(asked).toHaveLength(1);
  });

  it("looks for suggestions to no words, so that none comes late for those that are gone", () => {
    const { view, suggestedFor } = startView();
    view.type("tax", 3);
    view.clear();
    expect(suggestedFor).toEqual(["tax", ""]);
  });

  it("lists the feed without words", async () => {
    const { view, asked } = startView();
    view.open({ ...newRecent(), q: "tax" });
    await vi.waitFor(() => expect(view.results.standing.value).not.toBeNull());
    view.clear();
    await vi.waitFor(() => expect(view.results.standing.value).not.toBeNull());
    expect(asked.map(({ q }) => q)).toEqual(["tax", ""]);
  });
});

describe("filters of an earlier search", () => {
  const TEXAS = { ...NO_FILTERS, state: ["TX"] };
  const change = { filters: TEXAS, droppedLevels: [], droppedStates: [], droppedCities: [] };
  type Step = (view: ReturnType<typeof startView>["view"]) => void;

  it.each<readonly [string, readonly Step[], boolean]>([
    ["new words", [(view) => view.submit("passport")], true],
    ["words in a box that was cleared", [(view) => view.clear(), (view) => view.submit("passport")], true],
    ["nothing, and then new words", [(view) => view.submit(" "), (view) => view.submit("passport")], true],
    ["the same words", [(view) => view.submit(" tax ")], false],
    ["another page", [(view) => view.goToPage(2)], false],
    ["an address, which has filters of its own", [(view) => view.open(newSearch("a", TEXAS))], false],
    [
      "new words and then another filter",
      [(view) => view.submit("passport"), (view) => view.changeFilters(change)],
      false,
    ],
    [
      "new words and then only one site",
      [(view) => view.submit("passport"), (view) => view.searchSite("irs.gov")],
      false,
    ],
    [
      "filters chosen for the words to come",
      [(view) => view.clear(), (view) => view.changeFilters(change), (view) => view.submit("passport")],
      false,
    ],
  ])("are told to narrow what is asked now: %s", (_, steps, isTold) => {
    const { view } = startView();
    view.submit("tax");
    view.changeFilters(change);
    for (const step of steps) step(view);
    expect(view.areFiltersKept.value).toBe(isTold);
  });

  it("are not the places that the user has chosen for every search", () => {
    const { view } = startView(
      KNOWN,
      () => null,
      () => true,
    );
    view.open(newSearch("tax", TEXAS));
    view.submit("passport");
    expect(view.areFiltersKept.value).toBe(false);
  });

  it("that were left without words, as in a popup that comes back, are told with the first ones", () => {
    const { view } = startView(
      KNOWN,
      undefined,
      undefined,
      KNOWN,
      true,
      newSearch("", { ...NO_FILTERS, domain: ["irs.gov"] }),
    );
    view.submit("passport");
    expect(view.areFiltersKept.value).toBe(true);
    view.submit("passport renewal");
    expect(view.areFiltersKept.value).toBe(true);
    view.removeFilters();
    expect(view.areFiltersKept.value).toBe(false);
  });

  it("go with one click, and the new words are searched without them", () => {
    const { asked, view } = startView();
    view.open(newSearch("tax", TEXAS));
    view.submit("passport");
    view.removeFilters();
    expect(asked.at(-1)).toMatchObject({ ...NO_FILTERS, q: "passport" });
    expect(view.areFiltersKept.value).toBe(false);
  });
});

describe("a query that was not sent", () => {
  it.each(["", "a".repeat(501)])("is complained of until something else is typed", (words) => {
    const { view } = startView();
    view.submit(words);
    expect(view.results.failure.value?.kind).toBe("not-sent");
    view.type("tax");
    expect(view.results.failure.value).toBeNull();
  });
});

describe("a city that is refused", () => {
  it("gives way to the one chosen instead, the other cities stay", async () => {
    const { asked, refusals, view } = startView();
    const nashville = { city: "Nashville", state: "TN" };
    refusals.push({
      kind: "refused",
      status: 400,
      message: "No city is called “Nashvile”.",
      fields: [],
      suggestions: [nashville],
    });
    view.open(newSearch("tax", { ...NO_FILTERS, city: ["Austin", "Nashvile"] }));
    await vi.waitFor(() => expect(view.results.failure.value?.kind).toBe("refused"));
    view.chooseCity(nashville);
    // The state of one city would leave the other out.
    expect(asked.at(-1)).toMatchObject({ q: "tax", city: ["Austin", "Nashville"], state: [] });
  });
});

it("a city that is chosen instead of a refused one brings its state in place of that one's", async () => {
  const { asked, refusals, view } = startView();
  const portland = { city: "Portland", state: "TN" };
  const refusal = {
    kind: "refused",
    status: 400,
    message: "No city is called “Potland”.",
    fields: [],
  } as const;
  refusals.push({ ...refusal, suggestions: [portland] });
  view.open(newSearch("tax", { ...NO_FILTERS, state: ["TX"], city: ["Potland"] }));
  await vi.waitFor(() => expect(view.results.failure.value?.kind).toBe("refused"));
  view.chooseCity(portland);
  expect(asked.at(-1)).toMatchObject({ city: ["Portland"], state: ["TN"] });
});

describe("a visit of a feed", () => {
  it("counts when its answer is shown, not when it is asked for", async () => {
    const visit = vi.fn<Visit>(() => 7);
    const { refusals, view } = startView(KNOWN, visit);
    refusals.push({ kind: "rate-limited", until: 9 });
    view.open(newRecent());
    await vi.waitFor(() => expect(view.results.failure.value?.kind).toBe("rate-limited"));
    expect(visit).not.toHaveBeenCalled();
    expect(view.lastVisit.value).toBeNull();
    view.revisit();
    await vi.waitFor(() => expect(view.lastVisit.value).toBe(7));
    expect(visit.mock.calls).toEqual([[newRecent(), 1]]);
  });
});
