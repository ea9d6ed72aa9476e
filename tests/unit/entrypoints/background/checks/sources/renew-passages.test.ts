import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Search } from "../../../../../../entrypoints/background/checks/sources/look-up-passages.ts";
import {
  MOST_RENEWED,
  renewPassages,
} from "../../../../../../entrypoints/background/checks/sources/renew-passages.ts";
import { closeChecksDatabase } from "../../../../../../utils/checks/database.ts";
import { readCheck } from "../../../../../../utils/checks/history/read-checks.ts";
import { changeSourceChanges } from "../../../../../../utils/checks/sources/kept-source-changes.ts";
import { inChecks } from "../../../../../../utils/checks/transaction.ts";
import { failed, success } from "../../../../../../utils/platform/result.ts";
import type { SearchRequest } from "../../../../../../utils/search/request.ts";
import { done, VERDICT } from "../../../../utils/checks/sample.ts";
import { result, servedPage } from "../../../../utils/search/sample-results.ts";

beforeEach(async () => {
  await closeChecksDatabase();
  globalThis.indexedDB = new IDBFactory();
});
afterEach(closeChecksDatabase);

const SIGNAL = new AbortController().signal;
const THEN = Date.UTC(2026, 10, 1);
const LATER = THEN + 86_400_000;

/** Verdicts with a source each whose passage is known and whose page changed since. */
async function changed(count: number): Promise<void> {
  const pages: Record<string, number> = {};
  await inChecks(async ({ checks }) => {
    for (let index = 1; index <= count; index += 1) {
      const host = `site-${index}.gov`;
      const sources = [{ title: "Page", url: `https://${host}/page`, domain: null, excerpt: null }];
      const passage = { url: `https://${host}/page`, title: "", snippet: "Then", contentType: null };
      pages[`${host}/page`] = LATER;
      await checks.put(
        done(index, {
          verdict: { ...VERDICT, sources },
          passagesBySite: [
            { host, at: THEN, inIndex: true, passages: [{ ...passage, changedAt: null, readAt: null }] },
          ],
        }),
      );
    }
  });
  await changeSourceChanges((known) => ({ ...known, pages }));
}

function service(): { requests: SearchRequest[]; search: Search } {
  const requests: SearchRequest[] = [];
  const search: Search = async (request) => {
    requests.push(request);
    const results = request.domain.map((host) => result({ url: `https://${host}/page`, snippet: "Now" }));
    return servedPage(results, LATER + 1);
  };
  return { requests, search };
}

const nowOf = async (id: string) => {
  const check = await readCheck(id);
  return check?.state === "done"
    ? check.passagesBySiteNow?.map(({ passages }) => passages[0]?.snippet)
    : null;
};

it("asks again for the passage of a source that changed, keeps the one of then, and asks once", async () => {
  await changed(1);
  const { requests, search } = service();
  expect(await renewPassages(SIGNAL, search)).toEqual(success({ isComplete: true }));
  expect(requests.map(({ domain }) => domain)).toEqual([["site-1.gov"]]);
  const check = await readCheck("check-1");
  expect(check?.state === "done" && check.passagesBySite?.[0]?.passages[0]?.snippet).toBe("Then");
  expect(await nowOf("check-1")).toEqual(["Now"]);
  await renewPassages(SIGNAL, search);
  expect(requests).toHaveLength(1);
});

it("asks a bounded number of sites, says where some are left, and goes on with those the next time", async () => {
  await changed(MOST_RENEWED + 2);
  const { requests, search } = service();
  expect(await renewPassages(SIGNAL, search)).toEqual(success({ isComplete: false }));
  expect(requests).toHaveLength(MOST_RENEWED);
  expect(await renewPassages(SIGNAL, search)).toEqual(success({ isComplete: true }));
  expect(new Set(requests.flatMap(({ domain }) => domain)).size).toBe(MOST_RENEWED + 2);
});

it("sites that the service refuses each time keep no other one waiting", async () => {
  await changed(MOST_RENEWED + 2);
  const { requests, search } = service();
  const refused = new Set(
    Array.from({ length: MOST_RENEWED }, (_, index) => `site-${MOST_RENEWED + 2 - index}.gov`),
  );
  const some: Search = async (request, signal) =>
    request.domain.some((host) => refused.has(host))
      ? failed({ kind: "refused", status: 400, message: "No.", fields: [], suggestions: [] })
      : search(request, signal);
  expect(await renewPassages(SIGNAL, some)).toEqual({ ok: true, value: { isComplete: false } });
  expect(requests.flatMap(({ domain }) => domain).toSorted()).toEqual(["site-1.gov", "site-2.gov"]);
});

it("keeps what came before a failure, and says why the rest did not", async () => {
  await changed(3);
  const { requests, search } = service();
  const failing: Search = async (request, signal) =>
    requests.length < 1 ? search(request, signal) : failed({ kind: "offline" });
  expect(await renewPassages(SIGNAL, failing)).toEqual(failed({ kind: "offline" }));
  const known = await Promise.all(["check-1", "check-2", "check-3"].map(nowOf));
  expect(known.filter(Boolean)).toEqual([["Now"]]);
});
