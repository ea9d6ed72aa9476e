import { useRef } from "preact/hooks";
import { send } from "../../../utils/calls/send.ts";
import { t } from "../../../utils/platform/i18n.ts";
import { backupProblemSentence } from "../../../utils/settings/backup-sentences.ts";
import { readSettings } from "../../../utils/settings/settings.ts";
import { ONLY_LOOK } from "../../../utils/watches/first-choices.ts";
import { followsSources } from "../../../utils/watches/followed-sources.ts";
import { watchesAsJson } from "../../../utils/watches/listed-watch.ts";
import { watchesAsOpml } from "../../../utils/watches/opml.ts";
import { type ImportedList, importedSentence, refusedSentence } from "../../../utils/watches/sentences.ts";
import { type NewWatch, watchKey } from "../../../utils/watches/watch.ts";
import { Button } from "../../base/Button.tsx";
import { Menu } from "../../base/Menu.tsx";
import { Alert, Note } from "../../base/notices.tsx";
import { saveFile } from "../../base/save-file.ts";
import { act, sayFailure } from "../../base/trouble.tsx";
import { useSetting } from "../../base/use-setting.ts";
import { watches } from "../watches-store.ts";
import { LARGEST_LIST, type ListProblem, readWatchFile } from "./read-watch-file.ts";

/** A view that a file names twice is no follow that was there before. */
function eachOnce(listed: readonly NewWatch[]): readonly NewWatch[] {
  const views = new Map<string, NewWatch>();
  for (const watch of listed) {
    const view = watchKey(watch.request);
    if (!views.has(view)) views.set(view, watch);
  }
  return [...views.values()];
}

/** How an import ended. */
export type Imported =
  | { readonly step: "none" }
  | { readonly step: "refused"; readonly lines: readonly number[] }
  | { readonly step: ListProblem }
  | ({ readonly step: "done" } & ImportedList);

interface FollowsMenuProps {
  /** Shows how often each is refreshed. */
  onManage(): void;
  /** Says what became of an imported file. */
  onImported(imported: Imported): void;
}

/** What concerns all that is followed: how often, and lists that go out and come in. */
export function FollowsMenu({ onManage, onImported }: FollowsMenuProps) {
  const file = useRef<HTMLInputElement>(null);
  // Claims are in backups alone.
  const listed = watches.value.filter((watch) => !followsSources(watch));
  const hasSome = watches.value.length > 0;
  const isForbidden = useSetting("forbidExports");
  const isPart = listed.length < watches.value.length;
  const note = isForbidden ? t("policy.exports_off") : isPart ? t("watches.export_partly") : null;

  const saveOpml = async (): Promise<void> => {
    const { searchServiceUrl } = await readSettings();
    if (searchServiceUrl === null) sayFailure({ kind: "not-configured", service: "search" });
    else await saveFile("watches.opml", "text/x-opml", watchesAsOpml(listed, searchServiceUrl));
  };
  const saveJson = (): Promise<void> => saveFile("watches.json", "application/json", watchesAsJson(listed));

  const add = async (chosen: File): Promise<void> => {
    onImported({ step: "none" });
    const { searchServiceUrl } = await readSettings();
    const read = await readWatchFile(chosen, searchServiceUrl);
    if (!read.ok) {
      onImported({ step: read.failure });
      return;
    }
    const found = read.value;
    if (found.watches.length === 0) {
      onImported({ step: "refused", lines: found.refused });
      return;
    }
    const watches = eachOnce(found.watches).map((watch) => ({ ...watch, ...ONLY_LOOK }));
    const added = await send("addWatches", { watches });
    if (!added.ok) {
      sayFailure(added.failure);
      return;
    }
    const { leftOut, known } = added.value;
    const count = watches.length - leftOut - known.length;
    onImported({ step: "done", count, known: known.length, leftOut, refused: found.refused });
  };

  return (
    <>
      <Menu
        name={t("watches.more")}
        {...(note !== null && { note })}
        items={[
          ...(hasSome ? [{ name: t("watches.manage"), icon: "bell", onSelect: onManage } as const] : []),
          { name: t("watches.import"), icon: "plus", onSelect: () => file.current?.click() },
          ...(listed.length > 0 && !isForbidden
            ? [
                {
                  name: t("watches.export_opml"),
                  icon: "download",
                  onSelect: () => act(saveOpml()),
                } as const,
                {
                  name: t("watches.export_json"),
                  icon: "download",
                  onSelect: () => act(saveJson()),
                } as const,
              ]
            : []),
        ]}
      />
      <input
        type="file"
        hidden
        aria-label={t("watches.import")}
        accept=".opml,.json,.xml,application/json,text/x-opml"
        ref={file}
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? [];
          event.currentTarget.value = "";
          if (chosen) act(add(chosen));
        }}
      />
    </>
  );
}

/** What became of an imported file. */
export function ImportNote({ imported, onManage }: { imported: Imported; onManage(): void }) {
  if (imported.step === "refused") {
    const { lines } = imported;
    return (
      <Alert>
        {t("watches.import_refused")} {lines.length > 0 && refusedSentence(lines)}
      </Alert>
    );
  }
  if (imported.step === "too-large") {
    return <Alert>{backupProblemSentence({ reason: "too-large", limit: LARGEST_LIST })}</Alert>;
  }
  if (imported.step === "unreadable") return <Alert>{t("watches.import_unreadable")}</Alert>;
  if (imported.step === "damaged") return <Alert>{t("watches.import_damaged")}</Alert>;
  if (imported.step !== "done") return null;
  return (
    <Note
      kind={imported.leftOut + imported.refused.length > 0 ? "warn" : "good"}
      actions={imported.count > 0 && <Button onClick={onManage}>{t("watches.manage")}</Button>}
    >
      {importedSentence(imported)}
    </Note>
  );
}
