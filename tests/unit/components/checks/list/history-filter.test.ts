import { describe, expect, it } from "vitest";
import { matchesFilter } from "../../../../../components/checks/list/history-filter.ts";
import type { Check } from "../../../../../utils/checks/check.ts";
import { EMPTY_LINE, placesInLine } from "../../../../../utils/checks/place-in-line.ts";
import { START_WINDOW } from "../../../../../utils/checks/start-limit.ts";
import { done, failedCheck, running, waiting } from "../../../utils/checks/sample.ts";

const taxes = done(1, {
  claim: "Les impôts ont augmenté",
  origin: { title: "Five tax myths", url: "https://news.example.com/" },
});

describe("searching the history", () => {
  it.each([
    ["", true],
    ["  ", true],
    ["impots", true],
    ["IMPÔTS augmenté", true],
    ["tax myths", true],
    ["news.example", true],
    ["refuted", true],
    ["ssa.gov", true],
    ["85 %", true],
    ["impots medicare", false],
  ])("%j matches: %s", (words, matches) => {
    expect(matchesFilter(taxes, { words, verdict: null })).toBe(matches);
  });

  it("a verdict shows only the checks that have it", () => {
    expect(matchesFilter(taxes, { words: "", verdict: "refuted" })).toBe(true);
    expect(matchesFilter(taxes, { words: "", verdict: "confirmed" })).toBe(false);
    expect(matchesFilter(waiting(1), { words: "", verdict: "refuted" })).toBe(false);
    expect(matchesFilter(failedCheck(1), { words: "", verdict: null })).toBe(true);
  });
});

describe("places in line", () => {
  it("count from the next one, whatever order the list has", () => {
    const places = placesInLine([waiting(9), running(2), waiting(4), taxes], EMPTY_LINE, 100);
    expect([...places]).toEqual([
      ["check-4", { place: 1, startsAt: 100, reason: "starting", canHurry: false }],
      ["check-9", { place: 2, startsAt: 100, reason: "starting", canHurry: false }],
    ]);
  });

  it("tell when each can start, and what holds them up", () => {
    const line = { ...EMPTY_LINE, starts: Array.from({ length: 10 }, () => 0) };
    expect(placesInLine([waiting(1)], line, 100).get("check-1")).toEqual({
      place: 1,
      startsAt: START_WINDOW,
      reason: "limit",
      canHurry: false,
    });
    const paused = { ...EMPTY_LINE, pause: { since: 0, until: 500, reason: "service-asked" as const } };
    expect(placesInLine([waiting(1)], paused, 100).get("check-1")).toMatchObject({
      startsAt: 500,
      reason: "service-asked",
      canHurry: true,
    });
    expect(placesInLine([waiting(1)], paused, 600).get("check-1")).toMatchObject({
      startsAt: 600,
      reason: "starting",
    });
  });

  it("speak of running checks only where there are some", () => {
    const reasons = (checks: readonly Check[]) =>
      [...placesInLine(checks, EMPTY_LINE, 100).values()].map(({ reason }) => reason);
    const four = [waiting(4), waiting(5), waiting(6), waiting(7)];
    expect(reasons(four)).toEqual(["starting", "starting", "starting", "earlier"]);
    expect(reasons([running(1), ...four])).toEqual(["starting", "starting", "running", "running"]);
    expect(reasons([running(1), running(2), running(3), waiting(4)])).toEqual(["running"]);
  });
});
