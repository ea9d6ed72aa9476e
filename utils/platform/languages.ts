/** The languages that have texts: each is a folder of `locales/`. */
export const LANGUAGES = ["en", "fr", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

/** `browser`: the browser's language, if there are texts in it, otherwise English. */
export const LANGUAGE_CHOICES = ["browser", ...LANGUAGES] as const;
export type LanguageChoice = (typeof LANGUAGE_CHOICES)[number];

export function isLanguageChoice(value: unknown): value is LanguageChoice {
  return LANGUAGE_CHOICES.some((choice) => choice === value);
}
