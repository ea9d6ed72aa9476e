import { beforeEach, describe, expect, it, vi } from "vitest";
import { markRead, markUnread } from "../../../../../entrypoints/background/watches/mark-read.ts";
import { storePresets } from "../../../../../entrypoints/background/watches/presets.ts";
import * as store from "../../../../../entrypoints/background/watches/store.ts";
import { success } from "../../../../../utils/platform/result.ts";
import { countUnread } from "../../../../../utils/watches/count-unread.ts";
import { readEntriesOf, readWatches, readWholeWatch } from "../../../../../utils/watches/read-watches.ts";
import { newWatch, type Rhythm } from "../../../../../utils/watches/watch.ts";
import { WATCH_LIMITS } from "../../../../../utils/watches/watch-limits.ts";
import { HOUR, NOW, SERVICE, TAXES, watchOf } from "../../../utils/watches/sample.ts";
import { beginWorld, later, life, urls, world } from "./simulated-rounds.ts";

beforeEach(beginWorld);

it("what was marked as read is unread again, as far as it is still there and read", async () => {
  await store.addWatches([watchOf()]);
  await later(0);
  for (const each of [1, 2, 3]) world.pages.change(`new-${each}`, world.now + each);
  await later(2);
  const unread = async () => (await readWatches())[0]?.unread;
  const [first] = await readEntriesOf("w");
  await markRead({ entries: [first?.id ?? ""] });
  const marked = await markRead({ all: true });
  expect([marked.entries.length, await unread()]).toEqual([2, 0]);
  for (const _ of [1, 2])
    await markUnread({ entries: [...marked.entries, "gone x"], overflows: { gone: 7, w: 700 } });
  expect(await unread()).toBe(2);
  expect(await countUnread([{ id: "w" }])).toBe(2);
  expect((await readWatches())[0]?.overflow).toBe(700);
});

