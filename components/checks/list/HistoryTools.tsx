import { useId, useState } from "preact/hooks";
import { VERDICT_KINDS, type VerdictKind } from "../../../utils/checks/verdict-kind.ts";
import { kindName } from "../../../utils/checks/verdict-sentences.ts";
import { failureSentence } from "../../../utils/platform/failure-sentences.ts";
import { counted, formatNumber, t } from "../../../utils/platform/i18n.ts";
import { Button } from "../../base/Button.tsx";
import { act } from "../../base/trouble.tsx";
import type { ReportForm } from "../card/CardFrame.tsx";
import { askSourceChanges, type ChangesAsk, changesAsk } from "../source-changes-store.ts";
import type { HistoryFilter } from "./history.ts";
import { changedVerdicts } from "./panel-store.ts";

export type ExportFormat = "json" | "csv" | "markdown";

interface HistoryToolsProps {
  filter: HistoryFilter;
  /** How many checks there are, and how many of them the filter shows. */
  total: number;
  shown: number;
  /** How many of those shown have a verdict. */
  verdicts: number;
  onFilter(filter: HistoryFilter): void;
  /** Exports the checks that are shown. */
  onExport(format: ExportFormat): void;
  /** Reports the verdicts that are shown. */
  onReport(form: ReportForm): void;
  onDeleteAll(): void;
}

const KINDS: readonly VerdictKind[] = [...VERDICT_KINDS, "other"];

export function HistoryTools(props: HistoryToolsProps) {
  const { filter, total, shown, verdicts, onFilter, onExport, onReport, onDeleteAll } = props;
  const hintId = useId();
  const isEmpty = shown === 0;
  const filtered = filter.words.trim() !== "" || filter.verdict !== null;
  return (
    <section class="history-tools" aria-label={t("history.title")}>
      <div class="history-filter">
        <input
          class="input"
          type="search"
          aria-label={t("history.search")}
          placeholder={t("history.search_hint")}
          value={filter.words}
          onInput={({ currentTarget }) => onFilter({ ...filter, words: currentTarget.value })}
        />
        <select
          class="select"
          aria-label={t("history.verdict")}
          value={filter.verdict ?? ""}
          onChange={({ currentTarget }) =>
            onFilter({ ...filter, verdict: KINDS.find((kind) => kind === currentTarget.value) ?? null })
          }
        >
          <option value="">{t("history.all_verdicts")}</option>
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {kindName(kind)}
            </option>
          ))}
        </select>
      </div>
      <details class="history-more">
        <summary>{t("history.more")}</summary>
        <div class="row">
          <Button icon="download" disabled={isEmpty} onClick={() => onExport("json")}>
            JSON
          </Button>
          <Button icon="download" disabled={isEmpty} onClick={() => onExport("csv")}>
            CSV
          </Button>
          <Button
            icon="download"
            disabled={verdicts === 0}
            aria-describedby={hintId}
            onClick={() => onExport("markdown")}
          >
            Markdown
          </Button>
          <Button icon="download" disabled={verdicts === 0} onClick={() => onReport("html")}>
            {t("report.export")}
          </Button>
          <Button icon="download" disabled={verdicts === 0} onClick={() => onReport("markdown")}>
            {t("report.markdown")}
          </Button>
          <DeleteAll total={total} onDeleteAll={onDeleteAll} />
        </div>
        <p class="hint" id={hintId}>
          {shown > verdicts && t("history.left_out", formatNumber(shown - verdicts))}
        </p>
      </details>
      <ChangesTool />
      <p class="visually-hidden" role="status">
        {filtered && counted("history.shown", shown)}
      </p>
    </section>
  );
}

/** Looks for sources that changed after their verdict. */
function ChangesTool() {
  const ask = changesAsk.value;
  const isAsking = ask === "asking";
  return (
    <div class="changes-tool">
      <Button icon="refresh" aria-disabled={isAsking} onClick={() => act(askSourceChanges())}>
        {t("changed.look")}
      </Button>
      <p class="hint">{t("changed.sends")}</p>
      <p role="status">{ask === null ? "" : changesText(ask)}</p>
    </div>
  );
}

function changesText(ask: ChangesAsk): string {
  if (ask === "asking") return t("changed.asking");
  if ("kind" in ask) return failureSentence(ask);
  const changed = counted("changed.found", changedVerdicts.value);
  return ask.isComplete ? changed : `${changed} ${t("changed.incomplete")}`;
}

/** Deleting everything cannot be undone, so it asks first. */
function DeleteAll({ total, onDeleteAll }: { total: number; onDeleteAll(): void }) {
  // null: not asked yet; false: answered with No, so the focus returns to the button.
  const [asking, setAsking] = useState<boolean | null>(null);
  if (!asking) {
    return (
      <Button
        kind="danger"
        icon="trash"
        ref={asking === false ? takeFocus : null}
        onClick={() => setAsking(true)}
      >
        {t("history.delete_all")}
      </Button>
    );
  }
  return (
    <div
      class="delete-all"
      role="alertdialog"
      aria-label={t("history.delete_all")}
      onKeyDown={({ key }) => key === "Escape" && setAsking(false)}
    >
      <p>{counted("history.delete_question", total)}</p>
      <Button kind="danger" onClick={onDeleteAll}>
        {t("history.delete_yes")}
      </Button>
      <Button ref={takeFocus} onClick={() => setAsking(false)}>
        {t("history.delete_no")}
      </Button>
    </div>
  );
}

function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus();
}
