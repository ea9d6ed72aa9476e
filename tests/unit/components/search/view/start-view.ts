import { signal } from "@preact/signals";
import type { ListsStore } from "../../../../../components/search/view/lists-store.ts";
import { createResultsStore } from "../../../../../components/search/view/results-store.ts";
import { createViewStore } from "../../../../../components/search/view/view-store.ts";
import type { send } from "../../../../../utils/calls/send.ts";
import type { ApiFailure } from "../../../../../utils/platform/failure.ts";
import { failed, success } from "../../../../../utils/platform/result.ts";
import { newSearch, type PageRequest } from "../../../../../utils/search/request.ts";
import type { KnownValues, ResultPage } from "../../../../../utils/search/service-answers.ts";

export const KNOWN: KnownValues = {
  countries: [
    { code: "us", name: "United States", aliases: ["usa"], levels: ["federal"], domains: 1, pages: 1 },
    { code: "gb", name: "United Kingdom", aliases: [], levels: ["police"], domains: 1, pages: 1 },
  ],
  states: [{ code: "TX", name: "Texas", country: "us", type: "state", cities: 1 }],
};

export type Visit = Parameters<typeof createViewStore>[0]["visit"];

/** A view over a service that answers every request, and over lists that come when the test says so. */
export function startView(
  first: KnownValues = KNOWN,
  visit: Visit = () => null,
  isUsual = () => false,
  loaded = KNOWN,
  sendsTyping = true,
  request: PageRequest = newSearch(""),
) {
  const asked: PageRequest[] = [];
  const refusals: ApiFailure[] = [];
  /** The words that suggestions are looked for. */
  const suggestedFor: string[] = [];
  const answer = async (_: string, { request }: { request: PageRequest }) => {
    asked.push(request);
    const refusal = refusals.shift();
    if (refusal) return failed(refusal);
    const page: ResultPage = {
      total: 100,
      totalIsLowerBound: false,
      page: request.page,
      size: 10,
      results: [],
      dropped: 0,
      facets: {},
      tookMs: 1,
    };
    return success({ value: page, fetchedAt: 1, from: "service", failure: null });
  };
  const lists = signal(first);
  const listsStore: ListsStore = {
    lists,
    areRead: signal(sendsTyping),
    failure: signal(null),
    load: async () => {
      lists.value = loaded;
    },
    renew: async () => {
      lists.value = KNOWN;
    },
    reset: () => undefined,
    findCities: async () => success([]),
    findDomains: async () => success([]),
  };
  const results = createResultsStore(
    {
      send: answer as unknown as typeof send,
      clock: { now: () => 0, after: () => () => undefined },
      secondTries: async () => null,
    },
    { request, shown: null },
  );
  const view = createViewStore({
    results,
    lists: listsStore,
    suggest: {
      suggestions: signal([]),
      typed: (words) => void suggestedFor.push(words),
      stop: () => undefined,
    },
    firstText: "",
    remember: () => undefined,
    visit,
    isUsual,
    newSize: () => null,
    sendsTyping: () => sendsTyping,
  });
  return { asked, refusals, suggestedFor, view };
}
