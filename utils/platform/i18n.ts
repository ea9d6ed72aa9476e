import type checks from "../../locales/en/checks.json";
import type common from "../../locales/en/common.json";
import type failures from "../../locales/en/failures.json";
import type omnibox from "../../locales/en/omnibox.json";
import type options from "../../locales/en/options.json";
import type recent from "../../locales/en/recent.json";
import type search from "../../locales/en/search.json";
import type site from "../../locales/en/site.json";
import type watches from "../../locales/en/watches.json";
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
  typeof watches &
  typeof welcome;

export type MessageKey = Extract<keyof Texts, string>;
/** `results.count`, if the locale files contain `results.count_one` and `results.count_other`. */
export type CountedKey = MessageKey extends infer Key
  ? Key extends `${infer Stem}_other`
    ? Stem
    : never
  : never;

/** The texts of one language as the package holds them: names without dots, values not yet filled in. */
export type Catalogue = Readonly<Record<string, { readonly message: string }>>;

/** The texts of the language that was chosen; null: the browser's own. */
let catalogue: Catalogue | null = null;
/** Texts without values. The browser would look them up on every call. */
const known = new Map<MessageKey, string>();
let onLookUp = (): void => undefined;
let onSwitch = (): void => undefined;

/** From now on texts are these; null: those of the browser's language. */
export function showTexts(texts: Catalogue | null): void {
  catalogue = texts;
  known.clear();
  onSwitch();
}

/** Tells a page of every look-up and every change of language, so that it can draw again what shows texts. */
export function listenToTexts(lookedUp: () => void, switched: () => void): void {
  onLookUp = lookedUp;
  onSwitch = switched;
}

/** The text of a key in the user's language, with `$1`, `$2` … replaced by the values. */
export function t(key: MessageKey, ...values: readonly (string | number)[]): string {
  onLookUp();
  if (values.length > 0) return message(key, values.map(filledIn));
  const text = known.get(key) ?? message(key);
  known.set(key, text);
  return text;
}

/** The plural form for a number. `$1` is the number, formatted for the user's language. */
export function counted(key: CountedKey, count: number, ...values: readonly (string | number)[]): string {
  onLookUp();
  const substitutions = [formatNumber(count), ...values.map(filledIn)];
  const form = formats().plurals.select(count);
  return message(`${key}_${form}`, substitutions) || message(`${key}_other`, substitutions);
}

/** The same for a number of which more is not known than that it is at least so much. */
export function countedAtLeast(key: CountedKey, count: number): string {
  onLookUp();
  return message(`${key}_other`, [atLeast(count)]);
}

export function atLeast(count: number): string {
  return `${formatNumber(count)}+`;
}

/** They turn the order of letters around, also of those that come after their text. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g;

/** A text that is part of a sentence, whose own words stay in their order. */
export function withoutTurns(text: string): string {
  return text.replace(TURNS, "");
}

/** What others wrote must not reorder the sentence that quotes it. */
const filledIn = (value: string | number): string => withoutTurns(String(value));

/** Browsers do not allow dots in message names, so the build writes `failure.offline` as `failure_offline`. */
function message(key: string, substitutions: string[] = []): string {
  const name = key.replace(".", "_");
  if (catalogue === null) return browser.i18n.getMessage(name, substitutions);
  // As browsers do it: `$$` is a dollar sign.
  return (catalogue[name]?.message ?? "").replace(/\$([$1-9])/g, (_, mark: string) =>
    mark === "$" ? "$" : (substitutions[Number(mark) - 1] ?? ""),
  );
}

/**
 * The language of dates and numbers: the browser's language with its region if the texts are in that language,
 * otherwise the language of the texts, so that no sentence mixes two.
 */
export function language(): string {
  const texts = t("language.code");
  browsersLanguage ??= browser.i18n.getUILanguage();
  return browsersLanguage.split("-")[0] === texts.split("-")[0] ? browsersLanguage : texts;
}

let browsersLanguage: string | null = null;

export function formatNumber(value: number): string {
  return formats().numbers.format(value);
}

/** Making these costs a hundred times more than using them, and a list of watches has hundreds of numbers. */
let made: { language: string; numbers: Intl.NumberFormat; plurals: Intl.PluralRules } | null = null;

function formats() {
  const wanted = language();
  if (made?.language !== wanted) {
    made = {
      language: wanted,
      numbers: new Intl.NumberFormat(wanted),
      plurals: new Intl.PluralRules(wanted),
    };
  }
  return made;
}
