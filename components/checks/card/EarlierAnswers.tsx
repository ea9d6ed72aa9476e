import type { DoneCheck } from "../../../utils/checks/check.ts";
import { differenceSentences } from "../../../utils/checks/history/difference-sentences.ts";
import type { SourceChanges } from "../../../utils/checks/sources/source-changes.ts";
import { verdictKind, verdictTone } from "../../../utils/checks/verdict-kind.ts";
import { verdictName } from "../../../utils/checks/verdict-sentences.ts";
import { formatNumber, t } from "../../../utils/platform/i18n.ts";
import { momentText } from "../../../utils/platform/moment-texts.ts";
import { IconButton } from "../../base/Button.tsx";
import { Disclosure } from "../../base/Disclosure.tsx";
import { useLanguageOf } from "../../base/language-of.ts";
import type { CheckCardActions } from "./CardFrame.tsx";
import styles from "./EarlierAnswers.module.css";
import { TimedSentence } from "./Origin.tsx";

interface EarlierAnswersProps {
  check: DoneCheck;
  /** Newest first. */
  earlier: readonly DoneCheck[];
  now: number;
  actions: CheckCardActions;
}

/** What the service answered to this claim before, and in what the next answer differed. */
export function EarlierAnswers({ check, earlier, now, actions }: EarlierAnswersProps) {
  if (earlier.length === 0) return null;
  return (
    <Disclosure
      label={t("earlier.title")}
      summary={`${t("earlier.title")} (${formatNumber(earlier.length)})`}
    >
      <ol class={styles.answers}>
        {earlier.map((answer, index) => {
          const when = (at: number): string => momentText(answer.finishedAt, at);
          return (
            <li key={answer.id}>
              <div class={styles.head}>
                <h3 class={styles[verdictTone(verdictKind(answer.verdict.verdict))]} dir="auto">
                  {verdictName(answer.verdict.verdict)}
                </h3>
                <TimedSentence sentence={when} now={now} />
                <IconButton
                  icon="trash"
                  label={t("earlier.delete", when(now))}
                  onClick={() => actions.remove(answer)}
                />
              </div>
              {answer.verdict.summary && <Summary text={answer.verdict.summary} />}
              {answer.note && answer.note !== check.note && (
                <p class="hint">
                  <b>{t("note.label")}</b> <span dir="auto">{answer.note}</span>
                </p>
              )}
              <Differences
                before={answer}
                after={earlier[index - 1] ?? check}
                changes={actions.sourceChanges.value}
              />
            </li>
          );
        })}
      </ol>
    </Disclosure>
  );
}

function Summary({ text }: { text: string }) {
  return (
    <p class={styles.summary} dir="auto" lang={useLanguageOf(text, "en")}>
      {text}
    </p>
  );
}

interface DifferencesProps {
  before: DoneCheck;
  after: DoneCheck;
  changes: SourceChanges;
}

function Differences({ before, after, changes }: DifferencesProps) {
  return (
    <ul class={styles.differences}>
      {differenceSentences(before, after, changes.pages).map((sentence) => (
        <li key={sentence} dir="auto">
          {sentence}
        </li>
      ))}
    </ul>
  );
}
