import { DAY, HOUR, MINUTE, SECOND } from "./durations.ts";
import { dateFormat, numberFormat, relativeFormat } from "./formatters.ts";
import { language, t } from "./i18n.ts";

/** "6 sec", "1 min 12 sec", "2 hr 5 min", for clocks that count up or down. */
export function durationText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  if (seconds < 60) return unit(seconds, "second");
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${unit(minutes, "minute")} ${unit(seconds % 60, "second")}`;
  return `${unit(Math.floor(minutes / 60), "hour")} ${unit(minutes % 60, "minute")}`;
}

/** "3 hours ago", "yesterday", or "just now" within the first minute. Only what has passed whole is counted. */
export function agoText(time: number, now: number): string {
  const format = relativeFormat(language());
  const passed = Math.max(0, now - time);
  if (passed < MINUTE) return t("time.just_now");
  if (passed < HOUR) return format.format(-Math.floor(passed / MINUTE), "minute");
  if (passed < DAY) return format.format(-Math.floor(passed / HOUR), "hour");
  // By the calendar, since it may be called "yesterday"; the day on which clocks are set back has 25 hours.
  const days = Math.round((new Date(now).setHours(0, 0, 0, 0) - new Date(time).setHours(0, 0, 0, 0)) / DAY);
  return format.format(-Math.max(1, days), "day");
}

/**
 * "10:33 AM" while that is today, else the day and the time. A sentence with it stays true while it is shown. Rounded up
 * to the minute, since before it a request would still be refused.
 */
export function clockText(time: number, now: number): string {
  const minute = Math.ceil(time / MINUTE) * MINUTE;
  if (new Date(minute).toDateString() !== new Date(now).toDateString()) return momentText(minute, now);
  return timeText(minute);
}

/** "10:32 AM", which no line ends within. */
export function timeText(time: number): string {
  return dateFormat(language(), { timeStyle: "short" }).format(time).replaceAll(" ", "\u00A0");
}

/** "today at 10:32", or the day and the time, for the end of a sentence. */
export function momentText(time: number, now: number): string {
  const moment = new Date(time);
  const clock = timeText(time);
  if (moment.toDateString() === new Date(now).toDateString()) return t("moment.today", clock);
  return t("moment.day", dateFormat(language(), { dateStyle: "medium" }).format(moment), clock);
}

const ANY_MONDAY = Date.UTC(2026, 0, 5);

/** "Monday" for 1, "Sunday" for 7. */
export function weekdayName(weekday: number): string {
  const format = dateFormat(language(), { weekday: "long", timeZone: "UTC" });
  return format.format(ANY_MONDAY + (weekday - 1) * DAY);
}

/** "9:00 AM" for 9. */
export function hourName(hour: number): string {
  return dateFormat(language(), { timeStyle: "short", timeZone: "UTC" }).format(hour * HOUR);
}

function unit(value: number, name: "second" | "minute" | "hour"): string {
  return numberFormat(language(), { style: "unit", unit: name, unitDisplay: "short" }).format(value);
}
