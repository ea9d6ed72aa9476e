import { IDBFactory } from "fake-indexeddb";
import { beforeEach, describe, expect, it, vi } from "vitest";
import * as store from "../../../../../entrypoints/background/watches/store.ts";
import { closeWatchesDatabase } from "../../../../../utils/watches/database.ts";
import { readWatches, readWholeWatch } from "../../../../../utils/watches/read-watches.ts";
import { HOUR, NOW, watchOf } from "../../../utils/watches/sample.ts";
import { beginWorld, later, life, urls, world } from "./simulated-rounds.ts";

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

beforeEach(async () => {
  await beginWorld();
  [fate.steps, fate.death] = [0, null];
});

describe("a worker that dies", () => {
  for (const committed of [false, true]) {
    it(`${committed ? "after" : "before"} any step of a round loses and doubles nothing`, async () => {
      let step = 1;
      for (let isOver = false; !isOver; step += 1) {
        await closeWatchesDatabase();
        globalThis.indexedDB = new IDBFactory();
        [world.now, world.told, fate.death] = [NOW, [], null];
        world.pages.remove("a");
        await store.addWatches([watchOf()]);
        await later(0);
        world.pages.change("a", NOW + HOUR);
        world.now += 2 * HOUR;
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
        expect([1, 2]).toContain(world.told.length);
      }
      expect(step).toBeGreaterThan(5);
    });
  }
});

describe("what a user does", () => {
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
      world.now += 2 * HOUR;
      world.pages.change(url, world.now);
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
});
