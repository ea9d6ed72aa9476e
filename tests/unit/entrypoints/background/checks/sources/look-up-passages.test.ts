import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { lookUpPassages } from "../../../../../../entrypoints/background/checks/sources/look-up-passages.ts";
import { removeChecks } from "../../../../../../entrypoints/background/checks/store.ts";
import { closeChecksDatabase } from "../../../../../../utils/checks/database.ts";
import { readCheck } from "../../../../../../utils/checks/history/read-checks.ts";
import { sitesOf } from "../../../../../../utils/checks/sources/passages.ts";
import { inChecks } from "../../../../../../utils/checks/transaction.ts";
import type { OfficialSource } from "../../../../../../utils/checks/verdict.ts";
import type { ApiFailure } from "../../../../../../utils/platform/failure.ts";
import { failed, success } from "../../../../../../utils/platform/result.ts";
import type { SearchRequest } from "../../../../../../utils/search/request.ts";
import { searchProblem } from "../../../../../../utils/search/request-problem.ts";
import type { SearchResult } from "../../../../../../utils/search/service-answers.ts";
import { LIMITS } from "../../../../../../utils/search/service-limits.ts";
import { done, VERDICT } from "../../../../utils/checks/sample.ts";
import { result, servedPage } from "../../../../utils/search/sample-results.ts";

beforeEach(async () => {
  await closeChecksDatabase();
  globalThis.indexedDB = new IDBFactory();
});
afterEach(closeChecksDatabase);

const SIGNAL = new AbortController().signal;
const ID = "check-1";
const urls = ["https://www.irs.gov/credits/", "https://www.ssa.gov/benefits"];

async function checked(
  addresses: readonly (string | null)[] = urls,
  claim = "Tax credits for families",
): Promise<void> {
  const sources = addresses.map((url): OfficialSource => ({ title: "T", url, domain: null, excerpt: null }));
  await inChecks(({ checks }) =>
    checks.put(done(1, { id: ID, claim, verdict: { ...VERDICT, claim, sources } })),
  );
}

/** A search service that has these pages, for whatever words; and the requests it got. */
function index(
  pages: readonly SearchResult[],
  fail: (request: SearchRequest) => ApiFailure | null = () => null,
) {
  const requests: SearchRequest[] = [];
  const search = async (request: SearchRequest) => {
    requests.push(request);
    const failure = fail(request);
    if (failure !== null) return failed(failure);
    const [host = request.q.replace("site:", "")] = request.domain;
    const results = pages.filter(({ url }) => new URL(url).hostname.endsWith(host));
    return servedPage(results);
  };
  return { requests, search };
}

async function passagesBySite() {
  const check = await readCheck(ID);
  return check?.state === "done" ? check.passagesBySite : undefined;
}

const PAGES = [result(), result({ url: "https://ssa.gov/benefits", snippet: "Benefits" })];

