import { effect, signal } from "@preact/signals";
import { browser } from "../../utils/platform/browser.ts";
import { verdictAnnouncement } from "../../utils/sentences/checks.ts";
import { act } from "../base/trouble.tsx";
import { type WantedCheck, wantedCheck } from "../checks/wanted-check.ts";
import { editor, showCheck } from "./panel-actions.ts";
import { checks } from "./panel-store.ts";

/** The last verdict that came while the panel was open, for screen readers. */
export const announcement = signal("");

/** What the panel does by itself when the checks change, or when another page asks for one of them. */
export function followChecks(): void {
  effect(announceVerdicts);
  effect(takeUnsent);
  effect(showNewest);
  wantedCheck.follow((wanted) => act(showWanted(wanted)));
}

const running = new Set<string>();

function announceVerdicts(): void {
  for (const check of checks.value ?? []) {
    if (check.state === "running") running.add(check.id);
    if (check.state === "done" && running.delete(check.id)) {
      announcement.value = verdictAnnouncement(check);
    }
  }
}

/** Each unsent claim comes to the editor by itself only once, in whichever page: after that the person decides. */
const taken = new Set<string>();

/** A claim that a click could not send opens in the editor, unless the person is writing there. */
function takeUnsent(): void {
  if (editor.edited.value !== null) taken.add(editor.edited.value.id);
  const unsent = checks.value?.find(({ id, state }) => state === "unsent" && !taken.has(id));
  if (unsent === undefined || editor.text.value !== "" || editor.edited.value !== null) return;
  taken.add(unsent.id);
  editor.take(unsent);
}

let newest = 0;

/** A check that was just requested from a page is brought into view, wherever the person has scrolled. */
function showNewest(): void {
  const order = checks.value?.[0]?.order ?? 0;
  if (order > newest && newest > 0) scrollTo({ top: 0 });
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
