import { computed, signal } from "@preact/signals";
import { send } from "../../../utils/calls/send.ts";
import type { Check } from "../../../utils/checks/check.ts";
import { pageClock } from "../../base/clock.ts";
import { act } from "../../base/trouble.tsx";
import { createAnnouncer } from "../card/announcement.ts";
import { createClaimStore } from "../claim-store.ts";
import { createOfficialPagesStore } from "../official-pages-store.ts";
import { createPassagesStore } from "../passages-store.ts";
import { createSourceChangesStore } from "../source-changes-store.ts";
import { wantedCheck } from "../wanted-check.ts";
import { createChecksActions } from "./checks-actions.ts";
import { createChecksReader } from "./checks-reader.ts";
import { followChecks, showWanted } from "./follow-checks.ts";
import { WHOLE_HISTORY } from "./history.ts";
import { keepInView, letGo } from "./keep-in-view.ts";

export type ChecksStore = ReturnType<typeof createChecksStore>;

const IN_ADDRESS = "#check-";

/** Everything about fact-checks that a page shows: the same in the popup, the panel and the full page. */
export function createChecksStore(firstRows?: number) {
  const reader = createChecksReader(firstRows);
  const editor = createClaimStore(showNewest);
  const passages = createPassagesStore({ send, clock: pageClock });
  const officialPages = createOfficialPagesStore({ send });
  const changes = createSourceChangesStore({ send });
  const actions = createChecksActions({ reader, editor, passages, officialPages });
  const { announcement, announce } = createAnnouncer();
  /** Whether the field to find checks is open: then there are only rows. */
  const isFinding = signal(false);
  /** The check whose row was opened; null: none. */
  const opened = signal<string | null>(null);

  /** Those of the list, without the unsent claim that is being edited. */
  const listed = computed(() => {
    const edited = editor.edited.value?.id;
    return reader.shown.value.filter((check) => !(check.state === "unsent" && check.id === edited));
  });
  /** The card above the rows: the newest check that no longer waits. */
  const top = computed((): Check | null => {
    if (isFinding.value) return null;
    return listed.value.find(({ state }) => state !== "waiting") ?? listed.value[0] ?? null;
  });

  /** For what the reader is to see now, in place of a card that was asked for before. */
  function showNewest(): void {
    letGo();
    opened.value = null;
    scrollTo({ top: 0 });
    document.getElementById("checks")?.closest(".scroller")?.scrollTo({ top: 0 });
  }

  /** Brings a card into view, even if the filter hides it or nobody has scrolled as far. */
  function showCheck(id: string): void {
    const isRead = reader.checks.value?.some((check) => check.id === id) === true;
    if (isRead) showRead(id);
    else act(reader.include(id).then(() => showRead(id)));
  }

  function showRead(id: string): void {
    // An earlier answer is on the card of the latest one.
    const holder = [...reader.earlier.value].find(([, answers]) =>
      answers.some((answer) => answer.id === id),
    );
    const card = holder?.[0] ?? id;
    if (!reader.shown.value.some((check) => check.id === card)) setFinding(false);
    opened.value = card;
    keepInView(`check-${card}`);
  }

  function setFinding(isOpen: boolean): void {
    isFinding.value = isOpen;
    if (!isOpen) reader.filter.value = WHOLE_HISTORY;
  }

  function showAddress(): void {
    if (location.hash.startsWith(IN_ADDRESS)) showCheck(location.hash.slice(IN_ADDRESS.length));
  }

  return {
    reader,
    editor,
    actions,
    changes,
    announcement,
    isFinding,
    opened,
    listed,
    top,
    setFinding,
    showCheck,
    /** Once the checks are read: the address or a click on another page may name one of them. */
    showAsked(): void {
      showAddress();
      act(showWanted(wantedCheck.read(), showCheck));
    },
    follow(): () => void {
      addEventListener("hashchange", showAddress);
      const stops = [
        reader.follow(),
        editor.follow(),
        followChecks({ reader, editor, passages, changes, announce, showCheck, showNewest }),
        () => removeEventListener("hashchange", showAddress),
      ];
      return () => {
        letGo();
        for (const stop of stops) stop();
      };
    },
  };
}
