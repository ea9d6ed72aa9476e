import "fake-indexeddb/auto";
import { describe, expect, it, vi } from "vitest";
import { expectLogs } from "../../../../setup/logs.ts";
import { inSyncWorld, key, load, waitLong, world } from "./sync-world.ts";

inSyncWorld();

describe("a browser whose sync", () => {
  const refuses = (message: string) => async () => {
    throw new Error(message);
  };
  it.each<[string, () => void, string, RegExp[]]>([
    [
      "is missing",
      () => {
        world.area = undefined;
      },
      "unavailable",
      [],
    ],
    [
      "is disabled",
      () => Object.assign(world.area ?? {}, { get: refuses("storage.sync is disabled") }),
      "unavailable",
      [/The browser's sync: .*is disabled/],
    ],
    [
      "is full",
      () => Object.assign(world.area ?? {}, { set: refuses("QUOTA_BYTES quota exceeded") }),
      "full",
      [/The browser's sync: .*QUOTA_BYTES/],
    ],
    [
      "wants fewer writes",
      () =>
        Object.assign(world.area ?? {}, {
          set: refuses("exceeds the MAX_WRITE_OPERATIONS_PER_MINUTE quota"),
        }),
      "later",
      [/The browser's sync: .*MAX_WRITE/],
    ],
    [
      "does not answer",
      () => Object.assign(world.area ?? {}, { get: () => new Promise(() => undefined) }),
      "later",
      [],
    ],
  ])("%s says so, loses nothing and tries again", async (_, arrange, problem, logged) => {
    expectLogs(...logged);
    const whole = { ...world.area };
    const { startSync, follow, sync, readWatches, readSyncState } = await load();
    arrange();
    await follow("1");
    startSync();
    await waitLong();
    await vi.waitFor(async () => expect((await readSyncState()).problem).toBe(problem));
    expect(await readWatches()).toHaveLength(1);
    expect(world.alarms).toContain("sync");
    world.area = whole;
    await sync();
    expect((await readSyncState()).problem).toBeNull();
    expect(world.items).toHaveProperty([key("1")]);
  });

  it("was brought together while the disk was full says so, and is tried again by an alarm, until it works", async () => {
    expectLogs(/The browser's sync: .*QUOTA_BYTES/);
    const { startSync, follow, sync, readSyncState } = await load();
    await follow("1");
    world.isDiskFull = true;
    startSync();
    await waitLong();
    expect(world.alarms).toEqual(["sync"]);
    await vi.waitFor(async () => expect((await readSyncState()).problem).toBe("disk"));
    world.isDiskFull = false;
    await sync();
    expect((await readSyncState()).problem).toBeNull();
    expect(world.items).toHaveProperty([key("1")]);
    expect(world.alarms).toEqual([]);
  });

  it("has no room for all says how many, and has the ones changed last", async () => {
    const { sync, readSyncState } = await load();
    world.items = { "watch-2/of a later version": "x".repeat(95_500) };
    const { follow } = await load();
    await follow("1", "first");
    await vi.advanceTimersByTimeAsync(10);
    await sync();
    await follow("2", "second");
    await vi.advanceTimersByTimeAsync(10);
    await follow("3", "third");
    await sync();
    const { leftOut } = await readSyncState();
    const stored = ["1", "2", "3"].filter((each) => key(each) in world.items);
    expect(leftOut).toBe(3 - stored.length);
    expect(leftOut).toBeGreaterThan(0);
    expect(stored).not.toContain("1");
  });
});
