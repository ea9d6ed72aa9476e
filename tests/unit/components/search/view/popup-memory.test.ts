// @vitest-environment happy-dom
import { signal } from "@preact/signals";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { restoredView } from "../../../../../components/search/view/popup-memory.ts";
import { createResultsStore } from "../../../../../components/search/view/results-store.ts";
import type { Session } from "../../../../../components/search/view/session-store.ts";
import type { ApiFailure } from "../../../../../utils/platform/failure.ts";
import { failed, success } from "../../../../../utils/platform/result.ts";
import { newSearch, type PageRequest } from "../../../../../utils/search/request.ts";
import type { Settings } from "../../../../../utils/settings/settings.ts";
import { steppedClock } from "../../../../setup/stepped-clock.ts";

const USUAL = { country: ["ca"], state: ["ON"], city: [], pageSize: 20 } as unknown as Settings;
const NO_PLACES = { country: [], state: [], city: [], pageSize: 10 } as unknown as Settings;

/** A popup whose settings and answers come when the test says so. */
function opened(failure: ApiFailure | null = null) {
  const triedInstead: string[] = [];
  const secondTries = async ({ q }: PageRequest) => {
    triedInstead.push(q);
    return null;
  };
  const settings = signal<Settings | null>(null);
  const asked: { request: PageRequest; answer(): void }[] = [];
  const send = (_: string, { request }: { request: PageRequest }) =>
    new Promise((resolve) => {
      const page = { total: 0, totalIsLowerBound: false, page: 1, size: 10, dropped: 0 };
      const value = { ...page, results: [], facets: {}, tookMs: 1 };
      const served = success({ value, fetchedAt: 1, from: "service", failure: null });
      asked.push({ request, answer: () => resolve(failure === null ? served : failed(failure)) });
    });
  const createView = (first: Parameters<Session["createView"]>[0]) => ({
    results: createResultsStore({ send: send as never, clock: steppedClock().clock, secondTries }, first),
    text: signal(first.text),
  });
  const { results, text } = restoredView("search", { settings, createView } as unknown as Session);
  return { settings, asked, triedInstead, results, text };
}

/** The records that are there, by their names. */
const kept = () => Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));

async function searched(words: string) {
  const popup = opened();
  popup.text.value = words;
  const search = popup.results.run(newSearch(words));
  popup.asked[0]?.answer();
  await search;
  return popup;
}
const places = ({ country, state, size }: PageRequest) => [country, state, size];

beforeEach(() => localStorage.clear());

describe("words and results are kept apart", () => {
  it("so that a key writes the words and no results", async () => {
    const { text } = await searched("tax");
    localStorage.clear();
    text.value = "taxes";
    expect(kept()).toEqual(["popup-words"]);
  });

  it("and both come back when the popup opens again", async () => {
    const { text } = await searched("tax");
    text.value = "taxes";
    const again = opened();
    expect([again.text.value, again.results.standing.value?.request.q]).toEqual(["taxes", "tax"]);
    expect(again.asked).toEqual([]);
  });

  it("and a popup that opens writes neither", () => {
    opened();
    expect(kept()).toEqual([]);
  });
});

describe("a search whose answer never came before the popup closed", () => {
  it("is sent again, and looks for other words where it finds nothing", async () => {
    const first = opened();
    void first.results.run(newSearch("tax"));
    const again = opened();
    expect(again.asked.map(({ request }) => request.q)).toEqual(["tax"]);
    again.asked[0]?.answer();
    await vi.waitFor(() => expect(again.triedInstead).toEqual(["tax"]));
  });
});

describe("a search that failed before the popup closed", () => {
  const comeBack = async (failure: ApiFailure) => {
    const first = opened(failure);
    first.text.value = "tax";
    const search = first.results.run(newSearch("tax"));
    first.asked[0]?.answer();
    await search;
    return opened();
  };

  it.each<ApiFailure>([
    { kind: "unreachable" },
    { kind: "timeout", seconds: 10 },
    { kind: "refused", status: 400, message: "No.", fields: [], suggestions: [] },
    { kind: "unavailable", status: 503, message: "" },
    { kind: "unreadable", problem: "not-json" },
  ])("is not sent again until somebody asks: %o", async (failure) => {
    const { asked, text, results } = await comeBack(failure);
    expect([asked, text.value, results.failure.value]).toEqual([[], "tax", failure]);
  });

  it.each<ApiFailure>([
    { kind: "offline" },
    { kind: "rate-limited", until: Date.now() + 60_000 },
    { kind: "no-access", origins: "https://search.example/*" },
    { kind: "not-configured", service: "search" },
    { kind: "updated" },
    { kind: "interrupted" },
  ])("is still on its way where it never reached the service, or waits for it: %o", async (failure) => {
    const { asked, results } = await comeBack(failure);
    expect(asked.map(({ request }) => request.q)).toEqual(["tax"]);
    expect([results.failure.value, results.wait.value]).toEqual([null, "brief"]);
  });
});

describe("a view that was never used has the usual places", () => {
  it("as soon as they are known, without asking anything", () => {
    const { settings, asked, results } = opened();
    settings.value = USUAL;
    expect(places(results.request.value)).toEqual([["ca"], ["ON"], 20]);
    expect(asked).toEqual([]);
  });

  it("each time it opens, until it is used: the settings may have changed since", () => {
    opened().settings.value = NO_PLACES;
    expect(kept()).toEqual([]);
    const { settings, results } = opened();
    settings.value = USUAL;
    expect(places(results.request.value)).toEqual([["ca"], ["ON"], 20]);
    results.adjust({ ...results.request.value, state: ["QC"] });
    const again = opened();
    again.settings.value = NO_PLACES;
    expect(places(again.results.request.value)).toEqual([["ca"], ["QC"], 20]);
  });

  it("even where the user was faster than their reading", async () => {
    const { settings, asked, triedInstead, results } = opened();
    const first = results.run(newSearch("tax"));
    settings.value = USUAL;
    expect(asked.map(({ request }) => [request.q, ...places(request)])).toEqual([
      ["tax", [], [], 10],
      ["tax", ["ca"], ["ON"], 20],
    ]);
    asked[0]?.answer();
    await first;
    expect(results.shown.value).toBeNull();
    asked[1]?.answer();
    await vi.waitFor(() => expect(results.shown.value?.request.state).toEqual(["ON"]));
    expect(triedInstead).toEqual(["tax"]);
  });

  it("but not where they chose others", () => {
    const { settings, results } = opened();
    void results.run({ ...newSearch("tax"), country: ["gb"] });
    settings.value = USUAL;
    expect(places(results.request.value)).toEqual([["gb"], [], 10]);
  });

  it("nor where they have their results already", async () => {
    const { settings, asked, results } = opened();
    const first = results.run(newSearch("tax"));
    asked[0]?.answer();
    await first;
    settings.value = USUAL;
    expect(places(results.request.value)).toEqual([[], [], 10]);
    expect(asked).toHaveLength(1);
  });

  it("and nothing is asked twice where there are none", () => {
    const { settings, asked, results } = opened();
    void results.run(newSearch("tax"));
    settings.value = NO_PLACES;
    expect(asked).toHaveLength(1);
  });
});
