import { foreignWords, stateWords } from "./reading/places.ts";
import { tokenise } from "./reading/tokens.ts";
import { governmentWords, opinionWords, otherSubjects, unitedStatesWords } from "./scope-words.ts";

/** Why a claim lies outside the scope of the service, in one sentence. */
export interface OutOfScope {
  because: string;
  confidence: number;
}

function count(words: string[], known: ReadonlySet<string>): number {
  return words.filter((word) => known.has(word)).length;
}

function isOpinion(words: string[]): boolean {
  const [first, second] = words;
  if (first === "i" && /^(?:think|feel|believe|love|hate|prefer)$/.test(second ?? "")) return true;
  const judged = count(words, opinionWords) > 0 || words.includes("should");
  return judged && !words.some((word) => /^[0-9]/.test(word));
}

/** Null where a claim may be a matter of United States government. */
export function outOfScope(text: string): OutOfScope | null {
  const words = tokenise(text).map((token) => token.text.replace(/'s$/, ""));
  const saysUs = /\bUS\b|\bU\.S\b/.test(text);
  const inStates = saysUs || count(words, unitedStatesWords) + count(words, stateWords) > 0;
  if (!inStates && count(words, foreignWords) > 0) {
    return {
      because:
        "It speaks of a place outside the United States, and only United States government is in scope.",
      confidence: 0.85,
    };
  }
  const governed = inStates || count(words, governmentWords) > 0;
  const other = otherSubjects
    .map((subject) => ({ subject, hits: count(words, subject.words) }))
    .reduce((one, next) => (next.hits > one.hits ? next : one));
  if (!governed && other.hits > 0) {
    return {
      because: `It is about ${other.subject.says}, which no government source decides.`,
      confidence: other.hits > 1 ? 0.85 : 0.75,
    };
  }
  if (isOpinion(words)) {
    return {
      because:
        "It says what somebody thinks or wants, and a source can only support or contradict a statement of fact.",
      confidence: 0.75,
    };
  }
  return null;
}
