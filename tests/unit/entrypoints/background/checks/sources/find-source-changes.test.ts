import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  findSourceChanges,
  forgetUnusedSources,
  forgetWhenSourcesWereAsked,
  rememberSourceChanges,
} from "../../../../../../entrypoints/background/checks/sources/find-source-changes.ts";
import { closeChecksDatabase } from "../../../../../../utils/checks/database.ts";
import { readSourceChanges } from "../../../../../../utils/checks/sources/kept-source-changes.ts";
import { changesOf } from "../../../../../../utils/checks/sources/source-changes.ts";
import { inChecks } from "../../../../../../utils/checks/transaction.ts";
import { onChange } from "../../../../../../utils/platform/changes.ts";
import { failed, success } from "../../../../../../utils/platform/result.ts";
import type { RecentRequest, SearchRequest } from "../../../../../../utils/search/request.ts";
import { done, VERDICT } from "../../../../utils/checks/sample.ts";
import { result, servedPage } from "../../../../utils/search/sample-results.ts";

beforeEach(async () => {
  await closeChecksDatabase();
  globalThis.indexedDB = new IDBFactory();
});
afterEach(closeChecksDatabase);

const SIGNAL = new AbortController().signal;
const CHECKED = Date.UTC(2026, 10, 1, 12);
const HOUR = 60 * 60_000;
const OFFLINE = { kind: "offline" } as const;

async function history(count: number): Promise<void> {
  await inChecks(async ({ checks }) => {
    for (let index = 1; index <= count; index += 1) {
      const url = `https://www.site-${index}.gov/page`;
      const sources = [{ title: `Page ${index}`, url, domain: null, excerpt: null }];
      await checks.put(done(index, { finishedAt: CHECKED + index, verdict: { ...VERDICT, sources } }));
    }
  });
}

/** A service on which every page of the sites asked about changed; and the requests it got. */
function service(pagesPerSite: number, changedAt = "2026-11-12T00:00:00Z") {
  const requests: RecentRequest[] = [];
  const recent = async (request: RecentRequest) => {
    requests.push(request);
    const all = request.domain.flatMap((host) =>
      Array.from({ length: pagesPerSite }, (_, index) =>
        result({ url: `https://${host}/${index === 0 ? "page" : index}`, contentChangedAt: changedAt }),
      ),
    );
    const results = all.slice((request.page - 1) * 50, request.page * 50);
    const value = {
      total: all.length,
      totalIsLowerBound: false,
      page: request.page,
      size: 50,
      results,
      dropped: 0,
      facets: {},
      tookMs: 1,
    };
    return success({ value, fetchedAt: 1, from: "service" as const, failure: null });
  };
  return { requests, recent };
}

it("finds the changed sources of 500 verdicts with few requests, which hold nothing but sites", async () => {
  await history(500);
  const { requests, recent } = service(1);
  expect(await findSourceChanges({ renews: true }, SIGNAL, { now: () => CHECKED, recent })).toEqual(
    success({ isComplete: true, changed: 500 }),
  );
  expect(requests.length).toBeLessThanOrEqual(20);
  expect(new Set(requests.map(({ sort, since, q }) => `${sort} ${since} ${q}`))).toEqual(
    new Set(["changed 2026-11-01 "]),
  );
  expect(Object.keys((await readSourceChanges()).pages)).toHaveLength(500);

  const before = requests.length;
  await findSourceChanges({ renews: true }, SIGNAL, { now: () => CHECKED + HOUR - 1, recent });
  expect(requests).toHaveLength(before);
  await findSourceChanges({ renews: true }, SIGNAL, { now: () => CHECKED + HOUR, recent });
  expect(requests.length).toBeGreaterThan(before);
});

it.each([
  ["was asked before", async () => undefined, forgetWhenSourcesWereAsked],
  ["is being asked", forgetWhenSourcesWereAsked, async () => undefined],
])(
  "asks at once where the service is another one than %s, and keeps what is known",
  async (_, during, after) => {
    await history(2);
    const former = service(1);
    const moving = async (request: RecentRequest) => {
      const answer = await former.recent(request);
      await during();
      return answer;
    };
    await findSourceChanges({ renews: false }, SIGNAL, { now: () => CHECKED, recent: moving });
    await after();
    const { requests, recent } = service(0);
    expect(await findSourceChanges({ renews: false }, SIGNAL, { now: () => CHECKED, recent })).toEqual(
      success({ isComplete: true, changed: 2 }),
    );
    expect(requests.flatMap(({ domain }) => domain).toSorted()).toEqual(["site-1.gov", "site-2.gov"]);
  },
);

it("says where there were more changes than twenty requests list", async () => {
  await history(10);
  const { requests, recent } = service(500);
  expect(await findSourceChanges({ renews: true }, SIGNAL, { now: () => CHECKED, recent })).toEqual(
    success({ isComplete: false, changed: 2 }),
  );
  expect(requests).toHaveLength(20);
});

it.each([
  [9, 2],
  [10, 2],
  [11, 3],
])("asks for no page after the last, where ten sites have %i pages each", async (pages, asked) => {
  await history(10);
  const { requests, recent } = service(pages);
  expect(await findSourceChanges({ renews: true }, SIGNAL, { now: () => CHECKED, recent })).toEqual(
    success({ isComplete: true, changed: 10 }),
  );
  expect(requests.map(({ page }) => page)).toEqual([1, 2, 3].slice(0, asked));
});

