import type { MessageKey } from "../platform/i18n.ts";
import { LANGUAGE_CHOICES, type LanguageChoice } from "../platform/languages.ts";
import { countryCode } from "../search/places.ts";
import { readQuietHours } from "./quiet-hours.ts";
import { readServiceAddress } from "./service-address.ts";

/**
 * A JSON schema of the few forms that browsers accept for policies. It says no more than a type: of a value that it refuses Chromium
 * hands over nothing, as if the key were not set, and then nobody could name it or keep to what it may have meant.
 */
type PolicyForm =
  | { readonly type: "boolean" | "integer" | "string" }
  | { readonly type: "array"; readonly items: { readonly type: "string" } };

/** What values of one form are: how one is read (`undefined`: it is not valid), and how a policy may hold it. */
interface Form<Value> {
  readonly policy: PolicyForm;
  read(value: unknown): Value | undefined;
}

interface Setting<Value> extends Form<Value> {
  readonly fallback: Value;
  /** What holds where an administrator's value cannot be read: nothing is sent that the policy may have meant to prevent. */
  readonly closed?: Value;
  /** Its label on the options page. */
  readonly label: MessageKey;
  /** Its title in the browser's list of policies. */
  readonly title: string;
  /** Only an administrator sets it: what a user's store or a backup says of it does not count. */
  readonly managedOnly?: true;
  /** Browser sync brings it to the user's other devices. Never an address, a permission or a consent. */
  readonly travels?: true;
  /** A consent for this browser alone, which no backup gives. */
  readonly staysHere?: true;
}

const YES_OR_NO: Form<boolean> = {
  policy: { type: "boolean" },
  read: (value) => (typeof value === "boolean" ? value : undefined),
};

/** `known`: how the filters write a name, however an administrator or a file does. */
function names(known: (name: string) => string = (name) => name): Form<readonly string[]> {
  return {
    policy: { type: "array", items: { type: "string" } },
    read(value) {
      const isList = Array.isArray(value) && value.every((item) => typeof item === "string");
      return isList ? [...new Set(value.map(known))] : undefined;
    },
  };
}

const NAMES = names();
const upperCase = (code: string): string => code.toUpperCase();

/** The same rules for what is typed, imported or set by an administrator. */
const ADDRESS: Form<string | null> = {
  policy: { type: "string" },
  read(value) {
    if (value === null) return null;
    if (typeof value !== "string") return undefined;
    const read = readServiceAddress(value);
    return read.ok ? read.value.address : undefined;
  },
};

function oneOf<const Value extends string>(values: readonly Value[]): Form<Value> {
  return {
    policy: { type: "string" },
    read: (value) => values.find((each) => each === value),
  };
}

function wholeNumber(minimum: number, maximum: number): Form<number> {
  return {
    policy: { type: "integer" },
    read: (value) =>
      typeof value === "number" && Number.isInteger(value) && value >= minimum && value <= maximum
        ? value
        : undefined,
  };
}

/** Addresses of services; one that cannot be read makes the whole list unreadable. */
const ADDRESSES: Form<readonly string[] | null> = {
  policy: { type: "array", items: { type: "string" } },
  read(value) {
    const names = NAMES.read(value);
    const read = names?.map((name) => ADDRESS.read(name) ?? null);
    return read?.every((address) => address !== null) ? read : undefined;
  },
};

/** Such as "22-7"; null: none. */
const HOURS: Form<string | null> = {
  policy: { type: "string" },
  read(value) {
    if (value === null) return null;
    return typeof value === "string" && readQuietHours(value) !== null ? value : undefined;
  },
};

function setting<Value>(form: Form<Value>, rest: Omit<Setting<Value>, keyof Form<Value>>): Setting<Value> {
  return { ...form, ...rest };
}

const DAYS = wholeNumber(1, 3650);

