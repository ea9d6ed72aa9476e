import { browser } from "../../utils/platform/browser.ts";
import { inBackground } from "./in-background.ts";

const ALARM = "checks";
/** The shortest alarm that browsers grant. */
const SHORTEST_ALARM = 30_000;
/** Chrome stops a worker that used no extension API for 30 s, even while it waits for an answer. */
const STAY_AWAKE_EVERY = 20_000;

export function isChecksAlarm({ name }: { readonly name: string }): boolean {
  return name === ALARM;
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Runs `turn` after a while: by a timer to the millisecond, and by an alarm in case the worker is stopped before. */
export function wakeIn(milliseconds: number | null, turn: () => void): void {
  clearTimeout(timer);
  if (milliseconds === null) {
    inBackground("The alarm of the line", browser.alarms.clear(ALARM));
    return;
  }
  // An idle worker is stopped before a longer timer would fire.
  if (milliseconds <= SHORTEST_ALARM) timer = setTimeout(turn, milliseconds);
  const delayInMinutes = Math.max(milliseconds, SHORTEST_ALARM) / 60_000;
  // It rings on, in case the worker is stopped before the turn has set the next one.
  const alarm = { delayInMinutes, periodInMinutes: SHORTEST_ALARM / 60_000 };
  inBackground("The alarm of the line", browser.alarms.create(ALARM, alarm));
}

let interval: ReturnType<typeof setInterval> | undefined;
const reasons = new Set<string>();

/** Keeps the worker running until every reason given was taken back. */
export function stayAwake(reason: string, busy: boolean): void {
  if (busy) reasons.add(reason);
  else reasons.delete(reason);
  const isBusy = reasons.size > 0;
  if (isBusy === (interval !== undefined)) return;
  clearInterval(interval);
  interval = isBusy ? setInterval(useBrowser, STAY_AWAKE_EVERY) : undefined;
}

/** Keeps the worker running until this work has ended, whatever comes of it. */
export async function whileAwake<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const reason = crypto.randomUUID();
  stayAwake(reason, true);
  try {
    return await work();
  } finally {
    stayAwake(reason, false);
  }
}

function useBrowser(): void {
  inBackground("Staying awake", browser.runtime.getPlatformInfo());
}
