import { browser } from "../../../utils/platform/browser.ts";
import type { StorageKey } from "../../../utils/platform/stored-data.ts";
import { changeSettingsWith } from "../../../utils/settings/settings.ts";
import type { ReadItems } from "../../../utils/sync/items.ts";
import {
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

export function forgetSettings(): Promise<void> {
  return browser.storage.local.remove(MEMORY);
}
