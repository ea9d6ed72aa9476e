import type { Check, DoneCheck, FailedCheck } from "../../../utils/checks/check.ts";
import { readChecksOf, readGroups } from "../../../utils/checks/groups/read-groups.ts";
import { readCheck } from "../../../utils/checks/history/read-checks.ts";
import { groupEndedSentence, notificationTitle } from "../../../utils/checks/sentences.ts";
import { browser } from "../../../utils/platform/browser.ts";
import { hasNotifications } from "../../../utils/platform/browser-parts.ts";
import { checkPage } from "../../../utils/platform/open-panel.ts";
import { isPrivateWindow } from "../../../utils/platform/private-window.ts";
import { textsReady } from "../../../utils/settings/chosen-language.ts";
import { readSettings } from "../../../utils/settings/settings.ts";
import { oneLine } from "../../../utils/text/one-line.ts";
import { inBackground } from "../in-background.ts";
import { openTab } from "../open-tab.ts";

const PREFIX = "check:";
const LONGEST_CLAIM = 120;

/** Listens for clicks, unless the optional permission was never granted; `showCheckNotification` does it then. */
export function listenForCheckNotifications(): void {
  if (hasNotifications()) browser.notifications.onClicked.addListener(onClicked);
}

/** Shows that a check is finished, where the user has switched notifications on. */
export async function showCheckNotification(check: Check): Promise<void> {
  if (check.state !== "done" && check.state !== "failed") return;
  // A notification names the claim, and the system would keep it after the private window is closed.
  if (isPrivateWindow()) return;
  const { notifications } = await readSettings();
  if (!notifications || !hasNotifications()) return;
  listenForCheckNotifications();
  await textsReady();
  const told = check.group === undefined ? toldOfCheck(check) : await toldOfGroup(check.group, check);
  if (told === null) return;
  await browser.notifications.create(`${PREFIX}${told.id}`, {
    type: "basic",
    iconUrl: browser.runtime.getURL("icon/128.png"),
    title: told.title,
    message: oneLine(told.message, LONGEST_CLAIM),
  });
}

interface Told {
  /** Of the check that a click leads to. */
  readonly id: string;
  readonly title: string;
  readonly message: string;
}

function toldOfCheck(check: DoneCheck | FailedCheck): Told {
  return { id: check.id, title: notificationTitle(check), message: check.claim };
}

/** One for all sentences of a text, whatever came of them, under one name however many of them end last. null: some are still in line. */
async function toldOfGroup(id: string, check: DoneCheck | FailedCheck): Promise<Told | null> {
  const [group, checks] = [(await readGroups()).get(id), await readChecksOf([id])];
  if (group === undefined) return toldOfCheck(check);
  if (checks.some(({ state }) => state === "waiting" || state === "running")) return null;
  const [first = check] = checks;
  return { id: first.id, title: groupEndedSentence(group, checks), message: group.title };
}

/** Opens the check in a tab: browsers do not let a click on a notification open the side panel. */
function onClicked(id: string): void {
  if (!id.startsWith(PREFIX)) return;
  inBackground("Clearing a notification", browser.notifications.clear(id));
  inBackground("Opening a check", openTab(browser.runtime.getURL(checkPage(id.slice(PREFIX.length)))));
}

/** Takes those away whose checks were deleted: the system would go on showing their claims. */
export async function clearDeletedCheckNotifications(): Promise<void> {
  // A private window's checks are others, and tell nothing.
  if (!hasNotifications() || isPrivateWindow()) return;
  for (const notification of Object.keys(await browser.notifications.getAll())) {
    if (!notification.startsWith(PREFIX)) continue;
    const check = await readCheck(notification.slice(PREFIX.length));
    if (check === undefined) await browser.notifications.clear(notification);
  }
}
