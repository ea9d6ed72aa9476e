import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, describe, expect, it } from "vitest";
import { startInventory } from "../../../../../entrypoints/background/watches/inventory.ts";
import * as inventories from "../../../../../entrypoints/background/watches/inventory-store.ts";
import { markRead } from "../../../../../entrypoints/background/watches/mark-read.ts";
import * as store from "../../../../../entrypoints/background/watches/store.ts";
import { takeInventory } from "../../../../../entrypoints/background/watches/take-inventory.ts";
import { failed, success } from "../../../../../utils/platform/result.ts";
import { NO_FILTERS } from "../../../../../utils/search/request.ts";
import type { ResultPage } from "../../../../../utils/search/service-answers.ts";
import { countUnread } from "../../../../../utils/watches/count-unread.ts";
import { closeWatchesDatabase, inWatches } from "../../../../../utils/watches/database.ts";
import { exactQuery, heldPage } from "../../../../../utils/watches/held-pages.ts";
import { freshMemory } from "../../../../../utils/watches/memory.ts";
import { readEntriesOf, readWatches } from "../../../../../utils/watches/read-watches.ts";
import { canTellMissing } from "../../../../../utils/watches/wants-missing.ts";
import type { Watch } from "../../../../../utils/watches/watch.ts";
import {
  answer,
  DAY,
  HOUR,
  ListedPages,
  NOW,
  page,
  SERVICE,
  watchOf,
} from "../../../utils/watches/sample.ts";

let now: number;
let pages: ListedPages;
let requests: string[];
let searched: (q: string) => ResultPage;

const address = (index: number): string => `https://a.gov/rules/page-${index}`;
const listAll = () => [...pages.recent("", 1).results, ...pages.recent("", 2).results];

beforeEach(async () => {
  await closeWatchesDatabase();
  globalThis.indexedDB = new IDBFactory();
  [now, pages, requests] = [NOW, new ListedPages(), []];
  for (let index = 100; index < 140; index += 1) pages.change(address(index), NOW - index * DAY);
  searched = (q) => {
    const term = q.split("inurl:")[1] ?? "";
    return answer(listAll().filter(({ url }) => url.includes(term)));
  };
  await follow({});
});

async function follow(change: Partial<Watch>): Promise<void> {
  const request = { ...NO_FILTERS, domain: ["a.gov"], q: "", sort: "changed" } as const;
  await store.addWatches([watchOf({ request, details: { missing: true }, ...change })]);
  const { id } = watchOf(change);
  await inWatches(async ({ memories }) => void (await memories.put(freshMemory(id, SERVICE, NOW))));
}

async function look(mayAsk: () => Promise<boolean> = async () => true, id = "w"): Promise<void> {
  await takeInventory(
    id,
    {
      now: () => now,
      service: async () => SERVICE,
      ask: async (_, request) => {
        requests.push(`list ${request.page}`);
        return success(pages.recent(request.since ?? "", request.page));
      },
      search: async (_, { q }) => {
        requests.push(q);
        return success(searched(q));
      },
      store: inventories,
    },
    mayAsk,
  );
}

async function days(count: number): Promise<void> {
  for (let day = 0; day < count; day += 1) {
    now += DAY;
    await look();
  }
}

const told = async (id = "w") =>
  (await readEntriesOf(id)).map(({ result, missing, unread }) => [result.url, missing, unread]);
const watch = async () => (await readWatches())[0];

it("tells a page once that searches for exactly it did not find on three days, and once that it is back", async () => {
  await look();
  pages.remove(address(120));
  const since = now + DAY;
  await days(2);
  expect(await told()).toEqual([]);
  expect(requests.filter((each) => each.startsWith("site:"))).toEqual([
    "site:a.gov inurl:page-100",
    "site:a.gov inurl:page-120",
    "site:a.gov inurl:page-100",
    "site:a.gov inurl:page-120",
  ]);
  await days(3);
  expect(await told()).toEqual([[address(120), { since }, 1]]);
  expect([(await watch())?.unread, await countUnread([{ id: "w" }], "missing")]).toEqual([1, 1]);
  expect((await store.readForRound()).mark).toMatchObject({ missingToTell: 1, toTell: 0 });
  expect(await countUnread([{ id: "w" }], "changes")).toBe(0);

  await markRead({ all: true });
  pages.change(address(120), NOW - 120 * DAY);
  await days(2);
  expect(await told()).toEqual([[address(120), { since, until: now - DAY }, 1]]);
  await markRead({ all: true });
  await days(2);
  expect(await told()).toEqual([[address(120), expect.anything(), undefined]]);
});

