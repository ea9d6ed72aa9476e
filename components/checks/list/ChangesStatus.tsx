import { failureSentence } from "../../../utils/platform/failure-sentences.ts";
import { counted, t } from "../../../utils/platform/i18n.ts";
import { AllowAccess } from "../../base/AllowAccess.tsx";
import { Alert } from "../../base/notices.tsx";
import { useIsLong } from "../../base/waiting.tsx";
import type { ChangesAsk } from "../source-changes-store.ts";
import styles from "./ChecksHead.module.css";

/** What looking for changed sources has found, for as long as the page is open. */
export function ChangesStatus({ asked, onAllowed }: { asked: ChangesAsk | null; onAllowed(): void }) {
  const failure = asked !== null && asked !== "asking" && "kind" in asked ? asked : null;
  const isLong = useIsLong(asked === "asking");
  return (
    <>
      <p role="status" class={styles.status}>
        {asked === null ? "" : isLong ? t("wait.long") : changesText(asked)}
      </p>
      {failure !== null && (
        <Alert
          actions={
            failure.kind === "no-access" && <AllowAccess origins={failure.origins} onAllowed={onAllowed} />
          }
        >
          {failureSentence(failure)}
        </Alert>
      )}
    </>
  );
}

function changesText(ask: ChangesAsk): string {
  if (ask === "asking") return t("changed.asking");
  if ("kind" in ask) return "";
  if (ask.isQuiet && ask.changed === 0) return "";
  const found = counted("changed.found", ask.changed);
  return ask.isComplete ? found : `${found} ${t("changed.incomplete")}`;
}
