/** Time as a parameter: stores take it, tests drive it. */
export interface Clock {
  now(): number;
  /** Runs the work once after so many milliseconds; the answer calls it off. */
  after(milliseconds: number, work: () => void): () => void;
}

export const pageClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
};
