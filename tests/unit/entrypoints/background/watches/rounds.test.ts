import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  beginInventory,
  settleInventory,
} from "../../../../../entrypoints/background/watches/inventory-store.ts";
import {
  createRounds,
  type RoundSurroundings,
} from "../../../../../entrypoints/background/watches/rounds.ts";
import { isUntold, markTold } from "../../../../../entrypoints/background/watches/rounds-mark.ts";
import * as store from "../../../../../entrypoints/background/watches/store.ts";
import type { ApiFailure } from "../../../../../utils/platform/failure.ts";
import { failed, success } from "../../../../../utils/platform/result.ts";
import { storageProblem } from "../../../../../utils/platform/storage-problem.ts";
import { closeWatchesDatabase } from "../../../../../utils/watches/database.ts";
import {
  countUnread,
  readEntriesOf,
  readWatches,
  readWholeWatch,
} from "../../../../../utils/watches/read-watches.ts";
import { newWatch, type Rhythm } from "../../../../../utils/watches/watch.ts";
import {
  answer,
  DAY,
  HOUR,
  ListedPages,
  NOW,
  page,
  SERVICE,
  TAXES,
  watchOf,
} from "../../../utils/watches/sample.ts";

/** The worker dies over one use of the store: before that changed anything, or when it had, without hearing of it. */
const fate = vi.hoisted(() => ({
  steps: 0,
  death: null as { step: number; committed: boolean; fall(): void } | null,
}));

vi.mock("../../../../../utils/watches/database.ts", async (original) => {
  const real = await original<typeof import("../../../../../utils/watches/database.ts")>();
  const inWatches: typeof real.inWatches = async (work) => {
    fate.steps += 1;
    const { death, steps } = fate;
    if (death === null || steps < death.step) return real.inWatches(work);
    if (death.committed && steps === death.step) await real.inWatches(work);
    death.fall();
    return new Promise(() => {});
  };
  return { ...real, inWatches };
});

const INVENTORY = { beginInventory, settleInventory };

let now: number;
let pages: ListedPages;
let told: number[];
let wake: number | null;
let paused: number;
let quiet: number | null;
let silences: number;
let failures: Map<string, ApiFailure>;

beforeEach(async () => {
  await closeWatchesDatabase();
  globalThis.indexedDB = new IDBFactory();
  fate.steps = 0;
  fate.death = null;
  [quiet, silences] = [null, 0];
  [now, pages, told, wake, paused, failures] = [NOW, new ListedPages(), [], null, 0, new Map()];
  for (let index = 0; index < 5; index += 1) pages.change(`old-${index}`, NOW - index * DAY);
});

function life(service: string | null = SERVICE, heard: Partial<RoundSurroundings> = {}) {
  const surroundings: RoundSurroundings = {
    now: () => now,
    service: async () => service,
    pausedUntil: async () => paused,
    ask: async (_, request) => {
      const failure = failures.get(request.q);
      if (failure?.kind === "rate-limited") paused = failure.until;
      return failure ? failed(failure) : success(pages.recent(request.since ?? "", request.page));
    },
    search: async () => success(answer([])),
    store: { ...INVENTORY, ...store },
    storageFailure: (error) => {
      const problem = storageProblem(error);
      return problem && { kind: "storage", problem };
    },
    quietUntil: async () => quiet,
    tell: async () => {
      const { mark } = await store.readForRound();
      if (!isUntold(mark)) return;
      told.push(mark.toTell);
      silences += mark.silencesToTell;
      await markTold(mark);
    },
    pace: async () => {
      now += 1000;
    },
    wakeAt: (time) => {
      wake = time;
    },
    stayAwake: () => {},
    ...heard,
  };
  return createRounds(surroundings);
}

const urls = async (id = "w") => (await readEntriesOf(id)).map(({ result }) => result.url);

async function later(hours: number): Promise<void> {
  now += hours * HOUR;
  await life().run();
}

