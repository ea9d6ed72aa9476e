import { computed, effect, signal } from "@preact/signals";
import { type Check, UNSEEN } from "../../../utils/checks/check.ts";
import { isLaterPlace } from "../../../utils/checks/place-in-line.ts";
import { missingSites } from "../../../utils/checks/sources/passages.ts";
import { askToKeepStored } from "../../../utils/platform/keep-stored.ts";
import { asksPassagesOf } from "../../../utils/settings/asks-passages.ts";
import { listenToSettings, readSettings, type Settings } from "../../../utils/settings/settings.ts";
import { act } from "../../base/trouble.tsx";
import type { CheckAnnouncer } from "../card/announcement.ts";
import type { ClaimStore } from "../claim-store.ts";
import type { OfficialPagesStore } from "../official-pages-store.ts";
import { createUnsentOpener } from "../open-unsent.ts";
import type { PassagesInTurn } from "../passages-in-turn.ts";
import type { PassagesStore } from "../passages-store.ts";
import { createAddressJudge } from "../send-judged-addresses.ts";
import { showWanted } from "../show-wanted.ts";
import type { SourceChangesStore } from "../source-changes-store.ts";
import { wantedCheck } from "../wanted-check.ts";
import type { ChecksReader } from "./checks-reader.ts";

interface Parts extends Pick<CheckAnnouncer, "announce"> {
  readonly reader: Pick<ChecksReader, "checks">;
  readonly editor: ClaimStore;
  readonly passages: PassagesStore;
  readonly passagesInTurn: PassagesInTurn;
  readonly officialPages: Pick<OfficialPagesStore, "servedBy">;
  readonly changes: SourceChangesStore;
  /** Whether a check's card is open. */
  isOpen(id: string): boolean;
  showCheck(id: string): void;
  /** A check was just requested, here or from a page. */
  showNewest(newest: Check): void;
}

/** In milliseconds: looking for changed sources must not delay the first drawing of the history. */
const AFTER_DRAWING = 500;

/** What a page does by itself when the checks change, or when another page asks for one of them. Returns how to end it. */
export function listenToChecks(parts: Parts): () => void {
  const { reader, editor, passages, passagesInTurn, officialPages, changes } = parts;
  const { announce, isOpen, showCheck, showNewest } = parts;
  const { checks } = reader;
  /** The sentences of a text are told of where the text is: they are too many for a line each. */
  const single = computed(() => checks.value?.filter(({ group }) => group === undefined) ?? null);
  const unseen = new Set<string>();
  /** A look-up that failed is not sent again unasked: the card says why, and offers to try again. */
  const asked = new Set<string>();
  const addresses = createAddressJudge();
  const openUnsent = createUnsentOpener(editor, addresses.lookAlikes);
  let hasAskedForChanges = false;
  let changesTimer: ReturnType<typeof setTimeout> | undefined;
  let newest = 0;
  /** null: not read yet. What the sources say is asked for with every verdict where they have it so. */
  const settings = signal<Settings | null>(null);
  const isVisible = signal(document.visibilityState === "visible");

  /** Only for verdicts that are seen for the first time, where they are open: a long history would send hundreds of old claims. */
  function askForNewPassages(): void {
    const chosen = isVisible.value ? settings.value : null;
    for (const check of checks.value ?? []) {
      // Noted at once: by the time the settings are read, the worker may have marked it as seen.
      if (check.state === "done" && check.seenAt === UNSEEN) unseen.add(check.id);
      if (chosen === null || !unseen.has(check.id) || asked.has(check.id) || check.state !== "done") continue;
      if (!isOpen(check.group ?? check.id) || !asksPassagesOf(check.verdict.service, chosen)) continue;
      asked.add(check.id);
      if (missingSites(check.verdict.sources, check.passagesBySite).length === 0) continue;
      // Also where the card of another check takes its place meanwhile: nobody would ask for the rest.
      act(check.group === undefined ? passages.askUnseen(check.id) : passagesInTurn.ask([check.id]));
    }
  }

  /** Once, after the history was drawn. The worker asks about nothing twice within an hour. */
  function askForChanges(): void {
    if (!isVisible.value || hasAskedForChanges || settings.value?.sourcePassages !== true) return;
    if (!checks.value?.some(({ state }) => state === "done")) return;
    hasAskedForChanges = true;
    changesTimer = setTimeout(() => act(changes.askQuietly()), AFTER_DRAWING);
  }

  function keepVerdicts(): void {
    if (checks.value?.some(({ state }) => state === "done")) act(askToKeepStored());
  }

  function noticeNewest(): void {
    const [first] = single.value ?? [];
    if (first === undefined) return;
    if (isLaterPlace(first.order, newest) && newest > 0) showNewest(first);
    newest = Math.max(newest, first.order);
  }

  const take = (read: Settings): void => {
    settings.value = read;
    officialPages.servedBy(read.searchServiceUrl);
    changes.servedBy(read.searchServiceUrl);
  };

  const look = (): void => {
    isVisible.value = document.visibilityState === "visible";
  };
  document.addEventListener("visibilitychange", look);
  act(readSettings().then(take));
  const stops = [
    listenToSettings(take),
    wantedCheck.listen((wanted) => act(showWanted(wanted, showCheck))),
    effect(() => {
      if (single.value !== null) announce(single.value);
    }),
    effect(() => addresses.judge(checks.value ?? [])),
    effect(() => openUnsent(checks.value ?? [])),
    ...[noticeNewest, keepVerdicts, askForNewPassages, askForChanges].map((each) => effect(each)),
  ];
  return () => {
    clearTimeout(changesTimer);
    document.removeEventListener("visibilitychange", look);
    for (const stop of stops) stop();
  };
}
