/** A word, number or sign of a text, lower-cased and without accents. */
export interface Token {
  text: string;
  /** The text wrote it with a capital, and not because a sentence began there. */
  named: boolean;
}

const tokenPattern = /[0-9]+(?:[.,][0-9]+)*|\p{L}[\p{L}\p{N}]*(?:'\p{L}+)*|[$£€%]/gu;
const initialsPattern = /\b(?:\p{L}\.){2,}/gu;
const sentenceEnd = /[.!?:]["')\]]*\s*["'([]*$/;

/** Letters without accents, one kind of apostrophe, "U.S." as "US", "United States" as "USA", "9/11" as a word. */
function fold(text: string): string {
  return text
    .toWellFormed()
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/[\u2018\u2019\u02bc`]/g, "'")
    .replace(initialsPattern, (initials) => initials.replaceAll(".", ""))
    .replace(/\b9\/11\b/g, "September11")
    .replace(/\b(non)[- ](?=\p{L})/giu, "$1")
    .replace(/\bunited states(?: of america)?\b/gi, "USA");
}

/** Headlines and shouting capitalise everything, so there capitals name nothing. */
function capitalsMeanNames(words: string[]): boolean {
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return capitals <= 3 || capitals / words.length < 0.6;
}

export function tokenise(text: string): Token[] {
  const folded = fold(text);
  const found = [...folded.matchAll(tokenPattern)];
  const words = found.map((match) => match[0]).filter((word) => /^\p{L}/u.test(word));
  const names = capitalsMeanNames(words);
  return found.map((match) => {
    const written = match[0];
    const before = folded.slice(Math.max(0, match.index - 6), match.index);
    const opens = match.index === 0 || before.trim() === "" || sentenceEnd.test(before);
    return { text: written.toLowerCase(), named: names && !opens && /^\p{Lu}/u.test(written) };
  });
}
