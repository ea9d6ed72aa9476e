import { describe, expect, it } from "vitest";
import { readJson } from "../../../../../entrypoints/background/network/json.ts";
import {
  healthOf,
  stats,
  suggestions,
} from "../../../../../entrypoints/background/search/schemas/figures.ts";

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

  it("shows the members that come, also one level down", () => {
    expect(
      healthOf(503, { status: "degraded", dependencies: { index: "down", cache: true, deep: { a: 1 } } })
        .rows,
    ).toEqual([
      { name: "status", value: "degraded" },
      { name: "dependencies.index", value: "down" },
      { name: "dependencies.cache", value: true },
    ]);
  });

  it.each([[null], ["ok"], [7], [[1, 2]]])("stands with a body of %j", (body) => {
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
