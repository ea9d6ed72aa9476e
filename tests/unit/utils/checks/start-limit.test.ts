import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  clockJump,
  START_LIMIT,
  START_WINDOW,
  startableAt,
  startsOnClock,
  windowLeft,
  withStart,
} from "../../../../utils/checks/start-limit.ts";

const HOUR = 3_600_000;

describe("the rate limit", () => {
  it("ten may start at once, the eleventh when the first has left the window", () => {
    const nine = Array.from({ length: 9 }, (_, index) => index);
    expect(startableAt(nine, 100)).toBe(100);
    const ten = withStart(nine, 100);
    expect(startableAt(ten, 101)).toBe(START_WINDOW);
    expect(startableAt(ten, START_WINDOW + 5)).toBe(START_WINDOW + 5);
  });

  it("starts of another life of the worker count as made when this one began, whatever the wall clock says", () => {
    const before = { wall: 24 * HOUR, steady: 900_000, worker: "w1" };
    for (const wall of [HOUR, 24 * HOUR + 1, 48 * HOUR]) {
      const now = { wall, steady: 5_000, worker: "w2" };
      expect(startsOnClock([before.wall - 40_000, before.wall], before, now)).toEqual([
        wall - 5_000,
        wall - 5_000,
      ]);
      expect(startsOnClock([before.wall], before, { ...now, steady: START_WINDOW })).toEqual([]);
      expect(startsOnClock([before.wall], null, now)).toEqual([wall - 5_000]);
    }
  });

  it("is quiet once the last start has left the window", () => {
    expect(windowLeft([], 5)).toBe(0);
    expect(windowLeft([1, 2], 5)).toBe(START_WINDOW - 3);
    expect(windowLeft([1, 2], HOUR)).toBe(0);
  });

  it("starting whenever it is allowed never makes more than ten in any sixty seconds", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 120 }), (gaps) => {
        let now = 0;
        let starts: readonly number[] = [];
        const all: number[] = [];
        for (const gap of gaps) {
          now += gap;
          if (startableAt(starts, now) > now) continue;
          starts = withStart(starts, now);
          all.push(now);
        }
        for (const [index, start] of all.entries()) {
          const eleventh = all[index + START_LIMIT];
          expect(eleventh === undefined || eleventh - start > 60_000).toBe(true);
        }
        expect(starts.length).toBeLessThanOrEqual(START_LIMIT);
      }),
    );
  });
});

describe("the clock", () => {
  it.each([
    ["running on", 5_000, 5_000, 0],
    ["slewed by a synchronising service", 5_012, 5_000.4, 12],
    ["set ahead an hour", HOUR + 5_000, 5_000, HOUR],
    ["set back an hour", 5_000 - HOUR, 5_000, -HOUR],
    ["after a sleep in which the stopwatch stood", 8 * HOUR, 1_000, 8 * HOUR - 1_000],
  ])("%s", (_name, wall, steady, jump) => {
    const before = { wall: 1_000_000, steady: 50, worker: "w1" };
    const after = { wall: 1_000_000 + wall, steady: 50 + steady, worker: "w1" };
    expect(clockJump(before, after)).toBe(jump);
    expect(clockJump(before, { ...after, worker: "w2" })).toBeNull();
    expect(clockJump(null, after)).toBeNull();
  });

  it("moving starts with the clock leaves the waits as they were", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 60_000 }), { minLength: 10, maxLength: 10 }),
        fc.integer({ min: -HOUR, max: HOUR }),
        (unsorted, jump) => {
          const starts = unsorted.toSorted((one, other) => one - other);
          const wait = startableAt(starts, 60_000) - 60_000;
          const before = { wall: 60_000, steady: 9_000, worker: "w1" };
          const after = { wall: 60_000 + jump, steady: 9_000, worker: "w1" };
          expect(startableAt(startsOnClock(starts, before, after), after.wall) - after.wall).toBe(wait);
        },
      ),
    );
  });
});
