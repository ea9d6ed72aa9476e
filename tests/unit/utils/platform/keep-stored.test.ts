import { afterEach, expect, it, vi } from "vitest";

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["once where the browser has not agreed", false, 1],
  ["not at all where it has", true, 0],
])("the browser is asked to keep what is stored %s", async (_, isKept, times) => {
  vi.resetModules();
  const storage = { persisted: vi.fn(async () => isKept), persist: vi.fn(async () => true) };
  vi.stubGlobal("navigator", { storage });
  const { askToKeepStored } = await import("../../../../utils/platform/keep-stored.ts");
  await askToKeepStored();
  await askToKeepStored();
  expect([storage.persisted.mock.calls.length, storage.persist.mock.calls.length]).toEqual([1, times]);
});

it.each([
  ["a browser that cannot be asked", {}],
  ["a worker that may not ask", { storage: { persisted: async () => false } }],
])("%s is left alone", async (_, navigator) => {
  vi.resetModules();
  vi.stubGlobal("navigator", navigator);
  const { askToKeepStored } = await import("../../../../utils/platform/keep-stored.ts");
  await expect(askToKeepStored()).resolves.toBeUndefined();
});
