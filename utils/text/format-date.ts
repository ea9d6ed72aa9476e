import { DAY, HOUR, MINUTE } from "../platform/durations.ts";
import { dateFormat, relativeFormat } from "../platform/formatters.ts";
import { t } from "../platform/i18n.ts";
import { dayNamed, dayOf, daysBetween, isDayAlone, parseInstant } from "./dates.ts";

/** A date of a result that could be read. */
export interface ReadDate {
  readonly time: number;
  /** The calendar day in the user's time zone; if the page named no hour, the day it named. */
  readonly day: string;
  readonly hasHour: boolean;
}

/** The user's time, time zone and language. */
export interface DateReader {
  readonly now: number;
  readonly timeZone: string;
  readonly language: string;
}

const DAYS_TOLD_RELATIVELY = 30;

export function readDate(iso: string | null | undefined, timeZone: string): ReadDate | null {
  const [time, dayWritten] = [parseInstant(iso), dayNamed(iso)];
  if (time === null || dayWritten === null) return null;
  const hasHour = !isDayAlone(iso);
  return { time, day: hasHour ? dayOf(time, timeZone) : dayWritten, hasHour };
}

/** "just now", "3 days ago", "yesterday". Null after a month, where the date itself is more useful. */
export function relativeDate(date: ReadDate, { now, timeZone, language }: DateReader): string | null {
  const days = daysBetween(date.day, dayOf(now, timeZone));
  if (days < 0 || days > DAYS_TOLD_RELATIVELY) return null;
  const format = relativeFormat(language);
  const passed = now - date.time;
  if (days > 0 || !date.hasHour || passed < 0) return format.format(-days, "day");
  if (passed < MINUTE) return t("time.just_now");
  if (passed < HOUR) return format.format(-Math.floor(passed / MINUTE), "minute");
  return format.format(-Math.floor(passed / HOUR), "hour");
}

/** "18 Nov 2026, 14:05", or only the day if the page named no hour. */
export function exactDate(date: ReadDate, { timeZone, language }: DateReader): string {
  if (!date.hasHour)
    return dateFormat(language, { dateStyle: "medium", timeZone: "UTC" }).format(Date.parse(date.day));
  return dateFormat(language, { dateStyle: "medium", timeStyle: "short", timeZone }).format(date.time);
}

/** "November 18, 2026" of a moment that the service told: the same everywhere if it is the midnight that stands for a day without an hour. */
export function longDay(time: number, language: string): string {
  const zone = time % DAY === 0 ? { timeZone: "UTC" } : {};
  return dateFormat(language, { dateStyle: "long", ...zone }).format(time);
}

export function shortDay(day: string, language: string): string {
  return dateFormat(language, {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  }).format(Date.parse(day));
}

/** The heading of a day in the recent feed: "Today", "Yesterday", "Thursday 19 November 2026", "No date". */
export function dayHeading(day: string | null, reader: DateReader): string {
  const heading = day === null ? t("result.no_date") : dayInWords(day, reader);
  return heading.charAt(0).toLocaleUpperCase(reader.language) + heading.slice(1);
}

/** The same within a text: "today", "yesterday", "Thursday 19 November 2026". */
export function dayInWords(day: string, { now, timeZone, language }: DateReader): string {
  const days = daysBetween(day, dayOf(now, timeZone));
  if (days === 0 || days === 1) return relativeFormat(language).format(-days, "day");
  return dateFormat(language, {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(Date.parse(day));
}

/** "10:32", with the day if it is not today. */
export function clockTime(time: number, { now, timeZone, language }: DateReader): string {
  const sameDay = dayOf(time, timeZone) === dayOf(now, timeZone);
  return dateFormat(language, {
    ...(sameDay ? {} : { dateStyle: "medium" }),
    timeStyle: "short",
    timeZone,
  }).format(time);
}
