import { oneLine } from "../../../utils/text/one-line.ts";
import { sentencesOf } from "../../../utils/text/sentences-in.ts";
import type { Draft } from "./kept-draft.ts";

/** A text that was removed, or that a file or a pasted one took the place of: it can be taken back until something is written. */
export interface Replaced extends Draft {
  /** The text that took its place. */
  readonly by: string;
}

/** A text of another page, which is not shown here. It stays, whatever is written, until it is shown or gone there. */
export interface OtherText extends Draft {
  /** Whether this page wrote over it, so that it can be taken back. Until then it is what is kept. */
  readonly isWrittenOver: boolean;
}

/** Whether one change left less than half of the shorter of two texts where it was, at the beginning and the end. */
export function isAnother(before: string, after: string): boolean {
  const shorter = Math.min(before.length, after.length);
  if (shorter === 0) return true;
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return start + end < shorter / 2;
}

const LONGEST_TITLE = 80;

/** The file's name, else the first sentence. */
export function titleOf(name: string, text: string): string {
  const [line = ""] = text.trimStart().slice(0, 500).split("\n", 1);
  const sentence = [...sentencesOf(line)].find((each) => /\p{L}/u.test(each)) ?? "";
  return oneLine(name.trim() || sentence, LONGEST_TITLE);
}
