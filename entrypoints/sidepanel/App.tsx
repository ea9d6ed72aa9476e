import { useSignalEffect } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Button, IconButton } from "../../components/base/Button.tsx";
import { LinkStatus } from "../../components/base/LinkHost.tsx";
import { Announcer, EmptyState, Toast } from "../../components/base/notices.tsx";
import { announcement } from "../../components/checks/announcement.ts";
import { CheckList } from "../../components/checks/CheckList.tsx";
import { ClaimEditor } from "../../components/checks/ClaimEditor.tsx";
import { HistoryTools } from "../../components/checks/HistoryTools.tsx";
import { WHOLE_HISTORY } from "../../components/checks/history.ts";
import {
  actions,
  closeNotice,
  desk,
  exportShown,
  notice,
  openSearch,
  printed,
  removeAll,
  showCheck,
  told,
  undoRemoval,
} from "../../components/checks/panel-actions.ts";
import { checks, filter, now, places, problem, read, shown } from "../../components/checks/panel-store.ts";
import { type WantedCheck, wantedCheck } from "../../components/checks/wanted-check.ts";
import { StorageAlert } from "../../components/settings/StorageAlert.tsx";
import { browser } from "../../utils/platform/browser.ts";
import { t } from "../../utils/platform/i18n.ts";

export function App() {
  useSignalEffect(takeUnsent);
  useSignalEffect(showNewest);
  const isRead = checks.value !== null;
  // The address or a click elsewhere may name a check; its card is not there before the checks are.
  useEffect(() => {
    if (!isRead) return;
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
    void showWanted(wantedCheck.read());
  }, [isRead]);
  return (
    <>
      <header class="panel-head">
        <h1>{t("checks.title")}</h1>
        <Toast text={told.value} />
        <div class="panel-tools">
          <IconButton icon="search" label={t("open.search")} onClick={() => void openSearch("")} />
          <IconButton icon="gear" label={t("open.options")} onClick={actions.openOptions} />
        </div>
      </header>
      <main>
        <ClaimEditor
          text={desk.text.value}
          problem={desk.problem.value}
          onChange={desk.type}
          onCheck={() => void desk.check()}
          onDiscard={desk.mended.value === null ? null : () => void desk.discard()}
        />
        {problem.value && <StorageAlert problem={problem.value} onRetry={() => void read()} />}
        <Checks />
      </main>
      <Announcer text={announcement.value} />
      <LinkStatus />
      <NoticeBar />
    </>
  );
}

function Checks() {
  const all = checks.value;
  if (all === null) return null;
  if (all.length === 0) return <NoChecks />;
  const mended = desk.mended.value;
  const listed = shown.value.filter((check) => !(check.state === "unsent" && check.id === mended?.id));
  return (
    <>
      <HistoryTools
        filter={filter.value}
        total={all.length}
        shown={shown.value.length}
        verdicts={shown.value.filter(({ state }) => state === "done").length}
        onFilter={(changed) => {
          filter.value = changed;
        }}
        onExport={exportShown}
        onDeleteAll={() => void removeAll()}
      />
      <CheckList
        checks={listed}
        now={now.value}
        places={places.value}
        actions={actions}
        printed={printed.value}
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

function NoticeBar() {
  const shownNotice = notice.value;
  const bar = useRef<HTMLDivElement>(null);
  // The button that deleted goes with its card.
  useLayoutEffect(() => {
    if (shownNotice?.removed) bar.current?.querySelector("button")?.focus();
  }, [shownNotice]);
  return (
    <div class="notice-bar" role="status" hidden={shownNotice === null} ref={bar}>
      {shownNotice && (
        <>
          <span role={shownNotice.removed ? undefined : "alert"}>{shownNotice.text}</span>
          {shownNotice.removed && <Button onClick={undoRemoval}>{t("notice.undo")}</Button>}
          <IconButton icon="close" label={t("notice.close")} onClick={closeNotice} />
        </>
      )}
    </div>
  );
}

/** Longer than a panel takes to open: what was clicked before that is old news. */
const WANTED_FOR = 10_000;

/** The panels of other windows stay where they are; one in a small window of its own is everybody's. */
async function showWanted(wanted: WantedCheck | null): Promise<void> {
  if (wanted === null || Date.now() - wanted.at > WANTED_FOR) return;
  const own = await browser.windows?.getCurrent();
  if (own === undefined || own.type === "popup" || own.id === wanted.windowId) showCheck(wanted.id);
}

wantedCheck.follow((wanted) => void showWanted(wanted));

/** Each comes to the editor by itself once, in whichever page: what the person did with it then counts. */
const taken = new Set<string>();

/** What a click could not send comes to the editor, unless the person is writing there. */
function takeUnsent(): void {
  if (desk.mended.value !== null) taken.add(desk.mended.value.id);
  const unsent = checks.value?.find(({ id, state }) => state === "unsent" && !taken.has(id));
  if (unsent === undefined || desk.text.value !== "" || desk.mended.value !== null) return;
  taken.add(unsent.id);
  desk.take(unsent);
}

let newest = 0;

/** A check that was just asked for on the page is brought into view, wherever the person has scrolled. */
function showNewest(): void {
  const order = checks.value?.[0]?.order ?? 0;
  if (order > newest && newest > 0) scrollTo({ top: 0 });
  newest = Math.max(newest, order);
}
