import { describe, expect, test, vi } from "vitest";
import {
  type OmniboxSources,
  omniboxLines,
  TYPING_DELAY,
} from "../../../../entrypoints/background/address-bar/lines.ts";

const PATIENCE = 700;
const settings = { country: [], state: [], city: [], pageSize: 10, suggestions: true };
const TEXAS = { text: "state:tx", label: "Texas", query: "permits state:tx ", caret: 17 };

function sourcesWith(change: Partial<OmniboxSources> = {}) {
  return {
    settings: vi.fn(async () => settings),
    recentSearches: vi.fn(async () => ["tax history"]),
    completions: vi.fn<OmniboxSources["completions"]>(async (q) => (q.includes(":te") ? [TEXAS] : [])),
    savedSuggestions: vi.fn<OmniboxSources["savedSuggestions"]>(async () => null),
    savedTopResult: vi.fn<OmniboxSources["savedTopResult"]>(async () => null),
    suggest: vi.fn<OmniboxSources["suggest"]>(async (q) => [`${q} credit`]),
    online: () => true,
    ...change,
  };
}

/** Pauses that end when the test says so. */
function clock() {
  const waiting: { milliseconds: number; end(): void }[] = [];
  const pause = (milliseconds: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      waiting.push({ milliseconds, end: resolve });
      signal.addEventListener("abort", () => resolve());
    });
  const pass = async (milliseconds: number) => {
    await vi.waitFor(() => expect(waiting.map((each) => each.milliseconds)).toContain(milliseconds));
    for (const each of waiting.splice(0)) if (each.milliseconds === milliseconds) each.end();
  };
  return { pause, pass };
}

const contents = (lines: { rows: readonly { content: string }[] } | null) =>
  lines?.rows.map((row) => row.content) ?? null;

describe("with suggestions as you type", () => {
  test("asks the service once, after the typing pause, for the last of several keystrokes", async () => {
    const suggest = vi.fn<OmniboxSources["suggest"]>(async (q) => [`${q} credit`]);
    const { pause, pass } = clock();
    const { linesFor } = omniboxLines(sourcesWith({ suggest }), pause, PATIENCE);
    const earlier = [linesFor("ta"), linesFor("tax")];
    const last = linesFor("tax c");
    await pass(TYPING_DELAY);
    expect(contents(await last)).toEqual(["tax c credit"]);
    expect(await Promise.all(earlier)).toEqual([null, null]);
    expect(suggest.mock.calls.map(([q]) => q)).toEqual(["tax c"]);
  });

  test("words beside an operator are suggested for, and keep it", async () => {
    const suggest = vi.fn<OmniboxSources["suggest"]>(async () => ["state:tx Tax credit"]);
    const { linesFor } = omniboxLines(sourcesWith({ suggest }), async () => undefined, PATIENCE);
    expect(contents(await linesFor("state:tx ta"))).toEqual(["state:tx Tax credit"]);
  });

  test("a late answer never replaces a newer one, and its request is aborted", async () => {
    const answers = new Map<string, (titles: string[]) => void>();
    const signals: AbortSignal[] = [];
    const sources = sourcesWith({
      suggest: (q, signal) =>
        new Promise((resolve) => {
          signals.push(signal);
          answers.set(q, resolve);
        }),
    });
    const { pause, pass } = clock();
    const { linesFor } = omniboxLines(sources, pause, PATIENCE);
    const older = linesFor("old");
    await pass(TYPING_DELAY);
    await vi.waitFor(() => expect(answers.has("old")).toBe(true));
    const newer = linesFor("new");
    await pass(TYPING_DELAY);
    await vi.waitFor(() => expect(answers.has("new")).toBe(true));
    answers.get("new")?.(["new page"]);
    answers.get("old")?.(["old page"]);
    expect(contents(await newer)).toEqual(["new page"]);
    expect(await older).toBeNull();
    expect(signals.map((signal) => signal.aborted)).toEqual([true, false]);
  });

  test("a fresh copy answers at once: no pause, no network", async () => {
    const sources = sourcesWith({
      savedSuggestions: async () => ({ values: ["Tax copy"], fresh: true }),
    });
    const { linesFor } = omniboxLines(sources, () => new Promise(() => undefined), PATIENCE);
    const lines = await linesFor("tax");
    expect(lines).toMatchObject({ saved: false });
    expect(contents(lines)).toEqual(["tax history", "Tax copy"]);
    expect(sources.suggest).not.toHaveBeenCalled();
  });

  test("shows the old copy, marked, when the service cannot be asked", async () => {
    const sources = sourcesWith({
      savedSuggestions: async () => ({ values: ["Tax copy"], fresh: false }),
      suggest: async () => null,
    });
    const { pause, pass } = clock();
    const lines = omniboxLines(sources, pause, PATIENCE).linesFor("tax");
    await pass(TYPING_DELAY);
    expect(await lines).toMatchObject({
      saved: true,
      unreachable: true,
      rows: [{}, { content: "Tax copy" }],
    });
  });

  test("shows what it has when the service takes longer than a browser waits", async () => {
    const sources = sourcesWith({
      savedSuggestions: async () => ({ values: ["Tax copy"], fresh: false }),
      suggest: () => new Promise(() => undefined),
    });
    const { pause, pass } = clock();
    const lines = omniboxLines(sources, pause, PATIENCE).linesFor("tax");
    await pass(TYPING_DELAY);
    await pass(PATIENCE);
    const shown = await lines;
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
    await omniboxLines(sources, async () => undefined, PATIENCE).linesFor(typed);
    expect(sources.suggest).not.toHaveBeenCalled();
  });
});

