import { browser } from "../../../utils/platform/browser.ts";
import type { StorageKey } from "../../../utils/platform/stored-data.ts";
import { changeSettingsWith } from "../../../utils/settings/settings.ts";
import type { ReadItems } from "../../../utils/sync/items.ts";
import {
  leftMemory,
  mergedSettings,
  readMemory,
  type SharedSetting,
  storedMemory,
  travelling,
} from "../../../utils/sync/shared-settings.ts";

const MEMORY = "synced-settings" satisfies StorageKey;

/** Brings the settings of this device and the items of all together. Returns those that the browser's sync should hold. */
export function mergeSettings(arrived: ReadItems, now: number): Promise<ReadonlyMap<string, SharedSetting>> {
  return changeSettingsWith(MEMORY, (own, locked, kept) => {
    const names = travelling(locked);
    const { change, memory } = mergedSettings(own, names, readMemory(kept), arrived.settings, now);
    const isFree = (name: string): boolean => names.some((each) => each === name);
    const answer = new Map([...memory.shared].filter(([name]) => isFree(name)));
    return { change, beside: storedMemory(memory), answer };
  });
}

/** Keeps what this device's own settings were, so that what is changed while it is off is known as a change when it is on again. */
export async function leaveSettings(): Promise<void> {
  if (readMemory((await browser.storage.local.get(MEMORY))[MEMORY]) === null) return;
  await changeSettingsWith(MEMORY, (own, _locked, kept) => {
    const memory = readMemory(kept);
    return { change: {}, beside: memory && storedMemory(leftMemory(memory, own)), answer: undefined };
  });
}

export function forgetSettings(): Promise<void> {
  return browser.storage.local.remove(MEMORY);
}
