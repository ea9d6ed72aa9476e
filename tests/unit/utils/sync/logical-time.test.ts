import { expect, it } from "vitest";
import { laterThan, readTime } from "../../../../utils/sync/logical-time.ts";

it.each([
  [0, 100, 100],
  [100, 50, 101],
  [100, 100, 101],
  [99, 100, 100],
  [0, 100.9, 100],
  [0, -5, 1],
  [8e15, 100, 8e15],
  [8e15 - 1, 100, 8e15],
])("a change after %d, made at %d, has the time %d", (before, now, time) => {
  expect(laterThan(before, now)).toBe(time);
});

it.each([
  [0, 0],
  [5.7, 5],
  [8e15, 8e15],
  [9e15, 8e15],
  [-1, null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
  ["5", null],
  [null, null],
])("%j is read as the time %j", (value, time) => {
  expect(readTime(value)).toBe(time);
});
