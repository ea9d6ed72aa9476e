import { signal } from "@preact/signals";
import { readSettings, type Settings, saveSettings, watchSettings } from "../../utils/platform/settings.ts";

/** The settings in force; null until they have been read. */
export const settings = signal<Settings | null>(null);
/** True after a choice that the browser could not store. */
export const unsaved = signal(false);

export async function loadSettings(): Promise<void> {
  watchSettings((current) => {
    settings.value = current;
  });
  settings.value = await readSettings();
}

export async function chooseSuggestions(suggestions: boolean): Promise<void> {
  try {
    await saveSettings({ suggestions });
    unsaved.value = false;
  } catch {
    unsaved.value = true;
  }
}
