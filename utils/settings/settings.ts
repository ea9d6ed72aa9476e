import type { Storage } from "webextension-polyfill";
import { browser } from "../platform/browser.ts";
import type { StorageKey } from "../platform/stored-data.ts";
import { lockedNames, settingsFrom, unreadableNames, withChange } from "./settings-in-force.ts";
import { FALLBACKS, SETTINGS, type SettingName, type Settings } from "./settings-table.ts";

export type { SettingName, Settings } from "./settings-table.ts";

const KEY = "settings" satisfies StorageKey;
/** The administrator's values as last read. Chromium answers that question only seconds after it has started. */
const MANAGED_COPY = "managed-copy" satisfies StorageKey;
/** Longer than a browser that has just started needs to answer. */
const ADMINISTRATOR_PATIENCE_MS = 8000;
const ASK_AGAIN_AFTER_MS = 500;

const DEFAULTS: Settings = {
  ...FALLBACKS,
  searchServiceUrl: SETTINGS.searchServiceUrl.read(import.meta.env.WXT_SEARCH_API_URL || null) ?? null,
  factCheckServiceUrl:
    SETTINGS.factCheckServiceUrl.read(import.meta.env.WXT_FACT_CHECK_API_URL || null) ?? null,
};

let known: Promise<Settings> | null = null;
const listeners = new Set<(settings: Settings) => void>();
let listening = false;
/** Whether it is known, from now or an earlier start, what an administrator has set, if anything. */
let administratorKnown = false;
let askingAdministrator: Promise<void> | null = null;
/** How often a browser that fails to say what an administrator has set is asked again by itself. */
let triesLeft = 3;
/** The administrator's values whose copy is not stored yet, or cannot be: they hold all the same. */
let unstoredCopy: { readonly managed: unknown } | null = null;
/** Shared by all that is sent, so that a question which the browser never answers holds up only the first. */
let patience: Promise<void> | null = null;

/** Reads the store once, then keeps the settings in memory until something changes, so that searches do not wait. */
export function readSettings(): Promise<Settings> {
  listen();
  known ??= kept()
    .catch(nothingStored)
    .then(({ managed, stored }) => settingsFrom(managed, stored, DEFAULTS));
  return known;
}

/** What the user chose, whatever an administrator has set or forbidden: what a backup has, for another browser too. */
export async function ownSettings(): Promise<Settings> {
  const { stored } = await kept().catch(nothingStored);
  return settingsFrom(null, stored, DEFAULTS);
}

/** The settings as they are stored now. A page that had the worker change them hears of that only later. */
export function rereadSettings(): Promise<Settings> {
  known = null;
  return readSettings();
}

/**
 * Like `readSettings`, for code that sends something. In the first seconds of a new profile it waits until it is known
 * whether an administrator has set another service. Pages are drawn without waiting.
 */
export async function settingsForSending(): Promise<Settings> {
  const settings = await readSettings();
  if (administratorKnown || askingAdministrator === null) return settings;
  patience ??= wait(ADMINISTRATOR_PATIENCE_MS).then(() => {
    if (!administratorKnown) askingAdministrator = askAdministrator(undefined);
  });
  await Promise.race([askingAdministrator, patience]);
  return readSettings();
}

/** Only the worker saves, on behalf of all pages, and one change at a time, so that none is lost. */
export async function saveSettings(change: Partial<Settings>): Promise<void> {
  await navigator.locks.request("settings", async () => {
    await browser.storage.local.set({ [KEY]: withChange(await storedValues(), change) });
  });
  known = null;
}

/** What a user chose and what is kept beside it, as they change together. */
interface Kin<Answer> {
  readonly change: Partial<Settings>;
  readonly beside: unknown;
  readonly answer: Answer;
}

/** Changes settings together with another value of the storage, all or nothing, and while nobody else changes them. */
export async function changeSettingsWith<Answer>(
  key: StorageKey,
  change: (
    own: Readonly<Record<string, unknown>>,
    locked: readonly SettingName[],
    beside: unknown,
  ) => Kin<Answer>,
): Promise<Answer> {
  return navigator.locks.request("settings", async () => {
    const values = await browser.storage.local.get([KEY, MANAGED_COPY, key]);
    const { [KEY]: stored, [MANAGED_COPY]: managed, [key]: beside } = values;
    const changed = change(withChange(stored, {}), lockedNames(managed), beside);
    const hasChange = Object.keys(changed.change).length > 0;
    await browser.storage.local.set({
      [key]: changed.beside,
      ...(hasChange ? { [KEY]: withChange(stored, changed.change) } : {}),
    });
    if (hasChange) known = null;
    return changed.answer;
  });
}

/**
 * Calls the listener after every change, by any page or an administrator, also one that only locks a setting, until the returned
 * function is called.
 */
