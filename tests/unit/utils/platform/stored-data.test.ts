import "fake-indexeddb/auto";
import { expect, it } from "vitest";
import { inPagesDatabase } from "../../../../components/base/kept-record.ts";
import { inAnswers } from "../../../../entrypoints/background/search/answers-database.ts";
import { inChecksDatabase } from "../../../../utils/checks/database.ts";
import { STORED_DATA, type StorageKey, storageArea } from "../../../../utils/platform/stored-data.ts";
import { inSearchesDatabase } from "../../../../utils/search/database.ts";
import { inWatchesDatabase } from "../../../../utils/watches/database.ts";

const kinds = Object.values(STORED_DATA);
const keysIn = (area: string): string[] => kinds.flatMap((kind) => (kind.area === area ? kind.keys : []));
const storesIn = (area: string): string[] =>
  [...new Set(keysIn(area).map((key) => key.split("/")[0] ?? ""))].toSorted();

it("names every key once", () => {
  const keys = kinds.flatMap(({ area, keys }) => keys.map((key) => `${area} ${key}`));
  expect(keys).toEqual([...new Set(keys)]);
});

it("names the stores of all databases, and no others", async () => {
  const checks = await inChecksDatabase(async (opened) => [...opened.objectStoreNames].toSorted());
  const answers = await inAnswers(async (opened) => [...opened.objectStoreNames].toSorted());
  const searches = await inSearchesDatabase(async (opened) => [...opened.objectStoreNames].toSorted());
  const watches = await inWatchesDatabase(async (opened) => [...opened.objectStoreNames].toSorted());
  const pages = await inPagesDatabase(async (opened) => [...opened.objectStoreNames].toSorted());
  expect(storesIn("pages-database")).toEqual(pages);
  expect(storesIn("watches-database")).toEqual(watches);
  expect(storesIn("searches-database")).toEqual(searches);
  expect(storesIn("checks-database")).toEqual(checks);
  expect(storesIn("answers-database")).toEqual(answers);
});

it.each<[StorageKey, string, string | null]>([
  ["settings", "local", "local"],
  ["managed-copy", "local", "local"],
  ["paused-until-search", "local", "session"],
  ["paused-until-factCheck", "local", "session"],
  ["unstored-answers", "session", null],
])("keeps %s in %s, in private windows in %s", (key, normal, inPrivate) => {
  expect(storageArea(key, false)).toBe(normal);
  expect(storageArea(key, true)).toBe(inPrivate);
});

it("keeps nothing of private windows on the disk but settings, and reads the list of sites", () => {
  const keys = [...keysIn("storage.local"), ...keysIn("storage.session")] as StorageKey[];
  expect(keys.filter((key) => storageArea(key, true) === "local")).toEqual([
    ...["settings", "managed-copy", "site-list", "site-list-renewal"],
  ]);
});
