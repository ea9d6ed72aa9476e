import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  clockJump,
  movedBy,
  START_LIMIT,
  START_WINDOW,
  startableAt,
  withoutFuture,
  withStart,
} from "../../../../utils/checks/rate-limit.ts";

const HOUR = 3_600_000;

describe("the rate limit", () => {
  it("ten may start at once, the eleventh when the first has left the window", () => {
    const nine = Array.from({ length: 9 }, (_, index) => index);
    expect(startableAt(nine, 100)).toBe(100);
    const ten = withStart(nine, 100);
    expect(startableAt(ten, 101)).toBe(START_WINDOW);
    expect(startableAt(ten, START_WINDOW + 5)).toBe(START_WINDOW + 5);
  });

  it("starts recorded before the clock was set back count as just now, not as a day of waiting", () => {
    const starts = Array.from({ length: 10 }, () => 24 * HOUR);
    expect(startableAt(withoutFuture(starts, HOUR), HOUR)).toBe(HOUR + START_WINDOW);
  });

  it("starts that lie in the past are left alone", () => {
    const starts = [1, 2, 3];
    expect(withoutFuture(starts, 3)).toBe(starts);
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
    expect(clockJump({ wall: 1_000_000, steady: 50 }, { wall: 1_000_000 + wall, steady: 50 + steady })).toBe(
      jump,
    );
  });

  it("moving starts with the clock leaves the waits as they were", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 60_000 }), { minLength: 10, maxLength: 10 }),
        fc.integer({ min: -HOUR, max: HOUR }),
        (unsorted, jump) => {
          const starts = unsorted.toSorted((one, other) => one - other);
          const wait = startableAt(starts, 60_000) - 60_000;
          expect(startableAt(movedBy(starts, jump), 60_000 + jump) - (60_000 + jump)).toBe(wait);
        },
      ),
    );
  });
});
