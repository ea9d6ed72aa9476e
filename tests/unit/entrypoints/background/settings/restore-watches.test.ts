import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, expect, it, vi } from "vitest";
import { restoreBackup } from "../../../../../entrypoints/background/settings/restore-backup.ts";
import * as store from "../../../../../entrypoints/background/watches/store.ts";
import { closeWatchesDatabase } from "../../../../../utils/watches/database.ts";
import { readKeptStatesOf, readStatesOf, readWatches } from "../../../../../utils/watches/read-watches.ts";
import { WATCH_LIMITS } from "../../../../../utils/watches/watch-limits.ts";
import { NOW, SERVICE, TAXES, watchOf } from "../../../utils/watches/sample.ts";

vi.mock("../../../../../utils/checks/transaction.ts", () => ({ inChecks: async () => undefined }));
vi.mock("../../../../../utils/search/kept-searches.ts", () => ({
  mergeSearches: async () => undefined,
  replaceSearches: async () => undefined,
}));

beforeEach(async () => {
  await closeWatchesDatabase();
  globalThis.indexedDB = new IDBFactory();
});

const OTHER = { ...TAXES, name: "Roads", request: { ...TAXES.request, q: "roads" } };
const STATES = [
  { watch: 1, service: SERVICE, pages: [[7, NOW, { title: "Roads", snippet: "", seenAt: NOW }]] },
] as const;
const restore = (how: "merge" | "replace") =>
  restoreBackup({ how, watches: [TAXES, OTHER], states: STATES, checks: [], searches: [] });

it.each(["merge", "replace"] as const)("%s brings back what a follow remembers of its pages", async (how) => {
  await store.addWatches([watchOf()]);
  await restore(how);
  const watches = await readWatches();
  const roads = watches.findIndex(({ name }) => name === "Roads");
  expect(await readKeptStatesOf(watches)).toEqual([{ ...STATES[0], watch: roads }]);
});

it.each([
  [{}, "Ask the county", "Ask the county"],
  [{ note: "Mine", paused: true as const }, "Ask the county", "Mine"],
])("what is followed already takes a note where it has none: %j", async (details, brought, note) => {
  await store.addWatches([watchOf({ id: "mine", name: "Mine", request: OTHER.request, details })]);
  const noted = { ...OTHER, details: { note: brought } };
  await restoreBackup({ how: "merge", watches: [noted], checks: [], searches: [] });
  expect(await readWatches()).toMatchObject([{ id: "mine", name: "Mine", details: { ...details, note } }]);
});

it("what is followed already stays as it is", async () => {
  await store.addWatches([watchOf({ id: "mine", name: "Roads", request: OTHER.request })]);
  await restore("merge");
  expect(await readStatesOf("mine", "https://a.gov/1")).toEqual([]);
  expect(await readKeptStatesOf(await readWatches())).toEqual([]);
});

it.each(["merge", "replace"] as const)(
  "%s keeps no more than may be kept beside an administrator's",
  async (how) => {
    await store.addWatches([watchOf({ id: "preset", preset: "fixed" })]);
    const watches = Array.from({ length: WATCH_LIMITS.watches }, (_, index) => ({
      ...TAXES,
      name: `Roads ${index}`,
      request: { ...TAXES.request, q: `roads ${index}` },
    }));
    expect(await restoreBackup({ how, watches, checks: [], searches: [] })).toMatchObject({
      follows: WATCH_LIMITS.watches - 1,
      leftOut: 1,
    });
    const kept = await readWatches();
    expect(kept).toHaveLength(WATCH_LIMITS.watches);
    expect(kept.map(({ id }) => id)).toContain("preset");
    expect(kept.map(({ name }) => name)).not.toContain(`Roads ${WATCH_LIMITS.watches - 1}`);
  },
);