it("a page whose title changes back and forth each hour is told once a day, with the count", async () => {
  await store.addWatches([watchOf()]);
  const url = "https://a.gov/page";
  let title = "";
  const ask: RoundSurroundings["ask"] = async () => {
    title = Math.floor(now / HOUR) % 2 === 0 ? "Open" : "Closed";
    return success(answer([{ ...page(url, now - 1000), title }]));
  };
  for (let hour = 0; hour < 40; hour += 1) {
    await life(SERVICE, { ask }).run();
    now += HOUR + 1;
    await makeDue();
  }
  const entries = await readEntriesOf("w");
  expect(entries.map(({ times }) => times)).toEqual([expect.any(Number), expect.any(Number)]);
  const counted = entries.reduce((sum, { times = 1 }) => sum + times, 0);
  expect(counted).toBe(39);
  expect(entries[0]?.result.title).toBe(title);
  expect(told).toEqual([1, 1]);
});

/** Makes the watch due. */
async function makeDue(): Promise<void> {
  const { inWatches } = await import("../../../../../utils/watches/database.ts");
  await inWatches(async ({ watches }) => {
    for (const watch of await watches.getAll()) await watches.put({ ...watch, lastAsked: null });
  });
}

it("a silence is said once, with the index's last look, until something comes; a pause is none", async () => {
  await store.addWatches([watchOf({ rhythm: "24h", details: { silentDays: 3 } })]);
  const days = async (count: number): Promise<void> => {
    for (let day = 0; day < count; day += 1) await later(27);
  };
  await later(0);
  await days(2);
  expect(silences).toBe(0);
  await days(5);
  expect([silences, (await readWatches())[0]?.silenceSaid]).toEqual([1, true]);
  expect((await readWatches())[0]?.lastLook).toBe(NOW);
  pages.change("new", now);
  await days(1);
  expect([told.reduce((sum, count) => sum + count, 0), (await readWatches())[0]?.silenceSaid]).toEqual([
    1,
    undefined,
  ]);
  await days(5);
  expect(silences).toBe(2);
  await store.changeWatches(["w"], { details: { silentDays: 3, paused: true } });
  await days(9);
  await store.changeWatches(["w"], { details: { silentDays: 3 } }, now);
  await days(2);
  expect([silences, (await readWatches())[0]?.silenceSaid]).toEqual([2, undefined]);
  await days(3);
  expect(silences).toBe(3);
});

it("what was marked as read is unread again, as far as it is still there and read", async () => {
  await store.addWatches([watchOf()]);
  await later(0);
  for (const each of [1, 2, 3]) pages.change(`new-${each}`, now + each);
  await later(2);
  const unread = async () => (await readWatches())[0]?.unread;
  const [first] = await readEntriesOf("w");
  await store.markRead({ entries: [first?.id ?? ""] });
  const marked = await store.markRead({ all: true });
  expect([marked.entries.length, await unread()]).toEqual([2, 0]);
  for (const _ of [1, 2])
    await store.markUnread({ entries: [...marked.entries, "gone x"], overflows: { gone: 7, w: 700 } });
  expect(await unread()).toBe(2);
  expect(await countUnread([{ id: "w" }])).toBe(2);
  expect(await countUnread([{ id: "w" }], "all", 1)).toBe(1);
  expect((await readWatches())[0]?.overflow).toBe(700);
});

it("in quiet hours looks on, and tells all of it once when they end, also by a worker that was stopped meanwhile", async () => {
  await store.addWatches([watchOf()]);
  await later(0);
  const end = NOW + 8 * HOUR;
  quiet = end;
  for (const hour of [1, 2, 3]) {
    pages.change(`new-${hour}`, now + 1);
    await later(1.2);
  }
  await life().resume();
  expect([(await urls()).length, told]).toEqual([3, []]);
  // Nothing else would wake the worker.
  await store.changeWatches(["w"], { rhythm: "look" });
  await life().plan();
  expect(wake).toBe(end);
  [now, quiet] = [end, null];
  await life().resume();
  expect(told).toEqual([3]);
  await later(2);
  expect(told).toEqual([3]);
});

const rateLimited = (until: number): ApiFailure => ({ kind: "rate-limited", until });

const refused: ApiFailure = {
  kind: "refused",
  status: 400,
  message: "No government domain of that city is indexed.",
  fields: [],
  suggestions: [],
};

