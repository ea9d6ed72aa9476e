import { effect, signal } from "@preact/signals";
import { UNSEEN } from "../../../utils/checks/check.ts";
import { missingSites } from "../../../utils/checks/passages.ts";
import { browser } from "../../../utils/platform/browser.ts";
import { readSettings, watchSettings } from "../../../utils/settings/settings.ts";
import { act } from "../../base/trouble.tsx";
import type { CheckAnnouncer } from "../card/announcement.ts";
import { askPassages } from "../passages-store.ts";
import { askSourceChanges } from "../source-changes-store.ts";
import { type WantedCheck, wantedCheck } from "../wanted-check.ts";
import { editor, scrollToTop, showCheck } from "./panel-actions.ts";
import { checks } from "./panel-store.ts";

/** What the panel does by itself when the checks change, or when another page asks for one of them. */
export function followChecks({ announce }: Pick<CheckAnnouncer, "announce">): void {
  effect(() => {
    if (checks.value !== null) announce(checks.value);
  });
  effect(takeUnsent);
  effect(showNewest);
  effect(askForNewPassages);
  document.addEventListener("visibilitychange", () => {
    isVisible.value = document.visibilityState === "visible";
  });
  effect(askForChanges);
  act(followHabit());
  wantedCheck.follow((wanted) => act(showWanted(wanted)));
}

/** Each unsent claim comes to the editor by itself only once, in whichever page: after that the person decides. */
const taken = new Set<string>();

/** A claim that has to be corrected opens in the editor, unless the person is writing there. */
function takeUnsent(): void {
  if (editor.edited.value !== null) taken.add(editor.edited.value.id);
  const unsent = checks.value?.find(
    (check) => check.state === "unsent" && check.problem.reason !== "no-consent" && !taken.has(check.id),
  );
  if (unsent === undefined || editor.text.value !== "" || editor.edited.value !== null) return;
  taken.add(unsent.id);
  editor.take(unsent);
}

/** Whether the person wants to read what the sources say with every verdict. */
const wantsPassages = signal(false);

async function followHabit(): Promise<void> {
  watchSettings(({ sourcePassages }) => {
    wantsPassages.value = sourcePassages;
  });
  wantsPassages.value = (await readSettings()).sourcePassages;
}

const isVisible = signal(document.visibilityState === "visible");

/** Only for verdicts that are seen for the first time: a long history would send hundreds of old claims. */
function askForNewPassages(): void {
  const mayAsk = wantsPassages.value && isVisible.value;
  for (const check of checks.value ?? []) {
    // Noted at once: by the time the settings are read, the worker may have marked it as seen.
    if (check.state === "done" && check.seenAt === UNSEEN) unseen.add(check.id);
    if (!mayAsk || !unseen.has(check.id) || asked.has(check.id) || check.state !== "done") continue;
    asked.add(check.id);
    if (missingSites(check.verdict.sources, check.evidence).length > 0) act(askPassages(check.id));
  }
}

const unseen = new Set<string>();
/** A look-up that failed is not sent again unasked: the card says why, and offers to try again. */
const asked = new Set<string>();

let askedForChanges = false;

/** Once, after the history was drawn. The worker asks about nothing twice within an hour. */
function askForChanges(): void {
  if (askedForChanges || !wantsPassages.value || !checks.value?.some(({ state }) => state === "done")) return;
  askedForChanges = true;
  setTimeout(() => act(askSourceChanges()), AFTER_DRAWING);
}

const AFTER_DRAWING = 500;

let newest = 0;

/** A check that was just requested from a page is brought into view, wherever the person has scrolled. */
function showNewest(): void {
  const order = checks.value?.[0]?.order ?? 0;
  if (order > newest && newest > 0) scrollToTop();
  newest = Math.max(newest, order);
}

/** Longer than a panel takes to open. A click before that is out of date. */
const WANTED_FOR = 10_000;

/** Only the panel of the window that was clicked in moves; a panel in a small window of its own belongs to all. */
export async function showWanted(wanted: WantedCheck | null): Promise<void> {
  if (wanted === null || Date.now() - wanted.at > WANTED_FOR) return;
  const own = await browser.windows?.getCurrent();
  if (own === undefined || own.type === "popup" || own.id === wanted.windowId) showCheck(wanted.id);
}
