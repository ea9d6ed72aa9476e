import { describe, expect, it } from "vitest";
import { collectList } from "../../../../../entrypoints/background/sites/collect-list.ts";
import type { ApiFailure } from "../../../../../utils/platform/failure.ts";
import { failed, success } from "../../../../../utils/platform/result.ts";
import type { Domain } from "../../../../../utils/search/service-answers.ts";
import { isDue, type Renewal, type SiteList } from "../../../../../utils/sites/site-list.ts";

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;

const site = (name: string): Domain => ({
  domain: name,
  organization: `City of ${name}`,
  country: "US",
  level: "city",
  state: "TX",
  city: null,
});
const sites = (count: number, from = 0): Domain[] =>
  Array.from({ length: count }, (_, index) => site(`city${from + index}.gov`));

interface Service {
  readonly all: readonly Domain[];
  readonly atOnce?: number;
  readonly saysTotal?: boolean;
  readonly failsAt?: number;
  readonly knowsNoOffset?: boolean;
  /** Every so many of them cannot be read. */
  readonly unreadable?: number;
}

async function renew(
  service: Service,
  earlier: SiteList | null = null,
  agreed = false,
  begun: Renewal | null = null,
) {
  const { all, atOnce = 500, saysTotal = false, failsAt, knowsNoOffset = false, unreadable } = service;
  const asked: number[] = [];
  let saved: SiteList | null = earlier;
  let renewal: Renewal | null = begun;
  const failure = await collectList(earlier, begun, {
    async ask(offset) {
      asked.push(offset);
      if (failsAt !== undefined && offset >= failsAt) {
        return failed<ApiFailure>({ kind: "offline" });
      }
      const start = knowsNoOffset ? 0 : offset;
      const sent = all.slice(start, start + atOnce);
      const domains = sent.filter((_, index) => unreadable === undefined || (start + index) % unreadable > 0);
      return success({
        domains,
        dropped: sent.length - domains.length,
        total: saysTotal ? all.length : null,
      });
    },
    now: () => NOW,
    isAgreed: () => agreed,
    save: async (list) => {
      saved = list;
    },
    saveRenewal: async (part) => {
      renewal = part;
    },
  });
  return { asked, saved: saved as SiteList | null, renewal: renewal as Renewal | null, failure };
}

