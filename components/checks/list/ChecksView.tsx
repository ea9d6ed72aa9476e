import type { ComponentChild } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { browser } from "../../../utils/platform/browser.ts";
import type { StorageProblem } from "../../../utils/platform/failure.ts";
import { failureSentence } from "../../../utils/platform/failure-sentences.ts";
import { t } from "../../../utils/platform/i18n.ts";
import { openPanel } from "../../../utils/platform/open-panel.ts";
import { Button } from "../../base/Button.tsx";
import { focusField } from "../../base/focus-field.ts";
import type { MenuItem } from "../../base/Menu.tsx";
import { Alert, Announcer } from "../../base/notices.tsx";
import { Region } from "../../base/Region.tsx";
import { RetryButton } from "../../base/RetryButton.tsx";
import { HAS_ROOM_BESIDE } from "../../base/room-beside.ts";
import { act } from "../../base/trouble.tsx";
import { ClaimEditor } from "../ClaimEditor.tsx";
import { wantedCheck } from "../wanted-check.ts";
import { ChecksBody } from "./ChecksBody.tsx";
import styles from "./ChecksView.module.css";
import { type ChecksStore, createChecksStore } from "./checks-store.ts";
import { ExportProgress } from "./ExportProgress.tsx";
import { NoticeBar } from "./NoticeBar.tsx";

/** Where fact-checks are shown. A page has room for the list beside the card. */
export type Room = "popup" | "panel" | "page";

/** What is read before anybody wants more: in popup and panel a card and ten rows. */
const FIRST_ROWS: Readonly<Record<Room, number>> = { popup: 11, panel: 11, page: 30 };

/** For as long as what uses it is there, whatever is shown meanwhile: what was done can be undone after a look at another tab. */
export function useChecksStore(room: Room): ChecksStore {
  return useMemo(() => createChecksStore(FIRST_ROWS[room]), [room]);
}

interface ChecksViewProps {
  store: ChecksStore;
  room: Room;
  /** What is shown where the checks cannot be read. Without it, the sentence and a way to try again. */
  alert?: (problem: StorageProblem, onRetry: () => void) => ComponentChild;
}

/** A claim to check, the newest verdict, and all checks as one list. */
export function ChecksView({ store, room, alert }: ChecksViewProps) {
  useEffect(() => store.listen(), [store]);
  const isWide = useIsWide() && room === "page";
  const offers = useOffers(store, room);
  // A claim that was not sent yet is gone on with, not replaced.
  useEffect(() => {
    if (room !== "popup") return undefined;
    return focusField(document.querySelector("textarea[name=claim]"), { selected: false });
  }, [room]);
  const { reader, actions } = store;
  const onRetry = (): void => act(reader.read());
  const problem = reader.problem.value;
  const editor = (
    <>
      <Region name={t("claim.label")}>
        <ClaimEditor editor={store.editor}>
          <Button kind="quiet" icon="lines" onClick={() => openDraft(store, room)}>
            {t("draft.title")}
          </Button>
        </ClaimEditor>
      </Region>
      {problem && (alert?.(problem, onRetry) ?? <Unread problem={problem} onRetry={onRetry} />)}
    </>
  );
  return (
    <div id="checks" class={isWide ? styles.wide : styles.narrow} data-notice={actions.notice.value !== null}>
      <Region name={t("checks.list")} subject={reader.checks.value}>
        <ChecksBody store={store} isWide={isWide} offers={offers} editor={editor} />
      </Region>
      <Announcer {...store.announcement.value} />
      <NoticeBar {...actions} />
      <ExportProgress {...actions} />
    </div>
  );
}

/** The popup would close over the choice of a file, and with every look at the text elsewhere. */
function openDraft(store: ChecksStore, room: Room): void {
  if (room !== "popup") {
    store.isDrafting.value = true;
    return;
  }
  act(browser.tabs.create({ url: browser.runtime.getURL("search.html?view=checks#text") }));
}

function Unread({ problem, onRetry }: { problem: StorageProblem; onRetry(): void }) {
  return (
    <Alert actions={<RetryButton onRetry={onRetry} />}>{failureSentence({ kind: "storage", problem })}</Alert>
  );
}

/** The popup closes with the next click elsewhere; the panel stays beside the page. */
function useOffers(store: ChecksStore, room: Room): readonly MenuItem[] {
  const [windowId, setWindowId] = useState<number | undefined>(undefined);
  useEffect(() => {
    // Read before the click, because a side panel opens only within the click itself.
    if (room === "popup") act(browser.windows?.getCurrent().then(({ id }) => setWindowId(id)));
  }, [room]);
  if (room !== "popup") return [];
  const open = (): void => {
    const id = store.openCheck();
    const asked = id === null ? null : wantedCheck.write({ id, at: Date.now(), windowId });
    act(Promise.all([openPanel(windowId), asked]).then(() => window.close()));
  };
  return [{ name: t("popup.checks_open"), icon: "panel", onSelect: open }];
}

/** Whether the list has room beside the card. */
function useIsWide(): boolean {
  const [isWide, setWide] = useState(() => matchMedia(HAS_ROOM_BESIDE).matches);
  useEffect(() => {
    const query = matchMedia(HAS_ROOM_BESIDE);
    const look = (): void => setWide(query.matches);
    query.addEventListener("change", look);
    // It may have changed before anybody listened.
    look();
    return () => query.removeEventListener("change", look);
  }, []);
  return isWide;
}
