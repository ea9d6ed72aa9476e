const SHORTEST = 130;
const LONGEST = 340;
/** Longer than the user's own rhythm, so that somebody who types evenly causes one request, at the end. */
const IN_KEYSTROKES = 1.75;

/** How long to wait after a keystroke before what is typed is sent. `rhythm`: the time since the one before. */
export function typingDelay(rhythm: number): number {
  return Number.isFinite(rhythm) ? Math.min(LONGEST, Math.max(SHORTEST, rhythm * IN_KEYSTROKES)) : SHORTEST;
}

/** In the lists of cities and domains, whose letters are few. */
export const LOOK_UP_DELAY = 120;

/** In the address bar, where the browser asks for rows at each keystroke: typing faster than this asks the service once, at the end. */
export const ADDRESS_BAR_DELAY = 80;
