/**
 * The contract's rate limit (fact-check §8), held for the whole browser profile. Only the last ten starts matter: an
 * eleventh may follow once the oldest of them has left the window.
 */
export const START_LIMIT = 10;
/** A second more than the contract's 60: two requests may travel at different speeds and arrive closer together. */
export const START_WINDOW = 61_000;

/** When the requests of the last window were started, oldest first. */
export type Starts = readonly number[];

export function withStart(starts: Starts, now: number): Starts {
  return [...starts, now].slice(-START_LIMIT);
}

/** The first moment, from `now` on, at which one more may start. */
export function startableAt(starts: Starts, now: number): number {
  const oldest = starts.length < START_LIMIT ? undefined : starts[starts.length - START_LIMIT];
  return oldest === undefined ? now : Math.max(now, oldest + START_WINDOW);
}

/**
 * A start that lies ahead of the clock was recorded before somebody set the clock back. How long ago it really was
 * cannot be known, so it counts as just now: at most one window is lost, and the limit holds.
 */
export function withoutFuture(starts: Starts, now: number): Starts {
  return starts.some((start) => start > now) ? starts.map((start) => Math.min(start, now)) : starts;
}

/** The same starts on a clock that was moved by `jump`. */
export function movedBy(starts: Starts, jump: number): Starts {
  return jump === 0 ? starts : starts.map((start) => start + jump);
}
