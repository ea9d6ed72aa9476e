/** An operator just before the caret, whose value can be completed. */
export const OPERATOR_AT_END = /(?:^|\s)(-?)(country|level|state|filetype|city|site):("[^"]*|[^\s"]*)$/i;

/** The same typed loosely: with a space behind the colon or within the value, as in `state:new y`. */
export const LOOSE_OPERATOR_AT_END =
  /(?:^|\s)(-?)(country|level|state|city):(\s*[^\s":]+(?:\s[^\s":]+){0,3})$/i;

/** How an operator that is being typed can be completed. */
export interface Completion {
  /** `state:tx` */
  readonly text: string;
  /** "Texas" */
  readonly label: string;
  /** The whole query with the completion in place. */
  readonly query: string;
  /** Where the caret goes. */
  readonly caret: number;
}

const SHORTEST = 130;
const LONGEST = 340;
/** Longer than the user's own rhythm, so that somebody who types evenly causes one request, at the end. */
const IN_KEYSTROKES = 1.75;

/** How long to wait after a keystroke before what is typed is sent. `rhythm`: the time since the one before. */
export function typingDelay(rhythm: number): number {
  return Number.isFinite(rhythm) ? Math.min(LONGEST, Math.max(SHORTEST, rhythm * IN_KEYSTROKES)) : SHORTEST;
}

/** In the address bar, where the browser asks for rows at each keystroke: typing faster than this asks the service once, at the end. */
export const ADDRESS_BAR_DELAY = 80;
