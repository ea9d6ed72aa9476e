/** A wall clock and a stopwatch, read at the same moment. */
export interface ClockReading {
  readonly wall: number;
  readonly steady: number;
}

/** Smaller differences are the ordinary slewing of a synchronised clock. */
const TOLERANCE = 1000;

/**
 * By how much the wall clock was set between two readings, 0 where it ran on. A sleeping computer stops some stopwatches,
 * which reads as a jump ahead: the limit is then kept a little longer than it had to be, never shorter.
 */
export function clockJump(before: ClockReading, after: ClockReading): number {
  const jump = after.wall - before.wall - (after.steady - before.steady);
  return Math.abs(jump) > TOLERANCE ? Math.round(jump) : 0;
}
