import { claimKey } from "../../../utils/checks/claims/claim.ts";
import { claimProblem } from "../../../utils/checks/claims/claim-problem.ts";
import { GROUP_LIMITS } from "../../../utils/checks/groups/group.ts";
import { mayBeEnglish, writtenIn } from "../../../utils/platform/written-language.ts";
import { sentencesOf } from "../../../utils/text/sentences-in.ts";
import { inSlices } from "../../base/slices.ts";
import { likeliest, worth } from "./worth-checking.ts";

export interface ReadText {
  /** Each once, in the order of the text. */
  readonly sentences: readonly string[];
  /** Those that are worth checking. */
  readonly likely: ReadonlySet<string>;
  /** How many cannot be sent: too long, or they name a private address. */
  readonly leftOut: number;
  readonly isEnglish: boolean;
}

/** The sentences of a text. null: nobody waits for it any more. A long text is read a part at a time. */
export async function readSentences(text: string, isStale: () => boolean): Promise<ReadText | null> {
  const isEnglish = mayBeEnglish((await writtenIn(text)) ?? "");
  return inSlices(sentencesIn(text, isEnglish, isStale));
}

function* sentencesIn(
  text: string,
  isEnglish: boolean,
  isStale: () => boolean,
): Generator<void, ReadText | null, undefined> {
  const sentences = new Map<string, { readonly sentence: string; readonly worth: number }>();
  let leftOut = 0;
  for (const line of text.split("\n")) {
    yield;
    for (const sentence of sentencesOf(line)) {
      yield;
      if (isStale()) return null;
      if (claimProblem(sentence) !== null) leftOut += 1;
      else {
        const key = claimKey(sentence);
        // What has no letters, such as a line of dashes, claims nothing.
        if (!/\p{L}/u.test(key) || sentences.has(key)) continue;
        sentences.set(key, { sentence, worth: isEnglish ? worth(sentence) : 0 });
      }
    }
  }
  if (isStale()) return null;
  const all = [...sentences.values()];
  return {
    sentences: all.map(({ sentence }) => sentence),
    likely: new Set(likeliest(all, GROUP_LIMITS.sentences)),
    leftOut,
    isEnglish,
  };
}
