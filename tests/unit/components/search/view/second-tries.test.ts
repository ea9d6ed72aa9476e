import { signal } from "@preact/signals";
import { expect, it, test } from "vitest";
import { createResultsStore } from "../../../../../components/search/view/results-store.ts";
import { createSecondTries, hasNothing } from "../../../../../components/search/view/second-tries.ts";
import type { send } from "../../../../../utils/calls/send.ts";
import { failed, success } from "../../../../../utils/platform/result.ts";
import {
  NO_FILTERS,
  newRecent,
  newSearch,
  type PageRequest,
  type SearchRequest,
} from "../../../../../utils/search/request.ts";
import type { KnownValues, ResultPage } from "../../../../../utils/search/service-answers.ts";
import { pageAddress } from "../../../../../utils/search/to-parameters.ts";
import { RESULT } from "../../sample-result.ts";

const KNOWN: KnownValues = {
  countries: [{ code: "us", name: "United States", aliases: [], levels: ["federal"], domains: 1, pages: 1 }],
  states: [{ code: "TX", name: "Texas", country: "us", type: "state", cities: 1 }],
};

interface World {
  /** Addresses of searches that find something. */
  readonly finds?: readonly string[];
  readonly titles?: readonly string[];
  readonly own?: readonly string[];
  readonly from?: "service" | "fresh";
  /** From this request on the service asks to be left alone. */
  readonly pausedFrom?: number;
  /** How many requests fail before one is answered. */
  readonly fails?: number;
}

function start({ finds = [], titles = [], own = [], from = "service", pausedFrom = 99, fails = 0 }: World) {
  const asked: string[] = [];
  const answer = async (name: string, { request, q }: { request?: PageRequest; q?: string }) => {
    const address = request ? pageAddress(request).replace("search.html?", "") : `suggest ${q}`;
    asked.push(address);
    if (asked.length <= fails) return failed({ kind: "offline" });
    if (asked.length >= pausedFrom) return failed({ kind: "rate-limited", until: 1 });
    const served = { fetchedAt: 1, from, failure: null };
    if (name === "suggest") {
      const found = titles.filter((title) => title.split(" ").some((word) => word.startsWith(q ?? "")));
      return success({ ...served, value: found });
    }
    const results = finds.includes(address) ? [RESULT] : [];
    const value: ResultPage = {
      total: results.length,
      totalIsLowerBound: false,
      page: request?.page ?? 1,
      size: 10,
      results,
      dropped: 0,
      facets: {},
      tookMs: 1,
    };
    return success({ ...served, value });
  };
  const sends = answer as unknown as typeof send;
  const tries = createSecondTries({
    send: sends,
    lists: { lists: signal(KNOWN), load: async () => undefined },
    ownSearches: signal(own),
  });
  const clock = { now: () => 0, after: () => () => undefined };
  const store = createResultsStore(
    { send: sends, clock, secondTries: tries },
    { request: newSearch(""), shown: null },
  );
  return {
    asked,
    store,
    search: (request: SearchRequest) => store.run(request),
    tries,
  };
}

