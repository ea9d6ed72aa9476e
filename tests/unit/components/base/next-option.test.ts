import { expect, it } from "vitest";
import { nextOption } from "../../../../components/base/OptionList.tsx";

it.each([
  ["ArrowDown", -1, 3, 0],
  ["ArrowDown", 0, 3, 1],
  ["ArrowDown", 2, 3, -1],
  ["ArrowUp", -1, 3, 2],
  ["ArrowUp", 0, 3, -1],
  ["ArrowUp", 2, 3, 1],
  ["PageDown", -1, 20, 7],
  ["PageDown", 15, 20, 19],
  ["PageUp", 19, 20, 11],
  ["PageUp", 3, 20, 0],
  ["ArrowDown", -1, 0, null],
  ["a", 1, 3, null],
])("%s at %i of %i options leads to %s", (key, active, count, target) => {
  expect(nextOption(key, active, count)).toBe(target);
});
