// @vitest-environment happy-dom
import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import { failed, success } from "../../../../../utils/platform/result.ts";
import { click, control, focused, isHeld, texts } from "../../user.ts";
import { draw, isDisabled, served, world } from "../open-options.tsx";

describe("the status of the services", () => {
  const card = (name: string): HTMLElement => {
    const found = document.querySelector<HTMLElement>(`section[aria-label="${name}"]`);
    if (found === null) throw new Error(`no card ${name}`);
    return found;
  };

  it("is shown by a sign and a sentence", async () => {
    await draw();
    await vi.waitFor(() => expect(card("Search service").querySelector(".dot-up")).not.toBeNull());
    expect(card("Search service").getAttribute("aria-busy")).toBe("false");
    expect(isDisabled(control("Refresh: Search service"))).toBe(false);
    expect(isDisabled(control("Refresh: Fact-check service"))).toBe(true);
    for (const [answer, dot, sentence] of [
      [success({ up: true, rows: [] }), "up", "Working."],
      [success({ up: false, rows: [] }), "down", "Not working right now."],
      [failed({ kind: "not-configured", service: "search" }), "not-configured", ""],
      [failed({ kind: "rate-limited", until: 1, reason: "service-asked" }), "paused", ""],
      [failed({ kind: "offline" }), "offline", "offline"],
      [failed({ kind: "timeout", seconds: 10 }), "down", ""],
    ] as const) {
      world.answers.health = answer;
      await click("Refresh: Search service");
      await vi.waitFor(() =>
        expect(card("Search service").querySelector(".dot")?.className).toBe(`dot dot-${dot}`),
      );
      expect(card("Search service").querySelector("[role=status]")?.textContent).toContain(sentence);
      expect(card("Search service").querySelectorAll("button")).toHaveLength(1);
    }
  });

  it("is not asked about where an administrator forbids fact-checks, which is said there", async () => {
    await draw({
      forbidFactChecks: true,
      searchServiceUrl: "https://search.example",
      factCheckServiceUrl: null,
    });
    await vi.waitFor(() => expect(card("Search service").getAttribute("aria-busy")).toBe("false"));
    expect(document.querySelector('section[aria-label="Fact-check service"]')).toBeNull();
    expect(texts("#advanced > .locked")).toEqual(["Fact-checks are turned off. Set by your administrator."]);
  });

  it("is asked for once at a time, by a button that keeps the focus", async () => {
    await draw();
    // Both services are asked as the section is drawn.
    await vi.waitFor(() => expect(world.sent.filter(([name]) => name === "health")).toHaveLength(2));
    await vi.waitFor(() => expect(card("Search service").getAttribute("aria-busy")).toBe("false"));
    const { promise, resolve } = Promise.withResolvers<unknown>();
    world.answers.health = promise;
    world.sent.length = 0;
    control("Refresh: Search service").focus();
    await click("Refresh: Search service");
    await click("Refresh: Search service");
    expect([isHeld("Refresh: Search service"), focused()]).toEqual([true, "Refresh: Search service"]);
    expect(world.sent.filter(([name]) => name === "health")).toHaveLength(1);
    await act(() => resolve(success({ up: true, rows: [] })));
    await vi.waitFor(() => expect(isHeld("Refresh: Search service")).toBe(false));
  });

  it("can be asked for again, and access be allowed", async () => {
    world.answers.health = failed({ kind: "no-access", origins: "https://search.example.org/*" });
    await draw();
    const asked = () =>
      world.sent.filter(([name, request]) => name === "health" && JSON.stringify(request).includes("search"))
        .length;
    await vi.waitFor(() => expect(asked()).toBeGreaterThan(0));
    await vi.waitFor(() => expect(card("Search service").getAttribute("aria-busy")).toBe("false"));
    const before = asked();
    await click("Refresh: Search service");
    expect(asked()).toBe(before + 1);
    world.answers.health = success({
      up: true,
      rows: [
        { name: "dependencies.search_backend", value: true },
        { name: "queue", value: 1200 },
        { name: "paused", value: false },
        { name: "since", value: "noon" },
      ],
    });
    await click(card("Search service").querySelector(".button-main, button:not([aria-label])"));
    await vi.waitFor(() => expect(asked()).toBe(before + 2));
    await vi.waitFor(() =>
      expect(
        [...card("Search service").querySelectorAll("tr")].map(({ textContent }) => textContent),
      ).toEqual([...["dependencies › search backendyes", "queue1,200", "pausedno", "sincenoon"]]),
    );
    expect(card("Search service").querySelector("table")?.textContent).not.toContain("estimate");
  });

  it.each([
    [{ crawl: [{ name: "queue", value: 5 }], details: [] }, ["Crawl"]],
    [{ crawl: [], details: [{ name: "x", value: 1 }] }, ["Details"]],
    [{ crawl: [], details: [] }, []],
  ])("of an index has its own counts one press deeper where there are any: %j", async (rows, labels) => {
    world.answers.stats = served({ indexedPages: 1, domainsTotal: 1, crawlIsEstimate: false, ...rows });
    await draw();
    await vi.waitFor(() => expect(texts(".figure")).toHaveLength(2));
    const named = ["Crawl", "Details"].filter((label) =>
      document.querySelector(`table[aria-label=${label}]`),
    );
    expect(named).toEqual(labels);
  });

  it("of an index is its size, exact or not known, and what its service estimates", async () => {
    world.answers.recent = served({
      facets: {
        levels: [
          { value: "federal", count: 30 },
          { value: "state", count: 10 },
        ],
      },
    });
    world.answers.stats = served({
      indexedPages: 1350,
      domainsTotal: null,
      crawl: [
        { name: "queue", value: 5 },
        { name: "state", value: "idle" },
      ],
      details: [{ name: "x", value: 1 }],
      crawlIsEstimate: true,
    });
    await draw();
    await vi.waitFor(() => expect(texts(".figure")).toEqual(["Pages1,350 exact", "Domainsunknown"]));
    expect(texts("#status table[aria-label=Crawl] td")).toEqual(["5 estimate", "idle"]);
    expect(texts("#status table[aria-label=Details] td")).toEqual(["1"]);
    // Its own names, which nobody translates, are one press deeper and in English; what we say of them is not.
    const own = [...document.querySelectorAll("#status .detail-table")];
    expect(own.map((table) => table.closest("details")?.querySelector("summary")?.textContent)).toEqual(
      own.map(() => "Details"),
    );
    expect(texts("#status .detail-table [lang=en]")).toEqual(["x", "queue", "state", "idle"]);
    expect(texts("table.coverage tbody tr")).toEqual([
      "United States7900Federal",
      "Canada1450Federal, Provincial",
    ]);
    expect([...document.querySelectorAll<HTMLElement>("table .bar")].map(({ style }) => style.width)).toEqual(
      ["100%", "50%", "100%", "33.33333333333333%"].map((width) =>
        expect.stringContaining(width.slice(0, 5).replace(/%$/, "")),
      ),
    );
    expect(texts("#status h4")).toEqual([
      "Crawl",
      "Pages by country",
      "Pages by level of government",
      "Coverage",
    ]);
  });

  it("has no part for what the service does not tell", async () => {
    await draw();
    await vi.waitFor(() => expect(texts(".figure")).toHaveLength(2));
    expect(texts("#status h4")).toEqual(["Pages by country", "Coverage"]);
    expect(texts("#status summary")).toEqual(["What the index holds", "Domains in the index"]);
  });

  it("says once why figures did not come, and asks for them again", async () => {
    Object.assign(world.answers, {
      stats: failed({ kind: "offline" }),
      countries: failed({ kind: "offline" }),
    });
    await draw();
    await vi.waitFor(() => expect(texts("#status [role=alert]")).toHaveLength(1));
    const size = { indexedPages: 1, domainsTotal: 1 };
    world.answers.stats = served({ ...size, crawl: [], details: [], crawlIsEstimate: false });
    world.answers.countries = served({ countries: [] });
    await click("Try again");
    await vi.waitFor(() => expect(texts(".figure")).toHaveLength(2));
    expect(texts("#status [role=alert]")).toEqual([]);
  });

  it.each(["status", "domains"])(
    "are asked for again once at a time, and a repeated failure is told: %s",
    async (part) => {
      const offline = failed({ kind: "offline" });
      Object.assign(world.answers, part === "status" ? { stats: offline } : { domains: offline });
      await draw();
      await vi.waitFor(() => expect(texts("#status .waiting-figures")).toEqual([]));
      if (part === "domains")
        await act(() => document.querySelector("details:has(> .domains)")?.setAttribute("open", ""));
      const words = () => document.querySelector("#status [role=alert] > *");
      await vi.waitFor(() => expect(words()).not.toBeNull());
      const before = words();
      const { promise, resolve } = Promise.withResolvers<unknown>();
      world.answers[part === "status" ? "stats" : "domains"] = promise;
      world.sent.length = 0;
      control("Try again").focus();
      await click("Try again");
      await click("Try again");
      expect([isHeld("Try again"), focused(), texts("#status .alert [aria-live]")]).toEqual([
        true,
        "Try again",
        ["Loading again…"],
      ]);
      expect(world.sent.filter(([name]) => name === (part === "status" ? "stats" : "domains"))).toHaveLength(
        1,
      );
      await act(() => resolve(offline));
      await vi.waitFor(() => expect(isHeld("Try again")).toBe(false));
      expect([words() === before, words()?.textContent === before?.textContent]).toEqual([false, true]);
      expect([focused(), texts("#status .alert [aria-live]")]).toEqual(["Try again", [""]]);
    },
  );

  it("that take their time come all at once, after a sentence about it", async () => {
    const { promise, resolve } = Promise.withResolvers();
    world.answers.stats = promise;
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await draw();
    const said = () => texts(".waiting-figures [role=status]");
    expect([document.querySelector(".waiting-figures .skeleton") === null, said()]).toEqual([false, [""]]);
    await act(() => void vi.advanceTimersByTime(60_000));
    expect(said()).toEqual([expect.stringContaining("taking longer than usual")]);
    expect(texts(".figure")).toEqual([]);
    vi.useRealTimers();
    resolve(served({ indexedPages: 1, domainsTotal: 1, crawl: [], details: [], crawlIsEstimate: false }));
    await vi.waitFor(() => expect(texts(".figure")).toHaveLength(2));
    expect(document.querySelector(".waiting-figures")).toBeNull();
  });

  it("says in a status that figures are a saved copy", async () => {
    world.answers.stats = served(
      { indexedPages: 1, domainsTotal: 1, crawl: [], details: [], crawlIsEstimate: false },
      { kind: "offline" },
    );
    await draw();
    await vi.waitFor(() => expect(texts("#status .note [role=status]").join()).toMatch(/saved copy/));
  });

  it("of a former address is never shown beside the next one", async () => {
    await draw({ factCheckServiceUrl: "https://check.example.org" });
    await vi.waitFor(() => expect(texts(".figure")).toHaveLength(2));
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const answers = { ...world.answers };
    for (const name of ["health", "stats"]) world.answers[name] = promise.then(() => answers[name]);
    const other = { ...world.stored, searchServiceUrl: "https://other.example.org" };
    await act(() => {
      for (const listener of world.listeners) listener(other);
    });
    const shown = () =>
      ["Search service", "Fact-check service"].map((name) => [
        card(name).querySelector(".address")?.textContent,
        card(name).querySelector("[role=status]")?.textContent,
      ]);
    await vi.waitFor(() => expect(shown()[0]).toEqual(["https://other.example.org", "Testing…"]));
    expect(shown()[1]).toEqual(["https://check.example.org", "Working."]);
    expect([texts(".figure"), card("Search service").querySelector(".dot-up")]).toEqual([[], null]);
    await act(() => resolve(null));
    await vi.waitFor(() => expect(texts(".figure")).toHaveLength(2));
    expect(shown()[0]).toEqual(["https://other.example.org", "Working."]);
  });

  it("is not asked of an index without an address", async () => {
    await draw({ searchServiceUrl: null });
    expect(texts("#advanced h3")).toEqual(["Search service", "Fact-check service"]);
    expect(document.getElementById("status")).toBeNull();
  });
});
