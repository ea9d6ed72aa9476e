import { browser } from "../../../utils/platform/browser.ts";
import { hasNotifications } from "../../../utils/platform/browser-parts.ts";
import { t } from "../../../utils/platform/i18n.ts";
import { textsReady } from "../../../utils/settings/chosen-language.ts";
import { readWatches } from "../../../utils/watches/read-watches.ts";
import { type Found, watchNotice } from "../../../utils/watches/sentences.ts";
import { notifies } from "../../../utils/watches/watch.ts";
import { inBackground } from "../in-background.ts";
import { openTab } from "../open-tab.ts";

/** What was told last has one of two ids: that nothing is new in a search is not over once all is read. */
const NEWS = "watches";
const WITH_SILENCES = "watches-with-silences";
export const NEWS_PAGE = "search.html?view=watches";

/** Listens for clicks, unless the optional permission was never granted; `showWatchNotification` does it then. */
export function listenForWatchNotifications(): void {
  if (hasNotifications()) browser.notifications.onClicked.addListener(onClicked);
}

/** Tells of all that a round has found, in one notification in place of the one before. Without the permission, the unread counts tell. */
export async function showWatchNotification(found: Found): Promise<void> {
  if (!hasNotifications()) return;
  listenForWatchNotifications();
  await textsReady();
  const [id, before] = found.silences > 0 ? [WITH_SILENCES, NEWS] : [NEWS, WITH_SILENCES];
  await browser.notifications.create(id, {
    type: "basic",
    iconUrl: browser.runtime.getURL("icon/128.png"),
    title: t("tab.recent"),
    message: watchNotice(found),
  });
  await browser.notifications.clear(before);
}

/** Takes it away once nothing of what it tells is left: all was read, or is no longer followed. */
export async function clearReadNotification(): Promise<void> {
  if (!hasNotifications()) return;
  const watches = (await readWatches()).filter(notifies);
  if (watches.some(({ unread }) => unread > 0)) return;
  await browser.notifications.clear(NEWS);
  if (!watches.some(({ silenceSaid }) => silenceSaid)) await browser.notifications.clear(WITH_SILENCES);
}

function onClicked(id: string): void {
  if (id !== NEWS && id !== WITH_SILENCES) return;
  inBackground("Clearing a notification", browser.notifications.clear(id));
  inBackground("Opening the news", openTab(browser.runtime.getURL(NEWS_PAGE)));
}
