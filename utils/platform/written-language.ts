import { browser } from "./browser.ts";

/** So many letters of a text tell its language. */
export const ENOUGH_TO_TELL = 5_000;
/** A few words are in several languages. */
const TOO_SHORT = 20;
/** Of a hundred letters. */
const SURE = 90;

/** The browser's own guess, made on this device: pages declare no language, or that of their template. null: not sure. */
export async function writtenIn(text: string): Promise<string | null> {
  return (await guessOf(text))?.language ?? null;
}

/** The same where next to all of a text is in one language, as a screen reader would speak it. null: not certain. */
export async function surelyWrittenIn(text: string): Promise<string | null> {
  if (text.trim().length < TOO_SHORT) return null;
  const guess = await guessOf(text);
  return guess !== null && guess.percentage >= SURE ? guess.language : null;
}

async function guessOf(text: string): Promise<{ language: string; percentage: number } | null> {
  const guess = await browser.i18n.detectLanguage(text.slice(0, ENOUGH_TO_TELL)).catch(() => null);
  const first = guess?.isReliable ? guess.languages[0] : undefined;
  return first === undefined || first.language === "und" ? null : first;
}

/** Whether a language is English, or nobody can say. */
export function mayBeEnglish(language: string): boolean {
  return /^(?:eng?)?(?![a-z])/i.test(language);
}
