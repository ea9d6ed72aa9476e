import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newRecent, newSearch } from "../../../../utils/search/request.ts";
import { lastPage, problemOf } from "../../../../utils/search/request-problem.ts";
import {
  dayMeant,
  dayNamed,
  dayOf,
  daysBetween,
  endOf,
  isReversed,
  parseInstant,
  parseWhen,
  startOf,
} from "../../../../utils/text/dates.ts";

describe("dates", () => {
  it.each([
    ["2026-11-21", Date.UTC(2026, 10, 21)],
    ["2026-11-21T10:00:00Z", Date.UTC(2026, 10, 21, 10)],
    ["2026-11-21T10:00:00", Date.UTC(2026, 10, 21, 10)],
    ["2026-11-21 10:00", Date.UTC(2026, 10, 21, 10)],
    ["2026-11-21T10:00:00.123456+02:00", Date.UTC(2026, 10, 21, 8)],
    ["2026-11-21T10:00:00-0500", Date.UTC(2026, 10, 21, 15)],
    ["2026-11-21T10:00:00-05", Date.UTC(2026, 10, 21, 15)],
    ["2026-11-21 10:00:00+00", Date.UTC(2026, 10, 21, 10)],
    ["2026-11-21T10:00:00,5Z", Date.UTC(2026, 10, 21, 10)],
    ["2026-11-21t10:00:00z", Date.UTC(2026, 10, 21, 10)],
    ["2026-11-21T10:00:00+5", null],
    ["2024-02-29", Date.UTC(2024, 1, 29)],
    ["2026-02-29", null],
    ["2026-02-31", null],
    ["2026-13-01", null],
    [" 2026-11-21 ", Date.UTC(2026, 10, 21)],
    ["2026-11-21T10:00:30", Date.UTC(2026, 10, 21, 10, 0, 30)],
    ["2026-11-21T00:30:00+0530", Date.UTC(2026, 10, 20, 19)],
    ["2026-11-21T25:00", null],
    ["2026-04-31", null],
    ["2026-00-10", null],
    ["2026-11-21T10", null],
    ["on 2026-11-21", null],
    ["yesterday", null],
    ["0001-01-01T00:00:00Z", null],
    ["0999-12-31", null],
    ["1000-01-01", Date.UTC(1000, 0, 1)],
    ["1776-07-04", Date.UTC(1776, 6, 4)],
    ["", null],
    [null, null],
  ])("%s is read as %s", (text, time) => {
    expect(parseInstant(text)).toBe(time);
  });

  it.each([
    ["7d", 7, "d"],
    ["24h", 24, "h"],
    ["3w", 3, "w"],
    [" 6m ", 6, "m"],
    ["1y", 1, "y"],
    ["9999d", 9999, "d"],
  ])("%s is a window", (text, amount, unit) => {
    expect(parseWhen(text)).toEqual({ kind: "window", amount, unit });
  });

  it("is a day or moment without the white space around it", () => {
    expect(parseWhen(" 2026-11-21 ")).toEqual({ kind: "date", iso: "2026-11-21" });
  });

  it.each([
    ["2026-11-21", "2026-11-21", 0],
    ["2026-02-28", "2026-03-01", 1],
    ["2025-12-31", "2026-12-31", 365],
    ["2026-11-02", "2026-10-31", -2],
  ])("from %s to %s the calendar counts %i days", (earlier, later, days) => {
    expect(daysBetween(earlier, later)).toBe(days);
  });

  it.each(["0d", "d", "7", "7x", "-7d", "last week", "99999d"])("%s is neither window nor date", (text) => {
    expect(parseWhen(text)).toBeNull();
  });

  it("fall on the day of the user's own time zone", () => {
    const time = Date.UTC(2026, 10, 21, 2);
    expect(dayOf(time, "UTC")).toBe("2026-11-21");
    expect(dayOf(time, "America/Vancouver")).toBe("2026-11-20");
    expect(daysBetween("2026-10-31", "2026-11-02")).toBe(2);
  });

  it.each([
    ["24h", "2026-03-30"],
    ["13h", "2026-03-30"],
    ["7d", "2026-03-24"],
    ["3w", "2026-03-10"],
    ["1m", "2026-02-28"],
    ["13m", "2025-02-28"],
    ["3m", "2025-12-31"],
    ["2y", "2024-03-31"],
    ["1y", "2025-03-31"],
    ["2m", "2026-01-31"],
    ["12h", "2026-03-31"],
    ["1h", "2026-03-31"],
    ["1w", "2026-03-24"],
    ["2026-01-05", "2026-01-05"],
    ["2026-01-05T23:00:00Z", "2026-01-05"],
  ])("%s means the day %s", (bound, day) => {
    expect(dayMeant(bound, Date.UTC(2026, 2, 31, 12))).toBe(day);
  });

  it.each([
    ["2026-05-31", "2026-05-31"],
    [" 2026-05-31 ", "2026-05-31"],
    ["2026-05-31T23:30:00-05:00", "2026-05-31"],
    ["2026-06-31", null],
    ["soon", null],
    [null, null],
    [undefined, null],
  ])("%s names the day %s, wherever it was", (text, day) => {
    expect(dayNamed(text)).toBe(day);
  });

  it.each([
    ["1h", "2026-03-31T11:00:00.000Z"],
    ["1d", "2026-03-30T12:00:00.000Z"],
    ["2w", "2026-03-17T12:00:00.000Z"],
    ["2m", "2026-01-31T12:00:00.000Z"],
    ["1m", "2026-02-28T12:00:00.000Z"],
    ["1y", "2025-03-31T12:00:00.000Z"],
    ["2026-01-05T23:00:00Z", "2026-01-05T23:00:00.000Z"],
  ])("%s begins and ends at the moment %s", (bound, moment) => {
    const now = Date.UTC(2026, 2, 31, 12);
    expect([startOf(bound, now), endOf(bound, now)]).toEqual([Date.parse(moment), Date.parse(moment)]);
  });

  it.each(["2026-01-05", " 2026-01-05 "])(
    "%s is the whole day, from its first moment to its last",
    (bound) => {
      expect(startOf(bound, 0)).toBe(Date.UTC(2026, 0, 5));
      expect(endOf(bound, 0)).toBe(Date.UTC(2026, 0, 5, 23, 59, 59, 999));
      expect(dayMeant(bound, 0)).toBe("2026-01-05");
    },
  );

  it.each([[null], [""], ["soon"]])("%s has neither beginning nor end", (bound) => {
    expect([startOf(bound, 0), endOf(bound, 0)]).toEqual([null, null]);
  });

  it.each([
    ["2026-01-05", "2026-01-04", true],
    ["2026-01-05", "2026-01-05", false],
    ["2026-01-05T23:00:00Z", "2026-01-05", false],
    ["2026-01-05T23:00:00Z", "2026-01-05T22:59:59Z", true],
    ["2026-01-05T23:00:00Z", "2026-01-05T23:00:00Z", false],
    ["1d", "2d", true],
    ["2d", "1d", false],
    [null, "2026-01-05", false],
    ["2999-01-05", null, false],
    [null, null, false],
  ])("a range from %s to %s ends before it begins: %s", (since, until, expected) => {
    expect(isReversed(since, until, Date.UTC(2026, 2, 31, 12))).toBe(expected);
  });

  it("are counted back to a day of UTC, as the service reads it", () => {
    expect(dayMeant("1d", Date.UTC(2026, 10, 21, 2))).toBe("2026-11-20");
  });

  it("never read as another moment than they name", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date("1900-01-01"), max: new Date("2100-01-01"), noInvalidDate: true }),
        (date) => {
          date.setUTCMilliseconds(0);
          expect(parseInstant(date.toISOString())).toBe(date.getTime());
        },
      ),
    );
  });
});

