import { browser } from "../../utils/platform/browser.ts";
import { textsReady } from "../../utils/platform/chosen-language.ts";
import { countChecks } from "../../utils/platform/read-checks.ts";
import { badgeTitle } from "../../utils/sentences/checks.ts";

const COLOURS = { background: "#1f4fd1", text: "#ffffff" };

/** Shows on the toolbar icon that checks are in line, and how many finished ones were not seen yet. */
export async function showBadge(): Promise<void> {
  // All windows share one icon, so private windows must neither show their checks on it nor clear those of the others.
  if (browser.extension.inIncognitoContext) return;
  const [{ inLine, unseen }] = await Promise.all([countChecks(), textsReady()]);
  await Promise.all([
    browser.action.setBadgeBackgroundColor({ color: COLOURS.background }),
    browser.action.setBadgeTextColor({ color: COLOURS.text }),
    browser.action.setBadgeText({ text: unseen > 0 ? String(unseen) : inLine > 0 ? "…" : "" }),
    browser.action.setTitle({ title: badgeTitle(inLine, unseen) }),
  ]);
}
