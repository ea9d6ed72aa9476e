import { useEffect } from "preact/hooks";
import { counted, formatNumber, language, t } from "../../utils/platform/i18n.ts";
import { isPrivateWindow } from "../../utils/platform/private-window.ts";
import { clearedSentence } from "../../utils/settings/sentences.ts";
import { Alert, Note } from "../base/notices.tsx";
import { act } from "../base/trouble.tsx";
import { Skeleton } from "../base/waiting.tsx";
import { BackupPart } from "./BackupPart.tsx";
import { ConfirmButton } from "./ConfirmButton.tsx";
import { DeleteOldChecks } from "./DeleteOldChecks.tsx";
import type { DataStore } from "./data-store.ts";
import { Section } from "./Section.tsx";
import { StorageAlert } from "./StorageAlert.tsx";
import type { SettingsPart } from "./settings-store.ts";

interface DataSectionProps extends SettingsPart {
  data: DataStore;
}

function leadKey(isPrivate: boolean, isSynced: boolean) {
  if (isPrivate) return "options.data_private";
  return isSynced ? "options.data_lead_synced" : "options.data_lead";
}

export function DataSection({ data, ...part }: DataSectionProps) {
  const { sizes, problem, outcome, forgetOutcome, clear, count, watchSizes } = data;
  useEffect(watchSizes, [watchSizes]);
  const kept = sizes.value;
  const isSynced = part.settings.sync;
  const isPrivate = isPrivateWindow();
  return (
    <Section id="data" title={t("options.data")} lead={t(leadKey(isPrivate, isSynced))}>
      {problem.value && <StorageAlert problem={problem.value} onRetry={() => act(count())} />}
      <div class="data-rows">
        <DataRow
          name={t("data.answers")}
          size={kept && counted("data.answers_size", kept.answers.entries, formatBytes(kept.answers.bytes))}
          clear={t("data.answers_clear")}
          question={kept?.answers.entries ? t("data.answers_question") : t("data.left_question")}
          empty={!kept?.answers.entries && !kept?.beside.answers}
          onClear={() => act(clear("answers"))}
        />
        <DataRow
          name={t("data.checks")}
          size={kept && counted("data.checks_size", kept.checks)}
          clear={t("data.checks_clear")}
          question={kept?.checks ? counted("data.checks_question", kept.checks) : t("data.left_question")}
          empty={!kept?.checks && !kept?.beside.checks}
          onClear={() => act(clear("checks"))}
        />
        <DataRow
          name={t("data.searches")}
          size={kept && counted("data.searches_size", kept.searches)}
          clear={t("data.searches_clear")}
          question={kept?.searches ? t("data.searches_question") : t("data.left_question")}
          empty={!kept?.searches && !kept?.beside.searches}
          onClear={() => act(clear("searches"))}
        />
        <DataRow
          name={t("data.watches")}
          size={
            kept && counted("data.watches_size", kept.watches.watches, formatNumber(kept.watches.entries))
          }
          clear={t("data.watches_clear")}
          question={t(isSynced ? "data.watches_question_synced" : "data.watches_question")}
          empty={!kept?.watches.watches && !kept?.beside.watches}
          onClear={() => act(clear("watches"))}
        />
        {kept && kept.whole.bytes !== null && !isPrivate && (
          <div class="data-row">
            <div>
              <h3>{t("data.whole")}</h3>
              <p class="hint">
                {t(
                  kept.whole.isKept ? "data.whole_kept" : "data.whole_unkept",
                  formatBytes(kept.whole.bytes),
                )}
              </p>
            </div>
          </div>
        )}
      </div>
      {/* Its choice is of all windows, and would delete what the others hold. */}
      {!isPrivate && <DeleteOldChecks {...part} />}
      {outcome.value &&
        (outcome.value.done ? (
          <Note kind="good">{clearedSentence(outcome.value, kept?.watches.watches ?? 0)}</Note>
        ) : (
          <Alert>{clearedSentence(outcome.value, kept?.watches.watches ?? 0)}</Alert>
        ))}
      <BackupPart
        onRestored={() => {
          forgetOutcome();
          return count();
        }}
      />
    </Section>
  );
}

interface DataRowProps {
  name: string;
  /** How much there is, in words; null: still being counted. */
  size: string | null;
  clear: string;
  question: string;
  empty: boolean;
  onClear(): void;
}

/** One kind of stored data and the button to delete it. */
function DataRow({ name, size, clear, question, empty, onClear }: DataRowProps) {
  return (
    <div class="data-row">
      <div>
        <h3>{name}</h3>
        <p class="hint">{size ?? <Skeleton width="14ch" />}</p>
      </div>
      <ConfirmButton
        label={clear}
        question={question}
        confirmLabel={t("options.delete")}
        disabled={empty}
        onConfirm={onClear}
      />
    </div>
  );
}

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** A size in the user's language: "0 bytes", "12 kB", "3.4 MB". */
function formatBytes(bytes: number): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return new Intl.NumberFormat(language(), {
    style: "unit",
    unit: UNITS[step] ?? "byte",
    unitDisplay: step === 0 ? "long" : "short",
    maximumFractionDigits: step > 1 ? 1 : 0,
  }).format(bytes / 1000 ** step);
}
