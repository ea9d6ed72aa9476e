import { browser } from "./browser.ts";

const ENOUGH_TO_TELL = 5_000;

/** The browser's own guess, made on this device: pages declare no language, or that of their template. null: not sure. */
export async function writtenIn(text: string): Promise<string | null> {
  const guess = await browser.i18n.detectLanguage(text.slice(0, ENOUGH_TO_TELL)).catch(() => null);
  const first = guess?.isReliable ? guess.languages[0]?.language : undefined;
  return first === undefined || first === "und" ? null : first;
}

/** Whether a language is English, or nobody can say. */
export function mayBeEnglish(language: string): boolean {
  return /^(?:eng?)?(?![a-z])/i.test(language);
}
