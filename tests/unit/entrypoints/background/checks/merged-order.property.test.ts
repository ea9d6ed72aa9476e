import fc from "fast-check";
import { expect, it } from "vitest";
import {
  type Ended,
  type Placed,
  placesAmong,
} from "../../../../../entrypoints/background/checks/merged-order.ts";
import { computingTime } from "../../../../setup/computing-time.ts";

const ended = fc.record({ key: fc.constantFrom("a", "b", "c"), finishedAt: fc.integer({ min: 0, max: 50 }) });
const several = fc.array(ended, { maxLength: 40 });
const byEnd = (checks: readonly Ended[]) =>
  checks.toSorted((one, other) => one.finishedAt - other.finishedAt);
const byPlace = (checks: readonly Placed[]) => checks.toSorted((one, other) => one.order - other.order);
const timesOf = (checks: readonly Ended[]) => checks.map(({ finishedAt }) => finishedAt);

function merge(there: readonly Placed[], file: readonly Ended[], next: number): Placed[] {
  const brought = byEnd(file);
  const orders = there.map(({ order }) => order);
  const places = placesAmong(there, orders, brought, next);
  expect(places).toHaveLength(brought.length);
  expect(new Set([...places, ...orders]).size).toBe(places.length + orders.length);
  for (const place of places) expect(place).toBeLessThan(next);
  const added = brought.map((check, index) => ({ ...check, order: places[index] ?? Number.NaN }));
  return byPlace([...there, ...added]);
}

const files = fc.array(several, { minLength: 1, maxLength: 4 });

it("a merged history is ordered by time, and the line goes on after it, however many files are merged", () => {
  fc.assert(
    fc.property(several, files, (there, all) => {
      let merged: Placed[] = byEnd(there).map((check, order) => ({ ...check, order }));
      for (const file of all) {
        merged = merge(merged, file, there.length);
        expect(timesOf(merged)).toEqual(timesOf(byEnd(merged)));
      }
    }),
  );
});

it("the latest answer to a claim stays the latest, also where verdicts were asked for again later", () => {
  fc.assert(
    fc.property(several, fc.array(fc.constantFrom("a", "b", "c")), files, (there, again, all) => {
      let merged: Placed[] = byEnd(there).map((check, order) => ({ ...check, order }));
      let next = there.length;
      // Asked for again, the latest verdict of a claim comes to the top as it is.
      for (const key of again) {
        const latest = merged.findLast((check) => check.key === key);
        if (latest === undefined) continue;
        merged = [...merged.filter((check) => check !== latest), { ...latest, order: next }];
        next += 1;
      }
      for (const file of all) {
        merged = merge(merged, file, next);
        for (const own of Map.groupBy(merged, ({ key }) => key).values()) {
          expect(timesOf(own)).toEqual(timesOf(byEnd(own)));
        }
      }
    }),
  );
});

it("50,000 that are brought into as many find their places in a moment", () => {
  const times = Array.from({ length: 50_000 }, (_, time) => time * 10);
  const there = times.map((finishedAt, order) => ({ key: `${order % 5}`, order, finishedAt }));
  const brought = times.map((finishedAt, at) => ({ key: `${at % 7}`, finishedAt: finishedAt + 5 }));
  const orders = there.map(({ order }) => order);
  expect(computingTime(() => placesAmong(there, orders, brought, 50_000))).toBeLessThan(1000);
  expect(computingTime(() => placesAmong([], [], brought, 0))).toBeLessThan(1000);
});

it("what ended in the same moment as a check that is there comes after it", () => {
  const there = [1, 2, 2, 3].map((finishedAt, order) => ({ key: `${order}`, order, finishedAt }));
  const [place = Number.NaN] = placesAmong(there, [0, 1, 2, 3], [{ key: "new", finishedAt: 2 }], 4);
  expect(place).toBeGreaterThan(2);
  expect(place).toBeLessThan(3);
});

it("what is brought comes before the checks that wait in line, and an older answer below a newer one of its claim", () => {
  const there = [
    { key: "x", order: 2, finishedAt: 12 },
    { key: "y", order: 3, finishedAt: 9 },
  ];
  const [older = Number.NaN, newer = Number.NaN] = placesAmong(
    there,
    [2, 3, 4],
    [
      { key: "x", finishedAt: 10 },
      { key: "z", finishedAt: 15 },
    ],
    5,
  );
  expect(older).toBeLessThan(2);
  expect([newer > 3, newer < 4]).toEqual([true, true]);
});
