import fc from "fast-check";
import { expect, it } from "vitest";
import { floatingPlace } from "../../../../components/base/floating-place.ts";

const WINDOW = { width: 420, height: 600 };

it.each([
  ["below its button, ending with it", { top: 100, left: 300 }, 200, { top: 132, left: 180, most: 460 }],
  ["above a button at the foot", { top: 560, left: 300 }, 200, { top: 356, left: 180, most: 548 }],
  [
    "inside the window where its button is at the edge",
    { top: 100, left: 20 },
    200,
    { top: 132, left: 8, most: 460 },
  ],
  [
    "on the roomier side where neither is enough",
    { top: 400, left: 300 },
    900,
    { top: 8, left: 180, most: 388 },
  ],
])("is drawn %s", (_, { top, left }, height, expected) => {
  const button = { top, bottom: top + 28, left, right: left + 80 };
  expect(floatingPlace(button, { width: 200, height }, WINDOW, "end")).toEqual(expected);
});

it("is never outside the window, whatever its size and wherever its button is", () => {
  const inside = fc.integer({ min: 0, max: 560 });
  fc.assert(
    fc.property(
      inside,
      inside,
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 1, max: 2000 }),
      fc.constantFrom("start" as const, "end" as const),
      (top, left, width, height, side) => {
        const button = { top, bottom: top + 28, left, right: left + 40 };
        const place = floatingPlace(button, { width, height }, { width: 600, height: 600 }, side);
        const shown = Math.min(height, place.most);
        expect(place.left).toBeGreaterThanOrEqual(8);
        expect(place.left + width).toBeLessThanOrEqual(592);
        expect(place.top).toBeGreaterThanOrEqual(0);
        expect(place.top + shown).toBeLessThanOrEqual(600);
        const isBeside = place.top >= button.bottom || place.top + shown <= button.top;
        expect(isBeside).toBe(true);
      },
    ),
  );
});
