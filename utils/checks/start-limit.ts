/**
 * The fact-check contract's rate limit (§8): ten requests in any 60 seconds, counted for the whole browser profile. Only
 * the last ten starts matter: another may follow once the oldest of them has left the window.
 */
export const START_LIMIT = 10;
/**
 * Three seconds more than the contract's 60, which the service counts where requests arrive: the first ones of a browser that
 * has just started are under way for over a second on a busy machine, and those that start a window later come closer to them.
 */
export const START_WINDOW = 63_000;

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

/** How long until the last start has left the window; 0 where none is in it. */
export function windowLeft(starts: Starts, now: number): number {
  return Math.max(0, ...starts.map((start) => start + START_WINDOW - now));
}

/** A wall clock and a stopwatch, read at the same moment in one life of the worker. */
export interface ClockReading {
  readonly wall: number;
  /** Since this life of the worker began. Nobody can set it. */
  readonly steady: number;
  readonly worker: string;
}

/**
 * The starts as the clock has them now. Within one life of the worker the stopwatch decides how long ago each was, so it does
 * not matter how the wall clock is set. How much time passed between two lives cannot be known: the wall clock may have been
 * set meanwhile. So starts of another life count as if they had been made when this one began, which is the latest they can
 * have been. That costs a wait of one window at most.
 */
export function startsOnClock(starts: Starts, recorded: ClockReading | null, now: ClockReading): Starts {
  const jump = clockJump(recorded, now);
  const moved = starts.map((start) =>
    jump === null ? Math.ceil(now.wall - now.steady) : Math.min(start + jump, now.wall),
  );
  return moved.filter((start) => start + START_WINDOW > now.wall);
}

/**
 * By how much the wall clock was set between two readings; null where they are of two lives of the worker. A sleeping computer
 * stops some stopwatches, which looks like a jump ahead: the limit then holds a little longer than needed, never shorter.
 */
export function clockJump(before: ClockReading | null, after: ClockReading): number | null {
  if (before?.worker !== after.worker) return null;
  return Math.round(after.wall - before.wall - (after.steady - before.steady));
}
