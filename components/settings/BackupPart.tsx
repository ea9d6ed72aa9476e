import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { BackedUp, Restored } from "../../utils/calls/calls-table.ts";
import { send } from "../../utils/calls/send.ts";
import { browser } from "../../utils/platform/browser.ts";
import { DAY } from "../../utils/platform/durations.ts";
import type { ApiFailure, StorageProblem } from "../../utils/platform/failure.ts";
import { failureSentence } from "../../utils/platform/failure-sentences.ts";
import { t } from "../../utils/platform/i18n.ts";
import { isPrivateWindow } from "../../utils/platform/private-window.ts";
import { storageProblem } from "../../utils/platform/storage-problem.ts";
import {
  type BackupLacks,
  type BackupProblem,
  backupFoundSentence,
  backupLacksSentence,
  backupProblemSentence,
  type Lost,
  type Refused,
  restoredSentence,
  unrestoredSentence,
} from "../../utils/settings/backup-sentences.ts";
import { readSettings } from "../../utils/settings/settings.ts";
import { noRoomSentence } from "../../utils/watches/sentences.ts";
import { Button } from "../base/Button.tsx";
import { Alert, Note } from "../base/notices.tsx";
import { act, done } from "../base/trouble.tsx";
import { useSetting } from "../base/use-setting.ts";
import { BackupReminder } from "./BackupReminder.tsx";
import {
  collectBackup,
  downloadBackup,
  lostByReplacing,
  newAddresses,
  permissionsOf,
  restoreBackup,
  usableSettings,
  withoutAddresses,
  withoutRefused,
} from "./backup.ts";
import type { Backup } from "./backup-format.ts";
import { giveBackUnused } from "./choose-service.ts";
import { readBackupFile } from "./read-backup.ts";

type ImportState =
  | { readonly step: "idle" | "restoring" }
  | {
      readonly step: "done";
      readonly how: BackedUp["how"];
      readonly refused: Refused | null;
      readonly restored: Restored;
      readonly hasLeftOutFollows: boolean;
    }
  /** A part of the file may be in place already. */
  | { readonly step: "unstored"; readonly problem: StorageProblem }
  | { readonly step: "exported-in-part"; readonly lacks: BackupLacks }
  /** What is stored could not be read, so nothing was exported, or offered to be replaced. */
  | { readonly step: "unread"; readonly problem: StorageProblem }
  | { readonly step: "refused"; readonly problem: BackupProblem }
  /** `addresses`: those of other services, which the file would have everything sent to. */
  | {
      readonly step: "read";
      readonly backup: Backup;
      readonly addresses: readonly string[];
      readonly hasLeftOutFollows: boolean;
      readonly lost: Lost;
    };

/** A file that was read, and what to do with it is asked. */
type Found = Extract<ImportState, { readonly step: "read" }>;

/** Exports and imports everything as one file. A file is checked and summarised before it replaces anything. */
export function BackupPart({ onRestored }: { onRestored(): Promise<void> }) {
  const state = useSignal<ImportState>({ step: "idle" });

  const exported = useSignal(0);
  const isForbidden = useSetting("forbidExports") === true;
  const isRestoring = state.value.step === "restoring";

  /** What was begun last alone says what came of it: the result of another file does not apply to this one. */
  const begun = useRef(0);
  const begin = (): ((next: ImportState) => void) => {
    begun.current += 1;
    const own = begun.current;
    return (next) => {
      if (begun.current === own) state.value = next;
    };
  };

  const save = async (): Promise<void> => {
    const say = begin();
    const readAt = Date.now();
    try {
      const { backup, unread } = await collectBackup();
      const leftOut = await downloadBackup(backup, readAt);
      const isWhole = leftOut === 0 && unread.length === 0;
      say(isWhole ? { step: "idle" } : { step: "exported-in-part", lacks: { leftOut, unread } });
      // What has no room in the file is not backed up, and a reminder of it is due.
      if (leftOut > 0) return;
      await done(send("recordBackup", { what: "exported", at: readAt }));
      exported.value += 1;
    } catch (error) {
      say({ step: "unread", problem: storageProblem(error) ?? "no-access" });
    }
  };

  const choose = async (file: File): Promise<void> => {
    const say = begin();
    say({ step: "idle" });
    const read = await readBackupFile(file);
    if (!read.ok) {
      say({ step: "refused", problem: read.failure });
      return;
    }
    // The browser is asked for nothing that an administrator has decided otherwise.
    const settings = await usableSettings(read.value.settings);
    const watches = isPrivateWindow() ? [] : read.value.watches;
    const backup = { ...read.value, settings, watches };
    const hasLeftOutFollows = watches.length < read.value.watches.length;
    try {
      const [addresses, lost] = await Promise.all([newAddresses(backup), lostByReplacing(backup)]);
      say({ step: "read", backup, addresses, hasLeftOutFollows, lost });
    } catch (error) {
      say({ step: "unread", problem: storageProblem(error) ?? "no-access" });
    }
  };

  /** Called within the click, because browsers ask for permissions only then. */
  const restore = async (backup: Backup, how: BackedUp["how"], found: Found): Promise<void> => {
    const { hasLeftOutFollows } = found;
    const { origins, permissions } = permissionsOf(backup);
    const asked =
      origins.length + permissions.length === 0 ||
      browser.permissions.request({ origins, permissions: [...permissions] }).catch(() => false);
    const say = begin();
    say({ step: "restoring" });
    try {
      const isAllowed = await asked;
      // What came since then was not agreed to be deleted: the question is there again, with what it would delete now.
      const lost = how === "replace" ? await lostByReplacing(backup) : found.lost;
      if (lost.verdicts > found.lost.verdicts || lost.follows > found.lost.follows) {
        for (const address of found.addresses) await giveBackUnused(address);
        say({ ...found, lost });
        return;
      }
      const { searchServiceUrl, factCheckServiceUrl } = await readSettings();
      const usable = isAllowed ? { backup, refused: null } : await withoutRefused(backup);
      const restored = await restoreBackup(usable.backup, how);
      for (const former of [searchServiceUrl, factCheckServiceUrl]) await giveBackUnused(former);
      if (restored.ok)
        say({ step: "done", how, refused: usable.refused, restored: restored.value, hasLeftOutFollows });
      else say({ step: "unstored", problem: problemOf(restored.failure) });
    } catch (error) {
      console.error("A backup could not be restored:", error);
      say({ step: "unstored", problem: storageProblem(error) ?? "no-access" });
    }
    await onRestored();
  };

  return (
    <>
      {!isForbidden && (
        <BackupReminder subject={exported.value} isHeld={isRestoring} onExport={() => act(save())} />
      )}
      <div class="data-row">
        <div>
          <h3>{t("backup.title")}</h3>
          <p class="hint">{t("backup.lead")}</p>
        </div>
        <div class="row">
          <Button icon="download" disabled={isForbidden || isRestoring} onClick={() => act(save())}>
            {t("backup.export")}
          </Button>
          <label class="button file-button">
            {t("backup.import")}
            <input
              type="file"
              accept=".json,application/json"
              disabled={isRestoring}
              onChange={(event) => {
                const [file] = event.currentTarget.files ?? [];
                event.currentTarget.value = "";
                if (file) act(choose(file));
              }}
            />
          </label>
        </div>
      </div>
      {isForbidden && <p class="locked">{t("policy.exports_off")}</p>}
      <ImportResult
        state={state.value}
        onRestore={(...chosen) => act(restore(...chosen))}
        onCancel={() => begin()({ step: "idle" })}
      />
    </>
  );
}

