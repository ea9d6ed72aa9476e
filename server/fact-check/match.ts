import type { Claim, Match } from "./types.ts";
import { readSentence, type Said } from "./words.ts";

/** A claim of the table that a sentence makes. */
export type Matcher = (sentence: string) => Match | null;

const LEAST_OVERLAP = 0.8;

/** Finds the claim of the table whose words a sentence shares. It compares words and not meaning, so a sentence must share nearly all of them. */
export function createMatcher(claims: readonly Claim[]): Matcher {
  const wordings = claims.flatMap((entry) =>
    [entry.claim, ...entry.wordings].map((wording) => ({ entry, said: readSentence(wording) })),
  );
  const uses = new Map<string, number>();
  for (const { said } of wordings) {
    for (const word of said.words) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  // A word that few wordings use says more about a claim than one that many use.
  const weigh = (word: string) => Math.log(1 + wordings.length / (uses.get(word) ?? 0.5));

  return (sentence) => {
    const said = readSentence(sentence);
    let best: Match | null = null;
    for (const wording of wordings) {
      if (!agree(said, wording.said)) continue;
      const overlap = overlapOf(said.words, wording.said.words, weigh);
      if (overlap >= LEAST_OVERLAP && overlap > (best?.overlap ?? 0)) {
        best = { sentence, entry: wording.entry, overlap };
      }
    }
    return best;
  };
}

/** Another number, or a denial of the same words, makes another claim. */
function agree(said: Said, wording: Said): boolean {
  if (said.isDenied !== wording.isDenied) return false;
  if (said.numbers.size === 0) return wording.numbers.size === 0;
  return [...said.numbers].every((value) => wording.numbers.has(value));
}

function overlapOf(
  one: ReadonlySet<string>,
  other: ReadonlySet<string>,
  weigh: (word: string) => number,
): number {
  const weightOf = (words: Iterable<string>) => [...words].reduce((sum, word) => sum + weigh(word), 0);
  const both = weightOf([...one].filter((word) => other.has(word)));
  return both === 0 ? 0 : (2 * both) / (weightOf(one) + weightOf(other));
}
