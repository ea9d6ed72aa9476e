import type { DoneCheck } from "../../../utils/checks/check.ts";
import { differenceSentences } from "../../../utils/checks/history-sentences.ts";
import { checkedSentence } from "../../../utils/checks/sentences.ts";
import { verdictName } from "../../../utils/checks/verdict-sentences.ts";
import { t } from "../../../utils/platform/i18n.ts";
import { IconButton } from "../../base/Button.tsx";
import { sourceChanges } from "../source-changes-store.ts";
import { type CheckActions, TimedSentence } from "./CardFrame.tsx";

interface EarlierAnswersProps {
  check: DoneCheck;
  /** Newest first. */
  earlier: readonly DoneCheck[];
  now: number;
  actions: CheckActions;
}

/** What the service answered to this claim before, and in what the next answer differed. */
export function EarlierAnswers({ check, earlier, now, actions }: EarlierAnswersProps) {
  if (earlier.length === 0) return null;
  return (
    <details class="earlier" aria-label={t("earlier.title")}>
      <summary>{t("earlier.title")}</summary>
      <ol>
        {earlier.map((answer, index) => (
          <li key={answer.id}>
            <h3 dir="auto">{verdictName(answer.verdict.verdict)}</h3>
            <p class="hint">
              <TimedSentence sentence={(at) => checkedSentence(answer, at)} now={now} />
            </p>
            {answer.verdict.summary && (
              <p class="summary" dir="auto">
                {answer.verdict.summary}
              </p>
            )}
            <Differences before={answer} after={earlier[index - 1] ?? check} />
            <IconButton icon="trash" label={t("earlier.delete")} onClick={() => actions.remove(answer)} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function Differences({ before, after }: { before: DoneCheck; after: DoneCheck }) {
  return (
    <>
      <p class="hint">{t("earlier.next")}</p>
      <ul>
        {differenceSentences(before, after, sourceChanges.value.pages).map((sentence) => (
          <li key={sentence} dir="auto">
            {sentence}
          </li>
        ))}
      </ul>
    </>
  );
}
