import { browser } from "../../../utils/platform/browser.ts";
import { hasNotifications } from "../../../utils/platform/browser-parts.ts";
import { t } from "../../../utils/platform/i18n.ts";
import { textsReady } from "../../../utils/settings/chosen-language.ts";
import { readWatches } from "../../../utils/watches/read-watches.ts";
import { type Found, watchNotice } from "../../../utils/watches/sentences.ts";
import { notifies, type Watch } from "../../../utils/watches/watch.ts";
import { inBackground } from "../in-background.ts";
import { openTab } from "../open-tab.ts";

/** One id for all, so that a later round replaces what was not clicked yet. */
const ID = "watches";
export const NEWS_PAGE = "search.html?view=watches";

/** Listens for clicks, unless the optional permission was never granted; `showWatchNotification` does it then. */
export function listenForWatchNotifications(): void {
  if (hasNotifications()) browser.notifications.onClicked.addListener(onClicked);
}

/** Tells of all that a round has found, in one notification. Without the permission, the unread counts tell. */
export async function showWatchNotification(found: Found): Promise<void> {
  if (!hasNotifications()) return;
  listenForWatchNotifications();
  await textsReady();
  await browser.notifications.create(ID, {
    type: "basic",
    iconUrl: browser.runtime.getURL("icon/128.png"),
    title: t("tab.recent"),
    message: watchNotice(found),
  });
}

/** Takes it away once nothing of what it tells is left: all was read, or is no longer followed. */
export async function clearReadNotification(): Promise<void> {
  if (!hasNotifications()) return;
  const isLeft = (watch: Watch): boolean =>
    notifies(watch) && (watch.unread > 0 || watch.silenceSaid === true);
  if (!(await readWatches()).some(isLeft)) await browser.notifications.clear(ID);
}

function onClicked(id: string): void {
  if (id !== ID) return;
  inBackground("Clearing a notification", browser.notifications.clear(id));
  inBackground("Opening the news", openTab(browser.runtime.getURL(NEWS_PAGE)));
}
