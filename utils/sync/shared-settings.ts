import {
  SETTING_NAMES,
  SETTINGS,
  type SettingName,
  type Settings,
  validSettings,
} from "../settings/settings-table.ts";
import { laterThan, readTime } from "./logical-time.ts";

/** Chosen together, so they travel together: the country of one device with the state of another would be no place. */
const PLACES = ["country", "state", "city"] as const;
const isOfPlaces = (name: SettingName): boolean => PLACES.some((each) => each === name);

/** What travels: a setting, or the places that new searches start with. */
export type SharedName = SettingName | "places";

/** A setting as devices tell each other of it. */
export interface SharedSetting {
  readonly value: unknown;
  /** Later than every change that the device knew when it made this one. */
  readonly changed: number;
}

type SharedSettings = ReadonlyMap<string, SharedSetting>;

/** What a device keeps beside its settings. */
export interface SettingsMemory {
  readonly shared: SharedSettings;
  /** What the settings were when it last took part. */
  readonly known: ReadonlyMap<string, unknown>;
  /** It was turned off since: nobody knows when what has changed here was changed. */
  readonly hasLeft?: true;
}

interface Merged {
  /** What other devices changed. */
  readonly change: Partial<Settings>;
  readonly memory: SettingsMemory;
}

export function mergedSetting(one: SharedSetting, other: SharedSetting): SharedSetting {
  if (one.changed !== other.changed) return one.changed > other.changed ? one : other;
  return textOf(one.value) > textOf(other.value) ? one : other;
}

/** As the browser's storage holds it, which knows no maps. */
export function storedMemory({ shared, known, hasLeft }: SettingsMemory): object {
  const stored = { shared: Object.fromEntries(shared), known: Object.fromEntries(known) };
  return hasLeft ? { ...stored, hasLeft } : stored;
}

/** What is kept when it is turned off: of the settings as they are on this device alone. */
export function leftMemory(
  { shared, known }: SettingsMemory,
  own: Readonly<Record<string, unknown>>,
): SettingsMemory {
  const isOwn = ([name, { value }]: [string, SharedSetting]): boolean =>
    textOf(value) === textOf(chosenHere(own, name));
  const kept = new Map([...shared].filter(isOwn));
  return { shared: kept, known: new Map([...known].filter(([name]) => kept.has(name))), hasLeft: true };
}

/** null: nothing was stored, so this device has just joined. */
export function readMemory(stored: unknown): SettingsMemory | null {
  if (typeof stored !== "object" || stored === null || !("shared" in stored && "known" in stored))
    return null;
  const shared = entriesOf(stored.shared).flatMap(([name, setting]) => {
    const read = readSetting(setting);
    return read === null ? [] : [[name, read] as const];
  });
  const memory = { shared: new Map(shared), known: new Map(entriesOf(stored.known)) };
  return "hasLeft" in stored ? { ...memory, hasLeft: true } : memory;
}

/** null for what no device of this version has written. */
export function readSetting(item: unknown): SharedSetting | null {
  if (typeof item !== "object" || item === null || !("value" in item && "changed" in item)) return null;
  const changed = readTime(item.changed);
  return changed === null || changed === 0 ? null : { value: item.value, changed };
}

function entriesOf(stored: unknown): [string, unknown][] {
  return typeof stored === "object" && stored !== null ? Object.entries(stored) : [];
}

/** The settings that other devices get: none that is a consent, an address, or an administrator's. */
export function travelling(locked: readonly SettingName[]): readonly SharedName[] {
  const free = SETTING_NAMES.filter((name) => SETTINGS[name].travels && !locked.includes(name));
  const alone = free.filter((name) => !isOfPlaces(name));
  return PLACES.every((name) => free.includes(name)) ? [...alone, "places"] : alone;
}

/** What this device has chosen; undefined: nothing. */
function chosenHere(own: Readonly<Record<string, unknown>>, name: string): unknown {
  if (name !== "places") return own[name];
  return PLACES.some((each) => own[each] !== undefined) ? PLACES.map((each) => own[each] ?? []) : undefined;
}

/** The settings that a value stands for; null: this version cannot read it. */
function settingsOf(name: SharedName, value: unknown): readonly (readonly [SettingName, unknown])[] | null {
  const named =
    name === "places"
      ? PLACES.map((each, index) => [each, Array.isArray(value) ? value[index] : undefined] as const)
      : [[name, value] as const];
  return named.every(([each, one]) => SETTINGS[each].read(one) !== undefined) ? named : null;
}

/** Puts this device's settings and those of the others together. `memory`: null when it has just joined. */
export function mergedSettings(
  own: Readonly<Record<string, unknown>>,
  names: readonly SharedName[],
  memory: SettingsMemory | null,
  arrived: SharedSettings,
  now: number,
): Merged {
  const shared = new Map(memory?.shared);
  const known = new Map(memory?.known);
  const changed: (readonly [SettingName, unknown])[] = [];
  for (const name of names) {
    const before = shared.get(name);
    const canRead = ({ value }: SharedSetting): boolean => settingsOf(name, value) !== null;
    const isReadable = (setting: SharedSetting | undefined): setting is SharedSetting =>
      setting !== undefined && canRead(setting);
    const here = chosenHere(own, name);
    const there = arrived.get(name);
    // What a later version chose cannot be read, but is known here: what is chosen after it is later.
    const unread = there === undefined || canRead(there) ? 0 : there.changed;
    // What was chosen before this device joined is older than every change of the others.
    const isJoining = memory === null || (memory.hasLeft && before === undefined);
    // Nor is it known when something was chosen while this was off: a change that another device made since is later.
    const at = isJoining ? 1 : laterThan(Math.max(before?.changed ?? 0, unread), memory.hasLeft ? 0 : now);
    const isChanged = here !== undefined && textOf(here) !== textOf(known.get(name));
    const candidates = [before, isChanged ? { value: here, changed: at } : undefined, there];
    const [first, ...others] = candidates.filter(isReadable);
    if (first === undefined) continue;
    const latest = others.reduce(mergedSetting, first);
    shared.set(name, latest);
    known.set(name, latest.value);
    if (textOf(latest.value) !== textOf(here)) changed.push(...(settingsOf(name, latest.value) ?? []));
  }
  return { change: validSettings(Object.fromEntries(changed)).settings, memory: { shared, known } };
}

export function isSameSetting(one: SharedSetting, other: SharedSetting | undefined): boolean {
  return other !== undefined && one.changed === other.changed && textOf(one.value) === textOf(other.value);
}

function textOf(value: unknown): string {
  return JSON.stringify(value) ?? "";
}
