import { browser } from "../platform/browser.ts";
import { type Catalogue, showTexts } from "../platform/i18n.ts";
import { isLanguageChoice, LANGUAGES, type Language, type LanguageChoice } from "../platform/languages.ts";
import { localRecord } from "../platform/local-record.ts";
import { onSettings, readSettings } from "./settings.ts";

/** The language whose texts were loaded; null: the browser's texts. */
let shown: Language | null = null;
let wanted: LanguageChoice = "browser";

/** A page cannot read the settings before its first paint. */
const record = localRecord<LanguageChoice>("language", 1);

/** What must be loaded before the first paint of a page; null: nothing, its texts are those of the browser's language. */
export function firstTexts(): Promise<void> | null {
  const last = record.read();
  const choice = isLanguageChoice(last) ? last : "browser";
  return loadedFor(choice) === null ? null : showLanguage(choice);
}

/** Keeps the texts of a page in the language that was chosen, by any page or an administrator. */
export async function followLanguage(onFailure: (error: unknown) => void): Promise<void> {
  const follow = async ({ language }: { readonly language: LanguageChoice }): Promise<void> => {
    if (language !== (record.read() ?? "browser")) record.write(language);
    await showLanguage(language);
  };
  onSettings((settings) => void follow(settings).catch(onFailure));
  await follow(await readSettings());
}

/** For the worker, before it words something: its texts are then in the chosen language. */
export async function textsReady(): Promise<void> {
  const { language } = await readSettings();
  // Texts in the browser's language are better than none.
  await showLanguage(language).catch(console.error);
}

async function showLanguage(choice: LanguageChoice): Promise<void> {
  wanted = choice;
  const language = loadedFor(choice);
  if (language === shown) return;
  const texts = language === null ? null : await textsOf(language);
  // Another one may have been chosen meanwhile.
  if (wanted !== choice || shown === language) return;
  shown = language;
  showTexts(texts);
}

/**
 * The language whose texts have to be loaded; null: the browser has them. A page that is closed in the moment in which it is
 * opened leaves Chromium without any, for all pages and the worker until the last of them has ended.
 */
function loadedFor(choice: LanguageChoice): Language | null {
  if (choice !== "browser") return choice;
  if (browser.i18n.getMessage("language_code") !== "") return null;
  const [language] = browser.i18n.getUILanguage().split("-");
  return LANGUAGES.find((each) => each === language) ?? "en";
}

/** What the browser itself reads for that language. */
async function textsOf(language: Language): Promise<Catalogue> {
  const answer = await fetch(browser.runtime.getURL(`_locales/${language}/messages.json`));
  return answer.json();
}
