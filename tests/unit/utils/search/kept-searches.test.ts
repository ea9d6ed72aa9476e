import "fake-indexeddb/auto";
import { beforeEach, expect, test, vi } from "vitest";
import {
  forgetAllSearches,
  mergeSearches,
  recentSearches,
  rememberSearch,
  replaceSearches,
  SEARCHES_KEPT,
} from "../../../../utils/search/kept-searches.ts";
import { NO_FILTERS, newSearch } from "../../../../utils/search/request.ts";

const words = async () => (await recentSearches()).map(({ q }) => q);

beforeEach(forgetAllSearches);

test("keeps searches, newest first, each once", async () => {
  await rememberSearch(newSearch("tax"), 1);
  await rememberSearch(newSearch("passport"), 2);
  await rememberSearch({ ...newSearch(" tax "), page: 3 }, 3);
  expect(await words()).toEqual(["tax", "passport"]);
});

test("the same words with other filters are another search", async () => {
  await rememberSearch(newSearch("tax"), 1);
  await rememberSearch(newSearch("tax", { ...NO_FILTERS, country: ["ca"] }), 2);
  expect((await recentSearches()).map(({ address }) => address)).toEqual([
    "search.html?q=tax&country=ca",
    "search.html?q=tax",
  ]);
});

test.each(["", "   ", "x".repeat(501)])("does not keep what cannot be searched for", async (q) => {
  await rememberSearch(newSearch(q), 1);
  expect(await words()).toEqual([]);
});

test("keeps the last ones and lets the oldest go", async () => {
  for (let at = 0; at < SEARCHES_KEPT + 3; at += 1) await rememberSearch(newSearch(`search ${at}`), at);
  const kept = await words();
  expect(kept).toHaveLength(SEARCHES_KEPT);
  expect(kept[0]).toBe(`search ${SEARCHES_KEPT + 2}`);
  expect(kept.at(-1)).toBe("search 3");
});

test("a search is the newest also where the clock was set back, and is not the first to go", async () => {
  await replaceSearches(
    Array.from({ length: SEARCHES_KEPT }, (_, at) => ({
      address: `search.html?q=${at}`,
      q: String(at),
      at: 9_000 + at,
    })),
  );
  await rememberSearch(newSearch("tax"), 5);
  await rememberSearch(newSearch("passport"), 6);
  expect((await words()).slice(0, 3)).toEqual(["passport", "tax", String(SEARCHES_KEPT - 1)]);
  expect(await words()).toHaveLength(SEARCHES_KEPT);
});

test("has open pages read again what is kept, replaced or forgotten", async () => {
  const heard: unknown[] = [];
  const channel = new BroadcastChannel("changed");
  channel.onmessage = ({ data }) => heard.push(data);
  await rememberSearch(newSearch(""), 1);
  await rememberSearch(newSearch("tax"), 1);
  expect(await words()).toEqual(["tax"]);
  await vi.waitFor(() => expect(heard).toEqual(["searches"]));
  await replaceSearches([{ address: "search.html?q=passport", q: "passport", at: 2 }]);
  expect(await words()).toEqual(["passport"]);
  await vi.waitFor(() => expect(heard).toHaveLength(2));
  await forgetAllSearches();
  expect(await words()).toEqual([]);
  await vi.waitFor(() => expect(heard).toEqual(["searches", "searches", "searches"]));
  channel.close();
});

const search = (q: string, at: number) => ({ address: `search.html?q=${q}`, q, at });

test("what a backup brings comes to those that are there, each at its later time, and the oldest go", async () => {
  await rememberSearch(newSearch("tax"), 5);
  await rememberSearch(newSearch("passport"), 2);
  await mergeSearches([search("tax", 3), search("passport", 9), search("visa", 4)]);
  expect((await recentSearches()).map(({ q, at }) => [q, at])).toEqual([
    ["passport", 9],
    ["tax", 5],
    ["visa", 4],
  ]);
  await mergeSearches(Array.from({ length: SEARCHES_KEPT }, (_, at) => search(`s${at}`, 4 + at)));
  const kept = await words();
  expect(kept).toHaveLength(SEARCHES_KEPT);
  expect(kept).not.toContain("visa");
});

test("a search that is made while a backup is added to the others stays", async () => {
  await rememberSearch(newSearch("tax"), 1);
  await Promise.all([mergeSearches([search("visa", 2)]), rememberSearch(newSearch("passport"), 3)]);
  expect(await words()).toEqual(["passport", "visa", "tax"]);
});
