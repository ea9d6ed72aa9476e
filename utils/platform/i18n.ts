import type checks from "../../locales/en/checks.json";
import type common from "../../locales/en/common.json";
import type failures from "../../locales/en/failures.json";
import type omnibox from "../../locales/en/omnibox.json";
import type options from "../../locales/en/options.json";
import type recent from "../../locales/en/recent.json";
import type search from "../../locales/en/search.json";
import type site from "../../locales/en/site.json";
import type welcome from "../../locales/en/welcome.json";
import { browser } from "./browser.ts";

type Texts = typeof checks &
  typeof common &
  typeof failures &
  typeof omnibox &
  typeof options &
  typeof recent &
  typeof search &
  typeof site &
  typeof welcome;

export type MessageKey = Extract<keyof Texts, string>;
/** `results.count`, if the locale files contain `results.count_one` and `results.count_other`. */
export type CountedKey = MessageKey extends infer Key
  ? Key extends `${infer Stem}_other`
    ? Stem
    : never
  : never;

/** Texts without values. The browser would look them up on every call. */
const known = new Map<MessageKey, string>();

/** The text of a key in the browser's language, with `$1`, `$2` … replaced by the values. */
export function t(key: MessageKey, ...values: readonly (string | number)[]): string {
  if (values.length > 0) return message(key, values.map(String));
  const text = known.get(key) ?? message(key);
  known.set(key, text);
  return text;
}

/** The plural form for a number. `$1` is the number, formatted for the person's language. */
export function counted(key: CountedKey, count: number, ...values: readonly (string | number)[]): string {
  const substitutions = [formatNumber(count), ...values.map(String)];
  const form = new Intl.PluralRules(language()).select(count);
  return message(`${key}_${form}`, substitutions) || message(`${key}_other`, substitutions);
}

/** Browsers do not allow dots in message names, so the build writes `failure.offline` as `failure_offline`. */
function message(key: string, substitutions?: string[]): string {
  return browser.i18n.getMessage(key.replace(".", "_"), substitutions);
}

/**
 * The language of dates and numbers: the browser's language with its region if the texts are in that language,
 * otherwise the language of the texts, so that no sentence mixes two.
 */
export function language(): string {
  const texts = t("language.code");
  browsersLanguage ??= browser.i18n.getUILanguage();
  return browsersLanguage.split("-")[0] === texts ? browsersLanguage : texts;
}

let browsersLanguage: string | null = null;

export function formatNumber(value: number): string {
  return new Intl.NumberFormat(language()).format(value);
}
