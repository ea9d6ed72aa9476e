import "fake-indexeddb/auto";
import { beforeEach, describe, expect, it } from "vitest";
import { CACHE_LIMITS, createCache } from "../../../../../entrypoints/background/search/cache.ts";
import {
  countriesQuestion,
  recentQuestion,
  searchQuestion,
} from "../../../../../entrypoints/background/search/search-client.ts";
import { createServing } from "../../../../../entrypoints/background/search/serving.ts";
import type { Effort } from "../../../../../utils/calls/calls-table.ts";
import { newRecent, newSearch } from "../../../../../utils/search/request.ts";
import { type TestNetwork, testNetwork } from "../network/network.ts";

const BASE = "https://search.example";
const QUESTION = countriesQuestion(BASE);
const HOUR = 60 * 60_000;
const stays = new AbortController().signal;

let network: TestNetwork;
let answers: (() => Response)[];
const cache = createCache(CACHE_LIMITS, () => network.clock);

const countries = (name: string) => () => new Response(JSON.stringify({ countries: [{ code: "us", name }] }));
const down = () => new Response("{}", { status: 503 });
const named = (name: string) => ({ countries: [{ name }] });

beforeEach(async () => {
  answers = [];
  network = testNetwork({
    fetch: async () => {
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (!answer) throw new TypeError("Failed to fetch");
      return answer();
    },
  });
  await cache.clear();
});

const ask = (effort: Effort, signal = stays) =>
  createServing(network, cache).answer(QUESTION, effort, signal);

describe("an answer", () => {
  it("comes from the service where nothing is kept, and from the copy afterwards", async () => {
    answers = [countries("one"), countries("two")];
    expect(await ask("saved")).toMatchObject({ value: { from: "service", value: named("one") } });
    expect(await ask("saved")).toMatchObject({
      value: { from: "fresh", value: named("one"), failure: null },
    });
  });

  it("from a young copy says that it is a copy where there is no connection", async () => {
    answers = [countries("one")];
    await ask("saved");
    let isOnline = false;
    answers = [];
    Object.assign(network, { isOnline: () => isOnline });
    expect(await ask("saved")).toMatchObject({
      value: { from: "stale", value: named("one"), failure: null },
    });
    expect(await ask("up-to-date")).toMatchObject({
      value: { from: "stale", value: named("one"), failure: { kind: "offline" } },
    });
    isOnline = true;
    expect(await ask("up-to-date")).toMatchObject({ value: { from: "fresh", failure: null } });
  });

  it("from a young copy says that it is a copy where the service did not answer just now", async () => {
    answers = [countries("one"), countries("two")];
    await ask("saved");
    let isDown = true;
    Object.assign(network, { isDown: () => isDown });
    expect(await ask("saved")).toMatchObject({ value: { from: "stale", value: named("one") } });
    isDown = false;
    expect(await ask("saved")).toMatchObject({ value: { from: "fresh", value: named("one") } });
  });

  it("from an old copy comes at once, and says so", async () => {
    answers = [countries("one"), countries("two")];
    await ask("saved");
    const fetchedAt = network.clock;
    network.clock += 25 * HOUR;
    expect(await ask("saved")).toMatchObject({
      value: { from: "stale", value: named("one"), failure: null, fetchedAt },
    });
    expect(await ask("fresh")).toMatchObject({ value: { from: "service", value: named("two") } });
    expect(await ask("saved")).toMatchObject({ value: { from: "fresh", value: named("two") } });
  });

  it("from a copy of the future counts as old: the clock was set back", async () => {
    answers = [countries("one")];
    await ask("saved");
    network.clock -= HOUR;
    expect(await ask("saved")).toMatchObject({ value: { from: "stale" } });
  });

  it("from the service stands back for the copy when the service is down, and tells why", async () => {
    answers = [countries("one")];
    await ask("saved");
    answers = [down];
    expect(await ask("fresh")).toMatchObject({
      ok: true,
      value: { from: "stale", value: named("one"), failure: { kind: "unavailable" } },
    });
  });

  it("that refuses is not hidden by a copy", async () => {
    answers = [countries("one")];
    await ask("saved");
    answers = [() => new Response('{"detail": "No."}', { status: 400 })];
    expect(await ask("fresh")).toMatchObject({ ok: false, failure: { kind: "refused", message: "No." } });
  });

  it("that cannot be read is not kept", async () => {
    answers = [() => new Response("[]")];
    expect(await ask("saved")).toMatchObject({ failure: { problem: "wrong-shape" } });
    expect(await cache.size()).toEqual({ entries: 0, bytes: 0 });
  });

  it("that was on its way when the copies were cleared is shown, and not kept", async () => {
    const cleared: Promise<void>[] = [];
    const clearMeanwhile = () => {
      cleared.push(cache.clear());
      return countries("one")();
    };
    answers = [clearMeanwhile, countries("two")];
    expect(await ask("saved")).toMatchObject({ value: { from: "service", value: named("one") } });
    await Promise.all(cleared);
    expect(await ask("saved")).toMatchObject({ value: { from: "service", value: named("two") } });
    expect(await ask("saved")).toMatchObject({ value: { from: "fresh", value: named("two") } });
  });

  it("is fetched once for two who ask at once", async () => {
    answers = [countries("one"), countries("two")];
    const serve = createServing(network, cache);
    const both = await Promise.all([
      serve.answer(QUESTION, "fresh", stays),
      serve.answer(QUESTION, "fresh", stays),
    ]);
    expect(both).toMatchObject([{ value: { value: named("one") } }, { value: { value: named("one") } }]);
    expect(answers).toHaveLength(1);
  });

  it("to someone who has gone is none", async () => {
    answers = [countries("one")];
    expect(await ask("fresh", AbortSignal.abort())).toEqual({ ok: false, failure: { kind: "aborted" } });
  });

  it("whose old copy is of little use is asked for again once it is old", async () => {
    answers = [countries("one"), countries("two")];
    expect(await ask("up-to-date")).toMatchObject({ value: { from: "service" } });
    expect(await ask("up-to-date")).toMatchObject({ value: { from: "fresh" } });
    network.clock += 25 * HOUR;
    expect(await ask("up-to-date")).toMatchObject({ value: { value: named("two") } });
    network.clock += 25 * HOUR;
    answers = [down];
    expect(await ask("up-to-date")).toMatchObject({
      value: { from: "stale", failure: { kind: "unavailable" } },
    });
  });
});

