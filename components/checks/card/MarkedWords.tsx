import { markShared, strokes } from "../../../utils/checks/sources/shared-words.ts";
import type { HighlightPart } from "../../../utils/text/highlights.ts";

interface MarkedWordsProps {
  parts: readonly HighlightPart[];
  /** Those of the other text. */
  words: ReadonlySet<string>;
}

/** A claim or a passage, with the words that both have: one stroke over neighbouring words. */
export function MarkedWords({ parts, words }: MarkedWordsProps) {
  return (
    <>
      {strokes(markShared(parts, words)).map(({ text, isMarked }) => (isMarked ? <mark>{text}</mark> : text))}
    </>
  );
}
