import fc from "fast-check";
import { expect, it } from "vitest";
import { placesAmong } from "../../../../../entrypoints/background/checks/merged-order.ts";

const times = fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 40 });

it("a merged history is ordered by time, and the line goes on after it, however many files are merged", () => {
  fc.assert(
    fc.property(times, fc.array(times, { minLength: 1, maxLength: 4 }), (there, files) => {
      const next = there.length;
      let all = there.toSorted((a, b) => a - b).map((finishedAt, order) => ({ order, finishedAt }));
      for (const brought of files) {
        const ends = brought.toSorted((a, b) => a - b);
        const orders = all.map(({ order }) => order);
        const places = placesAmong(all, orders, ends, next);
        expect(places).toHaveLength(ends.length);
        expect(new Set([...places, ...orders]).size).toBe(places.length + orders.length);
        for (const place of places) expect(place).toBeLessThan(next);
        const added = ends.map((finishedAt, index) => ({ finishedAt, order: places[index] ?? Number.NaN }));
        all = [...all, ...added].sort((one, other) => one.order - other.order);
        const inOrder = all.map(({ finishedAt }) => finishedAt);
        expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
      }
    }),
  );
});

it("what ended in the same moment as a check that is there comes after it", () => {
  const there = [1, 2, 2, 3].map((finishedAt, order) => ({ order, finishedAt }));
  const [place = Number.NaN] = placesAmong(there, [0, 1, 2, 3], [2], 4);
  expect(place).toBeGreaterThan(2);
  expect(place).toBeLessThan(3);
});
