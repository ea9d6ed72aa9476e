import type { Check } from "../../../utils/claims/check.ts";
import { browser } from "../../../utils/platform/browser.ts";
import { checkPage } from "../../../utils/platform/open-panel.ts";
import { readSettings } from "../../../utils/platform/settings.ts";
import { notificationTitle } from "../../../utils/sentences/checks.ts";

const PREFIX = "check:";
const LONGEST_CLAIM = 120;

/** A click on a notification shows its check in a tab: it is no gesture that may open a side panel. */
export function startNotices(): void {
  // The permission, and with it the API, may come at any time: then with the first notification.
  if (browser.notifications !== undefined) listen();
}

/** Tells of a finished check where the person has switched that on. */
export async function notify(check: Check): Promise<void> {
  if (check.state !== "done" && check.state !== "failed") return;
  // It names the claim, and the system keeps it when the private window is gone.
  if (browser.extension.inIncognitoContext) return;
  const { notifications } = await readSettings();
  if (!notifications || browser.notifications === undefined) return;
  listen();
  await browser.notifications.create(`${PREFIX}${check.id}`, {
    type: "basic",
    iconUrl: browser.runtime.getURL("icon/128.png"),
    title: notificationTitle(check),
    message: shortened(check.claim),
  });
}

function listen(): void {
  browser.notifications.onClicked.addListener(onClicked);
}

function onClicked(id: string): void {
  if (!id.startsWith(PREFIX)) return;
  void browser.notifications.clear(id);
  void browser.tabs.create({ url: browser.runtime.getURL(checkPage(id.slice(PREFIX.length))) });
}

function shortened(text: string): string {
  return text.length <= LONGEST_CLAIM ? text : `${text.slice(0, LONGEST_CLAIM)}…`;
}
