import { browser } from "../../../utils/platform/browser.ts";
import { settingsForSending } from "../../../utils/settings/settings.ts";
import { inBackground } from "../in-background.ts";
import { forgetDeletedClaims } from "../watches/actions.ts";
import { removeChecks } from "./actions.ts";
import { checksEndedBefore } from "./store.ts";

const ALARM = "old-checks";
const DAY = 24 * 60 * 60 * 1000;
const LOOK_AGAIN_MINUTES = 60;

export function isOldChecksAlarm({ name }: { readonly name: string }): boolean {
  return name === ALARM;
}

/** Deletes fact-checks that are older than the user or an administrator lets them be, now and every hour. Private windows keep none. */
export function deleteOldChecks(): void {
  if (!browser.extension.inIncognitoContext) inBackground("Old fact-checks", deleteOld());
}

async function deleteOld(): Promise<void> {
  const { deleteVerdictsAfterDays: days } = await settingsForSending();
  if (days === null) {
    await browser.alarms.clear(ALARM);
    return;
  }
  await browser.alarms.create(ALARM, { periodInMinutes: LOOK_AGAIN_MINUTES });
  const ended = await checksEndedBefore(Date.now() - days * DAY);
  if (ended.length > 0) await removeChecks(ended);
  await forgetDeletedClaims();
}
