import { lazy } from "../platform/lazy.ts";

/** What stands beside a selection, however long. */
interface Beside {
  readonly before: string;
  readonly after: string;
}

/** Longer than any word: what goes on beyond that is no word that somebody cut. */
const LONGEST = 40;
const LETTER = lazy(() => /[\p{L}\p{M}\p{N}]/u);
const DIGIT = lazy(() => /\p{N}/u);
/** Scripts that put no spaces between words: there a letter more would be a word more. */
const UNSPACED = lazy(
  () => /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmr}\p{scx=Mymr}]/u,
);

/** The text with the letters and digits that complete its first and its last word: "did n" becomes "did not". */
export function inWholeWords(text: string, { before, after }: Beside): string {
  if (text === "") return "";
  const [left, right] = [before.slice(-LONGEST), after.slice(0, LONGEST)];
  // Only the edges of a long text are looked at.
  const [head, tail] = [text.slice(0, 2), text.slice(-2)];
  return missingBefore(left, head) + text + missingAfter(tail, right);
}

function missingBefore(left: string, head: string): string {
  const words = left + head;
  let start = left.length;
  while (start > 0 && isInWord(words, start, start < left.length)) start -= 1;
  return start === 0 && left.length === LONGEST ? "" : left.slice(start);
}

function missingAfter(tail: string, right: string): string {
  const words = tail + right;
  let end = tail.length;
  while (end < words.length && isInWord(words, end, end > tail.length)) end += 1;
  return end === words.length && right.length === LONGEST ? "" : words.slice(tail.length, end);
}

/** Whether a word or a number goes on over the border before `at`; over an apostrophe only within what is completed. */
function isInWord(words: string, at: number, isCompleting: boolean): boolean {
  const [beforeLast = "", last = "", next = "", afterNext = ""] = [at - 2, at - 1, at, at + 1].map(
    (index) => words[index] ?? "",
  );
  if (UNSPACED().test(last) || UNSPACED().test(next)) return false;
  if (LETTER().test(last) && LETTER().test(next)) return true;
  const joins = (mark: string, one: string, other: string): boolean =>
    (/[.,]/.test(mark) && DIGIT().test(one) && DIGIT().test(other)) ||
    (isCompleting && /['’]/.test(mark) && LETTER().test(one) && LETTER().test(other));
  return joins(next, last, afterNext) || joins(last, beforeLast, next);
}
