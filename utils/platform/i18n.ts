import type checks from "../../locales/en/checks.json";
import type common from "../../locales/en/common.json";
import type failures from "../../locales/en/failures.json";
import type omnibox from "../../locales/en/omnibox.json";
import type options from "../../locales/en/options.json";
import type recent from "../../locales/en/recent.json";
import type search from "../../locales/en/search.json";
import type welcome from "../../locales/en/welcome.json";
import { browser } from "./browser.ts";

type Texts = typeof checks &
  typeof common &
  typeof failures &
  typeof omnibox &
  typeof options &
  typeof recent &
  typeof search &
  typeof welcome;

export type MessageKey = Extract<keyof Texts, string>;
/** `results.count` where the locale files hold `results.count_one` and `results.count_other`. */
export type CountedKey = MessageKey extends infer Key
  ? Key extends `${infer Stem}_other`
    ? Stem
    : never
  : never;

/** Texts without values, which the browser looks up anew each time it is asked. */
const known = new Map<MessageKey, string>();

/** The text of a key in the browser's language, `$1`… replaced by what is given. */
export function t(key: MessageKey, ...values: readonly (string | number)[]): string {
  if (values.length > 0) return message(key, values.map(String));
  const text = known.get(key) ?? message(key);
  known.set(key, text);
  return text;
}

/** The text that fits a number, which is `$1`, written as the person's language writes it. */
export function counted(key: CountedKey, count: number, ...values: readonly (string | number)[]): string {
  const substitutions = [formatNumber(count), ...values.map(String)];
  const form = new Intl.PluralRules(language()).select(count);
  return message(`${key}_${form}`, substitutions) || message(`${key}_other`, substitutions);
}

/** Browsers allow no dot in the name of a message, so the build writes `failure.offline` as `failure_offline`. */
function message(key: string, substitutions?: string[]): string {
  return browser.i18n.getMessage(key.replace(".", "_"), substitutions);
}

/**
 * The language of dates and numbers: the browser's own, with its region, where the texts are in that language too; else
 * the language of the texts, so that no sentence mixes two.
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
