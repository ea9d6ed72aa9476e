import { beforeEach, describe, expect, it } from "vitest";
import * as store from "../../../../../entrypoints/background/watches/store.ts";
import { success } from "../../../../../utils/platform/result.ts";
import type { RecentRequest } from "../../../../../utils/search/request.ts";
import { readWatches } from "../../../../../utils/watches/read-watches.ts";
import { DAY, HOUR, ListedPages, NOW, SERVICE, watchOf } from "../../../utils/watches/sample.ts";
import { beginWorld, later, life, urls, world } from "./simulated-rounds.ts";

beforeEach(beginWorld);

describe("a round", () => {
  it("stores and tells what is new once, and plans the next one", async () => {
    await store.addWatches([watchOf()]);
    await later(0);
    expect([await urls(), world.told]).toEqual([[], []]);
    world.pages.change("a", NOW + 1000);
    await later(2);
    await later(2);
    expect([await urls(), world.told]).toEqual([["a"], [1]]);
    expect((await readWatches())[0]).toMatchObject({ unread: 1, lastAnswered: world.now, failure: null });
    expect(world.wake).toBeGreaterThan(world.now + HOUR - 1);
  });

  it("sends nothing without watches, or with watches that are only looked at", async () => {
    await later(1);
    expect(world.wake).toBeNull();
    await store.addWatches([watchOf({ rhythm: "look" })]);
    await later(100);
    expect([world.pages.requests, world.wake]).toEqual([0, null]);
    await life().look(["w"]);
    world.pages.change("a", world.now);
    world.now += DAY;
    await life().look(["w"]);
    expect(await urls()).toEqual(["a"]);
  });

  it("is ten requests an hour for ten watches of an hour, and no alarm is set without any", async () => {
    await store.addWatches(Array.from({ length: 10 }, (_, index) => watchOf({ id: `w${index}` })));
    await later(0);
    const perHour: number[] = [];
    for (let hour = 0; hour < 20; hour += 1) {
      world.pages.requests = 0;
      const end = world.now + HOUR;
      for (; world.wake !== null && world.wake < end; await life().run()) world.now = world.wake;
      world.now = end;
      perHour.push(world.pages.requests);
    }
    expect(Math.max(...perHour)).toBe(10);
    expect(perHour.reduce((sum, each) => sum + each)).toBeGreaterThan(20 * 9);
    await store.clearWatches(world.now);
    await later(1);
    expect(world.wake).toBeNull();
  });

  it.each([-DAY, DAY])(
    "goes on after the clock was set by %i ms, and tells each change once",
    async (jump) => {
      await store.addWatches([watchOf()]);
      await later(0);
      world.pages.change("before", NOW + HOUR);
      await later(2);
      world.now += jump;
      await later(0);
      world.pages.change("after", world.now);
      await later(2);
      expect((world.wake ?? 0) - world.now).toBeLessThanOrEqual(1.1 * HOUR);
      world.now -= jump;
      world.pages.change("back", world.now);
      await later(2);
      await later(24);
      expect((await urls()).toSorted()).toEqual(["after", "back", "before"]);
    },
  );

  it("is one at a time, however often it is called", async () => {
    await store.addWatches([watchOf()]);
    const rounds = life();
    await Promise.all([rounds.run(), rounds.run(), rounds.look(["w"]), rounds.run()]);
    expect(world.pages.requests).toBe(2);
  });

  it("asks once after a long sleep", async () => {
    await store.addWatches([watchOf()]);
    await later(0);
    world.pages.requests = 0;
    world.pages.change("a", NOW + HOUR);
    await later(12 * 24);
    expect([await urls(), world.pages.requests]).toEqual([["a"], 1]);
  });

  it("holds to the budget of requests, in turn", async () => {
    const watches = Array.from({ length: 80 }, (_, index) => watchOf({ id: `w${index}` }));
    await store.addWatches(watches);
    await later(0);
    expect(world.pages.requests).toBe(60);
    expect((world.wake ?? 0) - world.now).toBeLessThan(66_000);
    await later(1);
    expect((await readWatches()).every(({ lastAsked }) => lastAsked !== null)).toBe(true);
  });

  it("starts again at another service, and tells nothing of what that has listed before", async () => {
    await store.addWatches([watchOf()]);
    await later(0);
    world.pages = new ListedPages();
    world.pages.change("other", world.now + HOUR);
    world.now += 2 * HOUR;
    await life("https://other.example").run();
    world.pages.change("new", world.now + HOUR);
    world.now += 2 * HOUR;
    await life("https://other.example").run();
    expect(await urls()).toEqual(["new"]);
  });

  it.each([
    ["new", {}, 1],
    ["missing", { details: { missing: true } as const }, 3],
  ])(
    "asks the former service for no more %s pages, once the user chose another",
    async (_, change, asked) => {
      for (let index = 0; index < 95; index += 1) world.pages.change(`many-${index}`, NOW - index * 1000);
      const request = { ...watchOf().request, q: "", domain: ["a.gov"] };
      await store.addWatches([watchOf({ request, ...change })]);
      const requests: string[] = [];
      const ask = async (service: string, { page, since }: RecentRequest) => {
        requests.push(`${service} ${page}`);
        return success(world.pages.recent(since ?? "", page));
      };
      const service = async () => (requests.length < asked ? SERVICE : "https://other.example");
      await life(SERVICE, { ask, service }).run();
      expect(requests.slice(0, asked + 1)).toEqual([
        ...[`${SERVICE} 1`, `${SERVICE} 2`, `${SERVICE} 1`].slice(0, asked),
        ...(asked === 1 ? ["https://other.example 1"] : []),
      ]);
      expect(requests.slice(asked).filter((each) => each.startsWith(SERVICE))).toEqual([]);
    },
  );

  it("paces what is sent because somebody looks, and leaves no watch out", async () => {
    for (let index = 0; index < 2000; index += 1) world.pages.change(`many-${index}`, NOW - index * 1000);
    await store.addWatches(["a", "b", "c"].map((id) => watchOf({ id, rhythm: "look" })));
    const before = world.now;
    await life().look(["a", "b", "c"]);
    expect(world.pages.requests).toBe(60);
    expect(world.now - before).toBeGreaterThanOrEqual(30_000);
    expect((await readWatches()).map(({ lastAnswered }) => lastAnswered !== null)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it("paces what is sent in the background too, after thirty requests", async () => {
    for (let index = 0; index < 2000; index += 1) world.pages.change(`many-${index}`, NOW - index * 1000);
    await store.addWatches(["a", "b", "c"].map((id) => watchOf({ id })));
    const before = world.now;
    await life().run();
    expect(world.pages.requests).toBe(60);
    expect(world.now - before).toBe(30_000);
  });
});

describe("while a round goes on", () => {
  it("the browser keeps the worker, and would wake it in a minute if it did not", async () => {
    const events: string[] = [];
    await store.addWatches([watchOf()]);
    const rounds = life(SERVICE, {
      stayAwake: (busy) => void events.push(busy ? "busy" : "idle"),
      wakeAt: (time) => void events.push(time === NOW + 60_000 ? "in a minute" : "planned"),
      ask: async (_, request) => {
        events.push("asked");
        return success(world.pages.recent(request.since ?? "", request.page));
      },
    });
    await rounds.run();
    expect(events).toEqual(["busy", "in a minute", "asked", "idle", "planned"]);
  });

  it("without a service each watch says so, and nothing is asked", async () => {
    await store.addWatches([watchOf()]);
    await life(null).run();
    expect(world.pages.requests).toBe(0);
    expect((await readWatches())[0]?.failure).toEqual({ kind: "not-configured", service: "search" });
  });
});

describe("a worker that starts", () => {
  const resumed = async (): Promise<readonly string[]> => {
    const events: string[] = [];
    await life(SERVICE, {
      stayAwake: (busy) => void events.push(busy ? "busy" : "idle"),
      wakeAt: (time) => void events.push(time === null ? "no alarm" : "alarm"),
    }).resume();
    return events;
  };

  it("sets no alarm where there are no watches, not even for a moment", async () => {
    expect(await resumed()).toEqual(["no alarm"]);
  });

  it("plans where nothing is due, and asks for what is", async () => {
    await store.addWatches([watchOf()]);
    expect(await resumed()).toEqual(["busy", "alarm", "idle", "alarm"]);
    expect(world.pages.requests).toBe(1);
    expect(await resumed()).toEqual(["alarm"]);
    expect(world.pages.requests).toBe(1);
  });

  it("tells what the last one left untold, even where nothing is due", async () => {
    await store.addWatches([watchOf()]);
    await later(0);
    world.pages.change("a", NOW + HOUR);
    world.now += 2 * HOUR;
    await life(SERVICE, { tell: async () => undefined }).run();
    expect(world.told).toEqual([]);
    await resumed();
    expect(world.told).toEqual([1]);
  });
});

it("a watch that is added while the alarm is planned is not left for the next ring", async () => {
  const first = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  let plans = 0;
  const rounds = life(SERVICE, {
    pausedUntil: async () => {
      plans += 1;
      reached.resolve();
      if (plans === 1) await first.promise;
      return 0;
    },
  });
  const planned = [rounds.plan()];
  await reached.promise;
  await store.addWatches([watchOf()]);
  planned.push(rounds.plan());
  // Time enough for the second plan, if it does not wait for the first.
  for (let reads = 0; reads < 20; reads += 1) await readWatches();
  first.resolve();
  await Promise.all(planned);
  expect(world.wake).toBe(NOW);
});
