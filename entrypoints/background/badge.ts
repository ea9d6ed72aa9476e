import { browser } from "../../utils/platform/browser.ts";
import { countChecks } from "../../utils/platform/read-checks.ts";
import { badgeTitle } from "../../utils/sentences/checks.ts";

const COLOURS = { background: "#1f4fd1", text: "#ffffff" };

/** The toolbar icon tells of checks that run, and of finished ones until they were seen. */
export async function showBadge(): Promise<void> {
  // Every window has the same icon: a private one's checks are nothing for the others to see, nor to forget theirs by.
  if (browser.extension.inIncognitoContext) return;
  const { queued, unseen } = await countChecks();
  await Promise.all([
    browser.action.setBadgeBackgroundColor({ color: COLOURS.background }),
    browser.action.setBadgeTextColor({ color: COLOURS.text }),
    browser.action.setBadgeText({ text: unseen > 0 ? String(unseen) : queued > 0 ? "…" : "" }),
    browser.action.setTitle({ title: badgeTitle(queued, unseen) }),
  ]);
}
