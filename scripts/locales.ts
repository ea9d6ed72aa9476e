import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Language } from "../utils/platform/languages.ts";

type Messages = Record<string, { message: string }>;

export const PLURAL_FORM = /_(one|many|other)$/;
const FOLDER = join(import.meta.dirname, "..", "locales");

/** Every area's file of one language as one flat list of key and text. */
export async function textsOf(language: Language): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const folder = join(FOLDER, language);
  for (const file of (await readdir(folder)).sort()) {
    const area: Record<string, string> = JSON.parse(await readFile(join(folder, file), "utf8"));
    for (const [key, text] of Object.entries(area)) {
      if (texts.has(key)) throw new Error(`${language}/${file}: the key ${key} is in two files`);
      texts.set(key, text);
    }
  }
  return texts;
}

/** What the browser reads as `_locales/<language>/messages.json`. Its names may not contain a dot. */
export async function messagesOf(language: Language): Promise<Messages> {
  return Object.fromEntries(
    [...(await textsOf(language))].map(([key, message]) => [key.replace(".", "_"), { message }]),
  );
}

export async function browserMessages(): Promise<Record<Language, Messages>> {
  return { en: await messagesOf("en"), fr: await messagesOf("fr"), es: await messagesOf("es") };
}

export function stemOf(key: string): string {
  return key.replace(PLURAL_FORM, "");
}
