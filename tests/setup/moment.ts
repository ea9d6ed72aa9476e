import { shiftClock } from "./shifted-clock.ts";

/** Where a run begins, unless its environment names another: a day like any other, in a zone behind UTC. */
const USUAL = { now: "2026-11-20T12:00", zone: "America/New_York" };

const { env } = process;
// A machine's own zone decides nothing. Set before the first date is read, and passed on to every browser.
env.TZ = env.PRIMARY_SOURCE_TIME_ZONE ?? USUAL.zone;
// Found once by what starts a run, so that all of its processes agree.
env.PRIMARY_SOURCE_CLOCK_SHIFT ??= String(shiftTo(env.PRIMARY_SOURCE_NOW ?? USUAL.now));

/** By how many milliseconds this run is ahead of the machine. Its time goes on as usual. */
export const CLOCK_SHIFT = Number(env.PRIMARY_SOURCE_CLOCK_SHIFT);

/** When the run began, on its own clock: what pages of the local service count their dates from. */
export const RUN_START = new Date(env.PRIMARY_SOURCE_NOW ?? USUAL.now);

/** Every date that this process reads from now on is one of the run. */
export function liveInTheRun(): void {
  shiftClock(CLOCK_SHIFT);
}

function shiftTo(moment: string): number {
  const shift = Date.parse(moment) - Date.now();
  if (Number.isNaN(shift)) throw new Error(`PRIMARY_SOURCE_NOW=${moment} is no moment: see tests/README.md`);
  return shift;
}
