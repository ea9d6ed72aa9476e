import "fake-indexeddb/auto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { closeDatabase, database } from "../../../utils/store/database.ts";
import { storedPauses } from "../../../utils/store/pauses.ts";

beforeEach(async () => {
  await (await database()).clear("marks");
});

describe("a pause", () => {
  it("outlives the worker", async () => {
    await storedPauses().set("search", 7000);
    await closeDatabase();
    expect(await storedPauses().until("search")).toBe(7000);
    expect(await storedPauses().until("factCheck")).toBe(0);
  });

  it("holds in this life also where it cannot be stored", async () => {
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("no room", "QuotaExceededError");
    });
    const pauses = storedPauses();
    await pauses.set("search", 7000);
    expect(await pauses.until("search")).toBe(7000);
  });

  it("is none where the store cannot be read", async () => {
    vi.spyOn(IDBObjectStore.prototype, "get").mockImplementation(() => {
      throw new DOMException("corrupt", "UnknownError");
    });
    expect(await storedPauses().until("search")).toBe(0);
  });
});
