import { describe, expect, it, vi } from "vitest";
import type { Clock } from "../../../../../components/base/clock.ts";
import { act } from "../../../../../components/base/trouble.tsx";
import { createResultsStore } from "../../../../../components/search/view/results-store.ts";
import type { Ask } from "../../../../../utils/calls/calls-table.ts";
import type { send } from "../../../../../utils/calls/send.ts";
import { failed, success } from "../../../../../utils/platform/result.ts";
import { newSearch, type SearchRequest } from "../../../../../utils/search/request.ts";
import type { Facets } from "../../../../../utils/search/service-answers.ts";
import { pageOf } from "../../sample-result.ts";

const still: Clock = { now: () => 0, after: () => () => undefined };
/** A page that takes each answer as it is. */
const page = { clock: still, secondTries: async () => null };

/** A worker whose answers come when the test says so. */
function slowWorker() {
  const asked: {
    request: SearchRequest;
    withoutFacets: boolean | undefined;
    answer(total: number, facets?: Facets): void;
    signal: AbortSignal | undefined;
  }[] = [];
  const ask = (_: string, { request, withoutFacets }: Ask<SearchRequest>, signal?: AbortSignal) =>
    new Promise((resolve) => {
      asked.push({
        request,
        withoutFacets,
        signal,
        answer: (total, facets = {}) => {
          const value = { ...pageOf(total), facets };
          resolve(success({ value, fetchedAt: 1, from: "service", failure: null }));
        },
      });
    });
  return { asked, send: ask as unknown as typeof send };
}

it("a second search aborts the first, whose late answer is not shown", async () => {
  const { asked, send } = slowWorker();
  const store = createResultsStore({ ...page, send }, { request: newSearch(""), shown: null });
  const first = store.run(newSearch("slow"));
  const second = store.run(newSearch("fast"));
  expect(asked[0]?.signal?.aborted).toBe(true);
  asked[1]?.answer(2);
  await second;
  asked[0]?.answer(1);
  await first;
  expect(store.shown.value?.page.total).toBe(2);
  expect(store.wait.value).toBe("none");
});

it("the same request while it is on its way is not sent again, and after that it is", async () => {
  const { asked, send } = slowWorker();
  const store = createResultsStore({ ...page, send }, { request: newSearch(""), shown: null });
  const runs = [store.run(newSearch("tax")), store.run(newSearch("tax")), store.run(newSearch("tax"))];
  expect([asked.length, asked[0]?.signal?.aborted]).toEqual([1, false]);
  asked[0]?.answer(1);
  await Promise.all(runs);
  expect([store.wait.value, store.shown.value?.page.total]).toEqual(["none", 1]);
  act(store.run(newSearch("tax")));
  act(store.refresh());
  expect(asked).toHaveLength(3);
});

it("the end of a request that was given up does not end the wait for the next", async () => {
  const { asked, send } = slowWorker();
  const store = createResultsStore({ ...page, send }, { request: newSearch(""), shown: null });
  const first = store.run(newSearch("slow"));
  const second = store.run(newSearch("fast"));
  asked[0]?.answer(1);
  await first;
  expect([store.wait.value, store.shown.value]).toEqual(["brief", null]);
  asked[1]?.answer(2);
  await second;
  expect([store.wait.value, store.shown.value?.page.total]).toEqual(["none", 2]);
});

it("a fresh answer that comes after the next request was sent does not replace its results", async () => {
  const answers: ((from: string, total: number) => void)[] = [];
  const ask = () =>
    new Promise((resolve) => {
      answers.push((from, total) =>
        resolve(success({ value: pageOf(total), fetchedAt: 1, from, failure: null })),
      );
    });
  const parts = { ...page, send: ask as unknown as typeof send };
  const store = createResultsStore(parts, { request: newSearch(""), shown: null });
  const first = store.run(newSearch("old"));
  answers[0]?.("stale", 1);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  const second = store.run(newSearch("new"));
  answers[2]?.("fresh", 3);
  await second;
  answers[1]?.("service", 2);
  await first;
  expect(store.shown.value).toMatchObject({ request: { q: "new" }, page: { total: 3 } });
});

it("what the contract forbids is said and not sent", async () => {
  const { asked, send } = slowWorker();
  const store = createResultsStore({ ...page, send }, { request: newSearch(""), shown: null });
  await store.run(newSearch("a".repeat(501)));
  expect(asked).toEqual([]);
  expect(store.failure.value).toMatchObject({ kind: "not-sent", problem: { reason: "query-too-long" } });
});

it("counts are asked for once, and stay while pages are turned", async () => {
  const { asked, send } = slowWorker();
  const store = createResultsStore({ ...page, send }, { request: newSearch(""), shown: null });
  const counts = { levels: [{ value: "city", count: 2 }] };
  const turn = async (request: SearchRequest, facets?: Facets) => {
    const done = store.run(request);
    asked.at(-1)?.answer(30, facets);
    await done;
    return asked.at(-1)?.withoutFacets;
  };
  expect(await turn(newSearch("tax"), counts)).toBe(false);
  expect(await turn({ ...newSearch("tax"), page: 2 })).toBe(true);
  expect(store.shown.value?.page.facets).toEqual(counts);
  expect(await turn({ ...newSearch("tax"), page: 3 })).toBe(true);
  expect(store.shown.value?.page.facets).toEqual(counts);
  // Other words have other counts, and so has a page that is opened again.
  expect(await turn({ ...newSearch("water"), page: 3 }, counts)).toBe(false);
  expect(await turn({ ...newSearch("water"), page: 3 }, counts)).toBe(false);
  expect(await turn({ ...newSearch("water"), page: 1, size: 20 }, {})).toBe(false);
  expect(await turn({ ...newSearch("water"), page: 2, size: 20 }, counts)).toBe(false);
});

