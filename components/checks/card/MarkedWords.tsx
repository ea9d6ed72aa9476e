import { figuresApart } from "../../../utils/checks/sources/compared-figures.ts";
import { markShared, strokes } from "../../../utils/checks/sources/shared-words.ts";
import type { HighlightPart } from "../../../utils/text/highlights.ts";

interface MarkedWordsProps {
  parts: readonly HighlightPart[];
  /** Those of the other text. */
  words: ReadonlySet<string>;
  /** Those in which the other text counts; a figure in one of them is strong where it is another figure. */
  units?: ReadonlySet<string>;
}

const NO_UNITS: ReadonlySet<string> = new Set();

/** A claim or a passage, with the words that both have: one stroke over neighbouring words. */
export function MarkedWords({ parts, words, units = NO_UNITS }: MarkedWordsProps) {
  return (
    <>
      {strokes(markShared(parts, words)).map(({ text, isMarked }) =>
        isMarked ? (
          <mark>{text}</mark>
        ) : (
          figuresApart(text, units).map((part) => (part.isFigure ? <strong>{part.text}</strong> : part.text))
        ),
      )}
    </>
  );
}
