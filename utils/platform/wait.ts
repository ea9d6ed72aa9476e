export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

/** Resolves after a while, or as soon as the signal aborts; never rejects. */
export const wait: Wait = (milliseconds, signal) =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    if (signal.aborted) end();
    else signal.addEventListener("abort", end, { once: true });
  });

/** The answer, or null where it takes longer than `patience` or the signal aborts. `waitFor`: for tests that let time pass. */
export async function inTime<Value>(
  answer: Promise<Value>,
  patience: number,
  waitFor: Wait = wait,
  signal?: AbortSignal,
): Promise<Value | null> {
  const answered = new AbortController();
  const tooLate = waitFor(
    patience,
    AbortSignal.any(signal ? [signal, answered.signal] : [answered.signal]),
  ).then(() => null);
  const first = await Promise.race([answer, tooLate]);
  answered.abort();
  return first;
}
