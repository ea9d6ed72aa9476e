import { expect, it } from "vitest";
import { drawn } from "../../../../scripts/mutate/sample.ts";

const items = Array.from({ length: 1_000 }, (_, number) => ({ id: `file.ts|${number}`, number }));
const draw = (seed: number, from = items, size = 100) =>
  drawn(from, { seed, size, isWanted: ({ number }) => number % 2 === 0 }).map(({ id }) => id);

it("draws as many as asked for, each once and each wanted, and the same ones for the same seed", () => {
  const sample = draw(1);
  expect(new Set(sample).size).toBe(100);
  expect(sample.every((id) => Number(id.split("|")[1]) % 2 === 0)).toBe(true);
  expect(draw(1)).toEqual(sample);
});

it("draws others for another seed", () => {
  const both = draw(1).filter((id) => draw(2).includes(id));
  expect(both.length).toBeLessThan(50);
});

it("keeps the others where an item is no more, or is new", () => {
  const sample = draw(1);
  const left = items.filter(({ id }) => id !== sample[0]);
  expect(draw(1, left).slice(0, 99)).toEqual(sample.slice(1));
  expect(draw(1, [...left, { id: "new", number: 1 }])).toEqual(draw(1, left));
});

it("draws from everywhere alike", () => {
  const sample = draw(3, items, 200);
  for (const quarter of [0, 250, 500, 750]) {
    const inside = sample.filter((id) => {
      const number = Number(id.split("|")[1]);
      return number >= quarter && number < quarter + 250;
    });
    expect(inside.length).toBeGreaterThan(30);
  }
});

it("draws all there are where more are asked for", () => {
  expect(draw(1, items.slice(0, 10))).toHaveLength(5);
});
