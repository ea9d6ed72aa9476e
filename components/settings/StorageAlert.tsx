import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { StorageProblem } from "../../utils/platform/failure.ts";
import { failureSentence } from "../../utils/platform/failure-sentences.ts";
import { t } from "../../utils/platform/i18n.ts";
import { Button } from "../base/Button.tsx";
import { Alert } from "../base/notices.tsx";
import { RetryButton } from "../base/RetryButton.tsx";
import { act } from "../base/trouble.tsx";
import { downloadBackup, salvageBackup } from "./backup.ts";
import type { Backup } from "./backup-format.ts";

interface StorageAlertProps {
  problem: StorageProblem;
  onRetry(): void;
}

/** Says that stored data cannot be used, and offers to try again or to export what can still be read. */
export function StorageAlert({ problem, onRetry }: StorageAlertProps) {
  const readable = useSignal<Backup | null>(null);
  useEffect(() => {
    salvageBackup().then(
      ({ backup }) => {
        readable.value = backup;
      },
      () => {
        // Nothing can be read, so no export is offered.
        readable.value = null;
      },
    );
  }, [problem, readable]);
  const { value: backup } = readable;
  return (
    <Alert
      actions={
        <>
          <RetryButton onRetry={onRetry} />
          {backup && (
            <Button icon="download" onClick={() => act(downloadBackup(backup, Date.now()))}>
              {t("backup.export")}
            </Button>
          )}
        </>
      }
    >
      {failureSentence({ kind: "storage", problem })}
    </Alert>
  );
}
