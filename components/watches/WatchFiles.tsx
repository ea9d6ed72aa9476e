import { useSignal } from "@preact/signals";
import { send } from "../../utils/calls/send.ts";
import { t } from "../../utils/platform/i18n.ts";
import { backupProblemSentence } from "../../utils/settings/backup-sentences.ts";
import { readSettings } from "../../utils/settings/settings.ts";
import { watchesAsJson, watchesAsOpml } from "../../utils/watches/opml.ts";
import { importedSentence } from "../../utils/watches/sentences.ts";
import { Button } from "../base/Button.tsx";
import { Alert, Note } from "../base/notices.tsx";
import { saveFile } from "../base/save-file.ts";
import { act, sayFailure } from "../base/trouble.tsx";
import { LARGEST_LIST, readWatchFile } from "./read-watch-file.ts";
import { watches } from "./watches-store.ts";

type Imported =
  | { readonly step: "none" | "refused" | "too-large" }
  | { readonly step: "done"; readonly count: number; readonly known: number; readonly leftOut: number };

/** Saves the watches as a list of feeds or as a list of ours, and adds those of such a file. */
export function WatchFiles() {
  const imported = useSignal<Imported>({ step: "none" });

  const saveOpml = async (): Promise<void> => {
    const { searchServiceUrl } = await readSettings();
    if (searchServiceUrl === null) sayFailure({ kind: "not-configured", service: "search" });
    else saveFile("watches.opml", "text/x-opml", watchesAsOpml(watches.value, searchServiceUrl));
  };

  const add = async (file: File): Promise<void> => {
    imported.value = { step: "none" };
    const found = await readWatchFile(file);
    if (found === null || found.length === 0) {
      imported.value = { step: found === null ? "too-large" : "refused" };
      return;
    }
    // Asking in the background is agreed to for each watch, not by importing a list.
    const added = await send("addWatches", {
      watches: found.map((watch) => ({ ...watch, rhythm: "look", notify: false, countsInBadge: false })),
    });
    if (!added.ok) sayFailure(added.failure);
    else {
      const { leftOut, known } = added.value;
      const count = found.length - leftOut - known.length;
      imported.value = { step: "done", count, known: known.length, leftOut };
    }
  };

  const { value: result } = imported;
  return (
    <div class="watch-files">
      <div class="row">
        {watches.value.length > 0 && (
          <>
            <Button kind="quiet" icon="download" onClick={() => act(saveOpml())}>
              {t("watches.export_opml")}
            </Button>
            <Button
              kind="quiet"
              icon="download"
              onClick={() => saveFile("watches.json", "application/json", watchesAsJson(watches.value))}
            >
              {t("watches.export_json")}
            </Button>
          </>
        )}
        <label class="button file-button">
          {t("watches.import")}
          <input
            type="file"
            accept=".opml,.json,.xml,application/json,text/x-opml"
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              event.currentTarget.value = "";
              if (file) act(add(file));
            }}
          />
        </label>
      </div>
      {result.step === "refused" && <Alert>{t("watches.import_refused")}</Alert>}
      {result.step === "too-large" && (
        <Alert>{backupProblemSentence({ reason: "too-large", limit: LARGEST_LIST })}</Alert>
      )}
      {result.step === "done" && (
        <Note kind={result.leftOut > 0 ? "warn" : "good"}>{importedSentence(result)}</Note>
      )}
    </div>
  );
}