describe("a round", () => {
  it("stores and tells what is new once, and plans the next one", async () => {
    await store.addWatches([watchOf()]);
    await later(0);
    expect([await urls(), told]).toEqual([[], []]);
    pages.change("a", NOW + 1000);
    await later(2);
    await later(2);
    expect([await urls(), told]).toEqual([["a"], [1]]);
    expect((await readWatches())[0]).toMatchObject({ unread: 1, lastAnswered: now, failure: null });
    expect(wake).toBeGreaterThan(now + HOUR - 1);
  });

  it("sends nothing without watches, or with watches that are only looked at", async () => {
    await later(1);
    expect(wake).toBeNull();
    await store.addWatches([watchOf({ rhythm: "look" })]);
    await later(100);
    expect([pages.requests, wake]).toEqual([0, null]);
    await life().look(["w"]);
    pages.change("a", now);
    now += DAY;
    await life().look(["w"]);
    expect(await urls()).toEqual(["a"]);
  });

  it("is ten requests an hour for ten watches of an hour, and no alarm is set without any", async () => {
    await store.addWatches(Array.from({ length: 10 }, (_, index) => watchOf({ id: `w${index}` })));
    await later(0);
    const perHour: number[] = [];
    for (let hour = 0; hour < 20; hour += 1) {
      pages.requests = 0;
      const end = now + HOUR;
      for (; wake !== null && wake < end; await life().run()) now = wake;
      now = end;
      perHour.push(pages.requests);
    }
    expect(Math.max(...perHour)).toBe(10);
    expect(perHour.reduce((sum, each) => sum + each)).toBeGreaterThan(20 * 9);
    await store.clearWatches(now);
    await later(1);
    expect(wake).toBeNull();
  });

  it.each([-DAY, DAY])(
    "goes on after the clock was set by %i ms, and tells each change once",
    async (jump) => {
      await store.addWatches([watchOf()]);
      await later(0);
      pages.change("before", NOW + HOUR);
      await later(2);
      now += jump;
      await later(0);
      pages.change("after", now);
      await later(2);
      expect((wake ?? 0) - now).toBeLessThanOrEqual(1.1 * HOUR);
      now -= jump;
      pages.change("back", now);
      await later(2);
      await later(24);
      expect((await urls()).toSorted()).toEqual(["after", "back", "before"]);
    },
  );

  it("is one at a time, however often it is called", async () => {
    await store.addWatches([watchOf()]);
    const rounds = life();
    await Promise.all([rounds.run(), rounds.run(), rounds.look(["w"]), rounds.run()]);
    expect(pages.requests).toBe(2);
  });

  it("asks once after a long sleep", async () => {
    await store.addWatches([watchOf()]);
    await later(0);
    pages.requests = 0;
    pages.change("a", NOW + HOUR);
    await later(12 * 24);
    expect([await urls(), pages.requests]).toEqual([["a"], 1]);
  });

  it("shows a refusal on its watch while others go on", async () => {
    const gone = { ...watchOf().request, q: "gone" };
    await store.addWatches([watchOf({ id: "g", name: "Gone", request: gone }), watchOf()]);
    failures.set("gone", refused);
    await later(0);
    expect(await readWatches()).toMatchObject([
      { id: "g", failure: refused, lastAnswered: null },
      { id: "w", failure: null, lastAnswered: NOW },
    ]);
    expect(wake).toBeGreaterThan(NOW + HOUR - 1);
  });

  it("ends with a pause, and sends nothing until it is over", async () => {
    await store.addWatches([watchOf(), watchOf({ id: "v" })]);
    failures.set("tax", { kind: "rate-limited", until: NOW + DAY });
    await later(0);
    failures.clear();
    await later(2);
    expect(pages.requests).toBe(0);
    expect(wake).toBe(NOW + DAY);
    await later(23);
    expect((await readWatches()).map(({ failure }) => failure)).toEqual([null, null]);
  });

  it.each(["offline", "timeout", "unavailable"] as const)(
    "that ends with %s is tried again soon, and loses nothing",
    async (kind) => {
      await store.addWatches([watchOf()]);
      await later(0);
      pages.change("a", NOW + HOUR);
      failures.set("tax", { kind, seconds: 1, status: 503, message: "" } as ApiFailure);
      await later(2);
      expect((wake ?? 0) - now).toBeLessThan(6 * 60_000);
      failures.clear();
      await later(1);
      expect(await urls()).toEqual(["a"]);
    },
  );

  it("holds to the budget of requests, in turn", async () => {
    const watches = Array.from({ length: 80 }, (_, index) => watchOf({ id: `w${index}` }));
    await store.addWatches(watches);
    await later(0);
    expect(pages.requests).toBe(60);
    expect((wake ?? 0) - now).toBeLessThan(66_000);
    await later(1);
    expect((await readWatches()).every(({ lastAsked }) => lastAsked !== null)).toBe(true);
  });

  it("starts again at another service, and tells nothing of what that has listed before", async () => {
    await store.addWatches([watchOf()]);
    await later(0);
    pages = new ListedPages();
    pages.change("other", now + HOUR);
    now += 2 * HOUR;
    await life("https://other.example").run();
    pages.change("new", now + HOUR);
    now += 2 * HOUR;
    await life("https://other.example").run();
    expect(await urls()).toEqual(["new"]);
  });

  it("keeps the reason where the disk is full, and finds the same again when it is not", async () => {
    await store.addWatches([watchOf()]);
    await later(0);
    pages.change("a", NOW + HOUR);
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
    const error = vi.spyOn(console, "error").mockReturnValue();
    await store.addWatches([watchOf({ id: "a" }), watchOf({ id: "b" })]);
    await later(0);
    pages.change("new", now + 1000);
    now += 2 * HOUR;
    await life(SERVICE, { tell: () => Promise.reject(new Error("refused")) }).run();
    expect(error).toHaveBeenCalledTimes(2);
    expect([await urls("a"), await urls("b"), told]).toEqual([["new"], ["new"], []]);
    expect(wake).toBeGreaterThan(now + HOUR - 1);
    await life().resume();
    // Two watches found the same page.
    expect(told).toEqual([1]);
  });

  it("counts a page that several watches found once, and reads it in all of them", async () => {
    await store.addWatches([watchOf({ id: "a" }), watchOf({ id: "b" }), watchOf({ id: "c", notify: false })]);
    await later(0);
    pages.change("one", now + 1000);
    pages.change("two", now + 2000);
    await later(2);
    expect(told).toEqual([2]);
    const all = await readWatches();
    expect(all.map(({ unread }) => unread)).toEqual([2, 2, 2]);
    expect(await countUnread(all)).toBe(2);
    expect(await countUnread([])).toBe(0);
    const [entry] = await readEntriesOf("a");
    await store.markRead({ entries: [entry?.id ?? ""] });
    expect((await readWatches()).map(({ unread }) => unread)).toEqual([1, 1, 1]);
    expect(await countUnread(all)).toBe(1);
    await store.markRead({ watches: ["b"] });
    expect((await readWatches()).map(({ unread }) => unread)).toEqual([0, 0, 0]);
  });

  it("is not unread nor told again where another watch finds it an hour after it was read", async () => {
    const late = { ...TAXES.request, q: "late" };
    await store.addWatches([watchOf({ id: "a" }), watchOf({ id: "b", request: late })]);
    await later(0);
    const listing: Partial<RoundSurroundings> = {
      ask: async (_, { q, since, page: number }) =>
        success(q === "late" ? answer([]) : pages.recent(since ?? "", number)),
    };
    pages.change("one", now + 1000);
    pages.change("two", now + 2000);
    now += 2 * HOUR;
    await life(SERVICE, listing).run();
    const read = (await readEntriesOf("a")).find(({ result }) => result.url === "one");
    await store.markRead({ entries: [read?.id ?? ""] });
    await later(2);
    expect([await urls("b"), told]).toEqual([["two", "one"], [2]]);
    expect((await readWatches()).map(({ unread }) => unread)).toEqual([1, 1]);
    expect(await countUnread(await readWatches())).toBe(1);
  });

  it("goes on with the others where the reading of one watch breaks, and looks at that one again", async () => {
    const error = vi.spyOn(console, "error").mockReturnValue();
    const ids = ["a", "b", "c"];
    await store.addWatches(ids.map((id) => watchOf({ id, request: { ...TAXES.request, q: id } })));
    await later(0);
    pages.change("new", now + 1000);
    now += 2 * HOUR;
    const breaking = (broken: string): Partial<RoundSurroundings> => ({
      ask: async (_, request) => {
        if (request.q === broken) throw new TypeError("no such thing");
        return success(pages.recent(request.since ?? "", request.page));
      },
    });
    await life(SERVICE, breaking("b")).run();
    expect([await urls("a"), await urls("b"), await urls("c")]).toEqual([["new"], [], ["new"]]);
    expect(error).toHaveBeenCalledOnce();
    await life(SERVICE, breaking("a")).look(ids);
    expect(await urls("b")).toEqual(["new"]);
  });

  it("goes on with the others where one watch cannot even be marked as asked", async () => {
    const error = vi.spyOn(console, "error").mockReturnValue();
    await store.addWatches([watchOf({ id: "a" }), watchOf({ id: "b" })]);
    await later(0);
    pages.change("new", now + 1000);
    now += 2 * HOUR;
    const beginReading: typeof store.beginReading = (id, ...others) =>
      id === "a" ? Promise.reject(new TypeError("not a watch")) : store.beginReading(id, ...others);
    await life(SERVICE, { store: { ...INVENTORY, ...store, beginReading } }).run();
    expect([await urls("a"), await urls("b")]).toEqual([[], ["new"]]);
    expect(error).toHaveBeenCalledOnce();
  });

  it("keeps a page that is listed late, and drops read ones first where there is no room", async () => {
    await store.addWatches([watchOf()]);
    await later(0);
    for (let index = 0; index < 500; index += 1) pages.change(`new-${index}`, now + (index + 2) * 1000);
    await later(2);
    await store.markRead({ all: true });
    pages.change("late", NOW - DAY);
    await later(2);
    expect((await urls())[0]).toBe("late");
    expect(await urls()).toHaveLength(500);
    expect((await readWatches())[0]).toMatchObject({ unread: 1, overflow: null });
  });

  it("says how many unread pages had no room, over any number of readings", async () => {
    await store.addWatches([watchOf()]);
    await later(0);
    for (let batch = 0; batch < 2; batch += 1) {
      for (let index = 0; index < 300; index += 1)
        pages.change(`${batch}-${index}`, now + (index + 2) * 1000);
      await later(2);
    }
    expect((await readWatches())[0]).toMatchObject({ unread: 500, overflow: 600 });
  });

  it("paces what is sent because somebody looks, and leaves no watch out", async () => {
    for (let index = 0; index < 2000; index += 1) pages.change(`many-${index}`, NOW - index * 1000);
    await store.addWatches(["a", "b", "c"].map((id) => watchOf({ id, rhythm: "look" })));
    const before = now;
    await life().look(["a", "b", "c"]);
    expect(pages.requests).toBe(60);
    expect(now - before).toBeGreaterThanOrEqual(30_000);
    expect((await readWatches()).map(({ lastAnswered }) => lastAnswered !== null)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it("paces what is sent in the background too, after thirty requests", async () => {
    for (let index = 0; index < 2000; index += 1) pages.change(`many-${index}`, NOW - index * 1000);
    await store.addWatches(["a", "b", "c"].map((id) => watchOf({ id })));
    const before = now;
    await life().run();
    expect(pages.requests).toBe(60);
    expect(now - before).toBe(30_000);
  });

  it.each(["look", "round"] as const)(
    "whose %s is broken off by a pause says so on its watch, and is read again when the pause ends",
    async (kind) => {
      for (let index = 0; index < 200; index += 1) pages.change(`many-${index}`, NOW - index * 1000);
      await store.addWatches([watchOf({ id: "a" }), watchOf({ id: "b" })]);
      const rounds = life(SERVICE, {
        ask: async (_, request) => {
          const asked = paused > now ? failed(rateLimited(paused)) : success(pages.recent("", request.page));
          // Another page of the extension was told to wait.
          if (pages.requests === 2) paused = now + HOUR;
          return asked;
        },
      });
      await (kind === "look" ? rounds.look(["a", "b"]) : rounds.run());
      expect(await readWatches()).toMatchObject([
        { id: "a", failure: rateLimited(NOW + HOUR), lastAnswered: null },
        { id: "b", failure: null, lastAsked: null },
      ]);
      expect(pages.requests).toBe(2);
      expect(wake).toBe(NOW + HOUR);
      await later(1);
      await later(0);
      expect((await readWatches()).map(({ failure }) => failure)).toEqual([null, null]);
    },
  );

  it("keeps the latest 500 of 700 new pages, and says how many there were", async () => {
    await store.addWatches([watchOf()]);
    await later(0);
    for (let index = 0; index < 700; index += 1) pages.change(`n-${index}`, NOW + (index + 1) * 1000);
    await later(2);
    expect((await urls()).slice(0, 2)).toEqual(["n-699", "n-698"]);
    expect((await readWatches())[0]).toMatchObject({ unread: 500, overflow: 700 });
    await store.markRead({ watches: ["w"] });
    expect((await readWatches())[0]).toMatchObject({ unread: 0, overflow: null });
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
        return success(pages.recent(request.since ?? "", request.page));
      },
    });
    await rounds.run();
    expect(events).toEqual(["busy", "in a minute", "asked", "idle", "planned"]);
  });

  it("without a service each watch says so, and nothing is asked", async () => {
    await store.addWatches([watchOf()]);
    await life(null).run();
    expect(pages.requests).toBe(0);
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
    expect(pages.requests).toBe(1);
    expect(await resumed()).toEqual(["alarm"]);
    expect(pages.requests).toBe(1);
  });

  it("tells what the last one left untold, even where nothing is due", async () => {
    await store.addWatches([watchOf()]);
    await later(0);
    pages.change("a", NOW + HOUR);
    now += 2 * HOUR;
    await life(SERVICE, { tell: async () => undefined }).run();
    expect(told).toEqual([]);
    await resumed();
    expect(told).toEqual([1]);
  });
});

