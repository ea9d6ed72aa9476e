/**
 * The fact-check contract's rate limit (§8): ten requests in any 60 seconds, counted for the whole browser profile. Only
 * the last ten starts matter: another may follow once the oldest of them has left the window.
 */
export const START_LIMIT = 10;
/** A second more than the contract's 60, since requests travel at different speeds and may arrive closer together. */
export const START_WINDOW = 61_000;

/** When the last requests were started, oldest first. */
export type Starts = readonly number[];

export function withStart(starts: Starts, now: number): Starts {
  return [...starts, now].slice(-START_LIMIT);
}

/** The earliest moment from `now` on at which one more may start. */
export function startableAt(starts: Starts, now: number): number {
  const oldest = starts.length < START_LIMIT ? undefined : starts[starts.length - START_LIMIT];
  return oldest === undefined ? now : Math.max(now, oldest + START_WINDOW);
}

/**
 * A start in the future was recorded before somebody set the clock back. How long ago it really was is unknown, so it
 * counts as just now: checks wait one window at most, and the limit holds.
 */
export function withoutFuture(starts: Starts, now: number): Starts {
  return starts.some((start) => start > now) ? starts.map((start) => Math.min(start, now)) : starts;
}

/** A wall clock and a stopwatch, read at the same moment. */
export interface ClockReading {
  readonly wall: number;
  readonly steady: number;
}

/**
 * By how much the wall clock was set between two readings. A sleeping computer stops some stopwatches, which looks like
 * a jump ahead: the limit then holds a little longer than needed, never shorter.
 */
export function clockJump(before: ClockReading, after: ClockReading): number {
  return Math.round(after.wall - before.wall - (after.steady - before.steady));
}

/** The same starts on a clock that was set by `jump`. */
export function movedBy(starts: Starts, jump: number): Starts {
  return jump === 0 ? starts : starts.map((start) => start + jump);
}
