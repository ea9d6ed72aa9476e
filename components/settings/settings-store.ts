import { batch, signal } from "@preact/signals";
import type { StorageProblem } from "../../utils/platform/failure.ts";
import { storageProblem } from "../../utils/platform/storage-problem.ts";
import {
  lockedSettings,
  readSettings,
  type SettingName,
  type Settings,
  saveSettings,
  unreadableSettings,
  watchSettings,
} from "../../utils/settings/settings.ts";
import { act } from "../base/trouble.tsx";

/** The current settings; null until they have been read. */
export const settings = signal<Settings | null>(null);
/** The names of the settings that an administrator has chosen. */
const locked = signal<readonly SettingName[]>([]);
/** The names of those among them whose value cannot be used. */
export const unreadable = signal<readonly SettingName[]>([]);
/** Why the browser could not store the last change; null: it could. */
export const unsaved = signal<StorageProblem | null>(null);

/** Reads the settings and keeps them current. */
export async function loadSettings(): Promise<void> {
  watchSettings((current) => act(show(current)));
  await show(await readSettings());
}

async function show(current: Settings): Promise<void> {
  const [names, wrong] = await Promise.all([lockedSettings(), unreadableSettings()]);
  batch(() => {
    locked.value = names;
    unreadable.value = wrong;
    settings.value = current;
  });
}

export async function change(values: Partial<Settings>): Promise<void> {
  try {
    await saveSettings(values);
    unsaved.value = null;
  } catch (error) {
    console.error("A setting could not be saved:", error);
    unsaved.value = storageProblem(error) ?? "no-access";
  }
  // A copy, so that the page is drawn again even if nothing changed: the control that was moved must move back.
  settings.value = { ...(await readSettings()) };
}

export const isLocked = (name: SettingName): boolean => locked.value.includes(name);
