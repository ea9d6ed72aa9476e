import { signal } from "@preact/signals";
import {
  lockedSettings,
  readSettings,
  type SettingName,
  type Settings,
  saveSettings,
  watchSettings,
} from "../../utils/platform/settings.ts";

/** The settings in force; null until they have been read. */
export const settings = signal<Settings | null>(null);
/** The names of those an administrator has set. */
export const locked = signal<readonly SettingName[]>([]);
/** True after a change that the browser could not store. */
export const unsaved = signal(false);

export async function loadSettings(): Promise<void> {
  watchSettings((current) => void show(current));
  await show(await readSettings());
}

async function show(current: Settings): Promise<void> {
  locked.value = await lockedSettings();
  settings.value = current;
}

export async function change(values: Partial<Settings>): Promise<void> {
  try {
    await saveSettings(values);
    unsaved.value = false;
  } catch {
    unsaved.value = true;
  }
  settings.value = await readSettings();
}

export const isLocked = (name: SettingName): boolean => locked.value.includes(name);
