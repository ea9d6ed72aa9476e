import { isFirstPerson, standsAlone } from "../../text/sentence-alone.ts";
import { claimKey } from "./claim.ts";
import { withoutSource } from "./claim-source.ts";

/** A longer claim is more than one sentence, and nobody reads it on a line. */
const LONGEST = 500;
const FEWEST_WORDS = 4;
/** What is left begins in the middle of what was said. */
const MIDDLE =
  /^(?:on|in|at|to|of|for|from|with|as|when|while|and|but|or|so|after|before|by|about|if|whether|how|what|why|who|that|during|earlier|later|last|this|yes|no)\b/;

/** What somebody is reported to have said, without who said it: "Sen. Hale said taxes fell" is about taxes. Null: nothing else. */
export function bareClaim(claim: string): string | null {
  if (claim.length > LONGEST || claim.includes("\n")) return null;
  const bare = withoutSource(claim)
    .replace(/\s+/g, " ")
    .replace(/^[\s,;:“”"«»]{1,9}/u, "")
    .replace(/[\s,;:“”"«»]{1,9}$/u, "");
  if (bare.split(" ").length < FEWEST_WORDS || MIDDLE.test(bare)) return null;
  if (isFirstPerson(bare) || !standsAlone(bare)) return null;
  const sentence = `${bare.charAt(0).toUpperCase()}${bare.slice(1)}`.replace(/[.!]?$/, ".");
  return claimKey(sentence) === claimKey(claim) ? null : sentence;
}

/**
 * What a user may have meant to check, where the selection was sloppy: the sentence that it cuts, without who said it, or what
 * is said in the claim itself. Null: nothing else.
 */
export function meantClaim(claim: string, sentence: string | undefined): string | null {
  const meant = bareClaim(sentence ?? claim) ?? sentence ?? null;
  return meant === null || claimKey(meant) === claimKey(claim) ? null : meant;
}
