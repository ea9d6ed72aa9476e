import type { Scope } from "./types.ts";
import { wordsOf } from "./words.ts";

/** Whether a claim is about a place outside the United States. */
export function isElsewhere(text: string, scope: Scope): boolean {
  const words = plainWords(text);
  return !has(words, scope.unitedStates) && has(words, scope.elsewhere);
}

/** Why a claim lies outside the scope of the service, in a sentence; null where it may be a matter of government. */
export function outOfScope(text: string, scope: Scope): string | null {
  if (isElsewhere(text, scope)) {
    return "It speaks of a place outside the United States, and only United States government is in scope.";
  }
  const words = plainWords(text);
  const isGovernment = has(words, scope.unitedStates) || has(words, scope.government);
  const other = scope.otherSubjects.find((subject) => has(words, subject.words));
  if (other && !isGovernment) return `It is about ${other.says}, which no government source decides.`;
  const isOpinion = has(words, scope.opinion) || words.includes("should");
  if (isOpinion && !/\d/.test(text)) {
    return "It says what somebody thinks or wants, and a source can only support or contradict a statement of fact.";
  }
  return null;
}

function plainWords(text: string): string[] {
  return wordsOf(text).map((word) => word.replace(/'s?$/, ""));
}

function has(words: readonly string[], known: ReadonlySet<string>): boolean {
  return words.some((word) => known.has(word));
}
