import { describe, expect, test, vi } from "vitest";
import { createRows, type SOURCES } from "../../../../../entrypoints/background/address-bar/rows.ts";
import { ADDRESS_BAR_DELAY } from "../../../../../utils/search/typing-delay.ts";
import { FALLBACKS, type Settings } from "../../../../../utils/settings/settings-table.ts";

type Sources = typeof SOURCES;

const PATIENCE = 700;
const TEXAS = { text: "state:tx", label: "Texas", query: "permits state:tx ", caret: 17 };
const settings: Settings = {
  ...FALLBACKS,
  searchServiceUrl: "https://search.example",
  factCheckServiceUrl: null,
  country: [],
  state: [],
  city: [],
  pageSize: 10,
  openIn: "new-tab",
  suggestions: true,
  notifications: false,
  sourcePassages: false,
  siteList: false,
  language: "browser",
  singleKeys: true,
};

function sourcesWith(change: Partial<Sources> = {}) {
  return {
    readSettings: async () => settings,
    ownSearches: async () => ["tax history"],
    completeOperator: vi.fn<Sources["completeOperator"]>(async ({ q }) => (q.includes(":te") ? [TEXAS] : [])),
    savedSuggestions: vi.fn<Sources["savedSuggestions"]>(async () => null),
    savedTopResult: vi.fn<Sources["savedTopResult"]>(async () => null),
    suggested: vi.fn<Sources["suggested"]>(async (q) => [`${q} credit`]),
    isOnline: () => true,
    mayReach: async () => true,
    wait: async () => undefined,
    ...change,
  };
}

const copyOf = (value: readonly string[], from: "fresh" | "stale" = "stale") => ({
  value,
  from,
  fetchedAt: 0,
  failure: null,
});

/** Waits that end when the test says so. */
function clock() {
  const waiting: { milliseconds: number; end(): void }[] = [];
  const wait = (milliseconds: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      waiting.push({ milliseconds, end: resolve });
      signal.addEventListener("abort", () => resolve());
    });
  const pass = async (milliseconds: number) => {
    await vi.waitFor(() => expect(waiting.map((each) => each.milliseconds)).toContain(milliseconds));
    for (const each of waiting.splice(0)) if (each.milliseconds === milliseconds) each.end();
  };
  return { wait, pass };
}

const contents = (found: { rows: readonly { content: string }[] } | null) =>
  found?.rows.map((row) => row.content) ?? null;

describe("with suggestions as you type", () => {
  test("asks the service once, after the typing pause, for the last of several keystrokes", async () => {
    const suggested = vi.fn<Sources["suggested"]>(async (q) => [`${q} credit`]);
    const { wait, pass } = clock();
    const { rowsFor } = createRows(PATIENCE, sourcesWith({ suggested, wait }));
    const earlier = [rowsFor("ta"), rowsFor("tax")];
    const last = rowsFor("tax c");
    await pass(ADDRESS_BAR_DELAY);
    expect(contents(await last)).toEqual(["tax c credit"]);
    expect(await Promise.all(earlier)).toEqual([null, null]);
    expect(suggested.mock.calls.map(([q]) => q)).toEqual(["tax c"]);
  });

  test("words beside an operator are suggested for, and keep it", async () => {
    const suggested = vi.fn<Sources["suggested"]>(async () => ["state:tx Tax credit"]);
    const { rowsFor } = createRows(PATIENCE, sourcesWith({ suggested }));
    expect(contents(await rowsFor("state:tx ta"))).toEqual(["state:tx Tax credit"]);
  });

  test("a late answer never replaces a newer one, and its request is aborted", async () => {
    const answers = new Map<string, (titles: string[]) => void>();
    const signals: AbortSignal[] = [];
    const sources = sourcesWith({
      suggested: (q, signal) =>
        new Promise((resolve) => {
          signals.push(signal);
          answers.set(q, resolve);
        }),
    });
    const { wait, pass } = clock();
    const { rowsFor } = createRows(PATIENCE, { ...sources, wait });
    const older = rowsFor("old");
    await pass(ADDRESS_BAR_DELAY);
    await vi.waitFor(() => expect(answers.has("old")).toBe(true));
    const newer = rowsFor("new");
    await pass(ADDRESS_BAR_DELAY);
    await vi.waitFor(() => expect(answers.has("new")).toBe(true));
    answers.get("new")?.(["new page"]);
    answers.get("old")?.(["old page"]);
    expect(contents(await newer)).toEqual(["new page"]);
    expect(await older).toBeNull();
    expect(signals.map((signal) => signal.aborted)).toEqual([true, false]);
  });

  test("a fresh copy answers at once: no pause, no network", async () => {
    const sources = sourcesWith({
      savedSuggestions: async () => copyOf(["Tax copy"], "fresh"),
    });
    const { rowsFor } = createRows(PATIENCE, { ...sources, wait: () => new Promise(() => undefined) });
    const found = await rowsFor("tax");
    expect(found).toMatchObject({ saved: false });
    expect(contents(found)).toEqual(["tax history", "Tax copy"]);
    expect(sources.suggested).not.toHaveBeenCalled();
  });

  test("shows the old copy, marked, when the service cannot be asked", async () => {
    const sources = sourcesWith({
      savedSuggestions: async () => copyOf(["Tax copy"]),
      suggested: async () => null,
    });
    const { wait, pass } = clock();
    const found = createRows(PATIENCE, { ...sources, wait }).rowsFor("tax");
    await pass(ADDRESS_BAR_DELAY);
    expect(await found).toMatchObject({
      saved: true,
      unreachable: true,
      rows: [{}, { content: "Tax copy" }],
    });
  });

  test("shows what it has when the service takes longer than a browser waits", async () => {
    const sources = sourcesWith({
      savedSuggestions: async () => copyOf(["Tax copy"]),
      suggested: () => new Promise(() => undefined),
    });
    const { wait, pass } = clock();
    const found = createRows(PATIENCE, { ...sources, wait }).rowsFor("tax");
    await pass(ADDRESS_BAR_DELAY);
    await pass(PATIENCE);
    const shown = await found;
    expect(contents(shown)).toEqual(["tax history", "Tax copy"]);
    // Slow is not gone.
    expect(shown).toMatchObject({ saved: true, unreachable: false });
  });

  test.each([
    ["one letter", "t"],
    ["white space", "   "],
    ["more than the service takes", "t".repeat(101)],
    ["an operator", "tax state:te"],
    ["one letter beside an operator", "state:tx t"],
  ])("never asks the service about %s", async (_name, typed) => {
    const sources = sourcesWith();
    await createRows(PATIENCE, sources).rowsFor(typed);
    expect(sources.suggested).not.toHaveBeenCalled();
  });
});

