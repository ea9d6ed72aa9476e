import { formatNumber, t } from "../../../utils/platform/i18n.ts";
import type { ChecksActions } from "./checks-actions.ts";
import styles from "./NoticeBar.module.css";

/** How far an export of many fact-checks has come. */
export function ExportProgress({ exporting }: Pick<ChecksActions, "exporting">) {
  const shown = exporting.value;
  if (shown === null) return null;
  const words = t("history.exporting", formatNumber(shown.written), formatNumber(shown.total));
  return (
    <div class={styles.bar}>
      <span>{words}</span>
      <progress value={shown.written} max={shown.total} aria-label={words} />
    </div>
  );
}
