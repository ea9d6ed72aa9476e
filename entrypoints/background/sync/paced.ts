import { lazy } from "../../../utils/platform/lazy.ts";
import type { Wait } from "../../../utils/platform/wait.ts";

interface Pace {
  now(): number;
  readonly wait: Wait;
}

/** A try that was asked for is made. */
const ALWAYS = lazy(() => new AbortController().signal);

/** Changes come several at a time. */
const SETTLE_MS = 500;
/** A try writes twice at most: far from the 120 writes a minute and 1,800 an hour that Chromium grants. */
export const GAP_MS = 5000;

/** Runs work soon after it is asked for: however often that is, one at a time and no sooner than the gap after the last start. */
export function createPaced(work: () => Promise<void>, { now, wait }: Pace): () => Promise<void> {
  let lastStart = Number.NEGATIVE_INFINITY;
  let planned: Promise<void> | null = null;
  let running: Promise<unknown> = Promise.resolve();

  async function start(): Promise<void> {
    const sinceLast = now() - lastStart;
    // After the clock was set back nothing is known of the time that passed.
    await wait(Math.max(SETTLE_MS, sinceLast < 0 ? GAP_MS : GAP_MS - sinceLast), ALWAYS());
    await running;
    planned = null;
    lastStart = now();
    const run = work();
    running = run.catch(() => undefined);
    await run;
  }

  return () => {
    planned ??= start();
    return planned;
  };
}
