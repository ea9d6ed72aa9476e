import { expect, it } from "vitest";
import { createPaced, GAP_MS } from "../../../../../entrypoints/background/sync/paced.ts";

const SETTLE_MS = 500;

/** How long the second start waits, after the clock moved by so much since the first. */
async function waitAfter(moved: number): Promise<number | undefined> {
  let now = 1_000_000;
  const waits: number[] = [];
  const run = createPaced(async () => undefined, {
    now: () => now,
    wait: async (time) => {
      waits.push(time);
    },
  });
  await run();
  now += moved;
  await run();
  expect(waits[0]).toBe(SETTLE_MS);
  return waits[1];
}

it.each([
  ["at once", 0, GAP_MS],
  ["within the gap", 2_000, GAP_MS - 2_000],
  ["just before its end", GAP_MS - 1, SETTLE_MS],
  ["long after it", 10 * GAP_MS, SETTLE_MS],
  ["with a clock set back", -3_600_000, GAP_MS],
])("work asked for again %s is started after the gap", async (_, moved, wait) => {
  expect(await waitAfter(moved)).toBe(wait);
});

it("work asked for several times before it starts runs once", async () => {
  let runs = 0;
  const work = async (): Promise<void> => {
    runs += 1;
  };
  const run = createPaced(work, { now: () => 0, wait: async () => undefined });
  await Promise.all([run(), run(), run()]);
  expect(runs).toBe(1);
});
