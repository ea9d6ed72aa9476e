import type { Service } from "../requests/failure.ts";
import { browser } from "./browser.ts";
import { lockedNames, type SettingName, type Settings, settingsFrom, withChange } from "./settings-shape.ts";
import type { StorageKey } from "./stored-data.ts";

export type { SettingName, Settings } from "./settings-shape.ts";

const KEY = "settings" satisfies StorageKey;
/** What an administrator set when last asked: Chromium answers that only seconds after it started. */
const MANAGED_COPY = "managed-copy" satisfies StorageKey;
/** Longer than a browser takes that has just started. */
const ADMINISTRATOR_PATIENCE_MS = 8000;
const ASK_AGAIN_AFTER_MS = 500;

const DEFAULTS: Settings = {
  searchServiceUrl: import.meta.env.WXT_SEARCH_API_URL || null,
  factCheckServiceUrl: import.meta.env.WXT_FACT_CHECK_API_URL || null,
  country: [],
  state: [],
  city: [],
  pageSize: 10,
  openIn: "new-tab",
  suggestions: null,
  notifications: false,
};

let known: Promise<Settings> | null = null;
const listeners = new Set<(settings: Settings) => void>();
let listening = false;
/** Whether an administrator's values, or that there are none, are known from now or an earlier start. */
let administratorKnown = false;
let askingAdministrator: Promise<void> | null = null;

/** Read from the store once, then kept in memory until something changes: searches must not wait for it. */
export function readSettings(): Promise<Settings> {
  listen();
  known ??= kept()
    .catch(nothingStored)
    .then(({ managed, stored }) => settingsFrom(managed, stored, DEFAULTS));
  return known;
}

/**
 * As `readSettings`, for what sends: in the first seconds of a new profile it waits until it is known whether an
 * administrator has set another service. Pages are drawn meanwhile.
 */
export async function settingsForSending(): Promise<Settings> {
  const settings = await readSettings();
  if (administratorKnown || askingAdministrator === null) return settings;
  await Promise.race([askingAdministrator, wait(ADMINISTRATOR_PATIENCE_MS)]);
  return readSettings();
}

/** One writer at a time over all pages: two that save at once must not lose each other's change. */
export async function saveSettings(change: Partial<Settings>): Promise<void> {
  await navigator.locks.request("settings", async () => {
    await browser.storage.local.set({ [KEY]: withChange(await storedValues(), change) });
  });
  known = null;
}

/** Tells of every change, whichever page or administrator made it, until the returned function is called. */
export function watchSettings(listener: (settings: Settings) => void): () => void {
  listen();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells of each service that a person has given another address, also where that has started this worker. */
export function watchAddresses(onMoved: (service: Service) => void): void {
  browser.storage.onChanged.addListener((changes, area) => {
    const change = area === "local" ? changes[KEY] : undefined;
    if (!change) return;
    const before = settingsFrom({}, change.oldValue, DEFAULTS);
    const after = settingsFrom({}, change.newValue, DEFAULTS);
    if (before.searchServiceUrl !== after.searchServiceUrl) onMoved("search");
    if (before.factCheckServiceUrl !== after.factCheckServiceUrl) onMoved("factCheck");
  });
}

export async function lockedSettings(): Promise<SettingName[]> {
  return lockedNames((await kept()).managed);
}

function listen(): void {
  if (listening) return;
  listening = true;
  browser.storage.onChanged.addListener((changes, area) => {
    if (area === "managed") askingAdministrator = askAdministrator(undefined);
    if (area !== "local" || !(KEY in changes || MANAGED_COPY in changes)) return;
    const before = known;
    known = null;
    if (listeners.size > 0) void tellListeners(before);
  });
}

async function tellListeners(before: Promise<Settings> | null): Promise<void> {
  const settings = await readSettings();
  if (JSON.stringify(settings) === JSON.stringify(await before)) return;
  for (const tell of listeners) tell(settings);
}

async function storedValues(): Promise<unknown> {
  return (await browser.storage.local.get(KEY))[KEY];
}

/** A profile whose storage cannot be read still searches, with the defaults; the next call tries again. */
function nothingStored(): Kept {
  known = null;
  return { managed: {}, stored: null };
}

interface Kept {
  readonly managed: unknown;
  readonly stored: unknown;
}

/** With the copy of the administrator's values: no page waits for them. Where they differ, the listeners are told. */
async function kept(): Promise<Kept> {
  const { [KEY]: stored, [MANAGED_COPY]: managed } = await browser.storage.local.get([KEY, MANAGED_COPY]);
  administratorKnown ||= managed !== undefined;
  // Where there is a copy, whoever asked for the settings is answered first.
  askingAdministrator ??= (administratorKnown ? wait(ASK_AGAIN_AFTER_MS) : Promise.resolve()).then(() =>
    askAdministrator(managed),
  );
  return { managed: managed ?? {}, stored };
}

async function askAdministrator(copy: unknown): Promise<void> {
  try {
    // Firefox rejects where no administrator has set anything.
    const managed = await browser.storage.managed.get(null).catch(() => ({}));
    if (JSON.stringify(managed) !== JSON.stringify(copy)) {
      await browser.storage.local.set({ [MANAGED_COPY]: managed });
    }
    administratorKnown = true;
  } catch {
    askingAdministrator = null;
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
