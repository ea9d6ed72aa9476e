import { readIsoTime } from "./iso-time.ts";

const RELATIVE = /^(\d{1,5})\s*([hdwmy])$/i;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** A `+` that was not percent-encoded in an address arrives as a space, so a space before the offset is a plus. */
const LOST_PLUS = /(?<=:\d{2}(?:\.\d+)?) (?=\d{2}:?\d{2}$)/;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * A bound of the recent listing in milliseconds: `24h`, `7d`, `3w`, `6m`, `1y` back from now, an ISO date, or an ISO
 * date-time (without a zone: UTC). A plain date means all of that day, so as an upper bound it ends with the day.
 */
export function readBound(words: string, edge: "since" | "until", now: Date): number | undefined {
  const text = words.trim();
  const relative = RELATIVE.exec(text);
  if (relative) return usable(goBack(Number(relative[1]), (relative[2] ?? "").toLowerCase(), now));
  const time = readIsoTime(text.replace(LOST_PLUS, "+"));
  return time !== undefined && edge === "until" && DAY.test(text) ? time + DAY_MS - 1 : time;
}

function goBack(count: number, unit: string, now: Date): number {
  if (unit === "h") return now.getTime() - count * HOUR_MS;
  if (unit === "d") return now.getTime() - count * DAY_MS;
  if (unit === "w") return now.getTime() - count * 7 * DAY_MS;
  const months = unit === "y" ? count * 12 : count;
  const target = new Date(now);
  const day = target.getUTCDate();
  target.setUTCDate(1);
  target.setUTCMonth(target.getUTCMonth() - months);
  const daysInMonth = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(day, daysInMonth));
  return target.getTime();
}

function usable(time: number): number | undefined {
  return Number.isFinite(time) ? time : undefined;
}
