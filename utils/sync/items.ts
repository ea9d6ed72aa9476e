import type { SyncPrefix } from "../platform/stored-data.ts";
import { MOST } from "../text/input-limits.ts";
import { type ListedWatch, listed, readListed } from "../watches/listed-watch.ts";
import { sharedDetails } from "../watches/watch-details.ts";
import { readTime } from "./logical-time.ts";
import { readSetting, type SharedSetting } from "./shared-settings.ts";
import { SHARED_FIELDS, type SharedWatch } from "./shared-watch.ts";

/** Items of another form get another number, so that versions of the extension leave each other's alone. */
const WATCH = "watch-1/" satisfies SyncPrefix;
const SETTING = "setting-1/" satisfies SyncPrefix;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface ReadItems {
  readonly watches: ReadonlyMap<string, SharedWatch>;
  readonly settings: ReadonlyMap<string, SharedSetting>;
  /** What items take that are not readable. They may be of a later version, so they stay. */
  readonly unreadable: { readonly count: number; readonly bytes: number };
  /** The watches among those, which this version must not write over. */
  readonly unreadableWatches: ReadonlySet<string>;
}

export const watchItemKey = (id: string): string => `${WATCH}${id}`;
export const settingItemKey = (name: string): string => `${SETTING}${name}`;
export const isOwnItem = (key: string): boolean => key.startsWith(WATCH) || key.startsWith(SETTING);

export function watchItem({ content, at, changed, removed, read }: SharedWatch): object {
  return { ...content, ...(at && { at }), changed, removed, read };
}

/** Reads what other devices have stored, which anyone may have written. */
export function readItems(area: Readonly<Record<string, unknown>>): ReadItems {
  const watches = new Map<string, SharedWatch>();
  const settings = new Map<string, SharedSetting>();
  const unreadableWatches = new Set<string>();
  let count = 0;
  let bytes = 0;
  for (const [key, value] of Object.entries(area)) {
    const watch = key.startsWith(WATCH) ? readWatch(key.slice(WATCH.length), value) : null;
    const setting = key.startsWith(SETTING) ? readSetting(value) : null;
    if (watch !== null) watches.set(watch.id, watch);
    else if (setting !== null) settings.set(key.slice(SETTING.length), setting);
    else {
      count += 1;
      bytes += itemBytes(key, value);
      if (key.startsWith(WATCH)) unreadableWatches.add(key.slice(WATCH.length));
    }
  }
  return { watches, settings, unreadable: { count, bytes }, unreadableWatches };
}

/** What the browser counts of an item. Chromium writes "<" with six letters. */
export function itemBytes(key: string, value: unknown): number {
  const text = (JSON.stringify(value) ?? "").replaceAll("<", "\\u003C");
  return new TextEncoder().encode(key + text).length;
}

function readWatch(id: string, value: unknown): SharedWatch | null {
  if (!UUID.test(id) || typeof value !== "object" || value === null) return null;
  if (!("changed" in value && "removed" in value && "read" in value)) return null;
  const [changed, removed, read] = [value.changed, value.removed, value.read].map(readTime);
  if (!changed || removed == null || read == null) return null;
  if (changed <= removed) return { id, content: null, changed, removed, read };
  const isLong = "address" in value && String(value.address).length > MOST.listedAddress;
  // Verdicts never travel.
  const watch = isLong || "claim" in value ? null : readListed(value, null);
  if (watch === null) return null;
  return { id, content: contentOf(listed(watch)), ...readTimes(value, changed), changed, removed, read };
}

/** When its fields were changed. What was written after all of these times was written as a whole. */
function readTimes(value: object, changed: number): Pick<SharedWatch, "at"> {
  if (!("at" in value) || typeof value.at !== "object" || value.at === null) return {};
  const written = new Map<string, unknown>(Object.entries(value.at));
  const times = ([...SHARED_FIELDS, "others"] as const).flatMap((field) => {
    const time = readTime(written.get(field));
    return time ? [[field, Math.min(time, changed)] as const] : [];
  });
  return times.some(([, time]) => time === changed) ? { at: Object.fromEntries(times) } : {};
}

function contentOf({ notify: _, countsInBadge: __, ...listed }: ListedWatch): SharedWatch["content"] {
  const { name, address, rhythm, claim: ___, pages: ____, ...details } = listed;
  return { name, address, rhythm, ...sharedDetails(details) };
}
