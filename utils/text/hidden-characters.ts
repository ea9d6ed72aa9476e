import { lazy } from "../platform/lazy.ts";

/**
 * Characters that nobody sees: they change the order in which a text is read, break words or smuggle other words along.
 * Joiners and variation selectors stay where a script or an emoji needs them.
 */
const HIDDEN = lazy(
  () =>
    new RegExp(
      [
        // Marks, overrides and isolates of direction.
        "[\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u206F]",
        // Soft hyphens, spaces without width, fillers, annotations.
        "[\\u00AD\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B\\u2060-\\u2065\\u3164\\uFEFF\\uFFA0\\uFFF9-\\uFFFB]",
        "[\\u{E0000}-\\u{E007F}]",
        // Joiners: not between Latin, Greek or Cyrillic letters, signs and spaces.
        "(?<![\\p{M}\\p{Extended_Pictographic}\\p{Emoji_Modifier}]|(?![\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}])\\p{L})[\\u200C\\u200D]",
        // Variation selectors: only one, after an emoji, or after a Chinese character.
        "(?<![\\p{Emoji}\\p{Emoji_Modifier}\\p{Script=Han}])[\\uFE00-\\uFE0F\\u{E0100}-\\u{E01EF}]",
      ].join("|"),
      "gu",
    ),
);

/** A text as it is copied and exported: what can be seen of it. */
export function withoutHidden(text: string): string {
  return text.replace(HIDDEN(), "");
}

/** White space, and what has no width: pages often have it before and after words. */
const BLANK = /[\s\u00AD\u200B\u200E\u200F\u2060]/;

/** A text without what cannot be seen around it. */
export function withoutBlanksAround(text: string): string {
  const isBlank = (at: number): boolean => BLANK.test(text.charAt(at));
  let [start, end] = [0, text.length];
  while (start < end && isBlank(start)) start += 1;
  while (end > start && isBlank(end - 1)) end -= 1;
  return text.slice(start, end);
}
