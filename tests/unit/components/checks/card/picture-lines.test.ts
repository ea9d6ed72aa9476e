import { expect, it } from "vitest";
import { lineRows, readsFromRight } from "../../../../../components/checks/card/picture-lines.ts";

/** Every letter is one wide. */
const measure = (text: string): number => text.length;
const plain = (text: string) => [{ text, isMarked: false }];
const words = (rows: ReturnType<typeof lineRows>) => rows.map((row) => row.map(({ text }) => text).join(""));

it("a text is broken at its spaces, and every word is kept where there is room", () => {
  expect(words(lineRows(plain("one two three four"), 9, measure, 5)).map((row) => row.trim())).toEqual([
    "one two",
    "three",
    "four",
  ]);
});

it("a text that needs more lines ends with an ellipsis, within the width", () => {
  const rows = words(lineRows(plain("one two three four five"), 9, measure, 2));
  expect(rows).toHaveLength(2);
  expect(rows[1]).toMatch(/…$/);
  for (const row of rows) expect(row.length).toBeLessThanOrEqual(9);
});

it("a text that is cut ends after a word; a word that fills the line by itself is cut", () => {
  expect(words(lineRows(plain("one two three"), 7, measure, 1))).toEqual(["one…"]);
  expect(words(lineRows(plain("wonderful day"), 9, measure, 1))).toEqual(["wonderfu…"]);
});

it("marked stretches stay marked over a line's end, and a word wider than a line is broken", () => {
  const rows = lineRows(
    [
      { text: "a ", isMarked: false },
      { text: "social security", isMarked: true },
    ],
    10,
    measure,
    5,
  );
  expect(
    rows
      .flat()
      .filter(({ isMarked }) => isMarked)
      .map(({ text }) => text.trim()),
  ).toEqual(["social", "security"]);
  expect(words(lineRows(plain("x".repeat(90)), 40, measure, 5))).toEqual([
    "x".repeat(40),
    "x".repeat(40),
    "x".repeat(10),
  ]);
});

it.each([
  ["الحد الأدنى", true],
  ["“7.25 שכר", true],
  ["The wage الحد", false],
  ["", false],
])("%s is written from right to left: %s", (text, expected) => {
  expect(readsFromRight([plain(text)])).toBe(expected);
});
