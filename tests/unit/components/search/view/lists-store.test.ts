import { expect, it } from "vitest";
import { createListsStore, NO_LISTS } from "../../../../../components/search/view/lists-store.ts";
import type { send } from "../../../../../utils/calls/send.ts";
import { failed, success } from "../../../../../utils/platform/result.ts";
import { NO_FILTERS } from "../../../../../utils/search/request.ts";

const place = (city: string, state: string) => ({
  city,
  state,
  country: "US",
  stateName: null,
  domains: 1,
});

it("remembers the busiest cities and those that were looked up, each once", async () => {
  const [austin, portland] = [place("Austin", "TX"), place("Portland", "ME")];
  const answers = {
    countries: { value: { countries: [] } },
    places: { value: { states: [], cities: [austin], citiesKnown: null } },
    findCities: [portland, austin],
  };
  const ask = async (name: keyof typeof answers) => success(answers[name]);
  const store = createListsStore(ask as unknown as typeof send, NO_LISTS);
  await store.load();
  expect(store.lists.value.cities).toEqual([austin]);
  await store.findCities("p", NO_FILTERS, new AbortController().signal, false);
  expect(store.lists.value.cities).toEqual([austin, portland]);
});

it("says nothing of the failure of the service before", async () => {
  const store = createListsStore(
    (async () => failed({ kind: "offline" })) as unknown as typeof send,
    NO_LISTS,
  );
  await store.load();
  expect(store.failure.value).toEqual({ kind: "offline" });
  store.reset();
  expect(store.failure.value).toBeNull();
});

it("takes no city that the service before finds late", async () => {
  const late = Promise.withResolvers<void>();
  const ask = async () => {
    await late.promise;
    return success([place("Austin", "TX")]);
  };
  const store = createListsStore(ask as unknown as typeof send, NO_LISTS);
  const found = store.findCities("a", NO_FILTERS, new AbortController().signal, false);
  store.reset();
  late.resolve();
  await found;
  expect(store.lists.value).toBe(NO_LISTS);
});

it("takes nothing that the service before answers late", async () => {
  const late = Promise.withResolvers<void>();
  const ask = async (name: string) => {
    await late.promise;
    const places = { states: [], cities: [place("Austin", "TX")], citiesKnown: null };
    return success({ value: name === "countries" ? { countries: [] } : places });
  };
  const store = createListsStore(ask as unknown as typeof send, NO_LISTS);
  const loaded = store.load();
  store.reset();
  late.resolve();
  await loaded;
  expect(store.lists.value).toBe(NO_LISTS);
});
