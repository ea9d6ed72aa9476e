import { beforeEach, describe, expect, it, vi } from "vitest";
import { createMyPlacesStore } from "../../../../components/recent/my-places-store.ts";
import { NO_FILTERS } from "../../../../utils/requests/request.ts";

const kept = new Map<string, string>();
const told: ((event: { key: string | null }) => void)[] = [];
beforeEach(() => {
  kept.clear();
  told.length = 0;
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
  vi.stubGlobal("window", {
    addEventListener: (_: string, listener: (typeof told)[number]) => told.push(listener),
  });
});
const tellAll = (key: string | null): void => {
  for (const tell of told) tell({ key });
};

describe("my places in two windows", () => {
  const texas = { name: "Texas", filters: { ...NO_FILTERS, state: ["TX"] } };
  const ontario = { name: "Ontario", filters: { ...NO_FILTERS, state: ["ON"] } };

  it("are those of both, kept or removed before either was told of the other", () => {
    const [one, two] = [createMyPlacesStore(), createMyPlacesStore()];
    one.add(texas);
    two.add(ontario);
    expect(createMyPlacesStore().places.value).toEqual([texas, ontario]);
    one.remove(texas.filters);
    expect(createMyPlacesStore().places.value).toEqual([ontario]);
  });

  it("are shown alike in both", () => {
    const [one, two] = [createMyPlacesStore(), createMyPlacesStore()];
    one.add(texas);
    tellAll("my-places");
    expect(two.places.value).toEqual([texas]);
    expect(two.has(texas.filters)).toBe(true);
    kept.clear();
    tellAll(null);
    expect(two.places.value).toEqual([]);
  });

  it("are one for the same filters, under the name given last", () => {
    const store = createMyPlacesStore();
    store.add(texas);
    store.add({ ...texas, name: "Home" });
    expect(store.places.value).toEqual([{ ...texas, name: "Home" }]);
  });
});