describe("what the contract forbids is not sent", () => {
  it.each([
    [newSearch(" "), "query-empty"],
    [newSearch("\u200B"), "query-empty"],
    [newSearch("x".repeat(501)), "query-too-long"],
    [{ ...newSearch("x"), page: 101 }, "beyond-window"],
    [{ ...newSearch("x"), page: 21, size: 50 }, "beyond-window"],
    [{ ...newRecent(), since: "whenever" }, "bad-since"],
    [{ ...newRecent(), until: "soon" }, "bad-until"],
    [{ ...newRecent(), q: "x".repeat(501) }, "query-too-long"],
  ])("%#", (request, reason) => {
    expect(problemOf(request)?.reason).toBe(reason);
  });

  it("says which text or bound is wrong, and the limit", () => {
    expect(problemOf(newSearch("x".repeat(501)))).toEqual({
      reason: "query-too-long",
      length: 501,
      limit: 500,
    });
    expect(problemOf({ ...newSearch("x"), page: 101 })).toEqual({ reason: "beyond-window", limit: 1000 });
    expect(problemOf({ ...newRecent(), since: "whenever" })).toEqual({
      reason: "bad-since",
      value: "whenever",
    });
    expect(problemOf({ ...newRecent(), until: "soon" })).toEqual({ reason: "bad-until", value: "soon" });
  });

  it.each([
    newSearch("x".repeat(500)),
    { ...newSearch("x"), page: 100 },
    { ...newSearch("x"), page: 20, size: 50 },
    { ...newRecent(), q: "x".repeat(500), size: 50, page: 20 },
    newRecent(),
    { ...newRecent(), since: "7d", until: "2999-01-01" },
  ])("the rest is %#", (request) => {
    expect(problemOf(request)).toBeNull();
  });

  it.each([
    [0, 10, 1],
    [11, 10, 2],
    [5000, 10, 100],
    [5000, 50, 20],
    [5000, 30, 33],
    [5000, 5, 100],
    [50, 50, 1],
    [51, 50, 2],
    [1000, 10, 100],
    [991, 10, 100],
    [990, 10, 99],
  ])("of %i results by %i the last page is %i", (total, size, last) => {
    expect(lastPage(total, size)).toBe(last);
  });
});