export function listenToSettings(listener: (settings: Settings) => void): () => void {
  listen();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reports each change that a user or an administrator made, even if that started this worker. */
export function listenToSettingsChanges(onChanged: (before: Settings, after: Settings) => void): void {
  browser.storage.onChanged.addListener((changes, area) => {
    if (area !== "local" || !(KEY in changes || MANAGED_COPY in changes)) return;
    reportChanged(changes, onChanged).catch(console.error);
  });
}

async function reportChanged(
  changes: Record<string, Storage.StorageChange>,
  onChanged: (before: Settings, after: Settings) => void,
): Promise<void> {
  // Only one of the two has changed as a rule, and the other decides whether that matters.
  const current = await browser.storage.local.get([KEY, MANAGED_COPY]);
  const settingsAt = (moment: "oldValue" | "newValue"): Settings => {
    const valueAt = (key: string): unknown => {
      const change = changes[key];
      return change ? change[moment] : current[key];
    };
    return settingsFrom(valueAt(MANAGED_COPY), valueAt(KEY), DEFAULTS);
  };
  onChanged(settingsAt("oldValue"), settingsAt("newValue"));
}

/** The watches that an administrator has set, as they are in the policy. */
export async function managedWatches(): Promise<unknown> {
  return watchesIn((await kept()).managed);
}

/** Reports each change of the watches that an administrator has set, even if that started this worker. */
export function listenToManagedWatches(onChanged: () => void): void {
  browser.storage.onChanged.addListener((changes, area) => {
    const change = area === "local" ? changes[MANAGED_COPY] : undefined;
    if (change === undefined) return;
    const [before, after] = [change.oldValue, change.newValue].map((managed) =>
      JSON.stringify(watchesIn(managed)),
    );
    if (before !== after) onChanged();
  });
}

function watchesIn(managed: unknown): unknown {
  return typeof managed === "object" && managed !== null && "watches" in managed
    ? managed.watches
    : undefined;
}

export async function lockedSettings(): Promise<SettingName[]> {
  return lockedNames((await kept()).managed);
}

/** The settings whose value from the administrator cannot be used. */
export async function unreadableSettings(): Promise<SettingName[]> {
  return unreadableNames((await kept()).managed);
}

function listen(): void {
  if (listening) return;
  listening = true;
  browser.storage.onChanged.addListener((changes, area) => {
    if (area === "managed") askingAdministrator = askAdministrator(undefined);
    if (area !== "local" || !(KEY in changes || MANAGED_COPY in changes)) return;
    const before = known;
    known = null;
    if (listeners.size > 0) tellListeners(before, hasOtherPolicy(changes[MANAGED_COPY])).catch(console.error);
  });
}

/** A policy may lock a setting at the value that it had. */
function hasOtherPolicy(change: Storage.StorageChange | undefined): boolean {
  return JSON.stringify(change?.oldValue ?? {}) !== JSON.stringify(change?.newValue ?? {});
}

async function tellListeners(before: Promise<Settings> | null, always: boolean): Promise<void> {
  const settings = await readSettings();
  if (!always && JSON.stringify(settings) === JSON.stringify(await before)) return;
  for (const tell of listeners) tell(settings);
}

async function storedValues(): Promise<unknown> {
  return (await browser.storage.local.get(KEY))[KEY];
}

/** Where the storage cannot be read, searches use the defaults. The next call tries again. */
function nothingStored(): Kept {
  known = null;
  return { managed: {}, stored: null };
}

interface Kept {
  readonly managed: unknown;
  readonly stored: unknown;
}

/** Uses the copy of the administrator's values, so that no page waits for them. If they differ, listeners are called. */
async function kept(): Promise<Kept> {
  const { [KEY]: stored, [MANAGED_COPY]: copy } = await browser.storage.local.get([KEY, MANAGED_COPY]);
  const managed = unstoredCopy === null ? copy : unstoredCopy.managed;
  administratorKnown ||= managed !== undefined;
  // If there is a copy, the caller gets its settings first.
  askingAdministrator ??= (administratorKnown ? wait(ASK_AGAIN_AFTER_MS) : Promise.resolve()).then(() =>
    askAdministrator(managed),
  );
  return { managed: managed ?? {}, stored };
}

async function askAdministrator(copy: unknown): Promise<void> {
  try {
    const managed = await browser.storage.managed.get(null).catch(nothingSet);
    if (JSON.stringify(managed) !== JSON.stringify(copy)) await keepCopy(managed);
    administratorKnown = true;
  } catch (error) {
    // What is known from before holds.
    console.warn("What an administrator has set could not be read:", error);
    askingAdministrator = null;
    askAgainSoon(copy);
  }
}

/** Firefox rejects if no administrator has set anything. Any other rejection says nothing of what they have set. */
function nothingSet(error: unknown): object {
  if (/manifest not found/i.test(String(error))) return {};
  throw error;
}

/** Settings are kept in memory, so that nothing else may ask for as long as the worker or page lives. */
function askAgainSoon(copy: unknown): void {
  if (triesLeft === 0) return;
  triesLeft -= 1;
  wait(ASK_AGAIN_AFTER_MS).then(() => {
    askingAdministrator ??= askAdministrator(copy);
  }, console.error);
}

async function keepCopy(managed: unknown): Promise<void> {
  // Before it is stored, since that is told to listeners before this function goes on.
  unstoredCopy = { managed };
  try {
    await browser.storage.local.set({ [MANAGED_COPY]: managed });
    unstoredCopy = null;
  } catch (error) {
    console.error("What an administrator has set could not be stored:", error);
    const before = known;
    known = null;
    if (listeners.size > 0) tellListeners(before, true).catch(console.error);
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
