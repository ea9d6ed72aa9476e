import { t } from "../../../utils/platform/i18n.ts";
import { IconButton } from "../../base/Button.tsx";
import { Disc } from "../../base/Disc.tsx";
import styles from "./UnreadableRow.module.css";

/** A record that is damaged, among the others. All that can be done is to delete it. */
export function UnreadableRow({ onRemove }: { onRemove(): void }) {
  return (
    <div class={styles.row}>
      <Disc tone="bad" icon="exclamation" />
      <span>{t("history.unreadable")}</span>
      <IconButton icon="trash" label={t("history.delete_unreadable")} onClick={onRemove} />
    </div>
  );
}
