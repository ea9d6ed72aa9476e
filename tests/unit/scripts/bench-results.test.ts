import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isChanged, readLast, resultsOf, worse, writeResults } from "../../../scripts/bench/results.ts";
import { isMissed, percentile, tableOf } from "../../bench/section.ts";

const row = (ratios: readonly number[], what = "the list: 950,841 bytes") => ({
  what,
  against: "nothing",
  ratios,
  goal: null,
});
const results = (...ratios: number[]) => resultsOf([{ name: "core", rows: [row(ratios)] }]);

it.each([
  [0.25, 1],
  [0.5, 2],
  [0.75, 3],
  [0.95, 4],
])("of four values, %d are not above the %d.", (part, value) => {
  expect(percentile([4, 2, 3, 1], part)).toBe(value);
});

it.each([
  ["beyond the spread of both", [1, 1.1, 1.2, 1.3], [1.5, 1.6, 1.7, 1.8], 1],
  ["whose spreads meet", [1, 1.1, 1.2, 1.3], [1.15, 1.2, 1.3, 1.6], 0],
  ["for the better", [1.5, 1.6, 1.7, 1.8], [1, 1.1, 1.2, 1.3], 0],
  ["of a hundredth", [1, 1, 1], [1.01, 1.01, 1.01], 0],
  ["from nothing to next to nothing", [0, 0, 0], [0.001, 0.001, 0.001], 0],
  ["from nothing to something", [0, 0, 0], [0.5, 0.5, 0.5], 1],
])("a change %s is for the worse: %j and %j", (_, before, now, count) => {
  expect(worse(results(...before), results(...now))).toHaveLength(count);
});

it("a row is the same one whatever number its name has, and a new one is no change for the worse", () => {
  const before = results(1, 1, 1);
  const now = resultsOf([{ name: "core", rows: [row([2, 2, 2], "the list: 7 bytes"), row([9], "another")] }]);
  expect(worse(before, now)).toEqual(["core: the list: # bytes: 1 (1–1) before, 2 (2–2) now"]);
  expect([isChanged(before, before), isChanged(before, now), isChanged(now, now)]).toEqual([
    false,
    true,
    false,
  ]);
});

it("each commit has one file, and the last one is what the next is compared with", async () => {
  const folder = await mkdtemp(join(tmpdir(), "primary-source-results-"));
  expect((await readLast(folder)).rows).toEqual({});
  const keep = (commit: string, value: number) =>
    writeResults(folder, { commit, machine: "one", rows: results(value) }, "2026-11-20");
  await keep("bbb", 1);
  await keep("aaa", 2);
  await keep("aaa", 3);
  expect((await readdir(folder)).toSorted()).toEqual([
    "0001-2026-11-20-bbb.json",
    "0002-2026-11-20-aaa.json",
  ]);
  expect((await readLast(folder)).rows).toEqual(results(3));
  await rm(folder, { recursive: true });
});

it("a table shows the quarters, the worst and what was before, and a goal for the worst is missed by them", () => {
  const ratios = [1, 1, 1, 1, 1, 1, 1, 1, 1, 3];
  const worst = { ...row(ratios), goal: 2, isForWorst: true as const };
  expect([isMissed(worst), isMissed({ ...row(ratios), goal: 2 })]).toEqual([true, false]);
  expect(tableOf({ name: "core", rows: [worst] }, () => 1.5)).toContain(
    "| 1.00 | 1.00 | 3.00 | 1.00–1.00 | 1.50 | ≤ 2 at p95 | missed |",
  );
});
