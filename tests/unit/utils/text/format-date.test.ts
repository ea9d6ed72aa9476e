import { describe, expect, it } from "vitest";
import {
  clockTime,
  dayHeading,
  dayInWords,
  exactDate,
  longDay,
  readDate,
  relativeDate,
  shortDay,
} from "../../../../utils/text/format-date.ts";

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
    ["2026-11-21T10:00:00Z", "UTC", "just now"],
    ["2026-11-21T10:00:01Z", "UTC", "today"],
    ["2026-11-21T09:00:31Z", "UTC", "59 minutes ago"],
    ["2026-11-21T09:00:01Z", "UTC", "59 minutes ago"],
    ["2026-11-21T09:00:00Z", "UTC", "1 hour ago"],
    ["2026-11-21T08:00:01Z", "UTC", "1 hour ago"],
    ["2026-10-22", "UTC", "30 days ago"],
    ["2026-10-21", "UTC", null],
    ["2026-11-22", "UTC", null],
    ["2026-09-01T00:00:00Z", "UTC", null],
  ])("%s is, in %s, %s", (iso, timeZone, expected) => {
    const date = readDate(iso, timeZone);
    expect(date && relativeDate(date, reader(timeZone))).toBe(expected);
  });
});

it.each([
  ["2026-11-21T23:00:01Z", "59 minutes ago", "il y a 59 minutes", "hace 59 minutos"],
  ["2026-11-21T22:00:01Z", "1 hour ago", "il y a 1 heure", "hace 1 hora"],
  ["2026-11-21T00:00:01Z", "23 hours ago", "il y a 23 heures", "hace 23 horas"],
  ["2026-11-20T23:59:59Z", "yesterday", "hier", "ayer"],
])("just before midnight %s reads “%s”, “%s”, “%s”", (iso, ...expected) => {
  const date = readDate(iso, "UTC");
  const now = Date.parse("2026-11-21T23:59:59Z");
  const read = (language: string) => date && relativeDate(date, { now, timeZone: "UTC", language });
  expect(["en", "fr", "es"].map(read)).toEqual(expected);
});

it.each([
  "2026-05-03",
  "2026-05-03T00:00:00Z",
  "2026-05-03T00:00:00",
  "2026-05-03 00:00:00+00",
  "2026-05-03T00:00Z",
  "2026-05-03T00:00:00.000Z",
  "2026-05-03T00:00:00-05:00",
  "2026-05-03T00:00:00+10:00",
])("a page that names a day alone, as %j does, keeps that day in every time zone", (iso) => {
  for (const timeZone of ["Pacific/Kiritimati", "UTC", "America/Los_Angeles"]) {
    const date = readDate(iso, timeZone);
    expect(date).toMatchObject({ day: "2026-05-03", hasHour: false });
    expect(date && exactDate(date, reader(timeZone))).toBe("May 3, 2026");
  }
});

it.each(["2026-05-03T00:00:01Z", "2026-05-03T00:01Z", "2026-05-03T10:00:00Z", "2026-05-03T00:00:00.5Z"])(
  "%s names an hour",
  (iso) => {
    expect(readDate(iso, "America/Los_Angeles")?.hasHour).toBe(true);
  },
);

it("a day in full is the day that a page names, or else the reader's", () => {
  expect(longDay(Date.UTC(2026, 4, 3), "en")).toBe("May 3, 2026");
  const evening = Date.UTC(2026, 4, 3, 1);
  expect(longDay(evening, "en")).toBe(new Intl.DateTimeFormat("en", { dateStyle: "long" }).format(evening));
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

it.each([
  ["2026-11-18T14:05:00Z", "UTC", "Nov 18, 2026, 2:05 PM"],
  ["2026-11-18T03:05:00Z", "America/New_York", "Nov 17, 2026, 10:05 PM"],
  [" 2026-11-18 ", "America/New_York", "Nov 18, 2026"],
])("%j is in %s, exactly, %s", (iso, timeZone, expected) => {
  const date = readDate(iso, timeZone);
  expect(date && exactDate(date, reader(timeZone)).replaceAll("\u202f", " ")).toBe(expected);
});

it.each([
  ["en", "May 3, 2026"],
  ["fr", "3 mai 2026"],
])("a day is, in short and in %s, %s, in every time zone", (language, expected) => {
  expect(shortDay("2026-05-03", language)).toBe(expected);
});

it.each([
  ["2026-11-21", "today"],
  ["2026-11-20", "yesterday"],
  ["2026-11-19", "Thursday, November 19, 2026"],
  ["2026-11-22", "Sunday, November 22, 2026"],
])("within a text %s is %s", (day, expected) => {
  expect(dayInWords(day, reader("UTC"))).toBe(expected);
});

it.each([
  ["2026-11-21T08:32:00Z", "UTC", "8:32 AM"],
  ["2026-11-20T08:32:00Z", "UTC", "Nov 20, 2026, 8:32 AM"],
  ["2026-11-21T03:32:00Z", "America/New_York", "Nov 20, 2026, 10:32 PM"],
  ["2026-11-21T08:32:00Z", "America/New_York", "3:32 AM"],
])("the time of %s is, in %s, %s", (iso, timeZone, expected) => {
  expect(clockTime(Date.parse(iso), reader(timeZone)).replaceAll("\u202f", " ")).toBe(expected);
});
