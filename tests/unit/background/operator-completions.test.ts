import { describe, expect, it, vi } from "vitest";
import {
  type CompletionSources,
  LOOK_UP_PATIENCE,
  LOOK_UP_PAUSE,
  operatorCompletions,
} from "../../../entrypoints/background/operator-completions.ts";
import type { CityPlace, Domain } from "../../../utils/api/types.ts";

const city = (name: string): CityPlace => ({
  ...{ city: name, state: "TX", country: "US" },
  stateName: "Texas",
  domains: 1,
});
const domain = (name: string): Domain => ({
  ...{ domain: name, organization: null, country: null },
  level: null,
  state: null,
  city: null,
});

function sourcesWith<Change extends Partial<CompletionSources>>(change: Change) {
  return {
    mayAsk: async () => true,
    known: vi.fn(async () => ({ countries: [], states: [] })),
    cities: vi.fn<CompletionSources["cities"]>(async (_, mayAsk) => [city(mayAsk ? "Austin" : "Saved Town")]),
    domains: vi.fn<CompletionSources["domains"]>(async (_, mayAsk) => [
      domain(mayAsk ? "asked.gov" : "saved.gov"),
    ]),
    labels: () => ({ country: String, state: String, level: String }),
    ...change,
  };
}

/** Pauses of which only those named end. */
const pausing = (...ending: readonly number[]) =>
  vi.fn((milliseconds: number, signal: AbortSignal) =>
    signal.aborted || ending.includes(milliseconds)
      ? Promise.resolve()
      : new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve())),
  );

const { signal } = new AbortController();
const textsOf = async (answer: Promise<readonly { text: string }[]>) =>
  (await answer).map(({ text }) => text);

describe.each([
  ["city:a", "cities", "a", "city:Austin", 'city:"Saved Town"'],
  ['tax city:"aus', "cities", "aus", "city:Austin", 'city:"Saved Town"'],
  ["site:irs", "domains", "irs", "site:asked.gov", "site:saved.gov"],
] as const)("%s", (q, source, words, asked, saved) => {
  it("is looked up once typing has paused, where that was chosen", async () => {
    const sources = sourcesWith({});
    const complete = operatorCompletions(sources, pausing(LOOK_UP_PAUSE));
    expect(await textsOf(complete(q, q.length, signal))).toEqual([asked]);
    expect(sources[source].mock.calls.map(([typed, mayAsk]) => [typed, mayAsk])).toEqual([[words, true]]);
  });

  it("is looked up among what is saved, at once, where nothing may be sent", async () => {
    const sources = sourcesWith({ mayAsk: async () => false });
    const complete = operatorCompletions(sources, pausing());
    expect(await textsOf(complete(q, q.length, signal))).toEqual([saved]);
    expect(sources[source].mock.calls.map(([, mayAsk]) => mayAsk)).toEqual([false]);
  });

  it("is looked up among what is saved where the service takes long", async () => {
    const never = sourcesWith({});
    const slow = sourcesWith({
      [source]: (...given: Parameters<CompletionSources["cities"]>) =>
        given[1] ? new Promise(() => undefined) : never[source](...given),
    });
    const complete = operatorCompletions(slow, pausing(LOOK_UP_PAUSE, LOOK_UP_PATIENCE));
    expect(await textsOf(complete(q, q.length, signal))).toEqual([saved]);
  });

  it("is not asked about once more was typed", async () => {
    const sources = sourcesWith({});
    const newer = new AbortController();
    const answer = operatorCompletions(sources, pausing())(q, q.length, newer.signal);
    newer.abort();
    expect(await answer).toEqual([]);
    expect(sources[source]).not.toHaveBeenCalled();
  });
});

it.each(["tax", "city: austin", "site:irs.gov tax"])("nothing is read for %s", async (q) => {
  const sources = sourcesWith({});
  expect(await operatorCompletions(sources, pausing())(q, q.length, signal)).toEqual([]);
  expect(sources.known).not.toHaveBeenCalled();
});
