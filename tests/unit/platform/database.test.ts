import "fake-indexeddb/auto";
import { deleteDB, openDB } from "idb";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CACHE_LIMITS, createCache } from "../../../entrypoints/background/search/cache.ts";
import { closeDatabase, database } from "../../../utils/platform/database.ts";

const NAME = "primary-source";
const STORES = ["checks", "marks", "responses", "searches", "uses"];

beforeEach(async () => {
  await closeDatabase();
  await deleteDB(NAME);
});
afterEach(closeDatabase);

describe("the database", () => {
  it("has every store from its first version", async () => {
    expect([...(await database()).objectStoreNames].toSorted()).toEqual(STORES);
  });

  it("keeps what it holds over a restart of the worker", async () => {
    await (await database()).put("marks", { name: "visit", value: 7 });
    await closeDatabase();
    expect(await (await database()).get("marks", "visit")).toEqual({ name: "visit", value: 7 });
  });

  it("left by a later version, is rebuilt", async () => {
    (await openDB(NAME, 99, { upgrade: (later) => void later.createObjectStore("other") })).close();
    expect([...(await database()).objectStoreNames].toSorted()).toEqual(STORES);
  });

  it("that lacks a store is rebuilt", async () => {
    (await openDB(NAME, 1, { upgrade: (broken) => void broken.createObjectStore("responses") })).close();
    expect([...(await database()).objectStoreNames].toSorted()).toEqual(STORES);
  });

  it("gives way to a page that deletes it, and is there again for the next who asks", async () => {
    const cache = createCache(CACHE_LIMITS, () => 1);
    await cache.put({ key: "a", value: 1, fetchedAt: 1, bytes: 1 });
    await deleteDB(NAME);
    expect(await cache.get("a")).toBeNull();
    await cache.put({ key: "a", value: 2, fetchedAt: 1, bytes: 1 });
    expect(await cache.get("a")).toMatchObject({ value: 2 });
  });
});
