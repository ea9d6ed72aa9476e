import { expect, it } from "vitest";
import { feedDays } from "../../../../../components/search/results/feed-days.ts";
import { RESULT } from "../../sample-result.ts";

const NOW = Date.parse("2026-11-21T18:00:00Z");

function headings(dates: readonly (string | null)[], timeZone: string): readonly (string | null)[] {
  const results = dates.map((publishedAt) => ({
    ...RESULT,
    publishedAt,
    contentChangedAt: null,
    indexedAt: null,
  }));
  const reader = { now: NOW, timeZone, language: "en" };
  return feedDays(results, { sort: "published", lastVisit: null }, reader).map(({ day }) => day);
}

it("each day has one heading, also where dates with and without an hour are in the service's order", () => {
  const dates = ["2026-11-21T15:00Z", "2026-11-21T03:00Z", "2026-11-21", "2026-11-20T20:00Z"];
  expect(headings(dates, "America/Chicago")).toEqual(["Today", "Yesterday", null, null]);
  expect(headings(dates, "UTC")).toEqual(["Today", null, null, "Yesterday"]);
});

it("days that are farther apart, and pages without a date, have headings of their own", () => {
  const dates = ["2026-11-19", "2026-11-21", null, "2026-11-21"];
  const shown = headings(dates, "America/Chicago");
  expect(shown.every((heading) => heading !== null)).toBe(true);
  expect(shown[3]).toBe("Today");
});
