import { useSignal } from "@preact/signals";
import { collectBackup, restoreBackup } from "../../utils/platform/backup.ts";
import type { Backup } from "../../utils/platform/backup-shape.ts";
import { browser } from "../../utils/platform/browser.ts";
import { counted, t } from "../../utils/platform/i18n.ts";
import { storageProblem } from "../../utils/platform/storage-problem.ts";
import { failureSentence } from "../../utils/sentences/failures.ts";
import { Button } from "../base/Button.tsx";
import { Alert, Note } from "../base/notices.tsx";
import {
  downloadBackup,
  permissionsOf,
  problemSentence,
  readBackupFile,
  withoutPermissions,
} from "./backup-file.ts";
import { count } from "./data-store.ts";

type ImportState =
  | { readonly step: "idle" | "restoring" | "unstored" }
  | { readonly step: "done"; readonly isAllowed: boolean }
  | { readonly step: "refused"; readonly sentence: string }
  | { readonly step: "read"; readonly backup: Backup };

/** One file out, one file in. A file is read whole and shown before it replaces anything. */
export function BackupPart() {
  const state = useSignal<ImportState>({ step: "idle" });

  const save = async (): Promise<void> => {
    try {
      const leftOut = downloadBackup(await collectBackup(), Date.now());
      state.value = leftOut
        ? { step: "refused", sentence: t("backup.cut", counted("backup.checks", leftOut)) }
        : { step: "idle" };
    } catch (error) {
      const problem = storageProblem(error) ?? "no-access";
      state.value = { step: "refused", sentence: failureSentence({ kind: "storage", problem }) };
    }
  };

  const choose = async (file: File): Promise<void> => {
    // What was said of another file says nothing of this one.
    state.value = { step: "idle" };
    try {
      const read = await readBackupFile(file);
      state.value = read.ok
        ? { step: "read", backup: read.value }
        : { step: "refused", sentence: problemSentence(read.failure) };
    } catch {
      state.value = { step: "refused", sentence: t("failure.interrupted") };
    }
  };

  /** Called within the click: the browser asks for permissions only then. */
  const restore = async (backup: Backup): Promise<void> => {
    const { origins, permissions } = permissionsOf(backup);
    const asked =
      origins.length + permissions.length === 0 ||
      browser.permissions.request({ origins, permissions: [...permissions] }).catch(() => false);
    state.value = { step: "restoring" };
    try {
      const isAllowed = await asked;
      await restoreBackup(isAllowed ? backup : withoutPermissions(backup));
      state.value = { step: "done", isAllowed };
    } catch {
      state.value = { step: "unstored" };
    }
    await count();
  };

  return (
    <>
      <h3>{t("backup.title")}</h3>
      <p>{t("backup.lead")}</p>
      <div class="row">
        <Button icon="download" onClick={() => void save()}>
          {t("backup.export")}
        </Button>
        <label class="button file-button">
          {t("backup.import")}
          <input
            type="file"
            accept=".json,application/json"
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              event.currentTarget.value = "";
              if (file) void choose(file);
            }}
          />
        </label>
      </div>
      <ImportResult
        state={state.value}
        onRestore={(backup) => void restore(backup)}
        onCancel={() => {
          state.value = { step: "idle" };
        }}
      />
    </>
  );
}

interface ImportResultProps {
  state: ImportState;
  onRestore(backup: Backup): void;
  onCancel(): void;
}

function ImportResult({ state, onRestore, onCancel }: ImportResultProps) {
  switch (state.step) {
    case "idle":
    case "restoring":
      return null;
    case "refused":
      return <Alert>{state.sentence}</Alert>;
    case "unstored":
      return <Alert>{t("backup.unstored")}</Alert>;
    case "done":
      return state.isAllowed ? (
        <Note kind="good">{t("backup.done")}</Note>
      ) : (
        <Note kind="warn">{t("backup.done_in_part")}</Note>
      );
    case "read":
      return (
        <Note
          kind="warn"
          actions={
            <>
              <Button kind="main" onClick={() => onRestore(state.backup)}>
                {t("backup.replace")}
              </Button>
              <Button onClick={onCancel}>{t("options.keep")}</Button>
            </>
          }
        >
          {t(
            "backup.found",
            counted("backup.checks", state.backup.checks.length),
            counted("backup.searches", state.backup.searches.length),
            counted("backup.settings", Object.keys(state.backup.settings).length),
          )}
        </Note>
      );
  }
}
