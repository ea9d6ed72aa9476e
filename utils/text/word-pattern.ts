/**
 * Words with their inner punctuation: "$7.25", "5 %", "U.S", "low-income", and numbers with a space for their thousands: "15 000 $".
 * Two numbers stand side by side after what is numbered ("Title 26 501"), after a month, and in telephone numbers.
 */
export const WORD =
  /(?:[$£€] ?(?=\p{N}))?(?:(?<!\b(?:title|titre|section|part|article|chapter|form|room|page|table|line|item|route|phase|no|jan|january|feb|february|march|april|may|june|july|aug|august|sept|september|oct|october|nov|november|dec|december)s?\.? )(?!0)\p{N}{1,3}(?:[ \u00A0\u202F]\p{N}{3}(?![\p{L}\p{N}-])){1,5}(?:[.,]\p{N}+)?(?![ \u00A0\u202F]\p{N})|[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}.,'’-]*[\p{L}\p{M}\p{N}])?)(?:(?<=\p{N})[ \u00A0\u202F]?[%€£$](?!\p{N}))?/giu;

/** A word as it is compared with others: no space within it says anything. */
export function withoutSpaces(word: string): string {
  return word.replaceAll(/[ \u00A0\u202F]/g, "");
}
