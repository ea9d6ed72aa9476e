import { expect, test } from "vitest";
import type { Check } from "../../../../utils/checks/check.ts";
import {
  EMPTY_LINE,
  earliestStarts,
  type Line,
  PARALLEL,
  placesInLine,
} from "../../../../utils/checks/place-in-line.ts";
import { START_LIMIT } from "../../../../utils/checks/start-limit.ts";
import { done, failedCheck, running, waiting } from "./sample.ts";

const NOW = 1_000_000;
const placesOf = (checks: readonly Check[], line: Partial<Line> = {}) =>
  placesInLine(checks, { ...EMPTY_LINE, ...line }, NOW);
const reasonsOf = (checks: readonly Check[], line: Partial<Line> = {}) =>
  [...placesOf(checks, line).values()].map(({ reason }) => reason);

test("those that wait have their places in the order they were asked, whatever the order of the list", () => {
  const checks = [waiting(9), done(1), waiting(3), failedCheck(2), running(4), waiting(5)];
  const places = [...placesOf(checks)].map(([id, { place }]) => [id, place]);
  expect(places).toEqual([
    ["check-3", 1],
    ["check-5", 2],
    ["check-9", 3],
  ]);
});

test("as many start as may run at once, and the others wait for those before them", () => {
  expect(reasonsOf([1, 2, 3, 4, 5].map((order) => waiting(order)))).toEqual([
    ...Array.from({ length: PARALLEL }, () => "starting"),
    "earlier",
    "earlier",
  ]);
});

test("those that run take up room", () => {
  expect(reasonsOf([running(1), waiting(2), waiting(3), waiting(4)])).toEqual([
    "starting",
    "starting",
    "running",
  ]);
  expect(reasonsOf([running(1), running(2), running(3), waiting(4)])).toEqual(["running"]);
});

test("after as many starts as the service takes in a minute the next waits for the limit", () => {
  const starts = Array.from({ length: START_LIMIT - 1 }, () => NOW);
  const places = [...placesOf([waiting(1), waiting(2)], { starts }).values()];
  expect(places.map(({ reason }) => reason)).toEqual(["starting", "limit"]);
  expect(places[0]?.startsAt).toBe(NOW);
  expect(places[1]?.startsAt).toBeGreaterThan(NOW + 60_000);
  expect(places.map(({ canHurry }) => canHurry)).toEqual([false, false]);
});

const pause = (reason: "service-asked" | "unreachable", until: number) => ({
  since: NOW - 10,
  until,
  reason,
});

test.each([
  ["unreachable", undefined, true],
  ["service-asked", undefined, true],
  ["service-asked", "wanted", false],
  ["service-asked", "used", false],
] as const)(
  "in a pause (%s, asked to go on: %s) only the first can be hurried: %s",
  (reason, askNow, can) => {
    const line = { pause: { ...pause(reason, NOW + 5), ...(askNow && { askNow }) } };
    const places = [...placesOf([waiting(1), waiting(2)], line).values()];
    expect(places.map(({ canHurry }) => canHurry)).toEqual([can, false]);
    expect(places.map((each) => [each.reason, each.startsAt])).toEqual([
      [reason, NOW + 5],
      [reason, NOW + 5],
    ]);
  },
);

test.each([NOW, NOW - 1])("a pause that ended (%i) holds nobody", (until) => {
  expect(reasonsOf([waiting(1)], { pause: pause("service-asked", until) })).toEqual(["starting"]);
});

test("so many start at once as the limit allows, the others a minute later", () => {
  const times = earliestStarts(EMPTY_LINE, START_LIMIT + 2, NOW);
  expect(times.filter((time) => time === NOW)).toHaveLength(START_LIMIT);
  expect(times.slice(START_LIMIT).every((time) => time > NOW + 60_000)).toBe(true);
  expect(earliestStarts(EMPTY_LINE, 0, NOW)).toEqual([]);
});
