import { describe, expect, it, vi } from "vitest";
import {
  type CompletionSources,
  createOperatorCompletion,
  LOOK_UP_PATIENCE,
} from "../../../../../entrypoints/background/search/operator-completion.ts";
import type { CityPlace, Domain } from "../../../../../utils/search/service-answers.ts";

const city = (name: string): CityPlace => ({
  city: name,
  state: "TX",
  country: "US",
  stateName: "Texas",
  domains: 1,
});
const domain = (name: string): Domain => ({
  domain: name,
  organization: null,
  country: null,
  level: null,
  state: null,
  city: null,
});

type Sources = Omit<CompletionSources, "wait" | "now">;

function sourcesWith<Change extends Partial<Sources>>(change: Change) {
  return {
    mayAsk: async () => true,
    known: vi.fn(async () => ({ countries: [], states: [] })),
    cities: vi.fn<CompletionSources["cities"]>(async (_, mayAsk) => [city(mayAsk ? "Austin" : "Saved Town")]),
    domains: vi.fn<CompletionSources["domains"]>(async (_, mayAsk) => [
      domain(mayAsk ? "asked.gov" : "saved.gov"),
    ]),
    ...change,
  };
}

/** Waits of which only those given end. */
const waiting = (...ending: readonly number[]) =>
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
  ["tax city: st lou", "cities", "st lou", "city:Austin", 'city:"Saved Town"'],
  ["site:irs", "domains", "irs", "site:asked.gov", "site:saved.gov"],
] as const)("%s", (q, source, words, asked, saved) => {
  it("is looked up once typing has paused, where that was chosen", async () => {
    const sources = sourcesWith({});
    const complete = createOperatorCompletion({ ...sources, wait: waiting(130), now: () => 0 });
    expect(await textsOf(complete({ q, caret: q.length }, signal))).toEqual([asked]);
    expect(sources[source].mock.calls.map(([typed, mayAsk]) => [typed, mayAsk])).toEqual([[words, true]]);
  });

  it("is looked up among what is saved, at once, where nothing may be sent", async () => {
    const sources = sourcesWith({ mayAsk: async () => false });
    const complete = createOperatorCompletion({ ...sources, wait: waiting(), now: () => 0 });
    expect(await textsOf(complete({ q, caret: q.length }, signal))).toEqual([saved]);
    expect(sources[source].mock.calls.map(([, mayAsk]) => mayAsk)).toEqual([false]);
  });

  it("is looked up among what is saved where the service takes long", async () => {
    const never = sourcesWith({});
    const slow = sourcesWith({
      [source]: (...given: Parameters<CompletionSources["cities"]>) =>
        given[1] ? new Promise(() => undefined) : never[source](...given),
    });
    const complete = createOperatorCompletion({
      ...slow,
      wait: waiting(130, LOOK_UP_PATIENCE),
      now: () => 0,
    });
    expect(await textsOf(complete({ q, caret: q.length }, signal))).toEqual([saved]);
  });

  it("is not asked about once more was typed", async () => {
    const sources = sourcesWith({});
    const newer = new AbortController();
    const answer = createOperatorCompletion({ ...sources, wait: waiting(), now: () => 0 })(
      { q, caret: q.length },
      newer.signal,
    );
    newer.abort();
    expect(await answer).toEqual([]);
    expect(sources[source]).not.toHaveBeenCalled();
  });
});

it.each([
  ["country:c", "country:ca"],
  ["city:a", "city:Austin"],
])("%s is completed by saved lists where the service takes long to send newer ones", async (q, expected) => {
  const canada = { code: "CA", name: "Canada", aliases: [], levels: [], domains: 1, pages: 1 };
  const sources = sourcesWith({
    known: vi.fn<CompletionSources["known"]>((mayAsk) =>
      mayAsk ? new Promise(() => undefined) : Promise.resolve({ countries: [canada], states: [] }),
    ),
  });
  const complete = createOperatorCompletion({
    ...sources,
    wait: waiting(130, LOOK_UP_PATIENCE),
    now: () => 0,
  });
  expect(await textsOf(complete({ q, caret: q.length }, signal))).toContain(expected);
});

it.each(["tax", "site: irs", "site:irs.gov tax"])("nothing is read for %s", async (q) => {
  const sources = sourcesWith({});
  expect(
    await createOperatorCompletion({ ...sources, wait: waiting(), now: () => 0 })(
      { q, caret: q.length },
      signal,
    ),
  ).toEqual([]);
  expect(sources.known).not.toHaveBeenCalled();
});

it.each([60, 120, 190])(
  "a name typed evenly, a letter every %i ms, is asked about once at the end, and once at the start at most",
  async (pace) => {
    let time = 0;
    const waiting: { at: number; end(): void; signal: AbortSignal }[] = [];
    const wait = (milliseconds: number, signal: AbortSignal) =>
      new Promise<void>((end) => waiting.push({ at: time + milliseconds, end, signal }));
    const sources = sourcesWith({});
    const complete = createOperatorCompletion({ ...sources, wait, now: () => time });
    const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
    const pass = async (milliseconds: number) => {
      time += milliseconds;
      for (const each of waiting) if (each.at <= time) each.end();
      await settled();
    };
    let typing = new AbortController();
    await pass(1_000);
    for (const q of ["city:p", "city:po", "city:por", "city:port"]) {
      typing.abort();
      typing = new AbortController();
      void complete({ q, caret: q.length }, typing.signal);
      await settled();
      await pass(pace);
    }
    await pass(1_000);
    const asked = sources.cities.mock.calls.map(([prefix]) => prefix);
    expect(asked.at(-1)).toBe("port");
    expect(asked.length).toBeLessThanOrEqual(pace > 130 ? 2 : 1);
  },
);