describe("without the network", () => {
  test.each([
    ["turned off", { settings: async () => ({ ...settings, suggestions: false }) }, false],
    ["not chosen yet", { settings: async () => ({ ...settings, suggestions: null }) }, false],
    ["offline", { online: () => false }, true],
  ])(
    "%s: recent searches and saved copies of fewer letters, never the service",
    async (_name, change, saved) => {
      const sources = sourcesWith({
        ...change,
        savedSuggestions: async (q) =>
          q === "tax" ? { values: ["Tax credits", "Tax forms"], fresh: false } : null,
      });
      const lines = await omniboxLines(sources, async () => undefined, PATIENCE).linesFor("tax cre");
      expect(contents(lines)).toEqual(["Tax credits"]);
      expect(lines).toMatchObject({ saved, unreachable: saved });
      expect(sources.suggest).not.toHaveBeenCalled();
    },
  );
});

test("completes an operator", async () => {
  const lines = await omniboxLines(sourcesWith(), async () => undefined, PATIENCE).linesFor(
    "permits state:te",
  );
  expect(lines?.rows).toEqual([{ kind: "completion", content: "permits state:tx", meaning: "Texas" }]);
});

test("looks the first result up under the search that Enter would start", async () => {
  const sources = sourcesWith({
    settings: async () => ({ ...settings, country: ["ca"], suggestions: false }),
    savedTopResult: vi.fn(async () => ({ url: "https://cra.gc.ca/", title: "Tax", domain: "cra.gc.ca" })),
  });
  const lines = await omniboxLines(sources, async () => undefined, PATIENCE).linesFor("tax");
  expect(sources.savedTopResult).toHaveBeenCalledWith(
    expect.objectContaining({ view: "search", q: "tax", country: ["ca"] }),
  );
  expect(contents(lines)).toEqual(["https://cra.gc.ca/", "tax history"]);
});

test("stopping ends what is under way", async () => {
  const sources = sourcesWith();
  const { pause } = clock();
  const { linesFor, stop } = omniboxLines(sources, pause, PATIENCE);
  const lines = linesFor("tax");
  stop();
  expect(await lines).toBeNull();
  expect(sources.suggest).not.toHaveBeenCalled();
});
