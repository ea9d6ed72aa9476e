import { describe, expect, it, vi } from "vitest";
import { NO_FILTERS, newRecent, newSearch } from "../../../../../utils/search/request.ts";
import { KNOWN, startView } from "./start-view.ts";

describe("an address", () => {
  const strange = newSearch("tax", {
    ...NO_FILTERS,
    country: ["us", "zz"],
    state: ["TX", "ZZ"],
    level: ["federal", "galactic"],
  });

  it.each([
    ["known", KNOWN],
    ["not here yet", { countries: [], states: [] }],
  ])(
    "loses the countries, states and levels that do not exist, and says so, when the lists are %s",
    async (_, lists) => {
      const { asked, view } = startView(lists);
      view.open(strange);
      await vi.waitFor(() => expect(asked).toMatchObject([{ country: ["us"], level: ["federal"] }]));
      expect(view.filters.value).toMatchObject({ country: ["us"], state: ["TX"], level: ["federal"] });
      expect(view.unknown.value).toEqual([
        { name: "country", value: "zz" },
        { name: "state", value: "ZZ" },
        { name: "level", value: "galactic" },
      ]);
    },
  );

  it("keeps what the service has since the lists were kept, and asks nothing before that is known", async () => {
    const [canada] = KNOWN.countries.filter(({ code }) => code !== "US");
    const { asked, view } = startView({
      ...KNOWN,
      countries: KNOWN.countries.filter((each) => each !== canada),
    });
    const code = canada?.code.toLowerCase() ?? "";
    view.open(newSearch("tax", { ...NO_FILTERS, country: [code] }));
    expect(asked).toEqual([]);
    // It is waited for, as a search that is on its way.
    expect([view.wasAsked.value, view.results.wait.value]).toEqual([true, "brief"]);
    await vi.waitFor(() => expect(asked).toMatchObject([{ country: [code] }]));
    expect(view.unknown.value).toEqual([]);
    await vi.waitFor(() => expect(view.results.wait.value).toBe("none"));
  });

  it("of a search without words waits for nothing while the lists are asked for", () => {
    const { asked, view } = startView();
    view.open(newSearch("", { ...NO_FILTERS, country: ["zz"] }));
    expect([asked, view.results.wait.value]).toEqual([[], "none"]);
  });

  it("keeps the United Kingdom and other names of a country", async () => {
    const { asked, view } = startView();
    view.open(newSearch("tax", { ...NO_FILTERS, country: ["uk", "usa"], level: ["police"] }));
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toMatchObject({ country: ["uk", "us"], level: ["police"] });
    expect(view.unknown.value).toEqual([]);
  });

  it.each([
    ["known", KNOWN],
    ["not here yet", { countries: [], states: [] }],
  ])("names a country and a state by their codes when the lists are %s", async (_, lists) => {
    const { asked, view } = startView(lists);
    view.open(newSearch("tax", { ...NO_FILTERS, country: ["usa"], state: ["TEXAS"] }));
    await vi.waitFor(() => expect(asked.at(-1)).toMatchObject({ country: ["us"], state: ["TX"] }));
    expect(view.filters.value).toMatchObject({ country: ["us"], state: ["TX"] });
    expect(view.unknown.value).toEqual([]);
  });

  it("loses a state of another country, and says so", () => {
    const { asked, view } = startView();
    view.open(newSearch("tax", { ...NO_FILTERS, country: ["uk"], state: ["tx"] }));
    expect(asked.at(-1)).toMatchObject({ country: ["uk"], state: [] });
    expect(view.unknown.value).toEqual([{ name: "state", value: "tx" }]);
  });

  it("gives way to what is asked before the lists have come", async () => {
    const { asked, view } = startView({ countries: [], states: [] });
    view.open(strange);
    view.submit("passport");
    await vi.waitFor(() => expect(view.results.wait.value).toBe("none"));
    expect(asked.map(({ q }) => q)).toEqual(["passport"]);
    expect(view.unknown.value).toEqual([]);
  });

  it("is asked as it is where no lists come", async () => {
    const none = { countries: [], states: [] };
    const { asked, view } = startView(none, undefined, undefined, none);
    view.open(strange);
    expect([asked, view.results.wait.value]).toEqual([[], "brief"]);
    await vi.waitFor(() => expect(asked).toEqual([strange]));
  });

  it("without filters of the lists is asked at once", () => {
    const { asked, view } = startView({ countries: [], states: [] });
    view.open(newSearch("tax", { ...NO_FILTERS, language: "es" }));
    expect(asked).toHaveLength(1);
  });
});

describe("an operator in an address", () => {
  const ofTexas = { ...NO_FILTERS, state: ["TX"] };

  it.each([
    ["known", KNOWN],
    ["not here yet", { countries: [], states: [] }],
  ])("sets the filter that it would set in the box, when the lists are %s", async (_, lists) => {
    const { asked, view } = startView(lists, undefined, undefined, KNOWN, false);
    view.open(newSearch("tax state:texas filetype:pdf"));
    await vi.waitFor(() => expect(view.results.wait.value).toBe("none"));
    expect(asked).toEqual([newSearch("tax", { ...ofTexas, filetype: "pdf" })]);
    expect(view.text.value).toBe("tax");
  });

  it("is in place of what the address says with its filters, and a dropped one is told", async () => {
    const { asked, view } = startView();
    view.open(newSearch("tax country:gb", ofTexas));
    await vi.waitFor(() => expect(asked).toMatchObject([{ q: "tax", country: ["uk"], state: [] }]));
    expect(view.dropped.value).toMatchObject({ droppedStates: ["TX"] });
  });

  it("sets the filter of a feed too", async () => {
    const { asked, view } = startView();
    view.open({ ...newRecent(), q: "tax site:irs.gov" });
    await vi.waitFor(() => expect(asked).toMatchObject([{ view: "recent", q: "tax", domain: ["irs.gov"] }]));
  });

  it.each(["tax state:nowhere", "state:tx", "tax -site:irs.gov", "tax site"])(
    "stays in words that a search from the box would keep: %s",
    async (q) => {
      const { asked, view } = startView();
      view.open(newSearch(q));
      await vi.waitFor(() => expect(asked).toEqual([newSearch(q)]));
      expect(view.text.value).toBe(q);
    },
  );

  it("waits for the lists as a search on its way, and then leaves what was typed meanwhile", async () => {
    const { asked, view } = startView({ countries: [], states: [] }, undefined, undefined, KNOWN, false);
    view.open(newSearch("tax state:texas"));
    expect([asked, view.results.wait.value]).toEqual([[], "brief"]);
    view.type("tax form");
    await vi.waitFor(() => expect(asked).toEqual([newSearch("tax", ofTexas)]));
    expect(view.text.value).toBe("tax form");
  });

  it("gives way to what is asked before the lists have come", async () => {
    const { asked, view } = startView({ countries: [], states: [] }, undefined, undefined, KNOWN, false);
    view.open(newSearch("tax state:texas"));
    view.submit("passport");
    await vi.waitFor(() => expect(view.results.wait.value).toBe("none"));
    expect(asked.map(({ q }) => q)).toEqual(["passport"]);
  });
});
