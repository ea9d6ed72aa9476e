import { expect, it } from "vitest";
import { quietUntil, readQuietHours } from "../../../../utils/settings/quiet-hours.ts";
import { SETTINGS } from "../../../../utils/settings/settings-table.ts";

it.each<[string | null, string, string, string | null]>([
  [null, "UTC", "2026-11-24T23:00:00Z", null],
  ["22-7", "UTC", "2026-11-24T21:59:59Z", null],
  ["22-7", "UTC", "2026-11-24T22:00:00Z", "2026-11-25T07:00:00Z"],
  ["22-7", "UTC", "2026-11-25T06:59:59Z", "2026-11-25T07:00:00Z"],
  ["22-7", "UTC", "2026-11-25T07:00:00Z", null],
  ["9-17", "UTC", "2026-11-25T12:00:00Z", "2026-11-25T17:00:00Z"],
  ["9-17", "UTC", "2026-11-25T08:00:00Z", null],
  ["9-17", "UTC", "2026-11-25T09:00:00Z", "2026-11-25T17:00:00Z"],
  ["9-17", "UTC", "2026-11-25T17:00:00Z", null],
  ["22-7", "Asia/Tokyo", "2026-11-24T13:00:00Z", "2026-11-24T22:00:00Z"],
  ["22-7", "Asia/Tokyo", "2026-11-24T22:00:00Z", null],
  // The night in which clocks go forward is an hour shorter, the one in which they go back an hour longer.
  ["22-7", "America/New_York", "2026-03-08T03:00:00Z", "2026-03-08T11:00:00Z"],
  ["22-7", "America/New_York", "2026-11-01T02:00:00Z", "2026-11-01T12:00:00Z"],
  // They end in the hour that is left out.
  ["22-2", "America/New_York", "2026-03-08T06:59:59Z", "2026-03-08T07:00:00Z"],
  ["22-2", "America/New_York", "2026-03-08T07:00:00Z", null],
  // They begin in the hour that is there twice.
  ["1-7", "America/New_York", "2026-11-01T06:30:00Z", "2026-11-01T12:00:00Z"],
])("with the quiet hours %s in %s, %s is in those that end %s", (setting, zone, now, end) => {
  const until = quietUntil(setting, Date.parse(now), zone);
  expect(until === null ? null : new Date(until).toISOString()).toBe(
    end === null ? null : new Date(end).toISOString(),
  );
});

it.each(["22-7", "0-23", "23-0", "07-8"])("%s are hours", (text) => {
  expect(SETTINGS.quietHours.read(text)).toBe(text);
  expect(readQuietHours(text)).not.toBeNull();
});

it.each(["7-7", "24-7", "7-24", "0-0", "22", "22-7-8", "-1-7", "22:00-7:00", "", 22, true, {}])(
  "%j are none",
  (value) => {
    expect(SETTINGS.quietHours.read(value)).toBeUndefined();
  },
);
