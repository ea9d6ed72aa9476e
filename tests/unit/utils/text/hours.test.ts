import fc from "fast-check";
import { expect, it } from "vitest";
import { hourIn, nextHour } from "../../../../utils/text/hours.ts";

const at = (time: string): number => Date.parse(time);
const MONDAY = 1;
const SUNDAY = 7;

it.each<[string, string, number, number | undefined, string, string]>([
  ["later today", "UTC", 9, undefined, "2026-11-24T08:59:59Z", "2026-11-24T09:00:00Z"],
  ["tomorrow, once it has begun", "UTC", 9, undefined, "2026-11-24T09:00:00Z", "2026-11-25T09:00:00Z"],
  ["at midnight", "UTC", 0, undefined, "2026-12-31T23:59:00Z", "2027-01-01T00:00:00Z"],
  ["on a Monday", "UTC", 9, MONDAY, "2026-11-24T08:00:00Z", "2026-11-30T09:00:00Z"],
  ["on a Monday after that hour", "UTC", 9, MONDAY, "2026-11-30T09:00:01Z", "2026-12-07T09:00:00Z"],
  ["on the zone's own day", "Pacific/Auckland", 9, MONDAY, "2026-11-29T19:00:00Z", "2026-11-29T20:00:00Z"],
  ["west of UTC", "America/Los_Angeles", 22, SUNDAY, "2026-11-23T05:59:00Z", "2026-11-23T06:00:00Z"],
  ["in a zone of half an hour", "Asia/Kolkata", 7, undefined, "2026-11-24T01:00:00Z", "2026-11-24T01:30:00Z"],
  [
    "over the start of summer time",
    "Europe/Berlin",
    9,
    SUNDAY,
    "2026-03-22T09:00:00Z",
    "2026-03-29T07:00:00Z",
  ],
  ["over its end", "Europe/Berlin", 9, SUNDAY, "2026-10-18T08:00:00Z", "2026-10-25T08:00:00Z"],
  [
    "in the hour that clocks leave out",
    "America/New_York",
    2,
    SUNDAY,
    "2026-03-08T05:00:00Z",
    "2026-03-08T07:00:00Z",
  ],
  [
    "in the hour that is there twice",
    "America/New_York",
    1,
    SUNDAY,
    "2026-11-01T04:00:00Z",
    "2026-11-01T05:00:00Z",
  ],
  ["not again in its second", "America/New_York", 1, SUNDAY, "2026-11-01T05:00:00Z", "2026-11-08T06:00:00Z"],
  [
    "where clocks leave out midnight",
    "Africa/Cairo",
    0,
    undefined,
    "2026-04-23T20:00:00Z",
    "2026-04-23T22:00:00Z",
  ],
  [
    "where they go forward by half",
    "Australia/Lord_Howe",
    2,
    undefined,
    "2026-10-03T14:00:00Z",
    "2026-10-03T15:30:00Z",
  ],
])("an hour comes next %s", (_, zone, hour, weekday, after, next) => {
  expect(new Date(nextHour(at(after), hour, zone, weekday)).toISOString()).toBe(
    new Date(at(next)).toISOString(),
  );
});

it("an hour is at most a day and an hour away, and one of a weekday a week, on any clock", () => {
  const zones = ["UTC", "America/New_York", "Europe/London", "Pacific/Chatham", "Australia/Lord_Howe"];
  fc.assert(
    fc.property(
      fc.integer({ min: at("2025-01-01T00:00:00Z"), max: at("2028-01-01T00:00:00Z") }),
      fc.integer({ min: 0, max: 23 }),
      fc.option(fc.integer({ min: 1, max: 7 }), { nil: undefined }),
      fc.constantFrom(...zones),
      (after, hour, weekday, zone) => {
        const next = nextHour(after, hour, zone, weekday);
        expect(next).toBeGreaterThan(after);
        expect(next - after).toBeLessThanOrEqual(((weekday === undefined ? 1 : 7) * 24 + 1) * 3_600_000);
        // Clocks may leave the hour out.
        expect([hour, (hour + 1) % 24]).toContain(hourIn(next, zone));
      },
    ),
  );
});

it.each([
  ["a day that no week has", 9, 8, "2026-11-25T09:00:00.000Z"],
  ["a day that is none", 9, Number.NaN, "2026-11-25T09:00:00.000Z"],
  ["an hour after midnight", 99, undefined, "2026-11-24T23:00:00.000Z"],
  ["an hour that is none", Number.NaN, undefined, "2026-11-25T00:00:00.000Z"],
])("an end is found for %s, which is any day or the nearest hour", (_, hour, weekday, next) => {
  expect(new Date(nextHour(at("2026-11-24T10:00:00Z"), hour, "UTC", weekday)).toISOString()).toBe(next);
});