describe("the list of government sites", () => {
  it("is fetched 500 at a time to its end", async () => {
    const { asked, saved, failure } = await renew({ all: sites(1_234) });
    expect(asked).toEqual([0, 500, 1000]);
    expect(failure).toBeNull();
    expect(saved).toMatchObject({ count: 1_234, next: null, fetchedAt: NOW, shrunkTo: null });
    expect(saved?.lines.split("\n")[1_233]).toBe("city1233.gov\tCity of city1233.gov\tUS\tTX");
  });

  it("is fetched to its end from a service that gives fewer at once and says how many there are", async () => {
    const { asked, saved } = await renew({ all: sites(250), atOnce: 100, saysTotal: true });
    expect(asked).toEqual([0, 100, 200]);
    expect(saved).toMatchObject({ count: 250, next: null });
  });

  it("ends where a service sends the same sites again and again", async () => {
    const { asked, saved } = await renew({ all: sites(500), knowsNoOffset: true });
    expect(asked).toEqual([0, 500]);
    expect(saved).toMatchObject({ count: 500, next: null });
  });

  it.each([false, true])(
    "is fetched to its end where some of it cannot be read (total: %s)",
    async (saysTotal) => {
      const { asked, saved } = await renew({ all: sites(1_234), unreadable: 100, saysTotal });
      expect(asked).toEqual([0, 500, 1000]);
      expect(saved).toMatchObject({ count: 1_221, next: null });
    },
  );

  it("goes on past a part of which nothing can be the name of a site", async () => {
    const bad = sites(500, 500).map((each) => ({ ...each, domain: `*.${each.domain}` }));
    const { saved } = await renew({ all: [...sites(500), ...bad, ...sites(100, 1_000)] });
    expect(saved).toMatchObject({ count: 600, next: null });
  });

  it("that stops half way is kept as a part, and goes on from there", async () => {
    const all = sites(1_234);
    const part = await renew({ all, failsAt: 1000 });
    expect(part.failure).toEqual({ kind: "offline" });
    expect(part.saved).toMatchObject({ count: 1_000, next: 1_000 });
    const whole = await renew({ all }, part.saved);
    expect(whole.asked).toEqual([1000]);
    expect(whole.saved).toMatchObject({ count: 1_234, next: null });
  });

  it("of a service that sends it in more than a hundred parts stops there, says so, and can be continued", async () => {
    const part = await renew({ all: sites(150), atOnce: 1, saysTotal: true });
    expect(part.asked).toHaveLength(100);
    expect(part.failure).toEqual({ kind: "unreadable", problem: "too-many-parts" });
    expect(part.saved).toMatchObject({ count: 100, next: 100 });
    const rest = await renew({ all: sites(150), atOnce: 1, saysTotal: true }, part.saved);
    expect(rest.asked).toHaveLength(50);
    expect(rest.saved).toMatchObject({ count: 150, next: null });
  });

  it("that never began is not kept", async () => {
    expect((await renew({ all: sites(3), failsAt: 0 })).saved).toBeNull();
  });

  it("that cannot be renewed stays as it was", async () => {
    const { saved: earlier } = await renew({ all: sites(600) });
    const old = earlier && { ...earlier, fetchedAt: 1, triedAt: 1 };
    const { saved } = await renew({ all: sites(600), failsAt: 500 }, old);
    expect(saved).toEqual({ ...old, triedAt: NOW });
  });

  it("whose renewal stops half way is used as it was, and the renewal goes on where it stopped", async () => {
    const { saved: earlier } = await renew({ all: sites(1_234) });
    const all = sites(1_300);
    const stopped = await renew({ all, failsAt: 1000 }, earlier);
    expect(stopped.saved).toMatchObject({ count: 1_234, next: null });
    expect(stopped.renewal).toMatchObject({ next: 1_000, begunAt: NOW });
    // Where it stops at once again, nothing of it is lost.
    const again = await renew({ all, failsAt: 1000 }, stopped.saved, false, stopped.renewal);
    expect([again.asked, again.renewal]).toEqual([[1000], stopped.renewal]);
    const renewed = await renew({ all }, again.saved, false, again.renewal);
    expect(renewed.asked).toEqual([1000]);
    expect(renewed.saved).toMatchObject({ count: 1_300, next: null, fetchedAt: NOW });
    expect(renewed.renewal).toBeNull();
  });

  it("is renewed from its beginning where that began too long ago, or there is no list any more", async () => {
    const { saved: earlier } = await renew({ all: sites(1_234) });
    const begun: Renewal = { lines: "old.gov", next: 1_000, begunAt: NOW - 25 * HOUR };
    const renewed = await renew({ all: sites(1_234) }, earlier, false, begun);
    expect(renewed.asked).toEqual([0, 500, 1000]);
    expect(renewed.saved?.lines).not.toContain("old.gov");
    expect((await renew({ all: sites(3) }, null, false, { ...begun, begunAt: NOW })).asked).toEqual([0]);
  });

  it("that shrank to a tenth is kept until the user agrees", async () => {
    const { saved: earlier } = await renew({ all: sites(600) });
    const kept = await renew({ all: sites(59) }, earlier);
    expect(kept.saved).toMatchObject({ count: 600, shrunkTo: 59 });
    const agreed = await renew({ all: sites(59) }, kept.saved, true);
    expect(agreed.saved).toMatchObject({ count: 59, shrunkTo: null });
    expect((await renew({ all: sites(60) }, earlier)).saved).toMatchObject({ count: 60 });
  });

  it("leaves out what cannot be the name of a site", async () => {
    const names = [
      "com",
      "192.168.0.1",
      "evil example.com",
      "https://irs.gov/",
      "*.gov",
      "irs.gov",
      "IRS.gov",
      "www.irs.gov",
      "",
      "x".repeat(300),
    ];
    const { saved } = await renew({ all: names.map(site) });
    expect(saved?.lines.split("\n").map((line) => line.split("\t")[0])).toEqual(["irs.gov"]);
  });

  it("takes no tab or line break from a service that sends them in a name", async () => {
    const { saved } = await renew({
      all: [{ ...site("irs.gov"), organization: "IRS\nevil.example\tOfficial" }],
    });
    expect(saved?.lines).toBe("irs.gov\tIRS evil.example Official\tUS\tTX");
  });
});

it("keeps no more than two hundred letters of a name", async () => {
  const { saved } = await renew({ all: [{ ...site("irs.gov"), organization: ` ${"x".repeat(201)}` }] });
  expect(saved?.lines.split("\t")[1]).toBe("x".repeat(200));
});

it.each([
  ["a whole one of just a week", { next: null, fetchedAt: NOW - 168 * HOUR, triedAt: NOW - 2 * HOUR }, false],
  ["a part tried an hour ago", { next: 500, fetchedAt: NOW, triedAt: NOW - HOUR }, false],
  ["none", null, true],
  ["a whole one of yesterday", { next: null, fetchedAt: NOW - 24 * HOUR, triedAt: NOW - 24 * HOUR }, false],
  ["a whole one of last week", { next: null, fetchedAt: NOW - 169 * HOUR, triedAt: NOW - 169 * HOUR }, true],
  ["an old one that was tried just now", { next: null, fetchedAt: 0, triedAt: NOW - 1 }, false],
  ["a part", { next: 500, fetchedAt: NOW - 2 * HOUR, triedAt: NOW - 2 * HOUR }, true],
  [
    "a whole one of next year",
    { next: null, fetchedAt: NOW + 8760 * HOUR, triedAt: NOW + 8760 * HOUR },
    true,
  ],
  ["one of tomorrow", { next: 500, fetchedAt: NOW + 48 * HOUR, triedAt: NOW + 48 * HOUR }, true],
] as const)("with %s on the device, the list is due: %s", (_name, list, due) => {
  expect(isDue(list && { lines: "", count: 1, shrunkTo: null, ...list }, NOW)).toBe(due);
});
