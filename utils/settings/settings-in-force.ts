import type { Service } from "../platform/failure.ts";
import { SETTING_NAMES, SETTINGS, type SettingName, type Settings, settingsWith } from "./settings-table.ts";

type Values = Readonly<Record<string, unknown>>;

/** Turns the values of one version into those of the next. `MIGRATIONS[0]` turns version 1 into version 2. */
type Migration = (values: Values) => Values;

const MIGRATIONS: readonly Migration[] = [];
const FIRST_VERSION = 1;

/**
 * The current settings: the administrator's values first, then the user's, then the defaults. Where the administrator
 * has given a value that cannot be read, the user's does not count either.
 */
export function settingsFrom(managed: unknown, stored: unknown, defaults: Settings): Settings {
  const policy = valuesOf(managed);
  const own = migrated(valuesOf(stored));
  const settings = settingsWith((name) => {
    const isManaged = isDecided(policy, name);
    const { closed, read, managedOnly } = SETTINGS[name];
    const value = isManaged ? read(policy[name]) : managedOnly ? undefined : read(own[name]);
    if (value !== undefined) return value;
    return isManaged && closed !== undefined ? closed : defaults[name];
  });
  return withRestrictions(settings);
}

const PLACES: readonly SettingName[] = ["country", "state", "city"];

/** Whether an administrator has decided a setting. Places go together: the user's state may not be in the administrator's country. */
function isDecided(policy: Values, name: SettingName): boolean {
  const together = PLACES.includes(name) ? PLACES : [name];
  return together.some((each) => policy[each] !== undefined);
}

/** Where nothing may be sent there is no address to send it to, whoever asks. */
function withRestrictions(settings: Settings): Settings {
  const { searchServiceUrl, factCheckServiceUrl, forbidFactChecks } = settings;
  const permitted = (address: string | null) => (isPermittedService(settings, address) ? address : null);
  return {
    ...settings,
    searchServiceUrl: permitted(searchServiceUrl),
    factCheckServiceUrl: forbidFactChecks ? null : permitted(factCheckServiceUrl),
  };
}

/** Whether an administrator lets a service have this address. */
export function isPermittedService(
  { requiredServices }: Pick<Settings, "requiredServices">,
  address: string | null,
): boolean {
  return address === null || (requiredServices?.includes(address) ?? true);
}

/** The services that have another address now. */
export function movedServices(before: Settings, after: Settings): Service[] {
  return [
    ...(before.searchServiceUrl === after.searchServiceUrl ? [] : ["search" as const]),
    ...(before.factCheckServiceUrl === after.factCheckServiceUrl ? [] : ["factCheck" as const]),
  ];
}

/** Whether something has changed that other devices get. */
export function travels(before: Settings, after: Settings): boolean {
  return SETTING_NAMES.some(
    (name) => SETTINGS[name].travels && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
}

/** The names that an administrator has decided, also by a value that cannot be read. */
export function lockedNames(managed: unknown): SettingName[] {
  const values = valuesOf(managed);
  return SETTING_NAMES.filter((name) => isDecided(values, name));
}

/** The names whose value from the administrator cannot be read. */
export function unreadableNames(managed: unknown): SettingName[] {
  const values = valuesOf(managed);
  return SETTING_NAMES.filter(
    (name) => values[name] !== undefined && SETTINGS[name].read(values[name]) === undefined,
  );
}

/** What to store after a change. Values of a later version are not changed, since it may be installed again. */
export function withChange(stored: unknown, change: Partial<Settings>): Values {
  const before = migrated(valuesOf(stored));
  return { ...before, ...change, version: Math.max(versionOf(before), currentVersion(MIGRATIONS)) };
}

export function migrated(values: Values, migrations: readonly Migration[] = MIGRATIONS): Values {
  const outstanding = migrations.slice(versionOf(values) - FIRST_VERSION);
  if (outstanding.length === 0) return values;
  const result = outstanding.reduce((current, migrate) => migrate(current), values);
  return { ...result, version: currentVersion(migrations) };
}

function currentVersion(migrations: readonly Migration[]): number {
  return FIRST_VERSION + migrations.length;
}

function versionOf(values: Values): number {
  const { version } = values;
  return typeof version === "number" && Number.isInteger(version) && version >= FIRST_VERSION
    ? version
    : FIRST_VERSION;
}

function valuesOf(source: unknown): Values {
  return typeof source === "object" && source !== null ? { ...source } : {};
}
