export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<void>;

/** Ends early, and without an error, where the signal calls it off. */
export const pause: Pause = (milliseconds, signal) =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** The answer, or null where it takes too long or is called off. */
export async function inTime<Value>(
  answer: Promise<Value>,
  patience: number,
  wait: Pause,
  signal: AbortSignal,
): Promise<Value | null> {
  const waiting = new AbortController();
  const impatience = wait(patience, AbortSignal.any([signal, waiting.signal])).then(() => null);
  const first = await Promise.race([answer, impatience]);
  waiting.abort();
  return first;
}