/** Every setting: its default, its valid values, its label, and what an administrator sees of it. */
const TABLE = {
  /** The addresses of the services: a build may have others as its defaults (`settings.ts`). */
  searchServiceUrl: setting(ADDRESS, {
    fallback: null,
    closed: null,
    label: "options.search_address",
    title: "Search service address",
  }),
  factCheckServiceUrl: setting(ADDRESS, {
    fallback: null,
    closed: null,
    label: "options.fact_check_address",
    title: "Fact-check service address",
  }),
  country: setting(names(countryCode), {
    fallback: [],
    label: "filter.country",
    title: "Default countries for new searches: us, ca, uk",
    travels: true,
  }),
  state: setting(names(upperCase), {
    fallback: [],
    label: "filter.state",
    title: "Default states or provinces for new searches, as two-letter codes",
    travels: true,
  }),
  city: setting(NAMES, {
    fallback: [],
    label: "filter.city",
    title: "Default cities for new searches",
    travels: true,
  }),
  pageSize: setting(wholeNumber(1, 50), {
    fallback: 10,
    label: "options.page_size",
    title: "Results per page",
    travels: true,
  }),
  openIn: setting(oneOf(["new-tab", "current-tab"]), {
    fallback: "new-tab",
    label: "options.open_in",
    title: "Where results open",
    travels: true,
  }),
  /** null: not chosen yet, so nothing is sent while the user types. */
  suggestions: setting<boolean | null>(
    { ...YES_OR_NO, read: (value) => (value === null ? null : YES_OR_NO.read(value)) },
    {
      fallback: null,
      closed: false,
      label: "options.suggestions",
      title: "Suggestions as you type",
    },
  ),
  notifications: setting(YES_OR_NO, {
    fallback: false,
    closed: false,
    label: "options.notifications",
    title: "Notify when a fact-check is done",
  }),
  /**
   * Look up what the sources of each new verdict say, which sends words of the claim to the search service. null: not chosen,
   * so only where one host is both services, and nothing goes to anybody new.
   */
  sourcePassages: setting<boolean | null>(
    { ...YES_OR_NO, read: (value) => (value === null ? null : YES_OR_NO.read(value)) },
    {
      fallback: null,
      closed: false,
      label: "options.passages",
      title: "Show what the sources say with every verdict",
    },
  ),
  /** When what is followed shows no notification; it is shown when they end. */
  quietHours: setting(HOURS, {
    fallback: null,
    label: "options.quiet",
    title: "Hours without notifications of what is followed, such as 22-7",
    travels: true,
  }),
  siteList: setting(YES_OR_NO, {
    fallback: false,
    closed: false,
    label: "options.site_list",
    title: "Keep the list of government sites on this device",
  }),
  language: setting<LanguageChoice>(oneOf(LANGUAGE_CHOICES), {
    fallback: "browser",
    label: "options.language",
    title: "Language of texts, numbers and dates",
    travels: true,
  }),
  /** Whether a key by itself, such as `/`, does something outside of fields. */
  singleKeys: setting(YES_OR_NO, {
    fallback: true,
    label: "keyboard.single",
    title: "Shortcuts of a single key",
    travels: true,
  }),
  /** Store settings and watches in the browser's own sync. Nothing is written there while it is off. */
  sync: setting(YES_OR_NO, {
    fallback: false,
    closed: false,
    label: "sync.switch",
    title: "Sync settings and follows with the browser",
    staysHere: true,
  }),
  forbidFactChecks: setting(YES_OR_NO, {
    fallback: false,
    closed: true,
    label: "policy.fact_checks",
    title: "Forbid fact-checks",
    managedOnly: true,
  }),
  forbidBackgroundWatches: setting(YES_OR_NO, {
    fallback: false,
    closed: true,
    label: "policy.background",
    title: "Forbid that watches ask the search service in the background",
    managedOnly: true,
  }),
  forbidExports: setting(YES_OR_NO, {
    fallback: false,
    closed: true,
    label: "policy.exports",
    title: "Forbid that files are exported",
    managedOnly: true,
  }),
  /** null: until the user deletes them. */
  deleteVerdictsAfterDays: setting<number | null>(
    { ...DAYS, read: (value) => (value === null ? null : DAYS.read(value)) },
    {
      fallback: null,
      label: "policy.delete_after",
      title: "Delete fact-checks that ended more than this many days ago",
    },
  ),
  /** The only addresses that a service may have; null: any. */
  requiredServices: setting(ADDRESSES, {
    fallback: null,
    closed: [],
    label: "policy.services",
    title: "The only service addresses that may be used",
    managedOnly: true,
  }),
};

export type SettingName = keyof typeof TABLE;

/** What a user may choose, or an administrator for them. */
export type Settings = { readonly [Name in SettingName]: (typeof TABLE)[Name]["fallback"] };

export const SETTINGS: { readonly [Name in SettingName]: Setting<Settings[Name]> } = TABLE;

export const SETTING_NAMES = Object.keys(SETTINGS).filter(isSettingName);

function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(SETTINGS, name);
}

export const FALLBACKS = settingsWith((name) => SETTINGS[name].fallback);

/** The settings with the value that is picked for each name. */
export function settingsWith(pick: <Name extends SettingName>(name: Name) => Settings[Name]): Settings {
  const values = SETTING_NAMES.map((name) => [name, pick(name)] as const);
  // The type of `Object.fromEntries` does not say which value belongs to which name.
  return Object.fromEntries(values) as Settings;
}

/** Those values that are settings a backup or another device may bring, and the names of those that are not valid. */
export function validSettings(values: Readonly<Record<string, unknown>>): {
  readonly settings: Partial<Settings>;
  readonly wrong: readonly SettingName[];
} {
  const given = SETTING_NAMES.filter(
    (name) => !SETTINGS[name].managedOnly && !SETTINGS[name].staysHere && values[name] !== undefined,
  );
  const read = given.map((name) => [name, SETTINGS[name].read(values[name])] as const);
  return {
    settings: Object.fromEntries(read.filter(([, value]) => value !== undefined)),
    wrong: read.flatMap(([name, value]) => (value === undefined ? [name] : [])),
  };
}
