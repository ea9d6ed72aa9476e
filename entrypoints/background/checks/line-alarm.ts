import { browser } from "../../../utils/platform/browser.ts";
import { MINUTE } from "../../../utils/platform/durations.ts";
import { inBackground } from "../in-background.ts";

const ALARM = "checks";
/** The shortest alarm that browsers grant. */
const SHORTEST_ALARM = 30_000;

export function isLineAlarm({ name }: { readonly name: string }): boolean {
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
  const delayInMinutes = Math.max(milliseconds, SHORTEST_ALARM) / MINUTE;
  // It rings on, in case the worker is stopped before the turn has set the next one.
  const alarm = { delayInMinutes, periodInMinutes: SHORTEST_ALARM / MINUTE };
  inBackground("The alarm of the line", browser.alarms.create(ALARM, alarm));
}
