import type { Service } from "../requests/failure.ts";
import { readServiceAddress } from "../requests/service-address.ts";
import { isLanguageChoice, type LanguageChoice } from "./languages.ts";

/** What a person may choose, or an administrator for them. */
export interface Settings {
  readonly searchServiceUrl: string | null;
  readonly factCheckServiceUrl: string | null;
  readonly country: readonly string[];
  readonly state: readonly string[];
  readonly city: readonly string[];
  readonly pageSize: number;
  readonly openIn: "new-tab" | "current-tab";
  /** null: not chosen yet, so nothing is sent while the person types. */
  readonly suggestions: boolean | null;
  readonly notifications: boolean;
  /** Look up what the sources of each new verdict say, which sends words of the claim to the search service. */
  readonly sourcePassages: boolean;
  /** Whether to keep the list of government sites on this device. */
  readonly siteList: boolean;
  readonly language: LanguageChoice;
  /** Whether a key by itself, such as `/`, does something outside of fields. */
  readonly singleKeys: boolean;
}

export type SettingName = keyof Settings;

type Values = Readonly<Record<string, unknown>>;

/** Turns the values of one version into those of the next. `MIGRATIONS[0]` turns version 1 into version 2. */
type Migration = (values: Values) => Values;

const MIGRATIONS: readonly Migration[] = [];
const FIRST_VERSION = 1;

/** A reader returns `undefined` for a value that is not valid. Then the next source is used, or the default. */
const READERS: { [Name in SettingName]: (value: unknown) => Settings[Name] | undefined } = {
  searchServiceUrl: serviceAddress,
  factCheckServiceUrl: serviceAddress,
  country: texts,
  state: texts,
  city: texts,
  pageSize: (value) =>
    typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= 50 ? value : undefined,
  openIn: (value) => (value === "new-tab" || value === "current-tab" ? value : undefined),
  suggestions: (value) => (typeof value === "boolean" || value === null ? value : undefined),
  notifications: (value) => (typeof value === "boolean" ? value : undefined),
  sourcePassages: (value) => (typeof value === "boolean" ? value : undefined),
  siteList: (value) => (typeof value === "boolean" ? value : undefined),
  language: (value) => (isLanguageChoice(value) ? value : undefined),
  singleKeys: (value) => (typeof value === "boolean" ? value : undefined),
};

/** What holds where an administrator's value cannot be read: nothing is sent that the policy may have meant to prevent. */
const CLOSED: Partial<Settings> = {
  searchServiceUrl: null,
  factCheckServiceUrl: null,
  suggestions: false,
  notifications: false,
  siteList: false,
};

/**
 * The current settings: the administrator's values first, then the person's, then the defaults. Where the administrator
 * has given a value that cannot be read, the person's does not count either.
 */
export function settingsFrom(managed: unknown, stored: unknown, defaults: Settings): Settings {
  const policy = valuesOf(managed);
  const own = migrated(valuesOf(stored));
  const pick = <Name extends SettingName>(name: Name): Settings[Name] => {
    const isManaged = policy[name] !== undefined;
    const value = READERS[name](isManaged ? policy[name] : own[name]);
    if (value !== undefined) return value;
    const closed = isManaged ? CLOSED[name] : undefined;
    return closed === undefined ? defaults[name] : closed;
  };
  return {
    searchServiceUrl: pick("searchServiceUrl"),
    factCheckServiceUrl: pick("factCheckServiceUrl"),
    country: pick("country"),
    state: pick("state"),
    city: pick("city"),
    pageSize: pick("pageSize"),
    openIn: pick("openIn"),
    suggestions: pick("suggestions"),
    notifications: pick("notifications"),
    sourcePassages: pick("sourcePassages"),
    siteList: pick("siteList"),
    language: pick("language"),
    singleKeys: pick("singleKeys"),
  };
}

/** The services that have another address now. */
export function movedServices(before: Settings, after: Settings): Service[] {
  return [
    ...(before.searchServiceUrl === after.searchServiceUrl ? [] : ["search" as const]),
    ...(before.factCheckServiceUrl === after.factCheckServiceUrl ? [] : ["factCheck" as const]),
  ];
}

/** The names to which an administrator has given a value, also one that cannot be read. */
export function lockedNames(managed: unknown): SettingName[] {
  const values = valuesOf(managed);
  return SETTING_NAMES.filter((name) => values[name] !== undefined);
}

/** The names whose value from the administrator cannot be read. */
export function unreadableNames(managed: unknown): SettingName[] {
  const values = valuesOf(managed);
  return lockedNames(managed).filter((name) => READERS[name](values[name]) === undefined);
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

const SETTING_NAMES: readonly SettingName[] = [
  "searchServiceUrl",
  "factCheckServiceUrl",
  "country",
  "state",
  "city",
  "pageSize",
  "openIn",
  "suggestions",
  "notifications",
  "sourcePassages",
  "siteList",
  "language",
  "singleKeys",
];

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

function texts(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) && value.every((item) => typeof item === "string") ? value : undefined;
}

/** The same rules for what is typed, imported or set by an administrator. */
export function serviceAddress(value: unknown): string | null | undefined {
  if (value === null) return null;
  if (typeof value !== "string") return undefined;
  const read = readServiceAddress(value);
  return read.ok ? read.value.address : undefined;
}
