import { afterEach, expect, it, vi } from "vitest";
import { atOnce, inSlices } from "../../../../components/base/slices.ts";

afterEach(() => vi.restoreAllMocks());

/** Work of so many steps, each of which takes so many milliseconds. */
function* work(steps: number, take: () => void): Generator<void, string, undefined> {
  for (let step = 0; step < steps; step += 1) {
    take();
    yield;
  }
  return "done";
}

it("long work lets the page go on before it takes longer than a frame", async () => {
  let now = 0;
  let inOneTask = 0;
  let longest = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const schedule = globalThis.setTimeout;
  vi.spyOn(globalThis, "setTimeout").mockImplementation(((next: () => void) => {
    inOneTask = 0;
    return schedule(next);
  }) as typeof setTimeout);
  const done = await inSlices(
    work(1_000, () => {
      now += 3;
      inOneTask += 3;
      longest = Math.max(longest, inOneTask);
    }),
  );
  expect(done).toBe("done");
  expect(longest).toBeLessThanOrEqual(16);
});

it("short work is done in one go", async () => {
  const timers = vi.spyOn(globalThis, "setTimeout");
  vi.spyOn(performance, "now").mockReturnValue(0);
  const steps = vi.fn();
  expect(await inSlices(work(100, steps))).toBe("done");
  expect(atOnce(work(100, steps))).toBe("done");
  expect(steps).toHaveBeenCalledTimes(200);
  expect(timers).not.toHaveBeenCalled();
});
