import { beforeEach, describe, expect, it, vi } from "vitest";
import type { RoundSurroundings } from "../../../../../entrypoints/background/watches/rounds.ts";
import * as store from "../../../../../entrypoints/background/watches/store.ts";
import type { ApiFailure } from "../../../../../utils/platform/failure.ts";
import { failed, success } from "../../../../../utils/platform/result.ts";
import { readWatches } from "../../../../../utils/watches/read-watches.ts";
import { expectLogs } from "../../../../setup/logs.ts";
import { DAY, HOUR, NOW, SERVICE, TAXES, watchOf } from "../../../utils/watches/sample.ts";
import { beginWorld, later, life, STORE, urls, world } from "./simulated-rounds.ts";

beforeEach(beginWorld);

const rateLimited = (until: number): ApiFailure => ({ kind: "rate-limited", until });

const refused: ApiFailure = {
  kind: "refused",
  status: 400,
  message: "No government domain of that city is indexed.",
  fields: [],
  suggestions: [],
};

describe("a round", () => {
  it("shows a refusal on its watch while others go on", async () => {
    const gone = { ...watchOf().request, q: "gone" };
    await store.addWatches([watchOf({ id: "g", name: "Gone", request: gone }), watchOf()]);
    world.failures.set("gone", refused);
    await later(0);
    expect(await readWatches()).toMatchObject([
      { id: "g", failure: refused, lastAnswered: null },
      { id: "w", failure: null, lastAnswered: NOW },
    ]);
    expect(world.wake).toBeGreaterThan(NOW + HOUR - 1);
  });

  it("ends with a pause, and sends nothing until it is over", async () => {
    await store.addWatches([watchOf(), watchOf({ id: "v" })]);
    world.failures.set("tax", { kind: "rate-limited", until: NOW + DAY });
    await later(0);
    world.failures.clear();
    await later(2);
    expect(world.pages.requests).toBe(0);
    expect(world.wake).toBe(NOW + DAY);
    await later(23);
    expect((await readWatches()).map(({ failure }) => failure)).toEqual([null, null]);
  });

  it.each(["offline", "timeout", "unavailable"] as const)(
    "that ends with %s is tried again soon, and loses nothing",
    async (kind) => {
      await store.addWatches([watchOf()]);
      await later(0);
      world.pages.change("a", NOW + HOUR);
      world.failures.set("tax", { kind, seconds: 1, status: 503, message: "" } as ApiFailure);
      await later(2);
      expect((world.wake ?? 0) - world.now).toBeLessThan(6 * 60_000);
      world.failures.clear();
      await later(1);
      expect(await urls()).toEqual(["a"]);
    },
  );

  it("keeps the reason where the disk is full, and finds the same again when it is not", async () => {
    await store.addWatches([watchOf()]);
    await later(0);
    world.pages.change("a", NOW + HOUR);
    const { put } = IDBObjectStore.prototype;
    const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (
      this: IDBObjectStore,
      value,
    ) {
      if (this.name === "watch-entries") throw new DOMException("", "QuotaExceededError");
      return put.call(this, value);
    });
    await later(2);
    expect((await readWatches())[0]?.failure).toEqual({ kind: "storage", problem: "full" });
    full.mockRestore();
    await later(1);
    expect(await urls()).toEqual(["a"]);
  });

  it("goes on where the browser shows no notification, and tells it in the next round", async () => {
    expectLogs(/Nothing could be notified: Error: refused/);
    await store.addWatches([watchOf({ id: "a" }), watchOf({ id: "b" })]);
    await later(0);
    world.pages.change("new", world.now + 1000);
    world.now += 2 * HOUR;
    await life(SERVICE, { tell: () => Promise.reject(new Error("refused")) }).run();
    expect([await urls("a"), await urls("b"), world.told]).toEqual([["new"], ["new"], []]);
    expect(world.wake).toBeGreaterThan(world.now + HOUR - 1);
    await life().resume();
    // Two watches found the same page.
    expect(world.told).toEqual([1]);
  });

  it("goes on with the others where the reading of one watch breaks, and looks at that one again", async () => {
    expectLogs(/A watch could not be read: TypeError: no such thing/);
    const ids = ["a", "b", "c"];
    await store.addWatches(ids.map((id) => watchOf({ id, request: { ...TAXES.request, q: id } })));
    await later(0);
    world.pages.change("new", world.now + 1000);
    world.now += 2 * HOUR;
    const breaking = (broken: string): Partial<RoundSurroundings> => ({
      ask: async (_, request) => {
        if (request.q === broken) throw new TypeError("no such thing");
        return success(world.pages.recent(request.since ?? "", request.page));
      },
    });
    await life(SERVICE, breaking("b")).run();
    expect([await urls("a"), await urls("b"), await urls("c")]).toEqual([["new"], [], ["new"]]);
    await life(SERVICE, breaking("a")).look(ids);
    expect(await urls("b")).toEqual(["new"]);
  });

  it("goes on with the others where one watch cannot even be marked as asked", async () => {
    expectLogs(/A watch could not be read: TypeError: not a watch/);
    await store.addWatches([watchOf({ id: "a" }), watchOf({ id: "b" })]);
    await later(0);
    world.pages.change("new", world.now + 1000);
    world.now += 2 * HOUR;
    const beginReading: typeof store.beginReading = (id, ...others) =>
      id === "a" ? Promise.reject(new TypeError("not a watch")) : store.beginReading(id, ...others);
    await life(SERVICE, { store: { ...STORE, beginReading } }).run();
    expect([await urls("a"), await urls("b")]).toEqual([[], ["new"]]);
  });

  it("is not planned for at once where all of it breaks, and asks last for what broke before", async () => {
    expectLogs(/A watch could not be read: TypeError: not a watch/);
    await store.addWatches(["a", "b"].map((id) => watchOf({ id })));
    const begun: string[] = [];
    let breaks: readonly string[] = ["a", "b"];
    const beginReading: typeof store.beginReading = (id, ...others) => {
      begun.push(id);
      return breaks.includes(id)
        ? Promise.reject(new TypeError("not a watch"))
        : store.beginReading(id, ...others);
    };
    const rounds = life(SERVICE, { store: { ...STORE, beginReading } });
    await rounds.run();
    const again = world.now + 5 * 60_000;
    expect(world.wake).toBe(again);
    world.now += 60_000;
    await rounds.plan();
    expect(world.wake).toBe(again);
    breaks = ["a"];
    await rounds.run();
    await store.addWatches([watchOf({ id: "c", name: "c" })]);
    await rounds.run();
    expect(begun).toEqual(["a", "b", "a", "b", "c", "a"]);
  });

  it("that began while the service is away is not repeated at each start of the worker", async () => {
    await store.addWatches(["a", "b", "c"].map((id) => watchOf({ id })));
    world.failures.set("tax", { kind: "offline" });
    await later(0);
    const first = (await readWatches()).filter(({ failure }) => failure !== null).length;
    for (let start = 0; start < 5; start += 1) await life().resume();
    expect([first, (await readWatches()).filter(({ failure }) => failure !== null).length]).toEqual([1, 1]);
    expect(world.wake).toBe(world.now + 60_000);
  });

  it.each(["look", "round"] as const)(
    "whose %s is broken off by a pause says so on its watch, and is read again when the pause ends",
    async (kind) => {
      for (let index = 0; index < 200; index += 1) world.pages.change(`many-${index}`, NOW - index * 1000);
      await store.addWatches([watchOf({ id: "a" }), watchOf({ id: "b" })]);
      const rounds = life(SERVICE, {
        ask: async (_, request) => {
          const asked =
            world.paused > world.now
              ? failed(rateLimited(world.paused))
              : success(world.pages.recent("", request.page));
          // Another page of the extension was told to wait.
          if (world.pages.requests === 2) world.paused = world.now + HOUR;
          return asked;
        },
      });
      await (kind === "look" ? rounds.look(["a", "b"]) : rounds.run());
      expect(await readWatches()).toMatchObject([
        { id: "a", failure: rateLimited(NOW + HOUR), lastAnswered: null },
        { id: "b", failure: null, lastAsked: null },
      ]);
      expect(world.pages.requests).toBe(2);
      expect(world.wake).toBe(NOW + HOUR);
      await later(1);
      await later(0);
      expect((await readWatches()).map(({ failure }) => failure)).toEqual([null, null]);
    },
  );
});
