import { browser } from "../../../utils/platform/browser.ts";
import { isPrivateWindow } from "../../../utils/platform/private-window.ts";
import { storageProblem } from "../../../utils/platform/storage-problem.ts";
import { wait } from "../../../utils/platform/wait.ts";
import { settingsForSending } from "../../../utils/settings/settings.ts";
import {
  isOwnItem,
  itemBytes,
  type ReadItems,
  readItems,
  settingItemKey,
  watchItem,
  watchItemKey,
} from "../../../utils/sync/items.ts";
import { ownItems } from "../../../utils/sync/own-items.ts";
import { isSameSetting, type SharedSetting } from "../../../utils/sync/shared-settings.ts";
import { isSameWatch, type SharedWatches } from "../../../utils/sync/shared-watch.ts";
import type { SyncProblem } from "../../../utils/sync/sync-state.ts";
import { inBackground } from "../in-background.ts";
import { whileAwake } from "../keep-alive.ts";
import { readAll, type Writes, writeAll } from "./area.ts";
import { createPaced } from "./paced.ts";
import { forgetWatches, keepState, mergeWatches } from "./store.ts";
import { forgetSettings, leaveSettings, mergeSettings } from "./travelling-settings.ts";

const ALARM = "sync";
const TRY_AGAIN_MINUTES = 5;

const paced = createPaced(() => whileAwake(syncNow), { now: () => Date.now(), wait });

export function isSyncAlarm({ name }: { readonly name: string }): boolean {
  return name === ALARM;
}

/** Brings the user's devices together soon, if that is on. */
export function startSync(): void {
  inBackground("The browser's sync", startIfOn());
}

async function startIfOn(): Promise<void> {
  if (await isOn()) await paced();
}

/** Starts from nothing each time it is turned on: what was removed here meanwhile must not be removed elsewhere. */
export async function turnSync(on: boolean): Promise<void> {
  if (isPrivateWindow()) return;
  await forgetDevices();
  if (on) await startIfOn();
}

async function forgetDevices(): Promise<void> {
  await browser.alarms.clear(ALARM);
  await forgetWatches();
  await leaveSettings();
}

/** Removes what is stored in the browser's sync. Only while it is off, or the next try would store it again. */
export async function removeSynced(): Promise<SyncProblem | null> {
  if (isPrivateWindow() || (await isOn())) return "unavailable";
  const removed = await writeAll({ set: {}, remove: await ownItems() });
  if (!removed.ok) return removed.failure;
  await forgetSettings();
  return null;
}

/** A private window takes no part, nor does a browser whose administrator forbids it. */
async function isOn(): Promise<boolean> {
  return !isPrivateWindow() && (await settingsForSending()).sync;
}

async function syncNow(): Promise<void> {
  const area = await readAll();
  // It may have been turned off while the browser let it wait.
  if (!(await isOn())) return;
  // First, so that a try that throws, or whose worker is stopped, is made again.
  await browser.alarms.create(ALARM, { delayInMinutes: TRY_AGAIN_MINUTES });
  if (!area.ok) return failedWith(area.failure);
  const arrived = readItems(area.value);
  const merged = await mergeHere(arrived);
  if (merged === null) return failedWith("disk");
  const { settings, wanted, noRoom } = merged;
  // Whenever it is turned off, nothing of other devices stays here.
  if (!(await isOn())) return forgetDevices();
  const written = await writeAll(writesFor(arrived, wanted.stored, settings));
  if (!(await isOn())) return forgetDevices();
  if (!written.ok) return failedWith(written.failure);
  await keepState(() => ({ doneAt: Date.now(), problem: null, leftOut: wanted.leftOut, noRoom }));
  await browser.alarms.clear(ALARM);
}

/** Brings what arrived into what this device has; null: its disk has no room for that. */
async function mergeHere(arrived: ReadItems) {
  try {
    const settings = await mergeSettings(arrived, Date.now());
    return { settings, ...(await mergeWatches(arrived, bytesOf(settings), Date.now())) };
  } catch (error) {
    if (storageProblem(error) !== "full") throw error;
    console.error("The browser's sync:", error);
    return null;
  }
}

async function failedWith(problem: SyncProblem): Promise<void> {
  await keepState((before) => ({ ...before, problem }));
}

/** What differs, so that two devices that agree write nothing. What a later version wrote is not written over. */
function writesFor(
  arrived: ReadItems,
  watches: SharedWatches,
  settings: ReadonlyMap<string, SharedSetting>,
): Writes {
  const changed = [...watches.values()]
    .filter((watch) => !isSameWatch(watch, arrived.watches.get(watch.id)))
    .filter(({ id }) => !arrived.unreadableWatches.has(id));
  const chosen = [...settings].filter(([name, setting]) => {
    const there = arrived.settings.get(name);
    // A later value is one that this version cannot read.
    return !isSameSetting(setting, there) && setting.changed >= (there?.changed ?? 0);
  });
  return {
    set: Object.fromEntries([
      ...changed.map((watch) => [watchItemKey(watch.id), watchItem(watch)]),
      ...chosen.map(([name, setting]) => [settingItemKey(name), setting]),
    ]),
    remove: [...arrived.watches.keys()].filter((id) => !watches.has(id)).map(watchItemKey),
  };
}

function bytesOf(settings: ReadonlyMap<string, SharedSetting>): number {
  return [...settings].reduce((sum, [name, setting]) => sum + itemBytes(settingItemKey(name), setting), 0);
}

/** True for a change of the items of this extension. */
export function isOfSync(changes: object, area: string): boolean {
  return area === "sync" && Object.keys(changes).some(isOwnItem);
}