describe("what a person looked for", () => {
  it("is on the page, so that no notification tells it later", async () => {
    await store.addWatches([watchOf()]);
    await later(0);
    pages.change("a", NOW + HOUR);
    now += 2 * HOUR;
    await life().look(["w"]);
    await store.markRead({ all: true });
    await life().resume();
    expect([await urls(), told]).toEqual([["a"], []]);
  });
});

describe("a worker that dies", () => {
  for (const committed of [false, true]) {
    it(`${committed ? "after" : "before"} any step of a round loses and doubles nothing`, async () => {
      let step = 1;
      for (let isOver = false; !isOver; step += 1) {
        await closeWatchesDatabase();
        globalThis.indexedDB = new IDBFactory();
        [now, told, fate.death] = [NOW, [], null];
        pages.remove("a");
        await store.addWatches([watchOf()]);
        await later(0);
        pages.change("a", NOW + HOUR);
        now += 2 * HOUR;
        fate.steps = 0;
        const ended = new Promise<"dead">((resolve) => {
          fate.death = { step, committed, fall: () => resolve("dead") };
        });
        isOver = (await Promise.race([ended, life().run()])) !== "dead";
        fate.death = null;
        await later(2);
        await later(1);
        expect([step, await urls()]).toEqual([step, ["a"]]);
        expect((await readWatches())[0]?.unread).toBe(1);
        // Told again rather than never: the second notification takes the place of the first.
        expect([1, 2]).toContain(told.length);
      }
      expect(step).toBeGreaterThan(5);
    });
  }
});