describe("what a user does", () => {
  it("reading entries lowers the count, once each", async () => {
    await store.addWatches([watchOf()]);
    await later(0);
    for (const name of ["a", "b", "c"]) world.pages.change(name, NOW + HOUR);
    await later(2);
    const [first] = await readEntriesOf("w");
    await markRead({ entries: [first?.id ?? "", first?.id ?? "", "gone"] });
    expect((await readWatches())[0]?.unread).toBe(2);
    await markRead({ all: true });
    expect((await readWatches())[0]?.unread).toBe(0);
    expect((await readEntriesOf("w")).filter(({ unread }) => unread === 1)).toEqual([]);
  });

  it("removing a watch takes all of it, and undoing brings all of it back", async () => {
    await store.addWatches([watchOf()]);
    await later(0);
    world.pages.change("a", NOW + HOUR);
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

  it("what was read meanwhile where another watch found it stays read when a removal is undone", async () => {
    await store.addWatches([watchOf(), watchOf({ id: "all", request: { ...TAXES.request, q: "" } })]);
    await later(0);
    for (const page of ["a", "b"]) world.pages.change(page, NOW + HOUR);
    await later(2);
    const whole = await readWholeWatch("w");
    if (whole === null) throw new Error("there is a watch");
    expect(whole.watch.unread).toBe(2);
    await store.removeWatch("w");
    const [first] = await readEntriesOf("all");
    await markRead({ entries: [first?.id ?? ""] });
    await store.restoreWatch(whole);
    expect((await readWatches()).map(({ unread }) => unread)).toEqual([1, 1]);
    expect((await readEntriesOf("w")).map(({ unread = 0 }) => unread).toSorted()).toEqual([0, 1]);
  });

  it("a removal that is undone takes the place of the same view that was followed again meanwhile", async () => {
    await store.addWatches([watchOf()]);
    await later(0);
    world.pages.change("a", NOW + HOUR);
    await later(2);
    const whole = await readWholeWatch("w");
    if (whole === null) throw new Error("there is a watch");
    await store.removeWatch("w");
    await store.addWatches([watchOf({ id: "again", name: "All taxes", notify: false })]);
    expect(await store.restoreWatch(whole)).toEqual({ hasRoom: true });
    expect(await readWatches()).toMatchObject([{ id: "w", name: "All taxes", notify: false }]);
    expect(await urls()).toEqual(["a"]);
    expect(await readWholeWatch("again")).toBeNull();
  });

  it("nor does it come back beside an administrator's watch of the same view", async () => {
    await store.addWatches([watchOf()]);
    const whole = await readWholeWatch("w");
    if (whole === null) throw new Error("there is a watch");
    await store.removeWatch("w");
    await storePresets([newWatch(TAXES, "preset-taxes", NOW, "fixed")]);
    expect(await store.restoreWatch(whole)).toEqual({ hasRoom: true });
    expect((await readWatches()).map(({ id }) => id)).toEqual(["preset-taxes"]);
  });

  it("a removal is not undone beyond what may be followed, which is said", async () => {
    await store.addWatches([watchOf()]);
    const whole = await readWholeWatch("w");
    if (whole === null) throw new Error("there is a watch");
    await store.removeWatch("w");
    await store.addWatches(
      Array.from({ length: WATCH_LIMITS.watches }, (_, index) =>
        watchOf({ id: `w${index}`, request: { ...TAXES.request, q: `tax ${index}` } }),
      ),
    );
    expect(await store.restoreWatch(whole)).toEqual({ hasRoom: false });
    expect(await readWatches()).toHaveLength(WATCH_LIMITS.watches);
    await store.removeWatch("w7");
    expect(await store.restoreWatch(whole)).toEqual({ hasRoom: true });
    expect(await store.restoreWatch(whole)).toEqual({ hasRoom: true });
    expect(await readWatches()).toHaveLength(WATCH_LIMITS.watches);
  });

  it("in two windows at the same time ends as if one came after the other", async () => {
    await store.addWatches([watchOf()]);
    await later(0);
    for (const name of ["a", "b", "c"]) world.pages.change(name, NOW + HOUR);
    await later(2);
    const ids = (await readEntriesOf("w")).map(({ id }) => id);
    await Promise.all([
      markRead({ entries: ids.slice(0, 2) }),
      markRead({ watches: ["w"] }),
      markRead({ all: true }),
      markRead({ entries: ids }),
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
    await storePresets([preset("f", "fixed"), preset("r", "removable")]);
    await store.removeWatch("f");
    await store.removeWatch("r");
    await storePresets([preset("f", "fixed"), preset("r", "removable")]);
    expect((await readWatches()).map(({ id }) => id).toSorted()).toEqual(["f", "w"]);
    await store.clearWatches(world.now);
    expect((await readWatches()).map(({ id }) => id)).toEqual(["f"]);
    await storePresets([]);
    expect(await readWatches()).toEqual([]);
  });

  it("are not removed because of a policy that cannot be read whole", async () => {
    await storePresets([preset("f", "fixed")]);
    await storePresets([preset("r", "removable")], false);
    expect((await readWatches()).map(({ id }) => id).toSorted()).toEqual(["f", "r"]);
    await storePresets([preset("r", "removable")]);
    expect((await readWatches()).map(({ id }) => id)).toEqual(["r"]);
  });

  it("that are cleared tell nothing of what was there before", async () => {
    await storePresets([watchOf({ id: "f", preset: "fixed" })]);
    await later(0);
    world.pages.change("a", NOW + HOUR);
    await life(SERVICE, { tell: async () => undefined }).run();
    await later(24 * 30);
    world.told = [];
    await store.clearWatches(world.now);
    await later(0);
    await later(2);
    expect([await urls("f"), (await readWatches())[0]?.unread, world.told]).toEqual([[], 0, []]);
    world.pages.change("b", world.now);
    await later(2);
    expect([await urls("f"), world.told]).toEqual([["b"], [1]]);
  });

  it("that are cleared while they are read keep nothing that the reading found", async () => {
    await storePresets([watchOf({ id: "f", preset: "fixed" })]);
    await later(0);
    world.pages.change("a", NOW + HOUR);
    world.now += 2 * HOUR;
    const clears = life(SERVICE, {
      ask: async (_, { since, page }) => {
        await store.clearWatches(world.now);
        return success(world.pages.recent(since ?? "", page));
      },
    });
    await clears.look(["f"]);
    const [watch] = await readWatches();
    expect([await urls("f"), watch?.unread, watch?.lastAsked]).toEqual([[], 0, null]);
    await later(2);
    expect([await urls("f"), world.told]).toEqual([[], []]);
  });

  it("make pages read again only where there are any", async () => {
    const heard: unknown[] = [];
    const channel = new BroadcastChannel("changed");
    channel.onmessage = ({ data }) => heard.push(data);
    await store.addWatches([watchOf()]);
    await vi.waitFor(() => expect(heard).toEqual(["watches"]));
    await storePresets([]);
    const puts = vi.spyOn(IDBObjectStore.prototype, "put");
    await storePresets([preset("r", "removable")]);
    await storePresets([preset("r", "removable")]);
    expect(puts).toHaveBeenCalledTimes(1);
    puts.mockRestore();
    await vi.waitFor(() => expect(heard.length).toBeGreaterThan(1));
    expect(heard).toEqual(["watches", "watches"]);
    channel.close();
  });

  it("follow a rhythm that the policy changes, and keep what the user changed where it does not", async () => {
    const policy = (rhythm: Rhythm) => newWatch({ ...TAXES, rhythm, notify: false }, "p", NOW, "removable");
    const choices = async () => (await readWatches()).map(({ rhythm, notify }) => [rhythm, notify]);
    await storePresets([policy("24h")]);
    await store.changeWatches(["p"], { name: "Mine", rhythm: "1h", notify: true, countsInBadge: false });
    await storePresets([policy("24h")]);
    expect(await choices()).toEqual([["1h", true]]);
    await storePresets([policy("6h")]);
    expect(await choices()).toEqual([["6h", true]]);
  });
});
