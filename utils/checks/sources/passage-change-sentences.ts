import { language, t } from "../../platform/i18n.ts";
import type { Comparison, TextChanges } from "../../text/compare-texts.ts";
import { markShared, tellingWords } from "./shared-words.ts";

/** What a comparison of a passage then and now says, without more than it shows. */
export function changeSentences(compared: Comparison, claim: string): readonly string[] {
  switch (compared.kind) {
    case "same":
      return [t("changes.same")];
    case "apart":
      return [t("changes.another_passage")];
    case "too-different":
      return [t("changes.too_different")];
    case "changed":
      return changedSentences(compared, claim);
  }
}

function changedSentences(changes: TextChanges, claim: string): readonly string[] {
  const lost = claimWordsGone(changes, claim);
  const sentences = [
    ...changes.figures.map(([earlier, now]) => t("changes.figure", earlier, now)),
    ...changes.gone.map((sentence) => t("changes.sentence_gone", sentence)),
    ...(lost.length > 0 ? [t("changes.claim_words_gone", listed(lost))] : []),
  ];
  return sentences.length > 0 ? sentences : [t("changes.wording")];
}

/** The words of the claim, as it writes them, that were in the passage and are not now. */
function claimWordsGone({ earlier, now }: TextChanges, claim: string): readonly string[] {
  const removed = tellingWords(earlier.filter(({ isChanged }) => isChanged).map(({ text }) => text));
  const left = tellingWords([now.map(({ text }) => text).join("")]);
  const gone = new Set([...removed].filter((word) => !left.has(word)));
  const marked = markShared([{ text: claim, isMatch: false }], gone);
  return [...new Set(marked.filter(({ mark }) => mark === "shared").map(({ text }) => text))];
}

function listed(words: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(words);
}
