import { browser } from "../browser.ts";
import { lockedNames, type SettingName, type Settings, settingsFrom, withChange } from "./settings-shape.ts";

export type { SettingName, Settings } from "./settings-shape.ts";

const KEY = "settings";
/** What an administrator set when last asked: Chromium answers that only seconds after it started. */
const MANAGED_COPY = "managed-copy";

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
let managedAsked = false;

/** Read from the store once, then kept in memory until something changes: searches must not wait for it. */
export function readSettings(): Promise<Settings> {
  listen();
  known ??= Promise.all([managedValues(), storedValues().catch(nothingStored)]).then(([managed, stored]) =>
    settingsFrom(managed, stored, DEFAULTS),
  );
  return known;
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

export async function lockedSettings(): Promise<SettingName[]> {
  return lockedNames(await managedValues());
}

function listen(): void {
  if (listening) return;
  listening = true;
  browser.storage.onChanged.addListener((changes, area) => {
    if (area === "managed") void askManaged();
    if (area !== "local" || !(KEY in changes || MANAGED_COPY in changes)) return;
    known = null;
    if (listeners.size > 0) void tellListeners();
  });
}

async function tellListeners(): Promise<void> {
  const settings = await readSettings();
  for (const tell of listeners) tell(settings);
}

async function storedValues(): Promise<unknown> {
  return (await browser.storage.local.get(KEY))[KEY];
}

/** A profile whose storage cannot be read still searches, with the defaults; the next call tries again. */
function nothingStored(): null {
  known = null;
  return null;
}

/** The copy at once: no page waits for the administrator's values. Where they differ, the listeners are told. */
async function managedValues(): Promise<unknown> {
  if (!managedAsked) {
    managedAsked = true;
    void askManaged();
  }
  return managedCopy().catch(() => ({}));
}

async function managedCopy(): Promise<unknown> {
  return (await browser.storage.local.get(MANAGED_COPY))[MANAGED_COPY] ?? {};
}

async function askManaged(): Promise<void> {
  try {
    // Firefox rejects where no administrator has set anything.
    const managed = await browser.storage.managed.get(null).catch(() => ({}));
    if (JSON.stringify(managed) === JSON.stringify(await managedCopy())) return;
    await browser.storage.local.set({ [MANAGED_COPY]: managed });
  } catch {
    managedAsked = false;
  }
}
