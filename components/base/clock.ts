/** Time as a parameter, so that tests can control it. */
export interface Clock {
  now(): number;
  /** Runs the work once after a time. Returns a function that cancels it. */
  after(milliseconds: number, work: () => void): () => void;
}

/** In milliseconds: what nobody waits for is begun so much later than the page, whose first frame it would delay. */
export const AFTER_FIRST_PAINT = 40;

export const pageClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
};
