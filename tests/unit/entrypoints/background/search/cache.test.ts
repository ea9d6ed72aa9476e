import "fake-indexeddb/auto";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { closeAnswers, inAnswers } from "../../../../../entrypoints/background/search/answers-database.ts";
import { type CacheLimits, createCache } from "../../../../../entrypoints/background/search/cache.ts";
import { expectLogs } from "../../../../setup/logs.ts";

const ROOMY: CacheLimits = { entries: 100, bytes: 1_000_000 };
let clock = 0;
const now = () => clock;

beforeEach(async () => {
  clock = 1_000_000;
  await createCache(ROOMY, now).clear();
});
afterEach(() => vi.restoreAllMocks());

const entry = (key: string, bytes = 10, value: unknown = `value of ${key}`) => ({
  key,
  value,
  fetchedAt: clock,
  bytes,
});

/** What stands in the stores, told from the records alone. */
async function contents(): Promise<{ keys: string[]; uses: string[]; bytes: number }> {
  const uses = await inAnswers((opened) => opened.getAll("uses"));
  return {
    keys: (await inAnswers((opened) => opened.getAllKeys("responses"))).toSorted(),
    uses: uses.map(({ key }) => key).toSorted(),
    bytes: uses.reduce((sum, use) => sum + use.bytes, 0),
  };
}

describe("the cache", () => {
  it("gives back what was put under a key", async () => {
    const cache = createCache(ROOMY, now);
    await cache.put(entry("a"));
    expect(await cache.get("a")).toEqual({ key: "a", value: "value of a", fetchedAt: clock });
    expect(await cache.get("b")).toBeNull();
  });

  it("replaces what stood under the same key and counts it once", async () => {
    const cache = createCache(ROOMY, now);
    await cache.put(entry("a", 10));
    await cache.put(entry("a", 30, "newer"));
    expect(await cache.get("a")).toMatchObject({ value: "newer" });
    expect(await cache.size()).toEqual({ entries: 1, bytes: 30 });
  });

  it("throws out what was used longest ago", async () => {
    const cache = createCache({ entries: 3, bytes: 1000 }, now);
    for (const key of ["a", "b", "c"]) await cache.put(entry(key));
    cache.touch("a");
    await cache.put(entry("d"));
    expect((await contents()).keys).toEqual(["a", "c", "d"]);
  });

  it("throws out as many as it takes to make room", async () => {
    const cache = createCache({ entries: 100, bytes: 100 }, now);
    for (const key of ["a", "b", "c"]) await cache.put(entry(key, 30));
    await cache.put(entry("d", 70));
    expect((await contents()).keys).toEqual(["c", "d"]);
  });

  it("keeps nothing that is larger than all of its room, and keeps the rest", async () => {
    const cache = createCache({ entries: 100, bytes: 100 }, now);
    await cache.put(entry("a", 30));
    await cache.put(entry("huge", 101));
    expect((await contents()).keys).toEqual(["a"]);
  });

  it("throws out the oldest also after the clock was set back", async () => {
    const cache = createCache({ entries: 2, bytes: 1000 }, now);
    await cache.put(entry("a"));
    await cache.put(entry("b"));
    clock -= 500_000;
    await createCache({ entries: 2, bytes: 1000 }, now).put(entry("c"));
    expect((await contents()).keys).toEqual(["b", "c"]);
  });

  it("writes uses down by itself when nothing is put", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const cache = createCache({ entries: 2, bytes: 1000 }, now);
    await cache.put(entry("a"));
    await cache.put(entry("b"));
    cache.touch("a");
    vi.advanceTimersByTime(2000);
    vi.useRealTimers();
    // The next writer knows nothing of this one's memory, only of what is stored.
    await createCache({ entries: 2, bytes: 1000 }, now).put(entry("c"));
    expect((await contents()).keys).toEqual(["a", "c"]);
  });

  it("is empty after it was cleared", async () => {
    const cache = createCache(ROOMY, now);
    await cache.put(entry("a"));
    await cache.clear();
    expect(await cache.get("a")).toBeNull();
    expect(await cache.size()).toEqual({ entries: 0, bytes: 0 });
    expect(await contents()).toEqual({ keys: [], uses: [], bytes: 0 });
  });

  it("keeps its count when two write at once", async () => {
    const one = createCache(ROOMY, now);
    const other = createCache(ROOMY, now);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? one : other).put(entry(`key ${index % 7}`, index + 1)),
      ),
    );
    const { keys, bytes } = await contents();
    expect(await one.size()).toEqual({ entries: keys.length, bytes });
    expect(keys).toHaveLength(7);
  });

  it("never holds more than its limits, nor another key's value, whatever is done to it", async () => {
    const limits = { entries: 5, bytes: 100 };
    const operation = fc.oneof(
      fc.record({ op: fc.constant("put" as const), key: fc.nat(9), bytes: fc.integer({ min: 1, max: 60 }) }),
      fc.record({ op: fc.constant("get" as const), key: fc.nat(9) }),
      fc.record({ op: fc.constant("touch" as const), key: fc.nat(9) }),
      fc.record({ op: fc.constant("time" as const), by: fc.integer({ min: -1000, max: 1000 }) }),
      fc.record({ op: fc.constant("restart" as const) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { maxLength: 40 }), async (operations) => {
        let cache = createCache(limits, now);
        await cache.clear();
        const latest = new Map<string, string>();
        for (const [index, step] of operations.entries()) {
          if (step.op === "put") {
            const value = `${step.key} at ${index}`;
            await cache.put(entry(String(step.key), step.bytes, value));
            latest.set(String(step.key), value);
            expect(await cache.get(String(step.key))).toMatchObject({ value });
          } else if (step.op === "get") {
            const found = await cache.get(String(step.key));
            if (found) expect(found.value).toBe(latest.get(String(step.key)));
          } else if (step.op === "touch") cache.touch(String(step.key));
          else if (step.op === "time") clock += step.by;
          else cache = createCache(limits, now);
          const { keys, uses, bytes } = await contents();
          expect(keys.length).toBeLessThanOrEqual(limits.entries);
          expect(bytes).toBeLessThanOrEqual(limits.bytes);
          expect(uses).toEqual(keys);
          expect(await cache.size()).toEqual({ entries: keys.length, bytes });
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe("a browser without room", () => {
  const quota = () => new DOMException("no room", "QuotaExceededError");

  it("loses the older half and keeps the new entry", async () => {
    const cache = createCache(ROOMY, now);
    for (const key of ["a", "b", "c", "d"]) await cache.put(entry(key));
    const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementationOnce(() => {
      throw quota();
    });
    await cache.put(entry("e"));
    expect(put).toHaveBeenCalled();
    expect((await contents()).keys).toEqual(["c", "d", "e"]);
    expect(await cache.size()).toMatchObject({ entries: 3 });
  });

  it("goes on without the entry where even that does not help", async () => {
    expectLogs(/An answer was not kept/);
    const cache = createCache(ROOMY, now);
    await cache.put(entry("a"));
    const put = IDBObjectStore.prototype.put;
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore, value, key) {
      if (this.name === "responses") throw quota();
      return put.call(this, value, key);
    });
    await cache.put(entry("b"));
    expect(await cache.get("b")).toBeNull();
  });
});

it("a closed database is opened again", async () => {
  const cache = createCache(ROOMY, now);
  await cache.put(entry("a"));
  await inAnswers(async (opened) => opened.close());
  expect(await cache.get("a")).toMatchObject({ value: "value of a" });
  await closeAnswers();
  expect(await cache.get("a")).toMatchObject({ value: "value of a" });
});
