import { browser } from "../../utils/platform/browser.ts";
import type { WantedCheck } from "./wanted-check.ts";

/** Longer than a panel takes to open. A click before that is out of date. */
const WANTED_FOR = 10_000;

/** Only the panel of the window that was clicked in moves; a panel in a small window of its own belongs to all. */
export async function showWanted(wanted: WantedCheck | null, showCheck: (id: string) => void): Promise<void> {
  if (wanted === null || Math.abs(Date.now() - wanted.at) > WANTED_FOR) return;
  const own = await browser.windows?.getCurrent();
  if (own === undefined || own.type === "popup" || own.id === wanted.windowId) showCheck(wanted.id);
}
