import { useEffect, useRef } from "preact/hooks";
import { VERDICT_KINDS, type VerdictKind } from "../../../utils/checks/verdict-kind.ts";
import { kindName } from "../../../utils/checks/verdict-sentences.ts";
import { t } from "../../../utils/platform/i18n.ts";
import { Choice, type ChoiceOption } from "../../base/Choice.tsx";
import styles from "./ChecksHead.module.css";
import type { HistoryFilter } from "./history-filter.ts";

const KINDS: readonly VerdictKind[] = [...VERDICT_KINDS, "other"];

interface FindChecksProps {
  filter: HistoryFilter;
  onFilter(filter: HistoryFilter): void;
  onClose(): void;
}

/** Words and a verdict to find checks by. */
export function FindChecks({ filter, onFilter, onClose }: FindChecksProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const verdicts: readonly ChoiceOption<VerdictKind | "">[] = [
    { value: "", name: t("history.all_verdicts") },
    ...KINDS.map((kind) => ({ value: kind, name: kindName(kind) })),
  ];
  return (
    <search class={styles.find}>
      <input
        class="input"
        type="search"
        dir="auto"
        ref={field}
        aria-label={t("history.search")}
        placeholder={t("history.search")}
        value={filter.words}
        onInput={({ currentTarget }) => onFilter({ ...filter, words: currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || event.isComposing) return;
          // The first Escape empties the field, and does not close the popup.
          event.preventDefault();
          if (filter.words === "") onClose();
          else onFilter({ ...filter, words: "" });
        }}
      />
      <Choice
        label={t("history.verdict")}
        value={filter.verdict ?? ""}
        options={verdicts}
        onChange={(verdict) => onFilter({ ...filter, verdict: verdict === "" ? null : verdict })}
      />
    </search>
  );
}
