/** Tries after the first one. */
export const MORE_TRIES = 2;

const FIRST_DELAY = 300;

/** Doubles, with jitter, so that many browsers do not come back at the same moment. */
export function backOff(triesMade: number, random: () => number): number {
  return FIRST_DELAY * 2 ** triesMade * (0.5 + random());
}

/** Reads `Retry-After` as seconds or as an HTTP date; null where it is missing or unreadable. */
export function retryAfterMs(header: string | null, now: number): number | null {
  const text = header?.trim() ?? "";
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000;
  // HTTP dates start with the weekday; `Date.parse` alone would also accept "-5" and "soon 2".
  const time = /^(mon|tue|wed|thu|fri|sat|sun)/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? null : time - now;
}
