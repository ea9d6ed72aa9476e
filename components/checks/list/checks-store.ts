import { computed, signal } from "@preact/signals";
import { send } from "../../../utils/calls/send.ts";
import type { Check, WaitingCheck } from "../../../utils/checks/check.ts";
import { isPause } from "../../../utils/checks/place-in-line.ts";
import { pageClock } from "../../base/clock.ts";
import { focusWhenDrawn } from "../../base/focus-when-drawn.ts";
import { whenCleared } from "../../base/kept-record.ts";
import { act } from "../../base/trouble.tsx";
import { createAnnouncer } from "../card/announcement.ts";
import { createClaimStore } from "../claim-store.ts";
import { createDraftStore } from "../draft/draft-store.ts";
import { groupHeading, rowsOf } from "../groups/group-row.ts";
import { createOfficialPagesStore } from "../official-pages-store.ts";
import { createPassagesInTurn } from "../passages-in-turn.ts";
import { createPassagesStore } from "../passages-store.ts";
import { showWanted } from "../show-wanted.ts";
import { createSourceChangesStore } from "../source-changes-store.ts";
import { wantedCheck } from "../wanted-check.ts";
import { createChecksActions } from "./checks-actions.ts";
import { createChecksReader } from "./checks-reader.ts";
import { WHOLE_HISTORY } from "./history-filter.ts";
import { keepInView, letGo } from "./keep-in-view.ts";
import { listenToChecks } from "./live-checks.ts";

export type ChecksStore = ReturnType<typeof createChecksStore>;

const IN_ADDRESS = "#check-";
const DRAFT_IN_ADDRESS = "#text";

