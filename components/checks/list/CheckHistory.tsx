import { useEffect } from "preact/hooks";
import { t } from "../../../utils/platform/i18n.ts";
import { Button } from "../../base/Button.tsx";
import { EmptyState } from "../../base/notices.tsx";
import { Region } from "../../base/Region.tsx";
import { act } from "../../base/trouble.tsx";
import { wantedCheck } from "../wanted-check.ts";
import { CheckList } from "./CheckList.tsx";
import { showWanted } from "./follow-checks.ts";
import { HistoryTools } from "./HistoryTools.tsx";
import { WHOLE_HISTORY } from "./history.ts";
import {
  actions,
  editor,
  exportShown,
  printed,
  removeAll,
  reportShown,
  showCheck,
  wanted,
} from "./panel-actions.ts";
import { checks, earlier, filter, now, places, shown } from "./panel-store.ts";

/** All checks with the tools to find, save and delete them. */
export function CheckHistory() {
  const all = checks.value;
  const isRead = all !== null;
  // The address or a click on another page may name a check, whose card exists only once the checks are read.
  useEffect(() => {
    if (!isRead) return;
    if (location.hash.startsWith("#check-")) showCheck(location.hash.slice("#check-".length));
    act(showWanted(wantedCheck.read()));
  }, [isRead]);
  if (!isRead) return null;
  if (all.length === 0) return <NoChecks />;
  const edited = editor.edited.value;
  const listed = shown.value.filter((check) => !(check.state === "unsent" && check.id === edited?.id));
  return (
    <>
      <Region name={t("history.title")}>
        <HistoryTools
          filter={filter.value}
          total={all.length}
          shown={shown.value.length}
          verdicts={shown.value.filter(({ state }) => state === "done").length}
          onFilter={(changed) => {
            filter.value = changed;
          }}
          onExport={(format) => act(exportShown(format))}
          onReport={(form) => act(reportShown(form))}
          onDeleteAll={() => act(removeAll())}
        />
      </Region>
      <CheckList
        checks={listed}
        earlier={earlier.value}
        now={now.value}
        places={places.value}
        actions={actions}
        printed={printed.value}
        wanted={wanted.value}
      />
      {shown.value.length === 0 && (
        <EmptyState title={t("history.nothing")}>
          <Button
            onClick={() => {
              filter.value = WHOLE_HISTORY;
            }}
          >
            {t("history.show_all")}
          </Button>
        </EmptyState>
      )}
    </>
  );
}

function NoChecks() {
  return (
    <EmptyState title={t("checks.empty")}>
      <p>{t("checks.empty_how")}</p>
      <p>{t("checks.empty_scope")}</p>
    </EmptyState>
  );
}