it("pages that are listed without the words of a follow by now are not missing, and are held no longer", () => {
  const all = Array.from({ length: 25 }, (_, index) => page(address(index), NOW - index * DAY));
  const held = all.map((result) => heldPage({ ...result, title: "Water advisory" }, NOW, NOW));
  const request = { ...NO_FILTERS, domain: ["a.gov"], q: "", sort: "changed" } as const;
  const inventory = startInventory({ request, details: { words: "advisory" } }, { held, elsewhere: 0 }, NOW);
  const [gone, ...listed] = all;
  if (gone === undefined) throw new Error("no page");
  inventory.take(answer(listed));
  expect(inventory.questions().map(({ key }) => key)).toContain("a.gov/rules/page-0");
  const { manyMissing, unlisted, held: after } = inventory.takeOutcome();
  expect([manyMissing, unlisted]).toEqual([null, 1]);
  expect(after.map(({ result }) => result.url)).toEqual([gone.url]);
});

it("a page that was told missing is told back when it is listed again, also without the words of the follow", () => {
  const result = page(address(1), NOW);
  const held = [
    {
      ...heldPage({ ...result, title: "Water advisory" }, NOW, NOW),
      absentSince: NOW,
      isTold: true as const,
    },
  ];
  const request = { ...NO_FILTERS, domain: ["a.gov"], q: "", sort: "changed" } as const;
  const inventory = startInventory({ request, details: { words: "advisory" } }, { held, elsewhere: 0 }, NOW);
  inventory.take(answer([result]));
  const { back, held: after } = inventory.takeOutcome();
  expect([back.length, after]).toEqual([1, []]);
});

describe("the sources of a verdict beyond the newest 300 pages of their site", () => {
  const old = (index: number): string => address(index).replace("rules", "archive");
  const asked = (index: number) => requests.filter((each) => each.endsWith(`inurl:page-${index}`)).length;
  const request = (sources: number) => ({
    ...NO_FILTERS,
    domain: ["a.gov"],
    q: "",
    sort: "changed" as const,
    sources: {
      claim: "a claim",
      pages: Array.from({ length: sources }, (_, index) => `a.gov/archive/page-${900 + index}`),
    },
  });

  beforeEach(async () => {
    for (let index = 140; index < 500; index += 1) pages.change(address(index), NOW - index * HOUR);
    for (let index = 900; index < 925; index += 1) pages.change(old(index), NOW - index * DAY);
    searched = (q) => {
      const term = q.split("inurl:")[1] ?? "";
      return answer(pages.all().filter(({ url }) => url.endsWith(`/${term}`)));
    };
  });

  it("are held once a search for exactly them found them, and told once they are missing", async () => {
    await follow({ id: "v", request: request(2), details: { missing: true } });
    await look(undefined, "v");
    expect([asked(900), asked(901)]).toEqual([1, 1]);
    pages.remove(old(901));
    for (let day = 0; day < 5; day += 1) {
      now += DAY;
      await look(undefined, "v");
    }
    expect(await told("v")).toEqual([[old(901), { since: NOW + DAY }, 1]]);
  });

  it("are no longer looked for one by one where they are more than can be missing at once", async () => {
    await follow({ id: "v", request: request(21), details: { missing: true } });
    await look(undefined, "v");
    expect(asked(900)).toBe(0);
  });
});

it("asks once a day whatever the rhythm, and an hour later where it was broken off", async () => {
  await look();
  const before = requests.length;
  now += 2 * HOUR;
  await look();
  expect(requests).toHaveLength(before);
  now += DAY;
  await look(async () => false);
  await look();
  expect(requests).toHaveLength(before);
  now += HOUR;
  await look();
  expect(requests.length).toBeGreaterThan(before);
});

it("goes on where it was stopped: each page that was asked for counts, none twice a day", async () => {
  await look();
  for (const each of [110, 111, 112]) pages.remove(address(each));
  let left = 0;
  for (let day = 0; day < 3; day += 1) {
    now += DAY;
    for (let life = 0; life < 8; life += 1) {
      // A list, the proof and one page each time.
      left = 3;
      await look(async () => {
        left -= 1;
        return left >= 0;
      });
      now += HOUR;
    }
  }
  expect((await told()).map(([url]) => url).toSorted()).toEqual([110, 111, 112].map(address));
});

