import fc from "fast-check";
import { expect, it } from "vitest";
import {
  ASKED_AGAIN_AFTER,
  MOST_REQUESTS,
  planBatches,
} from "../../../../../../entrypoints/background/checks/sources/plan-batches.ts";
import { NO_SOURCE_CHANGES } from "../../../../../../utils/checks/sources/source-changes.ts";

const NOW = Date.UTC(2026, 10, 21);

it("the requests are few for 500 sites", () => {
  const sites = Array.from({ length: 500 }, (_, index) => ({
    host: `department-of-things-${index}.gov`,
    since: index,
  }));
  const batches = planBatches(sites, NO_SOURCE_CHANGES, NOW);
  expect(batches.flatMap(({ hosts }) => hosts)).toHaveLength(500);
  expect(batches.length).toBe(10);
  expect(batches[0]?.since).toBeGreaterThan(batches[1]?.since ?? 0);
});

it("the requests leave out what was asked within the hour, also after the clock was set back", () => {
  const sites = [{ host: "irs.gov", since: 1 }];
  const plan = (askedAt: number) =>
    planBatches(sites, { askedAt: { "irs.gov": askedAt }, pages: {} }, NOW).length;
  expect(plan(NOW)).toBe(0);
  expect(plan(NOW - ASKED_AGAIN_AFTER + 1)).toBe(0);
  expect(plan(NOW - ASKED_AGAIN_AFTER)).toBe(1);
  expect(plan(NOW + 2 * ASKED_AGAIN_AFTER)).toBe(1);
});

it("the requests stay within the limits for any sites, and ask for no site twice", () => {
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
