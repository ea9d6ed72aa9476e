import { expect, it, vi } from "vitest";
import { onFirstClick } from "../../../../components/base/first-click.ts";

it.each([
  ["a click", 1, 1],
  ["a key", 0, 1],
  ["the second click of a double click", 2, 0],
  ["the third one", 3, 0],
])("a button in the place of another hears %s or not", (_, detail, heard) => {
  const act = vi.fn();
  onFirstClick(act)({ detail } as MouseEvent);
  expect(act).toHaveBeenCalledTimes(heard);
});
