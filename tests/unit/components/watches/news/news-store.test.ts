import { beforeEach, expect, it, vi } from "vitest";
import { createNews } from "../../../../../components/watches/news/news-store.ts";
import { listenToWatches } from "../../../../../components/watches/watches-store.ts";
import { success } from "../../../../../utils/platform/result.ts";
import { entryOf, type WatchEntry } from "../../../../../utils/watches/entry.ts";
import { NOW, page, watchOf } from "../../../utils/watches/sample.ts";

const world = vi.hoisted(() => ({
  entries: [] as WatchEntry[],
  /** How many entries each reading brought. */
  read: [] as number[],
  /** Answers a reading later. */
  held: [] as (() => void)[],
  holds: false,
}));
const sent = vi.hoisted(() => [] as unknown[]);
vi.mock("../../../../../utils/calls/send.ts", () => ({
  send: async (name: string, request: unknown) => {
    sent.push([name, request]);
    return success(null);
  },
}));
vi.mock("../../../../../utils/watches/read-watches.ts", () => {
  const brought = async (entries: WatchEntry[]) => {
    world.read.push(entries.length);
    if (world.holds) await new Promise<void>((resolve) => world.held.push(resolve));
    return entries;
  };
  return {
    readWatches: async () =>
      Array.from({ length: 40 }, (_, each) => watchOf({ id: `${each}`, details: { group: "All" } })),
    readEntries: (count: number) => brought(world.entries.slice(0, count)),
    readEntriesOf: (id: string) => brought(world.entries.filter(({ watch }) => watch === id)),
  };
});
vi.mock("../../../../../utils/platform/keep-stored.ts", () => ({ askToKeepStored: async () => undefined }));

const entriesOf = (of: number, each: number) =>
  Array.from({ length: of * each }, (_, index) =>
    entryOf(`${index % of}`, page(`https://a.gov/${index}`, NOW - index), NOW - index, NOW - index),
  );

beforeEach(() => {
  Object.assign(world, { entries: [], read: [], held: [], holds: false });
  listenToWatches();
});

it("of a group reads no more than is drawn, however much was found", async () => {
  world.entries = entriesOf(40, 500);
  const news = createNews();
  news.open({ group: "All" });
  await vi.waitFor(() => expect(news.lines.value).toHaveLength(50));
  expect(world.read.reduce((sum, count) => sum + count, 0)).toBeLessThan(1_000);
  expect(news.hasMore.value).toBe(true);
});

it("is whole where all of it is wanted, as for a print", async () => {
  world.entries = entriesOf(40, 3);
  const news = createNews();
  news.open("all");
  await vi.waitFor(() => expect(news.lines.value).toHaveLength(50));
  await news.showAll();
  expect([news.lines.value?.length, news.hasMore.value]).toEqual([120, false]);
});

it("says that a range was looked for among the newest pages only, where more are stored", async () => {
  world.entries = entriesOf(40, 300);
  const news = createNews();
  news.open("all");
  await vi.waitFor(() => expect(news.lines.value).toHaveLength(50));
  expect(news.lookedAmong.value).toBeNull();
  news.changeRange({ words: "nowhere" });
  await vi.waitFor(() => expect(news.lookedAmong.value).toBe(10_000));
  expect(news.lines.value).toEqual([]);
  // More than are looked among, but all that is stored.
  world.entries = entriesOf(40, 200);
  news.open("all");
  await vi.waitFor(() => expect(news.lookedAmong.value).toBeNull());
});

it("reads once more what is asked for during a reading, however often", async () => {
  const news = createNews();
  world.entries = entriesOf(40, 1);
  world.holds = true;
  for (let times = 0; times < 4; times += 1) news.open("all");
  await vi.waitFor(() => expect(world.held).toHaveLength(1));
  world.entries = entriesOf(41, 1);
  world.held[0]?.();
  await vi.waitFor(() => expect(world.held).toHaveLength(2));
  world.held[1]?.();
  await vi.waitFor(() => expect(news.lines.value).toHaveLength(41));
  expect(world.held).toHaveLength(2);
});

it("looks through what it holds at each letter, and reads nothing again", async () => {
  const news = createNews();
  world.entries = entriesOf(40, 1);
  news.open("all");
  await vi.waitFor(() => expect(news.lines.value).toHaveLength(40));
  world.holds = true;
  for (const words of ["n", "no", "nowhere"]) news.changeRange({ words });
  expect(news.lines.value).toEqual([]);
  news.changeRange({ words: "" });
  expect(news.lines.value).toHaveLength(40);
  expect(world.held).toEqual([]);
});

it("of a follow that is gone asks for all, as the page then shows", async () => {
  const news = createNews();
  sent.length = 0;
  news.open({ watch: "gone" });
  await vi.waitFor(() => expect(news.isLooking.value).toBe(false));
  // Also what the lists before asked for, after their first paint.
  expect(new Set(sent.map((call) => JSON.stringify(call)))).toEqual(
    new Set(['["lookAtWatches",{"which":"stale"}]']),
  );
  sent.length = 0;
  news.refresh();
  expect(sent).toEqual([["lookAtWatches", { which: "all" }]]);
});
