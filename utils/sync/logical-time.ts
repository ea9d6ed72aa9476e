/** Times above it are of no clock. Every device stops there, so none ever writes what others cannot read. */
const LATEST = 8e15;

/** A time for a change: now, but later than what it changes, whatever the clock says. */
export function laterThan(before: number, now: number): number {
  return Math.min(LATEST, Math.max(1, Math.floor(now), before + 1));
}

/** A time that anyone may have written; null where it is none. */
export function readTime(value: unknown): number | null {
  const isTime = typeof value === "number" && Number.isFinite(value) && value >= 0;
  return isTime ? Math.min(Math.floor(value), LATEST) : null;
}
