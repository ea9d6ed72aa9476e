import { beforeEach, describe, expect, it } from "vitest";
import { markRead } from "../../../../../entrypoints/background/watches/mark-read.ts";
import type { RoundSurroundings } from "../../../../../entrypoints/background/watches/rounds.ts";
import * as store from "../../../../../entrypoints/background/watches/store.ts";
import { success } from "../../../../../utils/platform/result.ts";
import { countUnread } from "../../../../../utils/watches/count-unread.ts";
import { newsOf } from "../../../../../utils/watches/entry.ts";
import { entryDate } from "../../../../../utils/watches/entry-date.ts";
import { readEntriesOf, readWatches } from "../../../../../utils/watches/read-watches.ts";
import { answer, DAY, HOUR, NOW, page, SERVICE, TAXES, watchOf } from "../../../utils/watches/sample.ts";
import { beginWorld, later, life, urls, world } from "./simulated-rounds.ts";

beforeEach(beginWorld);

it("a page whose title changes back and forth each hour is told once a day, with the count", async () => {
  await store.addWatches([watchOf()]);
  const url = "https://a.gov/page";
  let title = "";
  const ask: RoundSurroundings["ask"] = async () => {
    title = Math.floor(world.now / HOUR) % 2 === 0 ? "Open" : "Closed";
    return success(answer([{ ...page(url, world.now - 1000), title }]));
  };
  for (let hour = 0; hour < 40; hour += 1) {
    await life(SERVICE, { ask }).run();
    world.now += HOUR + 1;
    await makeDue();
  }
  const entries = await readEntriesOf("w");
  expect(entries.map(({ times }) => times)).toEqual([expect.any(Number), expect.any(Number)]);
  const counted = entries.reduce((sum, { times = 1 }) => sum + times, 0);
  expect(counted).toBe(39);
  const [latest] = entries;
  expect(latest?.result.title).toBe(title);
  // It is dated by what it shows, and what it was before was seen before that.
  const reader = { now: world.now, timeZone: "UTC", language: "en" };
  expect(latest && entryDate(latest, reader)?.written).toBe(latest?.result.contentChangedAt);
  expect(latest?.before?.seenAt).toBeLessThan((latest && newsOf(latest).foundAt) ?? 0);
  expect(world.told).toEqual([1, 1]);
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
  expect(world.silences).toBe(0);
  await days(5);
  expect([world.silences, (await readWatches())[0]?.silenceSaid]).toEqual([1, true]);
  expect((await readWatches())[0]?.lastLook).toBe(NOW);
  world.pages.change("new", world.now);
  await days(1);
  expect([world.told.reduce((sum, count) => sum + count, 0), (await readWatches())[0]?.silenceSaid]).toEqual([
    1,
    undefined,
  ]);
  await days(5);
  expect(world.silences).toBe(2);
  await store.changeWatches(["w"], { details: { silentDays: 3, paused: true } });
  await days(9);
  await store.changeWatches(["w"], { details: { silentDays: 3 } }, world.now);
  await days(2);
  expect([world.silences, (await readWatches())[0]?.silenceSaid]).toEqual([2, undefined]);
  await days(3);
  expect(world.silences).toBe(3);
});

it("in quiet hours looks on, and tells all of it once when they end, also by a worker that was stopped meanwhile", async () => {
  await store.addWatches([watchOf()]);
  await later(0);
  const end = NOW + 8 * HOUR;
  world.quiet = end;
  for (const hour of [1, 2, 3]) {
    world.pages.change(`new-${hour}`, world.now + 1);
    await later(1.2);
  }
  await life().resume();
  expect([(await urls()).length, world.told]).toEqual([3, []]);
  // Nothing else would wake the worker.
  await store.changeWatches(["w"], { rhythm: "look" });
  await life().plan();
  expect(world.wake).toBe(end);
  [world.now, world.quiet] = [end, null];
  await life().resume();
  expect(world.told).toEqual([3]);
  await later(2);
  expect(world.told).toEqual([3]);
});

describe("a round", () => {
  it("counts a page that several watches found once, and reads it in all of them", async () => {
    await store.addWatches([watchOf({ id: "a" }), watchOf({ id: "b" }), watchOf({ id: "c", notify: false })]);
    await later(0);
    world.pages.change("one", world.now + 1000);
    world.pages.change("two", world.now + 2000);
    await later(2);
    expect(world.told).toEqual([2]);
    const all = await readWatches();
    expect(all.map(({ unread }) => unread)).toEqual([2, 2, 2]);
    expect(await countUnread(all)).toBe(2);
    expect(await countUnread([])).toBe(0);
    const [entry] = await readEntriesOf("a");
    await markRead({ entries: [entry?.id ?? ""] });
    expect((await readWatches()).map(({ unread }) => unread)).toEqual([1, 1, 1]);
    expect(await countUnread(all)).toBe(1);
    await markRead({ watches: ["b"] });
    expect((await readWatches()).map(({ unread }) => unread)).toEqual([0, 0, 0]);
  });

  it("is not unread nor told again where another watch finds it an hour after it was read", async () => {
    const late = { ...TAXES.request, q: "late" };
    await store.addWatches([watchOf({ id: "a" }), watchOf({ id: "b", request: late })]);
    await later(0);
    const listing: Partial<RoundSurroundings> = {
      ask: async (_, { q, since, page: number }) =>
        success(q === "late" ? answer([]) : world.pages.recent(since ?? "", number)),
    };
    world.pages.change("one", world.now + 1000);
    world.pages.change("two", world.now + 2000);
    world.now += 2 * HOUR;
    await life(SERVICE, listing).run();
    const read = (await readEntriesOf("a")).find(({ result }) => result.url === "one");
    await markRead({ entries: [read?.id ?? ""] });
    await later(2);
    expect([await urls("b"), world.told]).toEqual([["two", "one"], [2]]);
    expect((await readWatches()).map(({ unread }) => unread)).toEqual([1, 1]);
    expect(await countUnread(await readWatches())).toBe(1);
  });

  it("keeps a page that is listed late, and drops read ones first where there is no room", async () => {
    await store.addWatches([watchOf()]);
    await later(0);
    for (let index = 0; index < 500; index += 1)
      world.pages.change(`new-${index}`, world.now + (index + 2) * 1000);
    await later(2);
    await markRead({ all: true });
    world.pages.change("late", NOW - DAY);
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
        world.pages.change(`${batch}-${index}`, world.now + (index + 2) * 1000);
      await later(2);
    }
    expect((await readWatches())[0]).toMatchObject({ unread: 500, overflow: 600 });
  });

  it("keeps the latest 500 of 700 new pages, and says how many there were", async () => {
    await store.addWatches([watchOf()]);
    await later(0);
    for (let index = 0; index < 700; index += 1) world.pages.change(`n-${index}`, NOW + (index + 1) * 1000);
    await later(2);
    expect((await urls()).slice(0, 2)).toEqual(["n-699", "n-698"]);
    expect((await readWatches())[0]).toMatchObject({ unread: 500, overflow: 700 });
    await markRead({ watches: ["w"] });
    expect((await readWatches())[0]).toMatchObject({ unread: 0, overflow: null });
  });
});

describe("what a user looked for", () => {
  it("is on the page, so that no notification tells it later", async () => {
    await store.addWatches([watchOf()]);
    await later(0);
    world.pages.change("a", NOW + HOUR);
    world.now += 2 * HOUR;
    await life().look(["w"]);
    await markRead({ all: true });
    await life().resume();
    expect([await urls(), world.told]).toEqual([["a"], []]);
  });
});
