/** A wall clock and a stopwatch, read at the same moment. */
export interface ClockReading {
  readonly wall: number;
  readonly steady: number;
}

/**
 * By how much the wall clock was set between two readings. A sleeping computer stops some stopwatches, which reads as a
 * jump ahead: the limit is then kept a little longer than it had to be, never shorter.
 */
export function clockJump(before: ClockReading, after: ClockReading): number {
  return Math.round(after.wall - before.wall - (after.steady - before.steady));
}
