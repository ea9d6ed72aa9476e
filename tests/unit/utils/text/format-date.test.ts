import { describe, expect, it } from "vitest";
import { dayHeading, exactDate, readDate, relativeDate } from "../../../../utils/text/format-date.ts";

const NOW = Date.parse("2026-11-21T10:00:00Z");
const reader = (timeZone: string, language = "en") => ({ now: NOW, timeZone, language });

describe("relativeDate", () => {
  it.each([
    ["2026-11-21T09:59:59Z", "UTC", "just now"],
    ["2026-11-21T09:59:00Z", "UTC", "1 minute ago"],
    ["2026-11-21T09:58:00Z", "UTC", "2 minutes ago"],
    ["2026-11-21T07:00:00Z", "UTC", "3 hours ago"],
    ["2026-11-20T23:00:00Z", "UTC", "yesterday"],
    ["2026-11-20T23:00:00Z", "Asia/Tokyo", "11 hours ago"],
    ["2026-11-18T12:00:00Z", "UTC", "3 days ago"],
    ["2026-11-21", "America/Los_Angeles", "today"],
    ["2026-09-01T00:00:00Z", "UTC", null],
  ])("%s is, in %s, %s", (iso, timeZone, expected) => {
    const date = readDate(iso, timeZone);
    expect(date && relativeDate(date, reader(timeZone))).toBe(expected);
  });
});

it("a page that names a day alone keeps that day in every time zone", () => {
  for (const timeZone of ["Pacific/Kiritimati", "America/Los_Angeles"]) {
    const date = readDate("2026-05-03", timeZone);
    expect(date?.day).toBe("2026-05-03");
    expect(date && exactDate(date, reader(timeZone))).toBe("May 3, 2026");
  }
});

it.each(["", "soon", "2026-02-31", null])("%j is no date", (iso) => {
  expect(readDate(iso, "UTC")).toBeNull();
});

it.each([
  ["2026-11-21", "en", "Today"],
  ["2026-11-20", "en", "Yesterday"],
  ["2026-11-20", "fr", "Hier"],
  ["2026-11-19", "fr", "Jeudi 19 novembre 2026"],
])("the heading of %s in %s is %s", (day, language, expected) => {
  expect(dayHeading(day, reader("UTC", language))).toBe(expected);
});
