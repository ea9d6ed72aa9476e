import { countChecks } from "../../utils/checks/history/read-checks.ts";
import { badgeTitle } from "../../utils/checks/sentences.ts";
import { browser } from "../../utils/platform/browser.ts";
import { announceChange } from "../../utils/platform/changes.ts";
import { isPrivateWindow } from "../../utils/platform/private-window.ts";
import { untilQuiet } from "../../utils/platform/until-quiet.ts";
import { wait } from "../../utils/platform/wait.ts";
import { textsReady } from "../../utils/settings/chosen-language.ts";
import { countUnread } from "../../utils/watches/count-unread.ts";
import { readWatches } from "../../utils/watches/read-watches.ts";
import { titleWithWatches } from "../../utils/watches/sentences.ts";
import { WATCH_BADGE } from "../../utils/watches/watch.ts";

const COLOURS = { background: "#1f4fd1", text: "#ffffff" };

/**
 * Shows on the toolbar icon that checks are in line, and how many finished ones were not seen yet. One at a time: numbers that were read
 * first must not be shown last.
 */
export const showBadge = untilQuiet(showNow);

async function showNow(): Promise<void> {
  // All windows share one icon, so private windows must neither show their checks on it nor clear those of the others.
  if (isPrivateWindow()) return;
  const [{ inLine, unseen }, inWatches] = await Promise.all([countChecks(), countForBadge(), textsReady()]);
  try {
    await Promise.all([
      browser.action.setBadgeBackgroundColor({ color: COLOURS.background }),
      browser.action.setBadgeTextColor({ color: COLOURS.text }),
      browser.action.setBadgeText({ text: badgeText(inLine, unseen, inWatches) }),
      browser.action.setTitle({ title: titleWithWatches(badgeTitle(inLine, unseen), inWatches) }),
    ]);
  } finally {
    // Pages show the counts themselves, also where the browser draws none.
    announceChange("badge");
  }
}

const TICK = "✓";
/** Long enough to be seen, also where the eye is on the page. */
const TICK_FOR = 4_000;

/** Says for a moment, on the icon in one tab, that what a key or a menu asked for was done. */
export async function showTick(tabId: number, title: string): Promise<void> {
  const isPrivate = isPrivateWindow();
  await browser.action.setBadgeText({ tabId, text: TICK });
  // A title of one tab could not be taken back, and that of all windows is not for private ones.
  if (!isPrivate) await browser.action.setTitle({ title });
  await wait(TICK_FOR, new AbortController().signal);
  try {
    await browser.action.setBadgeText({ tabId, text: null });
  } finally {
    await showBadge();
  }
}

/** The badge belongs to the checks. Unread pages of watches are on it only if it is free, and told apart by their sign. */
function badgeText(inLine: number, unseen: number, inWatches: number): string {
  if (unseen > 0) return String(unseen);
  if (inLine > 0) return "…";
  return inWatches > 0 ? `${WATCH_BADGE}${inWatches}` : "";
}

/** The unread pages of the watches that a user wants on the badge. Checks must show even if watches cannot be read. */
async function countForBadge(): Promise<number> {
  try {
    const counted = (await readWatches()).filter(({ countsInBadge, unread }) => countsInBadge && unread > 0);
    return counted.length === 0 ? 0 : await countUnread(counted);
  } catch (error) {
    console.error("The watches could not be read:", error);
    return 0;
  }
}