test.each<[string, World, string, readonly string[]]>([
  [
    "how much is the fishing license in texas",
    { finds: ["q=fishing+license&state=TX"] },
    "q=fishing+license&state=TX",
    [],
  ],
  ["water bill texas", { finds: ["q=water+bill"] }, "q=water+bill", ["q=water+bill&state=TX"]],
  [
    "proprety tax releif in texas",
    { finds: ["q=property+tax+relief&state=TX"] },
    "q=property+tax+relief&state=TX",
    ["q=proprety+tax+releif&state=TX"],
  ],
  ["the garage sale permit", { finds: ["q=garage+sale"] }, "q=garage+sale", ["q=garage+sale+permit"]],
  // "Grunts" is a fish, and a letter from a word that is known.
  ["grunts fishing boat", { finds: ["q=grunts+fishing"] }, "q=grunts+fishing", ["q=grants+fishing+boat"]],
  [
    "pasport renewl dauhgter",
    { finds: ["q=passport+renewal"] },
    "q=passport+renewal",
    ["q=passport+renewal+daughter"],
  ],
  ["snowmobile fees", { finds: ["q=snowmobile"] }, "q=snowmobile", ["suggest sno", "suggest sn"]],
  ["fishing license", { finds: ["q=fishing+licence"] }, "q=fishing+licence", []],
  // It is looked for as it was typed first.
  ["the colour code", { finds: ["q=color+code"] }, "q=color+code", ["q=colour+code"]],
  [
    "snowmobile license",
    { finds: ["q=snowmobile"] },
    "q=snowmobile",
    ["q=snowmobile+licence", "suggest sno"],
  ],
  ["dispute water bill", { finds: ["q=water+bill"] }, "q=water+bill", []],
  [
    "dispute late water bill",
    { finds: ["q=water+bill"] },
    "q=water+bill",
    ["q=late+water+bill", "q=late+water"],
  ],
])("%s: %j leads to %s", async (q, world, found, before) => {
  const { asked, store, search } = start(world);
  await search(newSearch(q));
  expect(asked.slice(1)).toEqual([...before, found]);
  expect(pageAddress(store.request.value)).toBe(`search.html?${found}`);
  expect(store.standing.value?.insteadOf?.q).toBe(q);
  expect(store.standing.value?.page.results).toHaveLength(1);
});

test.each<[string, World, number]>([
  ["how do I dispute a late water bill in texas", {}, 3],
  ["dispute late water bill", { titles: ["Nothing"] }, 3],
  ["fishing permit", { titles: ["Nothing"] }, 2],
  ["fishing license", { titles: ["Nothing"] }, 3],
  ["acessibility pasport", { titles: ["accessibility", "passport"] }, 3],
  ["passport", {}, 0],
  ["snowmobile", {}, 2],
  ["snowmobile", { pausedFrom: 2 }, 1],
  ["passport", { finds: ["q=passport"] }, 0],
  ['"how is the"', {}, 0],
  ["dispute late water bill", { pausedFrom: 2 }, 1],
  ["dispute late water bill", { pausedFrom: 1 }, 0],
])("%s with %j: %i more requests", async (q, world, more) => {
  const { asked, store, search } = start(world);
  await search(newSearch(q));
  expect(asked).toHaveLength(1 + more);
  expect(store.request.value.q).toBe(q);
});

it("near words are offered only where they find something", async () => {
  const world = { titles: ["snowmobile renewal"] };
  const found = start({ ...world, finds: ["q=snowmobile+fees"] });
  await found.search(newSearch("snomobile fees"));
  expect(found.store.shown.value?.offers?.words).toEqual(["snowmobile fees"]);
  const nothing = start(world);
  await nothing.search(newSearch("snomobile fees"));
  expect(nothing.store.shown.value?.offers?.words ?? []).toEqual([]);
  const own = start({ own: ["snowmobile"], finds: ["q=snowmobile"] });
  await own.search(newSearch("snomobile"));
  expect([own.asked, own.store.shown.value?.offers?.words]).toEqual([
    ["q=snomobile", "suggest sno", "q=snowmobile"],
    ["snowmobile"],
  ]);
});

it("federal pages that the chosen state hides are offered, not shown", async () => {
  const { store, search } = start({ finds: ["q=passport&country=us&level=federal"] });
  await search(newSearch("passport", { ...NO_FILTERS, state: ["TX"] }));
  expect(store.request.value.state).toEqual(["TX"]);
  expect(store.shown.value?.offers?.federal?.level).toEqual(["federal"]);
});

it("saved answers cost no request, and no more than all words are tried", async () => {
  const { asked, search } = start({ from: "fresh" });
  await search(newSearch("how do I dispute a late water bill in texas"));
  const suggestions = asked.filter((each) => each.startsWith("suggest"));
  expect(suggestions.length).toBeLessThanOrEqual(4);
  expect(asked.length - suggestions.length).toBeLessThanOrEqual(7);
});

it("searching exactly looks for no other words, also when it is tried again", async () => {
  const { asked, store } = start({});
  await store.run(newSearch("how is the water bill"), { isExact: true });
  await store.refresh();
  expect(asked).toHaveLength(2);
});

