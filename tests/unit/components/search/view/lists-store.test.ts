import { expect, it } from "vitest";
import { createListsStore } from "../../../../../components/search/view/lists-store.ts";
import type { send } from "../../../../../utils/calls/send.ts";
import { success } from "../../../../../utils/platform/result.ts";
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
  const store = createListsStore(ask as unknown as typeof send, { countries: [], states: [] });
  await store.load();
  expect(store.lists.value.cities).toEqual([austin]);
  await store.findCities("p", NO_FILTERS, new AbortController().signal);
  expect(store.lists.value.cities).toEqual([austin, portland]);
});
