import { browser } from "./browser.ts";
import { type Catalogue, showTexts } from "./i18n.ts";
import { isLanguageChoice, type LanguageChoice } from "./languages.ts";
import { localRecord } from "./local-record.ts";
import { readSettings, watchSettings } from "./settings.ts";

let shown: LanguageChoice = "browser";
let wanted: LanguageChoice = "browser";

/** A page cannot read the settings before its first paint. */
const record = localRecord<LanguageChoice>("language", 1);

/** What must be loaded before the first paint of a page; null: nothing, its texts are those of the browser's language. */
export function firstTexts(): Promise<void> | null {
  const last = record.read();
  return isLanguageChoice(last) && last !== "browser" ? showLanguage(last) : null;
}

/** Keeps the texts of a page in the language that was chosen, by any page or an administrator. */
export async function followLanguage(onFailure: (error: unknown) => void): Promise<void> {
  const follow = async ({ language }: { readonly language: LanguageChoice }): Promise<void> => {
    if (language !== (record.read() ?? "browser")) record.write(language);
    await showLanguage(language);
  };
  watchSettings((settings) => void follow(settings).catch(onFailure));
  await follow(await readSettings());
}

/** For the worker, before it words something: its texts are then in the chosen language. */
export async function textsReady(): Promise<void> {
  const { language } = await readSettings();
  // Texts in the browser's language are better than none.
  await showLanguage(language).catch(console.error);
}

async function showLanguage(language: LanguageChoice): Promise<void> {
  wanted = language;
  if (language === shown) return;
  const texts = language === "browser" ? null : await textsOf(language);
  // Another one may have been chosen meanwhile.
  if (wanted !== language || shown === language) return;
  shown = language;
  showTexts(texts);
}

/** What the browser itself reads for that language. */
async function textsOf(language: LanguageChoice): Promise<Catalogue> {
  const answer = await fetch(browser.runtime.getURL(`_locales/${language}/messages.json`));
  return answer.json();
}
