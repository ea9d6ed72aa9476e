import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { StorageProblem } from "../../utils/platform/failure.ts";
import { failureSentence } from "../../utils/platform/failure-sentences.ts";
import { t } from "../../utils/platform/i18n.ts";
import { type BackupLacks, backupLacksSentence } from "../../utils/settings/backup-sentences.ts";
import { Button } from "../base/Button.tsx";
import { Alert } from "../base/notices.tsx";
import { RetryButton } from "../base/RetryButton.tsx";
import { act } from "../base/trouble.tsx";
import { useSetting } from "../base/use-setting.ts";
import { type Collected, downloadBackup, salvageBackup } from "./backup.ts";

interface StorageAlertProps {
  problem: StorageProblem;
  onRetry(): void;
}

/** Says that stored data cannot be used, and offers to try again or to export what can still be read. */
export function StorageAlert({ problem, onRetry }: StorageAlertProps) {
  const readable = useSignal<Collected | null>(null);
  const isForbidden = useSetting("forbidExports") === true;
  const lacks = useSignal<BackupLacks | null>(null);
  useEffect(() => {
    salvageBackup().then(
      (collected) => {
        readable.value = collected;
      },
      () => {
        // Nothing can be read, so no export is offered.
        readable.value = null;
      },
    );
  }, [problem, readable]);
  const { value: collected } = readable;
  const save = async ({ backup, unread }: Collected): Promise<void> => {
    lacks.value = { leftOut: await downloadBackup(backup, Date.now()), unread };
  };
  return (
    <Alert
      actions={
        <>
          <RetryButton onRetry={onRetry} />
          {collected && !isForbidden && (
            <Button icon="download" onClick={() => act(save(collected))}>
              {t("backup.export")}
            </Button>
          )}
        </>
      }
    >
      {failureSentence({ kind: "storage", problem })} {lacks.value && backupLacksSentence(lacks.value)}
    </Alert>
  );
}