describe("looking up what the sources say", () => {
  it("asks once a site where each page is found, with the claim's words only", async () => {
    await checked();
    const { requests, search } = index(PAGES);
    expect(await lookUpPassages({ id: ID }, SIGNAL, search)).toEqual(success(null));
    expect(requests.map(({ domain, q }) => [domain, q])).toEqual([
      [["irs.gov"], "Tax credits families"],
      [["ssa.gov"], "Tax credits families"],
    ]);
    expect((await passagesBySite())?.map(({ host, passages }) => [host, passages.length])).toEqual([
      ["irs.gov", 1],
      ["ssa.gov", 1],
    ]);
  });

  it("asks with fewer words where a page was not found, and whether the site is in the index at all", async () => {
    await checked([urls[0] ?? ""]);
    const { requests, search } = index([]);
    await lookUpPassages({ id: ID }, SIGNAL, search);
    expect(requests.map(({ q }) => q)).toEqual([
      "Tax credits families",
      "families",
      "credits",
      "site:irs.gov",
    ]);
    expect(await passagesBySite()).toEqual([{ host: "irs.gov", at: 7, inIndex: false, passages: [] }]);
  });

  it("sends no more of a long claim than the contract takes", async () => {
    await checked(urls, `${"antidisestablishmentarianism".repeat(40)} `.repeat(8));
    const { requests, search } = index(PAGES);
    await lookUpPassages({ id: ID }, SIGNAL, search);
    for (const request of requests) {
      expect(searchProblem(request)).toBeNull();
      expect(request.q.length).toBeLessThanOrEqual(LIMITS.queryLength);
    }
  });

  it("asks nothing for sources without a public page, and nothing twice", async () => {
    await checked([null, "http://10.0.0.5/", "https://me:secret@irs.gov/", "https://8.8.8.8/"]);
    const { requests, search } = index(PAGES);
    expect(await lookUpPassages({ id: ID }, SIGNAL, search)).toEqual(success(null));
    expect(requests).toEqual([]);
    await checked([...urls, ...urls, `${urls[0]}#again`]);
    await lookUpPassages({ id: ID }, SIGNAL, search);
    expect(requests).toHaveLength(2);
    await lookUpPassages({ id: ID }, SIGNAL, search);
    expect(requests).toHaveLength(2);
  });

  test.each([
    ["the service is not set up", { kind: "not-configured", service: "search" }],
    ["the service asked to be left alone", { kind: "rate-limited", until: 9e15 }],
    ["the service is down", { kind: "unavailable", status: 503, message: "" }],
    ["there is no network", { kind: "offline" }],
    ["the page was closed", { kind: "aborted" }],
  ] satisfies [string, ApiFailure][])(
    "stops at the first site where %s, and keeps what was found",
    async (_, failure) => {
      await checked();
      const { requests, search } = index(PAGES, ({ domain }) => (domain[0] === "ssa.gov" ? failure : null));
      expect(await lookUpPassages({ id: ID }, SIGNAL, search)).toEqual(failed(failure));
      expect((await passagesBySite())?.map(({ host }) => host)).toEqual(["irs.gov"]);
      const before = requests.length;
      const again = index(PAGES);
      expect(await lookUpPassages({ id: ID }, SIGNAL, again.search)).toEqual(success(null));
      expect(again.requests.map(({ domain }) => domain)).toEqual([["ssa.gov"]]);
      expect(before).toBe(2);
    },
  );

  const REFUSED: ApiFailure = { kind: "refused", status: 400, message: "no", fields: [], suggestions: [] };

  it.each([
    ["was refused", REFUSED],
    ["was answered in a way nobody can read", { kind: "unreadable", problem: "not-json" }],
  ] satisfies [string, ApiFailure][])(
    "goes on to the next site where one request %s, and says so",
    async (_, failure) => {
      await checked();
      const { search } = index(PAGES, ({ domain }) => (domain[0] === "irs.gov" ? failure : null));
      expect(await lookUpPassages({ id: ID }, SIGNAL, search)).toEqual(failed(failure));
      expect((await passagesBySite())?.map(({ host }) => host)).toEqual(["ssa.gov"]);
    },
  );

  it("names the first failure of several", async () => {
    await checked();
    const unreadable: ApiFailure = { kind: "unreadable", problem: "not-json" };
    const { search } = index(PAGES, ({ domain }) => (domain[0] === "irs.gov" ? REFUSED : unreadable));
    expect(await lookUpPassages({ id: ID }, SIGNAL, search)).toEqual(failed(REFUSED));
  });

  it("asks for as many pages of a site as a request can have, and for one to see whether it is known", async () => {
    await checked([urls[0] ?? ""]);
    const { requests, search } = index([]);
    await lookUpPassages({ id: ID }, SIGNAL, search);
    expect(requests.map(({ size, page }) => [size, page])).toEqual([
      ...Array.from({ length: 3 }, () => [LIMITS.sizeMaximum, 1]),
      [1, 1],
    ]);
  });

  it("tells a site without a matching page from one outside the index", async () => {
    await checked([urls[0] ?? ""]);
    const { search } = index([result()]);
    const unmatched = async (request: SearchRequest) => {
      const found = await search(request);
      if (!found.ok || request.q.startsWith("site:")) return found;
      const { value } = found.value;
      return success({ ...found.value, fetchedAt: 5, value: { ...value, total: 0, results: [] } });
    };
    await lookUpPassages({ id: ID }, SIGNAL, unmatched);
    expect(await passagesBySite()).toEqual([{ host: "irs.gov", at: 7, inIndex: true, passages: [] }]);
  });

  it("takes a site with a result for one of the index, whatever was counted", async () => {
    await checked([urls[0] ?? ""]);
    const search = async (request: SearchRequest) => {
      const { value: served } = servedPage(request.q.startsWith("site:") ? [result()] : []);
      return success({ ...served, value: { ...served.value, total: 0, totalIsLowerBound: true } });
    };
    await lookUpPassages({ id: ID }, SIGNAL, search);
    expect(await passagesBySite()).toEqual([{ host: "irs.gov", at: 7, inIndex: true, passages: [] }]);
  });

  it("keeps a site as known where the service refuses to say, and asks again later where it failed", async () => {
    await checked([urls[0] ?? ""]);
    const ifWhole = (failure: ApiFailure) => (request: SearchRequest) =>
      request.q.startsWith("site:") ? failure : null;
    const offline: ApiFailure = { kind: "offline" };
    expect(await lookUpPassages({ id: ID }, SIGNAL, index([], ifWhole(offline)).search)).toEqual(
      failed(offline),
    );
    expect(await passagesBySite()).toBeUndefined();
    expect(await lookUpPassages({ id: ID }, SIGNAL, index([], ifWhole(REFUSED)).search)).toEqual(
      success(null),
    );
    expect(await passagesBySite()).toEqual([{ host: "irs.gov", at: 7, inIndex: true, passages: [] }]);
  });

  it("drops what it finds for a check that was deleted meanwhile, and asks no further", async () => {
    const more = ["https://dol.gov/", "https://epa.gov/", "https://nasa.gov/"];
    await checked([...urls, ...more]);
    const { requests, search } = index([...PAGES, ...more.map((url) => result({ url }))]);
    const deleting = async (request: SearchRequest) => {
      await removeChecks([ID]);
      return search(request);
    };
    expect(await lookUpPassages({ id: ID }, SIGNAL, deleting)).toEqual(success(null));
    // Three were under way, the others were not begun.
    expect(requests.map(({ domain }) => domain[0])).toEqual(["irs.gov", "ssa.gov", "dol.gov"]);
    expect(await readCheck(ID)).toBeUndefined();
  });

  it("continues where a worker was stopped, at whichever request", async () => {
    const addresses = [...urls, "https://www.irs.gov/missing", "https://nowhere.gov/"];
    const stopped = Symbol("stopped");
    for (let at = 0; ; at += 1) {
      await checked(addresses);
      let asked = 0;
      const { search } = index(PAGES);
      const dying = (request: SearchRequest) => {
        asked += 1;
        if (asked > at) throw stopped;
        return search(request);
      };
      const ended = await lookUpPassages({ id: ID }, SIGNAL, dying).catch((error: unknown) => error);
      await lookUpPassages({ id: ID }, SIGNAL, search);
      expect((await passagesBySite())?.map(({ host }) => host).sort()).toEqual([
        "irs.gov",
        "nowhere.gov",
        "ssa.gov",
      ]);
      if (ended !== stopped) break;
    }
  });

  it("asks three sites at a time, and stores each as it comes", async () => {
    const hosts = ["irs.gov", "ssa.gov", "dol.gov", "epa.gov", "nasa.gov"];
    const pages = hosts.map((host) => `https://${host}/page`);
    await checked(pages);
    const answers = new Map<string, () => void>();
    const { search } = index(pages.map((url) => result({ url })));
    const slowly = async (request: SearchRequest) => {
      await new Promise<void>((resolve) => answers.set(request.domain[0] ?? "", resolve));
      return search(request);
    };
    const asking = lookUpPassages({ id: ID }, SIGNAL, slowly);
    await vi.waitFor(() => expect([...answers.keys()]).toEqual(["irs.gov", "ssa.gov", "dol.gov"]));
    answers.get("dol.gov")?.();
    await vi.waitFor(() => expect([...answers.keys()].at(-1)).toBe("epa.gov"));
    expect((await passagesBySite())?.map(({ host }) => host)).toEqual(["dol.gov"]);
    for (const host of ["irs.gov", "ssa.gov", "epa.gov"]) answers.get(host)?.();
    await vi.waitFor(() => expect(answers.has("nasa.gov")).toBe(true));
    answers.get("nasa.gov")?.();
    expect(await asking).toEqual(success(null));
    expect(new Set((await passagesBySite())?.map(({ host }) => host))).toEqual(new Set(hosts));
  });

  it("asks about the sites beyond the first eight only where that is wanted", async () => {
    const many = Array.from({ length: 12 }, (_, number) => `https://site${number}.gov/`);
    await checked(many);
    const { requests, search } = index(many.map((url) => result({ url })));
    await lookUpPassages({ id: ID }, SIGNAL, search);
    expect(requests).toHaveLength(8);
    await lookUpPassages({ id: ID, further: true }, SIGNAL, search);
    expect(requests.slice(8).map(({ domain }) => domain[0])).toEqual([
      "site8.gov",
      "site9.gov",
      "site10.gov",
      "site11.gov",
    ]);
  });

  it("asks about few sites of a verdict with fifty", async () => {
    const many = Array.from({ length: 50 }, (_, number) => `https://site${number}.gov/`);
    await checked(many);
    const { requests, search } = index([]);
    await lookUpPassages({ id: ID }, SIGNAL, search);
    const check = await readCheck(ID);
    const hosts = new Set(requests.flatMap(({ domain }) => domain));
    expect([...hosts]).toEqual(sitesOf(check?.state === "done" ? check.verdict.sources : []));
  });
});
