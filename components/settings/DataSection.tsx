import { useEffect } from "preact/hooks";
import { counted, t } from "../../utils/platform/i18n.ts";
import { clearedSentence } from "../../utils/sentences/settings.ts";
import { Alert, Note } from "../base/notices.tsx";
import { BackupPart } from "./BackupPart.tsx";
import { formatBytes } from "./bytes.ts";
import { DataRow } from "./DataRow.tsx";
import {
  clearAnswers,
  clearChecks,
  clearSearches,
  count,
  outcome,
  problem,
  sizes,
  watchSizes,
} from "./data-store.ts";
import { Section } from "./Section.tsx";
import { StorageAlert } from "./StorageAlert.tsx";

export function DataSection() {
  useEffect(watchSizes, []);
  const kept = sizes.value;
  return (
    <Section id="data" title={t("options.data")} lead={t("options.data_lead")}>
      {problem.value && <StorageAlert problem={problem.value} onRetry={() => void count()} />}
      <div class="data-rows">
        <DataRow
          name={t("data.answers")}
          size={kept && counted("data.answers_size", kept.answers.entries, formatBytes(kept.answers.bytes))}
          clear={t("data.answers_clear")}
          question={t("data.answers_question")}
          empty={!kept?.answers.entries}
          onClear={() => void clearAnswers()}
        />
        <DataRow
          name={t("data.checks")}
          size={kept && counted("data.checks_size", kept.checks)}
          clear={t("data.checks_clear")}
          question={counted("data.checks_question", kept?.checks ?? 0)}
          empty={!kept?.checks}
          onClear={() => void clearChecks()}
        />
        <DataRow
          name={t("data.searches")}
          size={kept && counted("data.searches_size", kept.searches)}
          clear={t("data.searches_clear")}
          question={t("data.searches_question")}
          empty={!kept?.searches}
          onClear={() => void clearSearches()}
        />
      </div>
      {outcome.value &&
        (outcome.value.done ? (
          <Note kind="good">{clearedSentence(outcome.value)}</Note>
        ) : (
          <Alert>{clearedSentence(outcome.value)}</Alert>
        ))}
      <BackupPart />
    </Section>
  );
}
