import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { Check } from "../../../../../utils/checks/check.ts";
import {
  ASKED_AGAIN_AFTER,
  collectSources,
  MOST_REQUESTS,
  NO_SOURCE_CHANGES,
  planBatches,
  withAnswers,
} from "../../../../../utils/checks/sources/source-changes.ts";
import { done, VERDICT, waiting } from "../sample.ts";

const NOW = Date.UTC(2026, 10, 21);
const checkOf = (order: number, finishedAt: number, urls: readonly string[]) =>
  done(order, {
    finishedAt,
    verdict: { ...VERDICT, sources: urls.map((url) => ({ title: url, url, domain: null, excerpt: null })) },
  });

function sourcesOf(checks: readonly Check[]) {
  const collected = collectSources();
  for (const check of checks) collected.add(check);
  return collected.sources();
}

it("a site counts from its oldest check, and private ones do not count", () => {
  const checks = [
    checkOf(2, 20, ["https://www.irs.gov/a", "http://10.0.0.1/x"]),
    checkOf(1, 10, ["https://irs.gov/b/", "https://ssa.gov/c"]),
    waiting(3),
  ];
  const { sites, pages } = sourcesOf(checks);
  expect(sites).toEqual([
    { host: "irs.gov", since: 10 },
    { host: "ssa.gov", since: 10 },
  ]);
  expect([...pages]).toEqual(["irs.gov/a", "irs.gov/b", "ssa.gov/c"]);
});

describe("the requests", () => {
  it("are few for 500 verdicts on as many sites", () => {
    const checks = Array.from({ length: 500 }, (_, index) =>
      checkOf(index, index, [`https://www.department-of-things-${index}.gov/page`]),
    );
    const batches = planBatches(sourcesOf(checks).sites, NO_SOURCE_CHANGES, NOW);
    expect(batches.flatMap(({ hosts }) => hosts)).toHaveLength(500);
    expect(batches.length).toBe(10);
    expect(batches[0]?.since).toBeGreaterThan(batches[1]?.since ?? 0);
  });

  test("leave out what was asked within the hour, also after the clock was set back", () => {
    const sites = [{ host: "irs.gov", since: 1 }];
    const plan = (askedAt: number) =>
      planBatches(sites, { askedAt: { "irs.gov": askedAt }, pages: {} }, NOW).length;
    expect(plan(NOW)).toBe(0);
    expect(plan(NOW - ASKED_AGAIN_AFTER + 1)).toBe(0);
    expect(plan(NOW - ASKED_AGAIN_AFTER)).toBe(1);
    expect(plan(NOW + 2 * ASKED_AGAIN_AFTER)).toBe(1);
  });

  test("stay within the limits for any sites, and ask for no site twice", () => {
    const sites = fc
      .uniqueArray(fc.domain(), { maxLength: 3000 })
      .map((hosts) => hosts.map((host, since) => ({ host, since })));
    fc.assert(
      fc.property(sites, (all) => {
        const batches = planBatches(all, NO_SOURCE_CHANGES, NOW);
        const hosts = batches.flatMap((batch) => batch.hosts);
        expect(new Set(hosts).size).toBe(hosts.length);
        expect(batches.reduce((sum, { requests }) => sum + requests, 0)).toBeLessThanOrEqual(MOST_REQUESTS);
        for (const batch of batches) {
          expect(batch.hosts.map((host) => `&domain=${host}`).join("").length).toBeLessThanOrEqual(3000);
          for (const host of batch.hosts) {
            expect(all.find((site) => site.host === host)?.since).toBeGreaterThanOrEqual(batch.since);
          }
        }
      }),
      { numRuns: 30 },
    );
  });
});

it("what no verdict rests on any more is forgotten", () => {
  const known = { askedAt: { "irs.gov": 1, "old.gov": 1 }, pages: { "irs.gov/a": 5, "old.gov/b": 5 } };
  const sources = sourcesOf([checkOf(1, 1, ["https://irs.gov/a"])]);
  expect(
    withAnswers(known, sources, { hosts: ["irs.gov"], at: 9, changes: { "irs.gov/a": 3, "irs.gov/z": 8 } }),
  ).toEqual({
    askedAt: { "irs.gov": 9 },
    pages: { "irs.gov/a": 5 },
  });
});
