import {
  BACKUP_LIMIT,
  type Backup,
  type BackupProblem,
  writeBackup,
} from "../../utils/platform/backup-shape.ts";
import { formatNumber, t } from "../../utils/platform/i18n.ts";
import { send } from "../../utils/platform/send.ts";
import { failed, type Result } from "../../utils/requests/result.ts";
import { readServiceAddress } from "../../utils/requests/service-address.ts";
import { saveFile } from "../base/save-file.ts";

/** Answers with how many verdicts the file has no room for. */
export function downloadBackup(backup: Backup, now: number): number {
  const { content, leftOut } = writeBackup(backup, now);
  saveFile(`primary-source-${new Date(now).toISOString().slice(0, 10)}.json`, "application/json", content);
  return leftOut;
}

/** A file that is too large is refused by its size: reading it alone could fill the memory. */
export async function readBackupFile(file: File): Promise<Result<Backup, BackupProblem>> {
  if (file.size > BACKUP_LIMIT) return failed({ reason: "too-large" });
  const content = await file.text().catch(() => null);
  return content === null ? failed({ reason: "not-json" }) : send("readBackup", { content });
}

export function problemSentence(problem: BackupProblem): string {
  switch (problem.reason) {
    case "too-large":
      return t("backup.too_large", formatNumber(BACKUP_LIMIT / 1_000_000));
    case "not-json":
      return t("backup.not_json");
    case "not-ours":
      return t("backup.not_ours");
    case "newer":
      return t("backup.newer");
    case "wrong":
      return t("backup.wrong", problem.where);
  }
}

/** What the browser has to be asked for before a backup's addresses and notifications can be used. */
export function permissionsOf({ settings }: Backup) {
  const read = [settings.searchServiceUrl, settings.factCheckServiceUrl].map((address) =>
    readServiceAddress(address ?? ""),
  );
  return {
    origins: [...new Set(read.flatMap((address) => (address.ok ? [address.value.origins] : [])))],
    permissions: settings.notifications === true ? (["notifications"] as const) : [],
  };
}

export function withoutPermissions(backup: Backup): Backup {
  const {
    searchServiceUrl: _search,
    factCheckServiceUrl: _factCheck,
    notifications: _notifications,
    ...settings
  } = backup.settings;
  return { ...backup, settings };
}
