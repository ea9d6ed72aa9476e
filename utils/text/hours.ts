import { DAY, HOUR } from "../platform/durations.ts";

/** What a clock in a time zone shows, as if that were UTC. */
function shownAt(time: number, timeZone: string): number {
  const parts = clockFormat(timeZone).formatToParts(time);
  const part = (type: string): number => Number(parts.find((each) => each.type === type)?.value);
  return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
}

const clockFormats = new Map<string, Intl.DateTimeFormat>();

/** Kept, because creating one costs far more than using it. */
function clockFormat(timeZone: string): Intl.DateTimeFormat {
  const numeric = { year: "numeric", month: "numeric", day: "numeric" } as const;
  const clock = { hour: "numeric", minute: "numeric", second: "numeric", hourCycle: "h23" } as const;
  const format =
    clockFormats.get(timeZone) ?? new Intl.DateTimeFormat("en", { timeZone, ...numeric, ...clock });
  clockFormats.set(timeZone, format);
  return format;
}

export const localZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The hour that a clock in a time zone shows, from 0 to 23. */
export function hourIn(time: number, timeZone: string): number {
  return new Date(shownAt(time, timeZone)).getUTCHours();
}

/** Each day of the week at least twice: the first may be over. */
const MOST_DAYS = 15;

/** From 1 (Monday) to 7 (Sunday). */
const weekdayOf = (day: number): number => new Date(day).getUTCDay() || 7;

/**
 * The first moment after a time when clocks in a time zone show this full hour, on this day of the week (1: Monday to 7: Sunday) if one
 * is named. Where clocks go forward over the hour, it is when they have; where they show it twice, it is the first. A day that no week
 * has is any day, and an hour that no day has is the nearest.
 */
export function nextHour(after: number, hour: number, timeZone: string, weekday?: number): number {
  const today = Math.floor(shownAt(after, timeZone) / DAY) * DAY;
  const shownHour = Math.min(23, Math.max(0, Math.trunc(hour) || 0));
  const days = Array.from({ length: MOST_DAYS }, (_, index) => today + index * DAY);
  const named = days.filter((day) => weekdayOf(day) === weekday);
  for (const day of named.length > 0 ? named : days) {
    const time = momentOf(day + shownHour * HOUR, timeZone);
    if (time > after) return time;
  }
  return after + MOST_DAYS * DAY;
}

/** When clocks show this. */
function momentOf(shown: number, timeZone: string): number {
  // No zone changes twice in two days, so its offset is that of the day before or of the day after.
  const possible = [shown - DAY, shown + DAY].map((near) => shown - (shownAt(near, timeZone) - near));
  const shows = possible.filter((time) => shownAt(time, timeZone) === shown);
  return shows.length > 0 ? Math.min(...shows) : Math.max(...possible);
}