it("takes no saved copy for what changed, nor its site for asked", async () => {
  await history(1);
  const { requests, recent } = service(1);
  const stale = async (request: RecentRequest) => {
    const answer = await recent(request);
    return answer.ok ? success({ ...answer.value, from: "stale" as const, failure: OFFLINE }) : answer;
  };
  const find = (ask: typeof recent) =>
    findSourceChanges({ renews: false }, SIGNAL, { now: () => CHECKED, recent: ask });
  expect(await find(stale as typeof recent)).toEqual(failed(OFFLINE));
  expect(await find(recent)).toEqual(success({ isComplete: true, changed: 1 }));
  expect(requests).toHaveLength(2);
});

it("keeps what came before a failure, and continues there", async () => {
  await history(500);
  const { requests, recent } = service(1);
  const failing = async (request: RecentRequest) =>
    requests.length < 4 ? recent(request) : failed({ kind: "offline" } as const);
  expect(await findSourceChanges({ renews: true }, SIGNAL, { now: () => CHECKED, recent: failing })).toEqual(
    failed({ kind: "offline" }),
  );
  const asked = Object.keys((await readSourceChanges()).askedAt).length;
  expect(asked).toBeGreaterThan(0);
  const again = service(1);
  await findSourceChanges({ renews: true }, SIGNAL, { now: () => CHECKED, recent: again.recent });
  expect(new Set(again.requests.flatMap(({ domain }) => domain)).size).toBe(500 - asked);
});

it.each([true, false])(
  "sends words of claims where a user asks for that, and only there: %s",
  async (renews) => {
    await history(1);
    const [check] = await inChecks(({ checks }) => checks.getAll());
    const [passage] = [{ url: "https://www.site-1.gov/page", title: "", snippet: "Then", contentType: null }];
    const site = { host: "site-1.gov", at: CHECKED, inIndex: true };
    const passagesBySite = [{ ...site, passages: [{ ...passage, changedAt: null, readAt: null }] }];
    await inChecks(({ checks }) => checks.put(Object.assign({}, check, { passagesBySite })));
    const asked: string[] = [];
    const search = async (request: SearchRequest) => {
      asked.push(request.q);
      return servedPage([result({ url: "https://www.site-1.gov/page", snippet: "Now" })]);
    };
    await findSourceChanges({ renews }, SIGNAL, { now: () => CHECKED, recent: service(1).recent, search });
    expect(asked.length > 0).toBe(renews);
  },
);

it("reads the history once for many that are deleted, and not at all where nothing is known of any site", async () => {
  const reads = vi.spyOn(IDBIndex.prototype, "getAllKeys");
  await history(3);
  await Promise.all([forgetUnusedSources(), forgetUnusedSources()]);
  expect(reads).not.toHaveBeenCalled();
  await findSourceChanges({ renews: false }, SIGNAL, { now: () => CHECKED, recent: service(1).recent });
  reads.mockClear();
  await forgetUnusedSources();
  const once = reads.mock.calls.length;
  expect(once).toBeGreaterThan(0);
  await Promise.all([1, 2, 3, 4, 5].map(() => forgetUnusedSources()));
  expect(reads.mock.calls.length - once).toBeLessThanOrEqual(2 * once);
  reads.mockRestore();
});

it("reads the history as often for many sites as for few", async () => {
  const reads = vi.spyOn(IDBIndex.prototype, "getAllKeys");
  const walks: number[] = [];
  for (const size of [1, 300]) {
    await history(size);
    reads.mockClear();
    await findSourceChanges({ renews: false }, SIGNAL, { now: () => CHECKED, recent: service(1).recent });
    walks.push(reads.mock.calls.length);
  }
  expect(walks[1]).toBe(walks[0]);
  reads.mockRestore();
});

it("forgets the sites of verdicts that were deleted", async () => {
  await history(2);
  await findSourceChanges({ renews: true }, SIGNAL, { now: () => CHECKED, recent: service(1).recent });
  await inChecks(({ checks }) => checks.delete("check-1"));
  await forgetUnusedSources();
  expect(await readSourceChanges()).toEqual({
    askedAt: { "site-2.gov": CHECKED },
    pages: { "site-2.gov/page": Date.UTC(2026, 10, 12) },
  });
});

it("keeps nothing of sources whose verdicts were deleted while the service was asked about them", async () => {
  await history(2);
  const { recent } = service(1);
  const deleting = async (request: RecentRequest) => {
    await inChecks(({ checks }) => checks.delete("check-1"));
    await forgetUnusedSources();
    return recent(request);
  };
  await findSourceChanges({ renews: false }, SIGNAL, { now: () => CHECKED, recent: deleting });
  const { askedAt, pages } = await readSourceChanges();
  expect([askedAt, pages].map((known) => Object.keys(known))).toEqual([["site-2.gov"], ["site-2.gov/page"]]);
});

it("knows again what it had forgotten with a deleted verdict, also where forgetting is not over yet", async () => {
  await history(2);
  await findSourceChanges({ renews: true }, SIGNAL, { now: () => CHECKED, recent: service(1).recent });
  const [check] = await inChecks(({ checks }) => checks.getAll());
  if (check === undefined) throw new Error("There is no check.");
  const { pages } = await readSourceChanges();
  const changes = changesOf([check], await readSourceChanges());
  expect(Object.keys(changes)).toEqual(["site-1.gov/page"]);
  await inChecks(({ checks }) => checks.delete(check.id));
  const forgetting = forgetUnusedSources();
  await inChecks(({ checks }) => checks.put(check));
  await rememberSourceChanges(changes);
  await forgetting;
  expect((await readSourceChanges()).pages).toEqual(pages);
});

it("tells open pages once what was known of a check that came back is stored", async () => {
  let stop = () => {};
  const seen = new Promise((resolve) => {
    stop = onChange("checks", () => resolve(readSourceChanges()));
  });
  const pages = { "https://www.site-1.gov/page": CHECKED };
  await rememberSourceChanges(pages);
  expect(await seen).toMatchObject({ pages });
  stop();
});