it("a search that failed looks for other words when it is tried again", async () => {
  for (const again of ["refresh", "askNow"] as const) {
    const { asked, store, search } = start({ finds: ["q=water+bill"], fails: 1 });
    await search(newSearch("the water bill"));
    expect([store.failure.value?.kind, asked.length]).toEqual(["offline", 1]);
    await store[again]();
    expect(store.shown.value?.insteadOf?.q).toBe("the water bill");
  }
});

it("that other words are shown stays said on the next page, and not of the next search", async () => {
  const { store, search } = start({ finds: ["q=water+bill", "q=water+bill&page=2", "q=tax"] });
  await search(newSearch("the water bill"));
  await store.run({ ...newSearch("water bill"), page: 2 });
  expect(store.shown.value?.insteadOf?.q).toBe("the water bill");
  await search(newSearch("tax"));
  expect(store.shown.value?.insteadOf).toBeUndefined();
});

it("the next search ends the looking", async () => {
  const { asked, search } = start({ finds: ["q=tax"] });
  const first = search(newSearch("dispute late water bill"));
  await search(newSearch("tax"));
  await first;
  expect(asked.filter((address) => address.includes("water")).length).toBeLessThanOrEqual(2);
});

const EMPTY: ResultPage = {
  ...{ total: 0, totalIsLowerBound: false, page: 1, size: 10, results: [], dropped: 0, facets: {} },
  tookMs: 1,
};
test.each<[string, Partial<ResultPage>, boolean]>([
  ["nothing at all", {}, true],
  ["a total", { total: 1 }, false],
  ["a total that is a lower bound", { totalIsLowerBound: true }, false],
  ["results", { results: [RESULT] }, false],
  ["results that could not be read", { dropped: 1 }, false],
  ["its second page", { page: 2 }, false],
])("an answer with %s has nothing: %s", (_, change, expected) => {
  expect(hasNothing({ ...EMPTY, ...change })).toBe(expected);
});

test.each<[string, PageRequest]>([
  ["a recent view", { ...newRecent(), q: "the water bill" }],
  ["a later page", { ...newSearch("the water bill"), page: 2 }],
])("for %s nothing else is asked", async (_, request) => {
  const { asked, tries } = start({ finds: ["q=water+bill"] });
  expect(await tries(request, new AbortController().signal)).toBeNull();
  expect(asked).toEqual([]);
});

it("places are read in words once the lists have come", async () => {
  const lists = signal<KnownValues>({ countries: [], states: [] });
  const asked: unknown[] = [];
  const tries = createSecondTries({
    send: (async (...call: unknown[]) => {
      asked.push(call.slice(0, 2));
      return success({
        value: { ...EMPTY, results: [RESULT] },
        fetchedAt: 1,
        from: "service",
        failure: null,
      });
    }) as unknown as typeof send,
    lists: {
      lists,
      load: async () => {
        lists.value = KNOWN;
      },
    },
    ownSearches: signal([]),
  });
  const found = await tries(newSearch("water bill texas"), new AbortController().signal);
  expect(found).toMatchObject({ kind: "found", request: { q: "water bill", state: ["TX"] } });
  // A saved answer is as good: what it finds is shown with its age.
  expect(asked).toEqual([
    ["search", { request: expect.objectContaining({ state: ["TX"] }), effort: "saved" }],
  ]);
});

it("saved answers leave all three requests for others", async () => {
  const asked: string[] = [];
  let left = 3;
  const tries = createSecondTries({
    send: (async (name: string, { request, q }: { request?: PageRequest; q?: string }) => {
      asked.push(request ? request.q : `suggest ${q}`);
      const from = left > 0 ? "fresh" : "service";
      left -= 1;
      return success({ value: name === "suggest" ? [] : EMPTY, fetchedAt: 1, from, failure: null });
    }) as unknown as typeof send,
    lists: { lists: signal(KNOWN), load: async () => undefined },
    ownSearches: signal([]),
  });
  await tries(newSearch("dispute late water bill"), new AbortController().signal);
  expect(asked).toEqual(["late water bill", "late water", "water bill", "late", "suggest lat"]);
});
