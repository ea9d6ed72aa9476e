/** A bound of the recent feed: a window back from now, or a day or moment (contract §4.2). */
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

const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** Milliseconds since 1970 of an ISO 8601 date, read as UTC where it names no zone; null where it is none. */
export function parseInstant(text: string | null | undefined): number | null {
  const parts = ISO.exec(text?.trim() ?? "");
  if (!parts) return null;
  const [, year, month, day, hour = "00", minute = "00", second = "00", zone = "Z"] = parts;
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${zoneOf(zone)}`);
  if (Number.isNaN(time)) return null;
  // `Date.parse` takes 31 February for 3 March.
  const calendarDay = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return calendarDay.getUTCDate() === Number(day) ? time : null;
}

function zoneOf(zone: string): string {
  return zone === "Z" || zone.includes(":") ? zone : `${zone.slice(0, 3)}:${zone.slice(3)}`;
}

/** The calendar day of a moment in a time zone, as `2026-11-21`. */
export function dayOf(time: number, timeZone: string): string {
  const parts = dayFormat(timeZone).formatToParts(time);
  const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Kept: making one costs far more than using it, and a page of results asks for a hundred days. */
function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const format =
    dayFormats.get(timeZone) ??
    new Intl.DateTimeFormat("en", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  dayFormats.set(timeZone, format);
  return format;
}

/** How many calendar days lie between two days written as `dayOf` writes them. */
export function daysBetween(earlier: string, later: string): number {
  return Math.round((Date.parse(later) - Date.parse(earlier)) / 86_400_000);
}
