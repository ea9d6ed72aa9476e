import { failureSentence } from "../../../utils/platform/failure-sentences.ts";
import { counted, t } from "../../../utils/platform/i18n.ts";
import type { ChangesAsk } from "../source-changes-store.ts";
import styles from "./ChecksHead.module.css";

/** What looking for changed sources has found, for as long as the page is open. */
export function ChangesStatus({ asked, changed }: { asked: ChangesAsk | null; changed: number }) {
  return (
    <p role="status" class={styles.status}>
      {asked === null ? "" : changesText(asked, changed)}
    </p>
  );
}

function changesText(ask: ChangesAsk, changed: number): string {
  if (ask === "asking") return t("changed.asking");
  if ("kind" in ask) return failureSentence(ask);
  if (ask.isQuiet && changed === 0) return "";
  const found = counted("changed.found", changed);
  return ask.isComplete ? found : `${found} ${t("changed.incomplete")}`;
}