/** Everything about fact-checks that a page shows: the same in the popup, the panel and the full page. */
export function createChecksStore(firstRows?: number) {
  const reader = createChecksReader(firstRows);
  const editor = createClaimStore(showAdded);
  const passages = createPassagesStore({ send, clock: pageClock });
  const passagesInTurn = createPassagesInTurn(passages);
  const officialPages = createOfficialPagesStore({ send });
  const changes = createSourceChangesStore({ send });
  const draft = createDraftStore();
  /** Whether a text is being chosen from, in place of the list. */
  const isDrafting = signal(false);
  const actions = createChecksActions({
    reader,
    editor,
    passages,
    passagesInTurn,
    officialPages,
    async onUnsent(stopped) {
      const isTaken = await draft.takeUp(stopped);
      if (isTaken) isDrafting.value = true;
      return isTaken;
    },
    async onNotStopped() {
      await draft.clear();
      isDrafting.value = false;
    },
  });
  const { announcement, announce } = createAnnouncer(isOpen);
  /** Whether the field to find checks is open: then there are only rows. */
  const isFinding = signal(false);
  /** The check whose row was opened; null: none. */
  const opened = signal<string | null>(null);

  /** The key of the claim whose card is open in the open group; null: none. */
  const claim = signal<string | null>(null);
  /** Those of the list, without the unsent claim that is being edited, or was until now. */
  const listed = computed(() => {
    const inEditor = [editor.edited.value?.id, editor.removed.value];
    return reader.shown.value.filter(({ state, id }) => !(state === "unsent" && inEditor.includes(id)));
  });
  /** How many of the counted checks are in the editor alone. */
  const inEditor = computed(() => reader.shown.value.length - listed.value.length);
  /** Whether nothing is listed because nothing is found. */
  const isEmpty = computed(
    () => listed.value.length === 0 && reader.unreadable.value.length === 0 && reader.isFound.value,
  );
  const rows = computed(() => rowsOf(listed.value, reader.checks.value ?? [], reader.groups.value));
  /** The card above the rows: the newest check that no longer waits for others, unless a text or page is newer. */
  const top = computed((): Check | null => {
    if (isFinding.value || rows.value[0]?.kind === "group") return null;
    const checks = rows.value.flatMap((row) => (row.kind === "check" ? [row.check] : []));
    return checks.find((check) => check.state !== "waiting" || isHeldUp(check)) ?? checks[0] ?? null;
  });

  /** Whether it waits for a connection or the service: below another's verdict, that would read as its answer. */
  function isHeldUp({ id, setbacks }: WaitingCheck): boolean {
    const inLine = reader.places.value.get(id);
    // For the moment between a pause and the next try its card stays where it is.
    const isTriedAgain = inLine?.place === 1 && inLine.reason === "starting" && setbacks.unreached > 0;
    return isPause(inLine?.reason) || isTriedAgain;
  }

  /** Whether a check's card is drawn, and not a text in its place. */
  function isOpen(id: string): boolean {
    return !isDrafting.value && (opened.value ?? top.value?.id) === id;
  }

  function openRow(id: string | null): void {
    if (id !== null) isDrafting.value = false;
    if (id !== opened.value) claim.value = null;
    opened.value = id;
  }

  /** The check that is open; of a text its open claim, else its first, which leads to the text. Null: there is none. */
  function openCheck(): string | null {
    const open = opened.value ?? top.value?.id;
    const row = rows.value.find(({ id }) => id === open) ?? rows.value[0];
    if (row === undefined) return null;
    if (row.kind === "check") return row.id;
    const shown = row.claims.find(({ latest }) => latest.key === claim.value) ?? row.claims[0];
    return shown?.latest.id ?? null;
  }

  /** A claim that was just asked for here: whether a filter finds it is not known yet. */
  function showAdded(): void {
    setFinding(false);
    toNewest();
  }

  /** A check that was just asked for, here or elsewhere. */
  function showNewest({ id }: Check): void {
    if (!reader.shown.value.some((check) => check.id === id)) setFinding(false);
    toNewest();
  }

  /** For what the reader is to see now, in place of a card that was asked for before, or of a text, which is kept. */
  function toNewest(): void {
    letGo();
    closeDraft();
    openRow(null);
    scrollTo({ top: 0 });
    document.getElementById("checks")?.closest(".scroller")?.scrollTo({ top: 0 });
  }

  /** Brings a card into view, even if the filter hides it or nobody has scrolled as far. */
  function showCheck(id: string): void {
    if (isRead(id)) showRead(id);
    else act(lookFor(id));
  }

  function isRead(id: string): boolean {
    return reader.checks.value?.some((check) => check.id === id) === true;
  }

  async function lookFor(id: string): Promise<void> {
    await reader.include(id);
    // Where nothing can be read, the page says that, and shows the check as soon as it can.
    if (isRead(id) || reader.problem.value !== null) showRead(id);
    else actions.warn("notice.gone");
  }

  function showRead(id: string): void {
    // An earlier answer is on the card of the latest one.
    const holder = [...reader.earlier.value].find(([, answers]) =>
      answers.some((answer) => answer.id === id),
    );
    const card = holder?.[0] ?? id;
    isDrafting.value = false;
    if (!reader.shown.value.some((check) => check.id === card)) setFinding(false);
    const shown = reader.checks.value?.find((check) => check.id === card);
    const group = shown?.group === undefined ? undefined : reader.groups.value.get(shown.group);
    openRow(group?.id ?? card);
    if (group !== undefined && shown !== undefined) claim.value = shown.key;
    keepInView(`check-${card}`);
  }

  function setFinding(isOpen: boolean): void {
    isFinding.value = isOpen;
    if (!isOpen) reader.filter.value = WHOLE_HISTORY;
  }

  function showAddress(): void {
    if (location.hash === DRAFT_IN_ADDRESS) isDrafting.value = true;
    if (location.hash.startsWith(IN_ADDRESS)) showCheck(location.hash.slice(IN_ADDRESS.length));
  }

  /** Also in the address, which would open it again where the page is loaded again. */
  function closeDraft(): void {
    isDrafting.value = false;
    if (location.hash === DRAFT_IN_ADDRESS)
      history.replaceState(history.state, "", location.pathname + location.search);
  }

  // Also while another tab of the popup is shown: Undo outlives that.
  whenCleared("claim", () => actions.forgetDeleted("checks"));
  whenCleared("follow-form", () => actions.forgetDeleted("watches"));

  return {
    reader,
    editor,
    actions,
    changes,
    announcement,
    isFinding,
    opened,
    rows,
    isEmpty,
    inEditor,
    top,
    claim,
    draft,
    isDrafting,
    setFinding,
    openRow,
    toggleClaim(key: string): void {
      claim.value = claim.value === key ? null : key;
    },
    closeDraft,
    /** The sentences of a text are in line. */
    showGroup(id: string): void {
      closeDraft();
      setFinding(false);
      openRow(id);
      scrollTo({ top: 0 });
      focusWhenDrawn(groupHeading(id));
    },
    openCheck,
    showCheck,
    /** Once the checks are read: the address or a click on another page may name one of them. */
    showAsked(): void {
      showAddress();
      act(wantedCheck.read().then((wanted) => showWanted(wanted, showCheck)));
    },
    listen(): () => void {
      addEventListener("hashchange", showAddress);
      const stops = [
        reader.listen(),
        editor.listen(),
        listenToChecks({
          reader,
          editor,
          passages,
          passagesInTurn,
          officialPages,
          changes,
          announce,
          isOpen,
          showCheck,
          showNewest,
        }),
        () => removeEventListener("hashchange", showAddress),
      ];
      return () => {
        letGo();
        for (const stop of stops) stop();
        // Its field would take the focus when the checks are shown again.
        setFinding(false);
      };
    },
  };
}
