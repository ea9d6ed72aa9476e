import { DAY, MINUTE } from "../../../utils/platform/durations.ts";

/** How long an answer counts as fresh. Lists of places and domains grow slowly, the recent feed fast. */
export const FRESH_FOR = {
  search: 5 * MINUTE,
  recent: MINUTE,
  suggest: 10 * MINUTE,
  places: DAY,
  countries: DAY,
  domains: DAY,
  stats: 5 * MINUTE,
} as const;

export function isFresh(fetchedAt: number, freshForMs: number, now: number): boolean {
  const age = now - fetchedAt;
  // A copy from the future was saved before the clock was set back, so its age is unknown.
  return age >= 0 && age < freshForMs;
}
