import "fake-indexeddb/auto";
import { describe, expect, it } from "vitest";
import { ITEM, id, inSyncWorld, key, load, world } from "./sync-world.ts";

inSyncWorld();

describe("the browser's sync", () => {
  it("gets a watch that was followed here, and brings one that was followed elsewhere, only to be looked at", async () => {
    const { sync, follow, readWatches } = await load();
    await follow("1", "rent");
    world.items = { [key("2")]: ITEM };
    await sync();
    expect(world.items).toMatchObject({ [key("1")]: { name: "Taxes", rhythm: "1h" }, [key("2")]: ITEM });
    const rhythms = new Map((await readWatches()).map((watch) => [watch.id, watch]));
    expect(rhythms.get(id("1"))).toMatchObject({ rhythm: "1h" });
    expect(rhythms.get(id("2"))).toMatchObject({
      rhythm: "look",
      elsewhere: "1h",
      notify: false,
      countsInBadge: false,
    });
  });

  it("brings the words of a follow in both directions, and leaves each device its pause", async () => {
    const { sync, follow, readWatches, watches } = await load();
    await follow("1");
    await watches.changeWatches([id("1")], { details: { words: "lead", paused: true } });
    await sync();
    const item = world.items[key("1")] as object;
    expect(item).toMatchObject({ words: "lead" });
    expect(item).not.toHaveProperty("paused");
    world.items[key("1")] = { ...item, words: "copper , !", paused: true, changed: 9e12 };
    world.items[key("2")] = { ...ITEM, address: "?q=rent", words: "x".repeat(9_000), paused: true };
    await sync();
    const found = new Map((await readWatches()).map((watch) => [watch.id, watch.details]));
    expect(found.get(id("1"))).toEqual({ words: "copper", paused: true });
    expect(found.get(id("2"))?.paused).toBeUndefined();
    expect(found.get(id("2"))?.words?.length).toBeLessThanOrEqual(200);
  });

  it("gets nothing more once all agree, and one write for many changes", async () => {
    const { sync, follow } = await load();
    await Promise.all(["1", "2", "3"].map((each) => follow(each, each)));
    await sync();
    expect(world.writes).toHaveLength(1);
    await sync();
    expect(world.writes).toHaveLength(1);
  });

  it("is told what was removed here, and removes here what was removed elsewhere", async () => {
    const { sync, follow, readWatches, watches } = await load();
    await follow("1", "rent");
    await follow("2", "tax");
    await sync();
    await watches.removeWatch(id("1"));
    const there = world.items[key("2")] as typeof ITEM;
    world.items[key("2")] = { changed: there.changed, removed: there.changed, read: 0 };
    await sync();
    expect(await readWatches()).toEqual([]);
    expect(world.items[key("1")]).toEqual({
      changed: expect.any(Number),
      removed: expect.any(Number),
      read: 0,
    });
  });

  it("brings settings, but no address, consent or permission", async () => {
    const { sync } = await load();
    world.local.settings = { ...(world.local.settings as object), pageSize: 20, suggestions: true };
    const setting = (value: unknown) => ({ value, changed: 9 });
    world.items = {
      "setting-1/openIn": setting("current-tab"),
      "setting-1/searchServiceUrl": setting("https://other.example"),
      "setting-1/suggestions": setting(false),
      "setting-1/notifications": setting(true),
      "setting-1/sync": setting(false),
      "setting-1/__proto__": setting(1),
      "setting-1/language": setting("tlh"),
    };
    const before = structuredClone(world.items);
    await sync();
    expect(world.local.settings).toEqual({
      version: 1,
      sync: true,
      suggestions: true,
      pageSize: 20,
      openIn: "current-tab",
    });
    expect(world.items).toEqual({ ...before, "setting-1/pageSize": { value: 20, changed: 1 } });
  });

  it("leaves alone what an administrator has set, in both directions", async () => {
    const { sync } = await load();
    world.local["managed-copy"] = { pageSize: 50 };
    world.managed = { pageSize: 50 };
    world.local.settings = { ...(world.local.settings as object), pageSize: 20 };
    world.items = { "setting-1/pageSize": { value: 30, changed: 9 } };
    await sync();
    expect(world.local.settings).toMatchObject({ pageSize: 20 });
    expect(world.items).toEqual({ "setting-1/pageSize": { value: 30, changed: 9 } });
  });

  it("survives hostile items, which stay where they are", async () => {
    const { sync, readWatches } = await load();
    world.items = {
      [key("1")]: { ...ITEM, name: "n".repeat(8000) },
      [key("2")]: { ...ITEM, address: `search.html?q=${"w".repeat(8000)}` },
      [key("3")]: { ...ITEM, changed: 1e300 },
      "watch-1/__proto__": ITEM,
      "watch-2/of a later version": ITEM,
    };
    const before = structuredClone(world.items);
    await sync();
    const [watch, ...others] = await readWatches();
    // Two items of one view are one watch.
    expect(others).toEqual([]);
    expect(watch?.name).toBe("Taxes");
    for (const each of [key("2"), "watch-1/__proto__", "watch-2/of a later version"])
      expect(world.items[each]).toEqual(before[each]);
  });

  it("leaves an item of a follow alone that a later version wrote, whatever is changed here", async () => {
    const { sync, follow, readWatches, watches } = await load();
    await follow("1");
    await sync();
    const later = { ...(world.items[key("1")] as object), address: "places.html?of=tax", changed: 9e12 };
    world.items[key("1")] = later;
    world.writes = [];
    await sync();
    expect(await readWatches()).toMatchObject([{ id: id("1") }]);
    await watches.changeWatches([id("1")], { name: "All taxes" });
    await sync();
    await watches.removeWatch(id("1"));
    await sync();
    expect([world.items[key("1")], world.writes]).toEqual([later, []]);
  });

  it("removes no follow elsewhere that is still here, though this version could not tell others of it", async () => {
    const { sync, follow, readWatches } = await load();
    await follow("1");
    await sync();
    const before = structuredClone(world.items);
    const { inWatches } = await import("../../../../../utils/watches/database.ts");
    await inWatches(async (stores) => {
      const watch = await stores.watches.get(id("1"));
      // As a later version of the extension would have it.
      if (watch) await stores.watches.put({ ...watch, request: { ...watch.request, q: "x".repeat(9000) } });
    });
    await sync();
    expect(world.items).toEqual(before);
    expect((await readWatches()).filter((watch) => watch.id === id("1"))).toHaveLength(1);
  });

  it("leaves a setting alone that a later version chose since, and tells others what is chosen here after that", async () => {
    world.local.settings = { version: 1, sync: true, language: "fr" };
    const { sync } = await load();
    await sync();
    const later = { value: "a language of a later version", changed: 9e12 };
    world.items["setting-1/language"] = later;
    world.writes = [];
    await sync();
    expect([world.items["setting-1/language"], world.writes]).toEqual([later, []]);
    world.local.settings = { version: 1, sync: true, language: "es" };
    await sync();
    expect(world.items["setting-1/language"]).toEqual({ value: "es", changed: 9e12 + 1 });
  });
});
