import type { Service } from "../../../utils/requests/failure.ts";

/** How often a request that may be repeated is repeated. */
export const MORE_TRIES = 2;

const FIRST_DELAY = 300;

/** The contract names no wait for a 429 without `Retry-After`; the fact-check service counts over 60 s (§8). */
const UNTOLD_PAUSE: Record<Service, number> = { search: 30_000, factCheck: 60_000 };
/** A service that has lost its clock must not be lost for good. */
const LONGEST_PAUSE = 24 * 60 * 60_000;
const SHORTEST_PAUSE = 1000;

/** Doubling, and spread, so that many browsers do not come back in the same moment. */
export function backOff(triesMade: number, random: () => number): number {
  return FIRST_DELAY * 2 ** triesMade * (0.5 + random());
}

/** When a service that answered 429 may be asked again. */
export function pauseEnd(service: Service, retryAfter: string | null, now: number): number {
  const wait = retryAfterMs(retryAfter, now) ?? UNTOLD_PAUSE[service];
  return now + Math.min(Math.max(wait, SHORTEST_PAUSE), LONGEST_PAUSE);
}

/** `Retry-After` as seconds or as an HTTP date; null where there is none that can be read. */
export function retryAfterMs(header: string | null, now: number): number | null {
  const text = header?.trim() ?? "";
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000;
  // A date names its weekday: `Date.parse` alone would also read "-5" and "soon 2".
  const time = /^(mon|tue|wed|thu|fri|sat|sun)/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? null : time - now;
}
