import { DAY, HOUR } from "../platform/durations.ts";
/** A bound of the recent feed: a period before now, or a day or moment (contract §4.2). */
export type When =
  | { readonly kind: "window"; readonly amount: number; readonly unit: "h" | "d" | "w" | "m" | "y" }
  | { readonly kind: "date"; readonly iso: string };

export function parseWhen(text: string): When | null {
  const window = /^([1-9]\d{0,3})([hdwmy])$/.exec(text.trim());
  const unit = (["h", "d", "w", "m", "y"] as const).find((letter) => letter === window?.[2]);
  if (window?.[1] && unit) return { kind: "window", amount: Number(window[1]), unit };
  const iso = text.trim();
  return parseInstant(iso) === null ? null : { kind: "date", iso };
}

const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/** No page is that old: databases write year 1 where they know none, and formats read it as 2001. */
const FIRST_YEAR = 1000;

/** Milliseconds since 1970 of an ISO 8601 date, in UTC if it names no zone; null for anything else. */
export function parseInstant(text: string | null | undefined): number | null {
  const parts = ISO.exec(text?.trim() ?? "");
  if (!parts) return null;
  const [, year, month, day, hour = "00", minute = "00", second = "00", zone = "Z"] = parts;
  if (Number(year) < FIRST_YEAR) return null;
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${zoneOf(zone)}`);
  if (Number.isNaN(time)) return null;
  // `Date.parse` turns 31 February into 3 March. Only days that not every month has need a calendar.
  const isInMonth =
    Number(day) <= 28 ||
    new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day);
  return isInMonth ? time : null;
}

/** The calendar day that an ISO 8601 date names, in its own time zone: `2026-05-31`; null for anything else. */
export function dayNamed(text: string | null | undefined): string | null {
  return parseInstant(text) === null ? null : (text?.trim().slice(0, 10) ?? null);
}

const DAY_ALONE = /^\d{4}-\d{2}-\d{2}(?:[T ]00:00(?::00(?:[.,]0+)?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/** Whether a date names a day and no hour, which is the same day everywhere. Databases write such a day as its midnight. */
export function isDayAlone(text: string | null | undefined): boolean {
  return DAY_ALONE.test(text?.trim() ?? "");
}

/** As `Date.parse` reads it: "+00", which databases write, is "+00:00". */
function zoneOf(zone: string): string {
  return /^z$/i.test(zone) ? "Z" : `${zone.slice(0, 3)}:${zone.slice(3).replace(":", "") || "00"}`;
}

/** The calendar day of a moment in a time zone, as `2026-11-21`. */
export function dayOf(time: number, timeZone: string): string {
  const parts = dayFormat(timeZone).formatToParts(time);
  const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Stored, because creating one costs far more than using it and a page of results needs a hundred days. */
function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const format =
    dayFormats.get(timeZone) ??
    new Intl.DateTimeFormat("en", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  dayFormats.set(timeZone, format);
  return format;
}

/** The number of calendar days between two days in the format of `dayOf`. */
export function daysBetween(earlier: string, later: string): number {
  return Math.round((Date.parse(later) - Date.parse(earlier)) / DAY);
}

/** The calendar day where the user is, for the names of files. */
export const localDay = (time: number): string =>
  dayOf(time, Intl.DateTimeFormat().resolvedOptions().timeZone);

/** Today in UTC, since the service reads a plain date as a UTC day. */
export const todayMeant = (now: number): string => dayOf(now, "UTC");

/** The day of a bound: the one it names, or counted back from now. */
export function dayMeant(bound: string, now: number): string {
  const when = parseWhen(bound);
  return when?.kind === "window" ? todayMeant(backFrom(now, when)) : bound.trim().slice(0, 10);
}

/** Whether the range ends before it begins. A plain date as its end includes that whole day. */
export function isReversed(since: string | null, until: string | null, now: number): boolean {
  const [from, to] = [startOf(since, now), endOf(until, now)];
  return from !== null && to !== null && from > to;
}

/** The first moment that a bound means; null: it is none. */
export function startOf(bound: string | null, now: number): number | null {
  const when = parseWhen(bound ?? "");
  return when?.kind === "window" ? backFrom(now, when) : parseInstant(bound);
}

/** The last one. */
export function endOf(bound: string | null, now: number): number | null {
  const start = startOf(bound, now);
  return start !== null && bound?.trim().length === 10 ? start + DAY - 1 : start;
}

const HOURS = { h: 1, d: 24, w: 168, m: 0, y: 0 };
const MONTHS = { h: 0, d: 0, w: 0, m: 1, y: 12 };

function backFrom(now: number, { amount, unit }: When & { readonly kind: "window" }): number {
  const date = new Date(now - amount * HOURS[unit] * HOUR);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - amount * MONTHS[unit]);
  // The month is too short for that day, so the date moved into the next month.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}
