import { describe, expect, it } from "vitest";
import { readJson } from "../../../../../../entrypoints/background/network/json.ts";
import {
  healthOf,
  stats,
  suggestions,
} from "../../../../../../entrypoints/background/search/schemas/figures.ts";

describe("stats", () => {
  it("show the named figures, and every other plain member as a row", () => {
    const body = {
      indexed_pages: 120,
      domains_total: 7,
      crawl: { pages_waiting: 40, counts_are_estimates: true, hosts: ["a"] },
      generated_at: "2026-01-02",
      live: true,
      by_country: { us: 1 },
    };
    expect(readJson(JSON.stringify(body), stats)).toEqual({
      ok: true,
      value: {
        indexedPages: 120,
        domainsTotal: 7,
        crawl: [{ name: "pages_waiting", value: 40 }],
        crawlIsEstimate: true,
        details: [
          { name: "generated_at", value: "2026-01-02" },
          { name: "live", value: true },
        ],
      },
    });
  });

  it.each([1.5, -1, "3", null])("do not take %s for a count", (count) => {
    const body = { indexed_pages: count, domains_total: count, live: true };
    expect(readJson(JSON.stringify(body), stats)).toMatchObject({
      ok: true,
      value: { indexedPages: null, domainsTotal: null },
    });
  });

  it("find the flag of estimates beside the crawl as well", () => {
    const body = { indexed_pages: 1, crawl: {}, counts_are_estimates: true };
    expect(readJson(JSON.stringify(body), stats)).toMatchObject({
      ok: true,
      value: { crawlIsEstimate: true },
    });
  });

  it.each([[{}], [[]], [[1, 2]], [null], ["text"], [{ crawl: null }]])("are not in %j", (body) => {
    expect(readJson(JSON.stringify(body), stats).ok).toBe(false);
  });
});

describe("health", () => {
  it("is judged by the status alone", () => {
    expect(healthOf(200, { status: "down" }).up).toBe(true);
    expect(healthOf(503, { status: "ok" }).up).toBe(false);
  });

  it("shows the members that come, also further down", () => {
    expect(
      healthOf(503, { status: "degraded", dependencies: { index: "down", cache: true, deep: { a: 1 } } })
        .rows,
    ).toEqual([
      { name: "status", value: "degraded" },
      { name: "dependencies.index", value: "down" },
      { name: "dependencies.cache", value: true },
      { name: "dependencies.deep.a", value: 1 },
    ]);
  });

  it.each([[null], ["ok"], [7], [[]]])("stands with a body of %j", (body) => {
    expect(healthOf(200, body)).toEqual({ up: true, rows: [] });
  });
});

describe("suggestions", () => {
  it("are the strings among what came", () => {
    expect(readJson('{"query": "t", "suggestions": ["tax", null, 7, " taxi "]}', suggestions)).toEqual({
      ok: true,
      value: ["tax", "taxi"],
    });
  });

  it("that are missing are a failure, not an empty list", () => {
    expect(readJson('{"suggestions": null}', suggestions).ok).toBe(false);
  });
});

it.each<[string, unknown, Record<string, unknown>]>([
  [
    "an object inside an object",
    { dependencies: { search: { status: "up", nodes: 3 }, cache: "down" } },
    { "dependencies.cache": "down", "dependencies.search.status": "up", "dependencies.search.nodes": 3 },
  ],
  [
    "elements of a list by their names",
    {
      checks: [
        { name: "search", status: "up" },
        { name: "crawler", status: "down" },
      ],
    },
    { "checks.search.status": "up", "checks.crawler.status": "down" },
  ],
  [
    "elements without a name by their place",
    { checks: [{ status: "up" }, "slow"] },
    { "checks.1.status": "up", "checks.2": "slow" },
  ],
  [
    "a body that is a list itself",
    [{ name: "search", status: "up", nodes: [{ name: "a", up: true }] }, { status: "down" }, "slow"],
    { "search.status": "up", "search.nodes.a.up": true, "2.status": "down", "3": "slow" },
  ],
])("a row of health is shown for %s", (_what, body, expected) => {
  const { rows } = healthOf(200, body);
  expect(Object.fromEntries(rows.map(({ name, value }) => [name, value]))).toEqual(expected);
});

it("a body that is deep or long gives few rows", () => {
  let deep: unknown = { end: 1 };
  for (let level = 0; level < 2_000; level += 1) deep = { deep, list: [deep] };
  expect(healthOf(200, deep).rows.length).toBeLessThanOrEqual(60);
  const long = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`row${index}`, index]));
  expect(healthOf(200, long).rows).toHaveLength(60);
});

it("what a body says four levels below is told, and no more", () => {
  const sent = {
    a: { b: { c: { d: { last: 1, e: { beyond: 2 } } } } },
    list: [{ name: "x", up: true }, "y"],
  };
  expect(healthOf(200, sent).rows).toEqual([
    { name: "a.b.c.d.last", value: 1 },
    { name: "list.x.up", value: true },
    { name: "list.2", value: "y" },
  ]);
});

it.each([
  [199, false],
  [200, true],
  [299, true],
  [300, false],
  [503, false],
])("a service that answers %i is up: %s", (status, up) => {
  expect(healthOf(status, null)).toEqual({ up, rows: [] });
});