describe("what a person does", () => {
  it("reading entries lowers the count, once each", async () => {
    await store.addWatches([watchOf()]);
    await later(0);
    for (const name of ["a", "b", "c"]) pages.change(name, NOW + HOUR);
    await later(2);
    const [first] = await readEntriesOf("w");
    await store.markRead({ entries: [first?.id ?? "", first?.id ?? "", "gone"] });
    expect((await readWatches())[0]?.unread).toBe(2);
    await store.markRead({ all: true });
    expect((await readWatches())[0]?.unread).toBe(0);
    expect((await readEntriesOf("w")).filter(({ unread }) => unread === 1)).toEqual([]);
  });

  it("removing a watch takes all of it, and undoing brings all of it back", async () => {
    await store.addWatches([watchOf()]);
    await later(0);
    pages.change("a", NOW + HOUR);
    await later(2);
    const whole = await readWholeWatch("w");
    if (whole === null) throw new Error("there is a watch");
    await store.removeWatch("w");
    expect([await readWatches(), await urls(), await readWholeWatch("w")]).toEqual([[], [], null]);
    await store.restoreWatch(whole);
    expect(await readWholeWatch("w")).toEqual(whole);
    await later(2);
    expect(await urls()).toEqual(["a"]);
  });

  it("removing a watch while it is read leaves nothing of it", async () => {
    await store.addWatches([watchOf()]);
    const round = life().run();
    await store.removeWatch("w");
    await round;
    expect(await readWholeWatch("w")).toBeNull();
  });

  it("removing a watch while it is read, and undoing that, loses no change and doubles none", async () => {
    await store.addWatches([watchOf()]);
    await later(0);
    for (const url of ["a", "b", "c"]) {
      now += 2 * HOUR;
      pages.change(url, now);
      const round = life().run();
      const whole = await readWholeWatch("w");
      if (whole === null) throw new Error("there is a watch");
      await store.removeWatch("w");
      // Each time the round is at another step.
      for (let step = 0; step < fate.steps % 3; step += 1) await store.readForRound();
      await store.restoreWatch(whole);
      await round;
    }
    await later(2);
    expect((await urls()).toSorted()).toEqual(["a", "b", "c"]);
    expect((await readWatches())[0]?.unread).toBe(3);
  });

  it("in two windows at the same time ends as if one came after the other", async () => {
    await store.addWatches([watchOf()]);
    await later(0);
    for (const name of ["a", "b", "c"]) pages.change(name, NOW + HOUR);
    await later(2);
    const ids = (await readEntriesOf("w")).map(({ id }) => id);
    await Promise.all([
      store.markRead({ entries: ids.slice(0, 2) }),
      store.markRead({ watches: ["w"] }),
      store.markRead({ all: true }),
      store.markRead({ entries: ids }),
    ]);
    expect((await readWatches())[0]?.unread).toBe(0);
    const whole = await readWholeWatch("w");
    if (whole === null) throw new Error("there is a watch");
    await Promise.all([store.removeWatch("w"), store.removeWatch("w")]);
    await Promise.all([store.restoreWatch(whole), store.restoreWatch(whole)]);
    expect(await readWholeWatch("w")).toEqual(whole);
    await Promise.all([life().run(), life().run(), life().look(["w"])]);
    expect(await urls()).toHaveLength(3);
  });

  it("adding more than 200 adds 200, and says how many had no room", async () => {
    const watches = Array.from({ length: 205 }, (_, index) => watchOf({ id: `w${index}` }));
    expect(await store.addWatches(watches)).toEqual({ known: [], leftOut: 5 });
    expect(await readWatches()).toHaveLength(200);
  });
});

