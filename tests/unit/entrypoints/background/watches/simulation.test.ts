import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type Plan, simulate, type Tally } from "./simulation.ts";

const DAYS = 30;
const PLAN = {
  days: DAYS,
  watches: 3,
  oldPages: 120,
  changesADay: 5,
  again: false,
  lateDays: 12,
  diesOnceIn: 250,
  clockJumps: false,
};
const CROWDED = { ...PLAN, watches: 1, oldPages: 500, lateDays: 33 };
const ROUGH = { diesOnceIn: 40, clockJumps: true };
const AGAIN = { ...CROWDED, again: true };
const DETAILS = { ...PLAN, watches: 5, lateDays: 33, clockJumps: true, hasDetails: true } as const;
/** More seeds of each row than the table has, to look for what is rare: `PRIMARY_SOURCE_SEEDS=20`. */
const SEEDS = Number(process.env.PRIMARY_SOURCE_SEEDS ?? 0);

/** The rows of docs/watches.md: what is listed how late, with how many seeds. */
const ROWS: readonly (readonly [name: string, plan: Omit<Plan, "seed">, seeds: number])[] = [
  ["5 a day, up to 12 days late", PLAN, 3],
  ["5 a day, up to 12 days late, once a day and a week too", { ...PLAN, watches: 5 }, 1],
  ["5 a day, up to 33 days late", { ...PLAN, lateDays: 33 }, 3],
  ["5 a day, up to 33 days late, clock jumps", { ...PLAN, lateDays: 33, clockJumps: true }, 3],
  ["5 a day, up to 33 days late, many deaths", { ...PLAN, lateDays: 33, diesOnceIn: 12 }, 3],
  ["5 a day, up to 33 days late, paused by lot, half with the words, quiet at night", DETAILS, 4],
  ["200 new a day, up to 33 days late", { ...CROWDED, changesADay: 200 }, 1],
  ["600 new a day, clock jumps, many deaths", { ...CROWDED, ...ROUGH, changesADay: 600 }, 1],
  ["300 pages, 200 a day, up to 33 days late", { ...AGAIN, oldPages: 300, changesADay: 200 }, 1],
  ["500 pages, 600 a day, clock jumps, many deaths", { ...AGAIN, ...ROUGH, changesADay: 600 }, 1],
];

/** Pages that disappear and come back, and faults of the index. */
const LOSING = { ...PLAN, lateDays: 12, removals: 1.5 };
const LOSSES: readonly (readonly [name: string, plan: Omit<Plan, "seed">, seeds: number])[] = [
  ["each hour or six hours", LOSING, 3],
  ["once a day and a week too", { ...LOSING, watches: 5 }, 1],
  ["clock jumps", { ...LOSING, clockJumps: true }, 3],
  ["many deaths", { ...LOSING, diesOnceIn: 12 }, 3],
];

const sum = (tallies: readonly Tally[], of: keyof Omit<Tally, "removals">): number =>
  tallies.reduce((total, tally) => total + tally[of], 0);

const lines: string[] = [];

it.each(ROWS)(
  "30 days with changes listed %s",
  async (name, plan, seeds) => {
    const tallies: Tally[] = [];
    const most = Math.max(seeds, SEEDS);
    for (let seed = 1; seed <= most; seed += 1) tallies.push(await simulate({ ...plan, seed }));
    const minutes = most * DAYS * 24 * 60;
    const slowest = Math.max(...tallies.map((tally) => tally.slowest)) / 3_600_000;
    lines.push(
      `| ${name} | ${most} | ${sum(tallies, "changes")} | ${sum(tallies, "late")} | ${sum(tallies, "missed")} | ${sum(tallies, "beyond")} | ${sum(tallies, "replaced")} | ${sum(tallies, "doubled")} | ${(sum(tallies, "requests") / minutes).toFixed(3)} | ${sum(tallies, "faults")} | ${sum(tallies, "deaths")} | ${slowest.toFixed(1)} h |`,
    );
    for (const tally of tallies) {
      expect(tally.changes).toBeGreaterThan(plan.hasDetails ? 150 : 300);
      expect(tally.doubled).toBe(0);
      expect(tally.inPause).toBe(0);
      expect(tally.requests / (DAYS * 24 * 60)).toBeLessThan(1);
      expect([tally, plan]).toMatchObject([
        { missed: 0, passedOver: 0, silent: 0, unwanted: 0, mistold: 0 },
        {},
      ]);
      // Where all pages fit in what the service lists, nothing is out of reach.
      if (plan.again) expect(tally.beyond).toBe(0);
    }
    if (plan.hasDetails) expect(sum(tallies, "rests")).toBeGreaterThan(20);
    expect(sum(tallies, "shownAgain")).toBeLessThanOrEqual(sum(tallies, "deaths"));
    expect(sum(tallies, "notices")).toBeGreaterThan(10);
    expect(sum(tallies, "deaths")).toBeGreaterThan(30);
    expect(sum(tallies, "faults")).toBeGreaterThan(30);
  },
  180_000 * Math.max(1, SEEDS),
);

it.each(LOSSES)(
  "30 days in which pages disappear, %s",
  async (name, plan, seeds) => {
    const tallies: Tally[] = [];
    const most = Math.max(seeds, SEEDS);
    for (let seed = 1; seed <= most; seed += 1) tallies.push(await simulate({ ...plan, seed }));
    const all = (of: keyof Tally["removals"]): number =>
      tallies.reduce((total, { removals }) => total + removals[of], 0);
    const minutes = most * DAYS * 24 * 60;
    lines.push(
      `| ${name} | ${most} | ${all("removed")} | ${all("told")} | ${all("wronglyTold")} | ${all("toldTwice")} | ${all("returned")} | ${all("saidBack")} | ${all("faultyHours")} | ${all("inventories")} | ${(sum(tallies, "requests") / minutes).toFixed(3)} | ${sum(tallies, "deaths")} |`,
    );
    for (const tally of tallies) {
      expect(tally).toMatchObject({ missed: 0, passedOver: 0, doubled: 0, inPause: 0 });
      expect(tally.removals).toMatchObject({ wronglyTold: 0, toldTwice: 0 });
      expect(tally.removals.saidBack).toBe(tally.removals.returned);
      expect(tally.requests / (DAYS * 24 * 60)).toBeLessThan(1);
    }
    expect(all("removed")).toBeGreaterThan(20);
    expect(all("returned")).toBeGreaterThan(0);
    if (plan.watches === 3 && plan.diesOnceIn > 100) expect(all("told")).toBe(all("removed"));
  },
  180_000 * Math.max(1, SEEDS),
);

it.runIf(SEEDS === 0)("the table of the document is that of this simulation", async ({ task }) => {
  const others = task.file.tasks.filter((each) => each !== task);
  // Where some were left out by a filter, there is no whole table.
  if (others.some(({ mode }) => mode === "skip")) return;
  const document = await readFile(
    join(import.meta.dirname, "..", "..", "..", "..", "..", "docs", "watches.md"),
    "utf8",
  );
  const rows = document.split("\n").filter((line) => /^\|.*\| \d+ \| \d+ \|/.test(line));
  expect(rows.toSorted()).toEqual(lines.toSorted());
});
