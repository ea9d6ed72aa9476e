import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  endServicePause,
  hurryLine,
  reservePlace,
  takeTurn,
} from "../../../../../entrypoints/background/checks/line-records.ts";
import { closeChecksDatabase, inChecksDatabase } from "../../../../../utils/checks/database.ts";
import { readChecks } from "../../../../../utils/checks/history/read-checks.ts";
import { START_WINDOW } from "../../../../../utils/checks/start-limit.ts";
import { inChecks, readLine } from "../../../../../utils/checks/transaction.ts";
import { ask, at, NO_SERVICE, startOne } from "./stored-line.ts";

beforeEach(async () => {
  await closeChecksDatabase();
  globalThis.indexedDB = new IDBFactory();
});
afterEach(closeChecksDatabase);

describe("the stored line of checks", () => {
  it("keeps the order in which claims came, and lists the newest first", async () => {
    for (const claim of ["a", "b", "c", "d"]) await ask(claim);
    expect((await readChecks()).map(({ claim }) => claim)).toEqual(["d", "c", "b", "a"]);
    expect((await takeTurn(at(1), NO_SERVICE)).started.map(({ claim }) => claim)).toEqual(["a", "b", "c"]);
  });

  it("is not written where a turn changes nothing, so that a full disk does not wake an idle worker", async () => {
    await startOne();
    const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("", "QuotaExceededError");
    });
    expect((await takeTurn(at(2), NO_SERVICE)).started).toEqual([]);
    put.mockRestore();
  });

  it("never holds one claim twice, however many windows ask at once", async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => ask(index % 2 ? "A claim." : " a  CLAIM")));
    expect(await readChecks()).toHaveLength(1);
  });

  it("gives claims that come at once places of their own", async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => ask(`claim ${index}`)));
    expect(new Set((await readChecks()).map(({ order }) => order)).size).toBe(20);
  });

  it("counts the start in the same transaction that makes the check run", async () => {
    const started = await startOne();
    expect((await readLine()).starts).toEqual([1]);
    expect(await readChecks()).toEqual([started]);
  });

  it("changes nothing where a transaction fails half-way", async () => {
    await ask("a");
    const before = await readChecks();
    const line = await readLine();
    await expect(
      inChecks(async (transaction) => {
        await transaction.line.change({ nextOrder: 99 });
        await transaction.checks.clear();
        throw new Error("the worker dies here");
      }),
    ).rejects.toThrow();
    expect(await readChecks()).toEqual(before);
    expect(await readLine()).toEqual(line);
  });

  it("survives a line that cannot be read", async () => {
    await inChecksDatabase((database) => database.put("marks", { name: "checks-line", value: "garbage" }));
    await ask("a");
    expect((await takeTurn(at(1), NO_SERVICE)).started).toHaveLength(1);
  });
});

describe("a pause of the line", () => {
  const pause = (reason: "service-asked" | "unreachable") => ({ since: 1, until: 9e15, reason });
  const pauseNow = async () => (await readLine()).pause;

  it.each([
    ["service-asked", null],
    ["unreachable", "unreachable"],
  ] as const)("because of %s is after a change of the service: %s", async (reason, after) => {
    await inChecks(({ line }) => line.change({ pause: pause(reason) }));
    await endServicePause();
    expect((await pauseNow())?.reason ?? null).toBe(after);
  });

  it("is nothing to end where there is none", async () => {
    await endServicePause();
    await hurryLine();
    expect(await pauseNow()).toBeNull();
  });

  it("ends when a user hurries it, unless the service asked for it: then one check may go", async () => {
    await inChecks(({ line }) => line.change({ pause: pause("unreachable") }));
    await hurryLine();
    expect(await pauseNow()).toBeNull();
    await inChecks(({ line }) => line.change({ pause: pause("service-asked") }));
    await hurryLine();
    expect(await pauseNow()).toEqual({ ...pause("service-asked"), askNow: "wanted" });
  });
});

describe("requests that are no checks", () => {
  it("take one of the ten places, and none beyond them", async () => {
    for (let place = 0; place < 10; place += 1) expect(await reservePlace(at(place))).toBeNull();
    expect(await reservePlace(at(10))).toEqual({ kind: "line-full", until: START_WINDOW });
    await ask("a");
    expect(await takeTurn(at(11), NO_SERVICE)).toMatchObject({ started: [], wakeAt: START_WINDOW });
  });
});