describe("without the network", () => {
  test.each([
    ["turned off", { readSettings: async () => ({ ...settings, suggestions: false }) }, false],
    ["not chosen yet", { readSettings: async () => ({ ...settings, suggestions: null }) }, false],
    ["offline", { isOnline: () => false }, true],
  ])(
    "%s: recent searches and saved copies of fewer letters, never the service",
    async (_name, change, saved) => {
      const sources = sourcesWith({
        ...change,
        savedSuggestions: async (q) => (q === "tax" ? copyOf(["Tax credits", "Tax forms"]) : null),
      });
      const found = await createRows(PATIENCE, sources).rowsFor("tax cre");
      expect(contents(found)).toEqual(["Tax credits"]);
      expect(found).toMatchObject({ saved, unreachable: saved });
      expect(sources.suggested).not.toHaveBeenCalled();
    },
  );
});

test("looks for copies of fewer letters no longer than its rows are wanted", async () => {
  const read: string[] = [];
  const rows = createRows(PATIENCE, {
    ...sourcesWith({ isOnline: () => false }),
    savedSuggestions: async (q) => {
      read.push(q);
      if (read.length === 3) rows.stop();
      return null;
    },
  });
  expect(await rows.rowsFor("property tax state:texas for the elderly")).toBeNull();
  expect(read).toHaveLength(3);
});

test("completes an operator", async () => {
  const found = await createRows(PATIENCE, sourcesWith()).rowsFor("permits state:te");
  expect(found?.rows).toEqual([{ kind: "completion", content: "permits state:tx", meaning: "Texas" }]);
});

test("looks the first result up under the search that Enter would start", async () => {
  const sources = sourcesWith({
    readSettings: async () => ({ ...settings, country: ["ca"], suggestions: false }),
    savedTopResult: vi.fn(async () => ({
      url: "https://cra.gc.ca/",
      opensAt: "https://cra.gc.ca/#:~:text=x",
      title: "Tax",
    })),
  });
  const { rowsFor, opensAt } = createRows(PATIENCE, sources);
  const found = await rowsFor("tax");
  expect(sources.savedTopResult).toHaveBeenCalledWith(
    expect.objectContaining({ view: "search", q: "tax", country: ["ca"] }),
  );
  expect(contents(found)).toEqual(["https://cra.gc.ca/", "tax history"]);
  expect(opensAt("https://cra.gc.ca/")).toBe("https://cra.gc.ca/#:~:text=x");
  expect(opensAt("https://irs.gov/")).toBe("https://irs.gov/");
});

test("a first result that is found late for fewer letters leaves the passage of the shown one", async () => {
  const topOf = (q: string) => ({ url: `https://irs.gov/${q}`, opensAt: `https://irs.gov/${q}#x`, title: q });
  const late = Promise.withResolvers<void>();
  const savedTopResult: Sources["savedTopResult"] = async ({ q }) => {
    if (q === "ta") await late.promise;
    return topOf(q);
  };
  const { rowsFor, opensAt } = createRows(PATIENCE, sourcesWith({ savedTopResult }));
  const older = rowsFor("ta");
  expect(contents(await rowsFor("tax"))).toContain("https://irs.gov/tax");
  late.resolve();
  expect(await older).toBeNull();
  expect(opensAt("https://irs.gov/tax")).toBe("https://irs.gov/tax#x");
});

test("stopping ends what is under way", async () => {
  const sources = sourcesWith();
  const { wait } = clock();
  const { rowsFor, stop } = createRows(PATIENCE, { ...sources, wait });
  const found = rowsFor("tax");
  stop();
  expect(await found).toBeNull();
  expect(sources.suggested).not.toHaveBeenCalled();
});

describe("a sentence that states something", () => {
  const claim = "The minimum wage is $7.25.";
  const kinds = async (sources: Partial<Sources>) =>
    (
      await createRows(PATIENCE, sourcesWith({ suggested: async () => [], ...sources })).rowsFor(claim)
    )?.rows.map(({ kind }) => kind);

  test("can be checked, unless an administrator forbids that", async () => {
    expect(await kinds({})).toEqual(["check"]);
    expect(await kinds({ readSettings: async () => ({ ...settings, forbidFactChecks: true }) })).toEqual([]);
  });

  test("after “check:” is for the fact-check service alone: nothing is looked up", async () => {
    const sources = sourcesWith();
    expect(await createRows(PATIENCE, sources).rowsFor(`check: ${claim}`)).toEqual({
      rows: [],
      saved: false,
      unreachable: false,
    });
    for (const each of [sources.suggested, sources.savedSuggestions, sources.completeOperator]) {
      expect(each).not.toHaveBeenCalled();
    }
  });
});