it.each([
  [
    "the search finds what is not listed",
    () =>
      (searched = (q) =>
        answer(
          [page(address(120), NOW)]
            .filter(({ url }) => url.includes(q.split("inurl:")[1] ?? "-"))
            .concat(listAll().filter(({ url }) => url.endsWith(q.split("inurl:")[1] ?? "-"))),
        )),
  ],
  ["the search finds nothing at all, also of what is listed", () => (searched = () => answer([]))],
  ["more pages match than are read", () => (searched = () => answer(listAll().slice(0, 50), 900))],
  [
    "the number of matches is only a floor",
    () => (searched = () => ({ ...answer(listAll().slice(0, 2)), totalIsLowerBound: true })),
  ],
  [
    "some matches could not be read",
    () => (searched = () => ({ ...answer(listAll().slice(0, 2)), dropped: 1 })),
  ],
])("says nothing where %s", async (_, make) => {
  await look();
  pages.remove(address(120));
  make();
  await days(8);
  expect(await told()).toEqual([]);
});

it("says in one sentence that many are missing at once, asks for none of them, and no more once they are back", async () => {
  await look();
  const dates = new Map(listAll().map(({ url }) => [url, pages.dateOf(url)]));
  for (let index = 100; index < 121; index += 1) pages.remove(address(index));
  requests = [];
  await days(5);
  expect(requests.every((each) => each.startsWith("list"))).toBe(true);
  expect(await told()).toEqual([]);
  expect((await watch())?.manyMissing).toEqual({ pages: 21, since: NOW + DAY });
  for (const [url, date] of dates) pages.change(url, date);
  await days(1);
  expect((await watch())?.manyMissing).toBeUndefined();
});

it("says the same of an index that lists nothing, and of few pages of each of many follows", async () => {
  await look();
  const all = listAll();
  for (const { url } of all) pages.remove(url);
  await days(4);
  expect([await told(), (await watch())?.manyMissing?.pages]).toEqual([[], all.length]);
  for (const { url } of all) pages.change(url, NOW);
  await days(1);
  const there = await watch();
  if (there === undefined) throw new Error("it is gone");
  const others = (change: Partial<Watch>) =>
    inWatches(
      async ({ watches }) => void (await watches.put({ ...there, id: "others", unlisted: 100, ...change })),
    );
  await others({});
  pages.remove(address(120));
  await days(4);
  expect(await told()).toEqual([]);
  // Of one that does not want it any more, what it missed says nothing of the index.
  await others({ details: {} });
  await days(4);
  expect(await told()).toHaveLength(1);
});

it("counts days again from the beginning where the clock was set back", async () => {
  await look();
  pages.remove(address(120));
  await days(2);
  now -= 3 * DAY;
  await look();
  await days(1);
  expect(await told()).toEqual([]);
  await days(2);
  expect(await told()).toHaveLength(1);
});

it("asks nothing for a follow that is paused, does not want it, or is of no site, and stores nothing of a failure", async () => {
  await follow({ id: "p", details: { missing: true, paused: true } });
  await follow({ id: "n", details: {} });
  await follow({ id: "q", request: watchOf().request });
  for (const id of ["p", "n", "q", "gone"]) await look(undefined, id);
  expect(requests).toEqual([]);
  const service = async () => SERVICE;
  const ask = async () => failed({ kind: "offline" } as const);
  await takeInventory(
    "w",
    { now: () => now, service, ask, search: ask, store: inventories },
    async () => true,
  );
  expect(await told()).toEqual([]);
});

it.each([
  ["https://a.gov/rules/minimum-wage.html", "site:a.gov inurl:minimum-wage.html"],
  ["https://a.gov/a/long-folder/x1?id=3#part", "site:a.gov inurl:long-folder"],
  ["https://a.gov/", null],
  ["https://a.gov/%C3%A9t%C3%A9/-", null],
  ["nothing", null],
])("asks for %s by the longest part of its path that means itself", (url, q) => {
  expect(exactQuery({ ...page(url, NOW), domain: "a.gov" })).toBe(q);
  expect(exactQuery({ ...page(url, NOW), domain: 'a.gov" -b' })).toBeNull();
});

it.each([
  [{ domain: ["a.gov"] }, true],
  [{ q: "tax site:a.gov" }, true],
  [{ q: "tax -site:a.gov" }, false],
  [{ q: "tax", state: ["TX"] }, false],
])("of %j it can be told what disappears: %s", (change, can) => {
  expect(canTellMissing({ ...watchOf().request, q: "", ...change })).toBe(can);
});
