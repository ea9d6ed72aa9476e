import { inChecksDatabase } from "../../../utils/checks/database.ts";
import { browser } from "../../../utils/platform/browser.ts";
import { DAY } from "../../../utils/platform/durations.ts";
import { isPrivateWindow } from "../../../utils/platform/private-window.ts";
import { settingsForSending } from "../../../utils/settings/settings.ts";
import { inBackground } from "../in-background.ts";
import { forgetClaimsOf } from "../watches/actions.ts";
import { removeChecks } from "./actions.ts";
import { checksEndedBefore } from "./store.ts";

const ALARM = "old-checks";
const LOOK_AGAIN_MINUTES = 60;
const LOOKED = "old-checks";
/** Between two looks of a browser that is used. A clock that was set far ahead looks like a longer time. */
const LONGEST_PAUSE = 2 * DAY;

/** When old checks were last looked for, and until when none is deleted. */
interface Looked {
  readonly at: number;
  readonly heldUntil: number;
}

export function isOldChecksAlarm({ name }: { readonly name: string }): boolean {
  return name === ALARM;
}

/**
 * Deletes fact-checks that are older than the user or an administrator lets them be, now and every hour. Private windows keep none.
 * `chosen`: the time was just set. Otherwise a clock that jumped gets a day to be set right, since nothing brings them back.
 */
export function deleteOldChecks(why: "chosen" | "due"): void {
  if (!isPrivateWindow()) inBackground("Old fact-checks", deleteOld(why === "chosen"));
}

async function deleteOld(isChosen: boolean): Promise<void> {
  const { deleteVerdictsAfterDays: days } = await settingsForSending();
  if (days === null) {
    await browser.alarms.clear(ALARM);
    return;
  }
  await browser.alarms.create(ALARM, { periodInMinutes: LOOK_AGAIN_MINUTES });
  const now = Date.now();
  const heldUntil = await noteLook(now);
  if (!isChosen && now < heldUntil) return;
  const ended = await checksEndedBefore(now - days * DAY);
  if (ended.length === 0) return;
  // First, so that a worker that dies in between does it again in an hour.
  await forgetClaimsOf(ended);
  await removeChecks(ended);
}

/** Returns until when none is deleted. */
function noteLook(now: number): Promise<number> {
  return inChecksDatabase(async (database) => {
    const before = lookedFrom((await database.get("marks", LOOKED))?.value);
    const heldUntil = before === null ? 0 : heldAfter(before, now);
    const value: Looked = { at: now, heldUntil };
    await database.put("marks", { name: LOOKED, value });
    return heldUntil;
  });
}

/** A browser that is used now and then pauses as long as a clock jumps: it waits once, and the look after that deletes. */
function heldAfter({ at, heldUntil }: Looked, now: number): number {
  const isHeld = heldUntil > at;
  if (Math.abs(now - at) <= LONGEST_PAUSE) return Math.min(heldUntil, now + DAY);
  return isHeld && now > at ? 0 : now + DAY;
}

/** The store holds values of several kinds. */
function lookedFrom(value: unknown): Looked | null {
  const isLooked =
    typeof value === "object" &&
    value !== null &&
    "at" in value &&
    typeof value.at === "number" &&
    "heldUntil" in value &&
    typeof value.heldUntil === "number";
  return isLooked ? { at: value.at as number, heldUntil: value.heldUntil as number } : null;
}
