/** Time as a parameter, so that tests can control it. */
export interface Clock {
  now(): number;
  /** Runs the work once after a time. Returns a function that cancels it. */
  after(milliseconds: number, work: () => void): () => void;
}

export const pageClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
};