describe.each([
  ["search", (bare: boolean) => searchQuestion(BASE, newSearch("tax"), bare)],
  ["recent", (bare: boolean) => recentQuestion(BASE, newRecent(), bare)],
])("the counts of %s", (_, question) => {
  const page = (total: number, counts: number) => () =>
    Response.json({
      total,
      results: [],
      facets: counts > 0 ? { levels: [{ value: "city", count: counts }] } : {},
    });
  const counted = { levels: [{ value: "city", count: 7 }] };
  const get = async (bare: boolean, effort: Effort = "saved") => {
    const answer = await createServing(network, cache).answer(question(bare), effort, stays);
    if (!answer.ok) return answer.failure.kind;
    const { from, value } = answer.value;
    return { from, total: value.total, facets: value.facets };
  };

  it("that are kept serve who needs none, whether the service answers or not", async () => {
    answers = [page(1, 7)];
    await get(false);
    answers = [down];
    expect(await get(true)).toEqual({ from: "fresh", total: 1, facets: counted });
    network.clock += HOUR;
    expect(await get(true, "fresh")).toEqual({ from: "stale", total: 1, facets: counted });
  });

  it("are asked for where the copy has none, which is shown only if no answer comes", async () => {
    answers = [page(1, 0)];
    await get(true);
    answers = [down];
    expect(await get(false)).toEqual({ from: "stale", total: 1, facets: {} });
    answers = [page(2, 7)];
    expect(await get(false)).toEqual({ from: "service", total: 2, facets: counted });
  });

  it("are not lost to a later answer without them, which serves who needs none", async () => {
    answers = [page(1, 7)];
    await get(false);
    network.clock += HOUR;
    answers = [page(2, 0)];
    await get(true, "fresh");
    answers = [down];
    expect(await get(true)).toEqual({ from: "fresh", total: 2, facets: {} });
    expect(await get(false)).toEqual({ from: "stale", total: 1, facets: counted });
  });
});

describe("a copy", () => {
  it.each([
    ["another service", searchQuestion("https://other.example", newSearch("tax"))],
    ["other words", searchQuestion(BASE, newSearch("taxes"))],
    ["another page", searchQuestion(BASE, { ...newSearch("tax"), page: 2 })],
    ["another size", searchQuestion(BASE, newSearch("tax", undefined, 20))],
  ])("is not taken for that of %s", (_, other) => {
    expect(other.key).not.toBe(searchQuestion(BASE, newSearch("tax")).key);
  });

  it("is the same for requests that the contract answers alike", () => {
    const one = { ...newSearch(" minimum   wage "), country: ["us", "ca"], city: ["St. Louis"] };
    const other = { ...newSearch("minimum wage"), country: ["CA", "us"], city: ["st louis"] };
    expect(searchQuestion(BASE, one).key).toBe(searchQuestion(BASE, other).key);
  });
});