describe("a pause of the service", () => {
  /** A worker that answers 429 a number of times, and a clock that the test moves to the next work. */
  function pausedWorker(pauses: number) {
    const asked: { q: string; effort: string; at: number }[] = [];
    const due: { at: number; work: () => void }[] = [];
    let now = 0;
    const clock: Clock = {
      now: () => now,
      after(milliseconds, work) {
        const entry = { at: now + milliseconds, work };
        due.push(entry);
        return () => void due.splice(due.indexOf(entry), due.includes(entry) ? 1 : 0);
      },
    };
    const answer = async (_: string, { request, effort }: Ask<SearchRequest>) => {
      asked.push({ q: request.q, effort, at: now });
      return asked.length <= pauses
        ? failed({ kind: "rate-limited", until: now + 10_000 })
        : success({ value: pageOf(3), fetchedAt: 1, from: "service", failure: null });
    };
    const endPause = async (): Promise<void> => {
      const next = due.shift();
      if (next === undefined) return;
      now = next.at;
      next.work();
      await new Promise((resolve) => setImmediate(resolve));
    };
    const parts = { ...page, send: answer as unknown as typeof send, clock };
    return { asked, endPause, store: createResultsStore(parts, { request: newSearch(""), shown: null }) };
  }

  it("ends with the request being sent again, once", async () => {
    const { asked, endPause, store } = pausedWorker(1);
    await store.run(newSearch("tax"));
    expect(store.failure.value).toMatchObject({ kind: "rate-limited", until: 10_000 });
    await endPause();
    expect(asked).toEqual([
      { q: "tax", effort: "saved", at: 0 },
      { q: "tax", effort: "fresh", at: 10_000 },
    ]);
    expect([store.failure.value, store.shown.value?.page.total]).toEqual([null, 3]);
    await endPause();
    expect(asked).toHaveLength(2);
  });

  it("is not followed by a request that was given up for another, or for none", async () => {
    const { asked, endPause, store } = pausedWorker(1);
    await store.run(newSearch("tax"));
    await store.run(newSearch("water"));
    await endPause();
    expect(asked.map(({ q }) => q)).toEqual(["tax", "water"]);
    const other = pausedWorker(1);
    await other.store.run(newSearch("tax"));
    other.store.adjust(newSearch(""));
    await other.endPause();
    expect(other.asked).toHaveLength(1);
  });

  it("after pause is not asked through without end", async () => {
    const { asked, endPause, store } = pausedWorker(100);
    await store.run(newSearch("tax"));
    for (let turns = 0; turns < 10; turns += 1) await endPause();
    expect(asked).toHaveLength(4);
    await store.refresh();
    await endPause();
    expect(asked).toHaveLength(6);
  });
});

it("what is adjusted while an answer is on its way waits for nothing", async () => {
  const { asked, send } = slowWorker();
  const store = createResultsStore({ ...page, send }, { request: newSearch(""), shown: null });
  const running = store.run(newSearch("tax"));
  expect(store.wait.value).toBe("brief");
  store.adjust(newSearch(""));
  expect([store.wait.value, asked[0]?.signal?.aborted]).toEqual(["none", true]);
  asked[0]?.answer(1);
  await running;
});

describe("a request that waits for something else before it is sent", () => {
  function startHolding() {
    const worker = slowWorker();
    const timers = new Map<() => void, number>();
    const after: Clock["after"] = (time, then) => {
      timers.set(then, time);
      return () => void timers.delete(then);
    };
    const clock = { now: () => 0, after };
    const store = createResultsStore(
      { ...page, send: worker.send, clock },
      { request: newSearch(""), shown: null },
    );
    const pass = (until: number): void => {
      for (const [timer, time] of timers) if (time <= until) timer();
    };
    return { ...worker, store, pass };
  }

  it("is noticed after a while, and then sent, also where it was on its way before", async () => {
    const { asked, store, pass } = startHolding();
    const before = store.run(newSearch("tax"));
    store.hold(newSearch("tax"));
    pass(300);
    expect([asked.length, store.wait.value]).toEqual([1, "noticed"]);
    pass(5_000);
    expect(store.wait.value).toBe("long");
    const sent = store.run(newSearch("tax"));
    asked[1]?.answer(3);
    asked[0]?.answer(1);
    await Promise.all([before, sent]);
    expect([store.shown.value?.page.total, store.wait.value]).toEqual([3, "none"]);
  });

  it("is no longer waited for once something else is wanted", () => {
    const { store, pass } = startHolding();
    store.hold(newSearch("tax"));
    store.adjust(newSearch(""));
    pass(5_000);
    expect(store.wait.value).toBe("none");
  });
});
