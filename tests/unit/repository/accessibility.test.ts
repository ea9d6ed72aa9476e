import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const table = readFileSync(join(ROOT, "docs", "accessibility.md"), "utf8");

/** How many criteria of levels A and AA each guideline of WCAG 2.2 has. 4.1.1 is obsolete. */
const CRITERIA = {
  "1.1": 1,
  "1.2": 5,
  "1.3": 5,
  "1.4": 9,
  "2.1": 3,
  "2.2": 2,
  "2.3": 1,
  "2.4": 8,
  "2.5": 6,
  "3.1": 2,
  "3.2": 5,
  "3.3": 6,
  "4.1": 2,
};

test("the list has every criterion of WCAG 2.2 A and AA once", () => {
  const listed = [...table.matchAll(/^\| (\d\.\d)\.(\d+) .* \(AA?\) \|/gm)];
  expect(new Set(listed.map(([row]) => row.split(" ")[1])).size).toBe(listed.length);
  const counts = Object.groupBy(listed, ([, guideline = ""]) => guideline);
  expect(Object.fromEntries(Object.entries(counts).map(([key, rows]) => [key, rows?.length]))).toEqual(
    CRITERIA,
  );
});

test("every test that the list names exists", () => {
  const named = [...table.matchAll(/`(tests\/[^`]+)`/g)].map(([, path = ""]) => path);
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
