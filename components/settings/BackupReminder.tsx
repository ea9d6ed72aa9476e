import { useEffect, useState } from "preact/hooks";
import { send } from "../../utils/calls/send.ts";
import { verdictsToBackUp } from "../../utils/checks/backup-reminder.ts";
import { counted, t } from "../../utils/platform/i18n.ts";
import { Button } from "../base/Button.tsx";
import { Note } from "../base/notices.tsx";
import { act, done } from "../base/trouble.tsx";

interface BackupReminderProps {
  /** Another value where a backup was exported meanwhile. */
  subject: unknown;
  /** While a backup is imported, none is exported: it would hold a part of each. */
  isHeld?: boolean;
  onExport(): void;
}

/** That many verdicts are in no backup: once, until it is closed or a backup is exported. */
export function BackupReminder({ subject, isHeld = false, onExport }: BackupReminderProps) {
  const [verdicts, show] = useState<number | null>(null);
  // Where the checks cannot be read, the section above says so.
  useEffect(() => void verdictsToBackUp().then(show, () => show(null)), [subject]);
  if (verdicts === null) return null;
  const close = async (): Promise<void> => {
    if (await done(send("recordBackup", { what: "closed" }))) show(null);
  };
  return (
    <Note
      kind="warn"
      actions={
        <>
          <Button kind="main" icon="download" isHeld={isHeld} onClick={onExport}>
            {t("backup.export")}
          </Button>
          <Button onClick={() => act(close())}>{t("backup.not_now")}</Button>
        </>
      }
    >
      {counted("backup.remind", verdicts)}
    </Note>
  );
}