function problemOf(failure: ApiFailure): StorageProblem {
  return failure.kind === "storage" ? failure.problem : "no-access";
}

interface ImportResultProps {
  state: ImportState;
  onRestore(backup: Backup, how: BackedUp["how"], found: Found): void;
  onCancel(): void;
}

function ImportResult({ state, onRestore, onCancel }: ImportResultProps) {
  const days = useSetting("deleteVerdictsAfterDays") ?? null;
  const isSynced = useSetting("sync") === true;
  const suggests = useSetting("suggestions") === true;
  const asks = useSetting("sourcePassages") === true;
  const isOld = (finishedAt: number): boolean => days !== null && finishedAt < Date.now() - days * DAY;
  switch (state.step) {
    case "idle":
      return null;
    case "restoring":
      return <Note>{t("backup.restoring")}</Note>;
    case "exported-in-part":
      return <Alert>{backupLacksSentence(state.lacks)}</Alert>;
    case "unread":
      return <Alert>{failureSentence({ kind: "storage", problem: state.problem })}</Alert>;
    case "refused":
      return <Alert>{backupProblemSentence(state.problem)}</Alert>;
    case "unstored":
      return <Alert>{unrestoredSentence(state.problem)}</Alert>;
    case "done": {
      const { refused, how, restored, hasLeftOutFollows } = state;
      return (
        <Note kind={refused === null && restored.leftOut === 0 ? "good" : "warn"}>
          {restoredSentence(refused, how === "merge" && !hasLeftOutFollows ? restored : null)}
          {restored.leftOut > 0 && ` ${noRoomSentence(restored.leftOut)}`}
        </Note>
      );
    }
    case "read":
      return (
        <Note
          kind="warn"
          actions={
            <>
              <Button
                kind="main"
                onClick={() => onRestore({ ...state.backup, settings: {} }, "merge", state)}
              >
                {t("backup.merge")}
              </Button>
              <Button onClick={() => onRestore(state.backup, "replace", state)}>
                {state.addresses.length === 0 ? t("backup.replace") : t("backup.replace_with_addresses")}
              </Button>
              {state.addresses.length > 0 && (
                <Button onClick={() => onRestore(withoutAddresses(state.backup), "replace", state)}>
                  {t("backup.replace_without_addresses")}
                </Button>
              )}
              <Button onClick={onCancel}>{t("options.keep")}</Button>
            </>
          }
        >
          {backupFoundSentence({
            checks: state.backup.checks.length,
            searches: state.backup.searches.length,
            watches: state.backup.watches.length,
            hasLeftOutFollows: state.hasLeftOutFollows,
            asking: state.backup.watches.filter(({ rhythm }) => rhythm !== "look").length,
            settings: Object.keys(state.backup.settings).length,
            old: state.backup.checks.filter(({ finishedAt }) => isOld(finishedAt)).length,
            addresses: state.addresses,
            lost: state.lost,
            consents: [
              ...(state.backup.settings.suggestions === true && !suggests ? (["suggestions"] as const) : []),
              ...(state.backup.settings.sourcePassages === true && !asks ? (["passages"] as const) : []),
            ],
            isSynced,
          })}
        </Note>
      );
  }
}
