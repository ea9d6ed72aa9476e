const SHORTEST = 130;
const LONGEST = 340;
/** A pause is this much longer than the person's own rhythm: who types evenly is asked about once, at the end. */
const IN_KEYSTROKES = 1.75;

/** How long to wait after a keystroke before what is typed is sent. `rhythm`: the time since the one before. */
export function typingPause(rhythm: number): number {
  return Number.isFinite(rhythm) ? Math.min(LONGEST, Math.max(SHORTEST, rhythm * IN_KEYSTROKES)) : SHORTEST;
}
