import { signal } from "@preact/signals";
import { browser } from "../../utils/platform/browser.ts";
import { readWatches } from "../../utils/watches/read-watches.ts";

export const NOTIFICATIONS = { permissions: ["notifications" as const] };

/** While the browser asks, nothing is to be said of what is not allowed yet. */
export const isAsking = signal(false);

/**
 * Within the click, because browsers ask for permissions only then. The question closes the popup, so what is to be kept must be on its
 * way to the worker before.
 */
export function allowNotifications(): Promise<boolean> {
  const answer = browser.permissions.request(NOTIFICATIONS).catch(() => false);
  isAsking.value = true;
  return answer.finally(() => {
    isAsking.value = false;
  });
}

/** Notifications of fact-checks are turned off. Those of watches need the permission as well. */
export async function giveUpNotifications(): Promise<void> {
  if ((await readWatches()).some(({ notify }) => notify)) return;
  await browser.permissions.remove(NOTIFICATIONS).catch(() => false);
}
