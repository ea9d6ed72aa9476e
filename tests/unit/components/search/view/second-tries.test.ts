import { signal } from "@preact/signals";
import { expect, it, test } from "vitest";
import { createResultsStore } from "../../../../../components/search/view/results-store.ts";
import { createSecondTries } from "../../../../../components/search/view/second-tries.ts";
import type { send } from "../../../../../utils/calls/send.ts";
import { failed, success } from "../../../../../utils/platform/result.ts";
import {
  NO_FILTERS,
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
}

function start({ finds = [], titles = [], own = [], from = "service", pausedFrom = 99 }: World) {
  const asked: string[] = [];
  const answer = async (name: string, { request, q }: { request?: PageRequest; q?: string }) => {
    const address = request ? pageAddress(request).replace("search.html?", "") : `suggest ${q}`;
    asked.push(address);
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
  const store = createResultsStore({ send: sends, clock }, { request: newSearch(""), shown: null });
  return {
    asked,
    store,
    search: (request: SearchRequest) => store.run(request, { secondTries: tries }),
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
    [],
  ],
  [
    "pasport renewl dauhgter",
    { finds: ["q=passport+renewal"] },
    "q=passport+renewal",
    ["q=passport+renewal+daughter"],
  ],
  ["snowmobile license", { finds: ["q=snowmobile"] }, "q=snowmobile", ["suggest sno", "suggest sn"]],
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
  ["fishing license", { titles: ["Nothing"] }, 2],
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

it("searching exactly, paging and changing filters look for no other words", async () => {
  const { asked, store } = start({});
  await store.run(newSearch("how is the water bill"));
  await store.refresh();
  expect(asked).toHaveLength(2);
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
