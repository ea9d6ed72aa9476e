import { batch, type ReadonlySignal, signal } from "@preact/signals";
import type { send } from "../../utils/calls/send.ts";
import {
  listenToSettings,
  lockedSettings,
  managedWatches,
  readSettings,
  rereadSettings,
  type SettingName,
  type Settings,
  unreadableSettings,
} from "../../utils/settings/settings.ts";
import { readPresets } from "../../utils/watches/read-presets.ts";
import { act, done } from "../base/trouble.tsx";

/** What an administrator sets: settings, and watches. */
export type ManagedName = SettingName | "watches";

export interface SettingsStore {
  /** The current settings; null until they have been read. */
  readonly settings: ReadonlySignal<Settings | null>;
  /** The names of what an administrator has set to a value that cannot be used. */
  readonly unreadable: ReadonlySignal<readonly ManagedName[]>;
  /** Reads the settings and keeps them current, until the returned function is called. */
  listen(): () => void;
  /** Has the worker save a change, which is on its way when this returns. False where it was not saved, and the page says why. */
  change(values: Partial<Settings>): Promise<boolean>;
  /** Whether an administrator has chosen this setting. */
  isLocked(name: SettingName): boolean;
}

/** What a part of the options gets: the settings as they are, and what changes them. */
export interface SettingsPart {
  readonly settings: Settings;
  readonly store: SettingsStore;
}

interface Parts {
  readonly send: typeof send;
}

export function createSettingsStore({ send }: Parts): SettingsStore {
  const settings = signal<Settings | null>(null);
  const locked = signal<readonly SettingName[]>([]);
  const unreadable = signal<readonly ManagedName[]>([]);

  const show = async (current: Settings): Promise<void> => {
    const [names, wrong, watches] = await Promise.all([
      lockedSettings(),
      unreadableSettings(),
      managedWatches(),
    ]);
    const { isWhole } = readPresets(watches, current.searchServiceUrl);
    batch(() => {
      locked.value = names;
      unreadable.value = isWhole ? wrong : [...wrong, "watches"];
      settings.value = current;
    });
  };

  return {
    settings,
    unreadable,
    listen() {
      act(readSettings().then(show));
      return listenToSettings((current) => act(show(current)));
    },
    async change(values) {
      const isSaved = await done(send("saveSettings", values));
      // A copy, so that the page is drawn again even if nothing changed: the control that was moved must move back.
      settings.value = { ...(await rereadSettings()) };
      return isSaved;
    },
    isLocked: (name) => locked.value.includes(name),
  };
}