describe("watches of an administrator", () => {
  const preset = (id: string, kind: "fixed" | "removable") => watchOf({ id, preset: kind });

  it("come and go with the policy, and one that was removed stays removed", async () => {
    await store.addWatches([watchOf()]);
    await store.syncPresets([preset("f", "fixed"), preset("r", "removable")]);
    await store.removeWatch("f");
    await store.removeWatch("r");
    await store.syncPresets([preset("f", "fixed"), preset("r", "removable")]);
    expect((await readWatches()).map(({ id }) => id).toSorted()).toEqual(["f", "w"]);
    await store.clearWatches(now);
    expect((await readWatches()).map(({ id }) => id)).toEqual(["f"]);
    await store.syncPresets([]);
    expect(await readWatches()).toEqual([]);
  });

  it("that are cleared tell nothing of what was there before", async () => {
    await store.syncPresets([watchOf({ id: "f", preset: "fixed" })]);
    await later(0);
    pages.change("a", NOW + HOUR);
    await life(SERVICE, { tell: async () => undefined }).run();
    await later(24 * 30);
    told = [];
    await store.clearWatches(now);
    await later(0);
    await later(2);
    expect([await urls("f"), (await readWatches())[0]?.unread, told]).toEqual([[], 0, []]);
    pages.change("b", now);
    await later(2);
    expect([await urls("f"), told]).toEqual([["b"], [1]]);
  });

  it("make pages read again only where there are any", async () => {
    const heard: unknown[] = [];
    const channel = new BroadcastChannel("changed");
    channel.onmessage = ({ data }) => heard.push(data);
    await store.addWatches([watchOf()]);
    await vi.waitFor(() => expect(heard).toEqual(["watches"]));
    await store.syncPresets([]);
    await store.syncPresets([preset("r", "removable")]);
    await vi.waitFor(() => expect(heard.length).toBeGreaterThan(1));
    expect(heard).toEqual(["watches", "watches"]);
    channel.close();
  });

  it("follow a rhythm that the policy changes, and keep what the person changed where it does not", async () => {
    const policy = (rhythm: Rhythm) => newWatch({ ...TAXES, rhythm, notify: false }, "p", NOW, "removable");
    const choices = async () => (await readWatches()).map(({ rhythm, notify }) => [rhythm, notify]);
    await store.syncPresets([policy("24h")]);
    await store.changeWatches(["p"], { name: "Mine", rhythm: "1h", notify: true, countsInBadge: false });
    await store.syncPresets([policy("24h")]);
    expect(await choices()).toEqual([["1h", true]]);
    await store.syncPresets([policy("6h")]);
    expect(await choices()).toEqual([["6h", true]]);
  });
});
