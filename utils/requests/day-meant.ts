import { dayOf, parseInstant, parseWhen, type When } from "./dates.ts";

/** The service takes a plain date as a day of UTC, and the fields for it say so. */
export const todayMeant = (now: number): string => dayOf(now, "UTC");

/** The day a bound lies on: as it says, or counted back from now. */
export function dayMeant(bound: string, now: number): string {
  const when = parseWhen(bound);
  return when?.kind === "window" ? todayMeant(backFrom(now, when)) : bound.slice(0, 10);
}

const DAY = 86_400_000;

/** Whether the range ends before it begins. A plain date as its end means the whole of that day. */
export function isReversed(since: string | null, until: string | null, now: number): boolean {
  const [from, to] = [since, until].map((bound) => {
    const when = parseWhen(bound ?? "");
    return when?.kind === "window" ? backFrom(now, when) : parseInstant(bound);
  });
  const rest = until?.trim().length === 10 ? DAY - 1 : 0;
  return from != null && to != null && from > to + rest;
}

const HOURS = { h: 1, d: 24, w: 168, m: 0, y: 0 };
const MONTHS = { h: 0, d: 0, w: 0, m: 1, y: 12 };

function backFrom(now: number, { amount, unit }: When & { readonly kind: "window" }): number {
  const date = new Date(now - amount * HOURS[unit] * 3_600_000);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - amount * MONTHS[unit]);
  // A month without that day ran over into the next.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}
