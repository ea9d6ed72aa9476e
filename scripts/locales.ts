import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
type Messages = Record<string, { message: string }>;

export const PLURAL_FORM = /_(one|many|other)$/;
/** The manifest asks for these by name. */
const NAMED_BY_THE_MANIFEST = /^(extension|command)\./;
const FOLDER = join(import.meta.dirname, "..", "locales");

/** Every area's file of one language as one flat list of key and text. */
export async function textsOf(language: Language): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const folder = join(FOLDER, language);
  for (const file of (await readdir(folder)).sort()) {
    const area: Record<string, string> = JSON.parse(await readFile(join(folder, file), "utf8"));
    for (const [key, text] of Object.entries(area)) {
      if (texts.has(key)) throw new Error(`${language}/${file}: the key ${key} stands in two files`);
      texts.set(key, text);
    }
  }
  return texts;
}

/** What the browser reads as `_locales/<language>/messages.json`. */
export async function mergedMessages(): Promise<Record<Language, Messages>> {
  const names = await messageNames();
  const messagesOf = async (language: Language): Promise<Messages> =>
    Object.fromEntries(
      [...(await textsOf(language))].map(([key, message]) => {
        const [form = ""] = PLURAL_FORM.exec(key) ?? [];
        return [names.get(stemOf(key)) + form, { message }];
      }),
    );
  return { en: await messagesOf("en"), fr: await messagesOf("fr") };
}

/**
 * Puts the short name of every message where a script has its key: the keys, which stand in both languages and in the
 * scripts, would be a fortieth of the package. The dot in them keeps them apart from every other word in quotes.
 */
export async function shortMessageNames(): Promise<Plugin> {
  const names = await messageNames();
  return {
    name: "short-message-names",
    enforce: "pre",
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ } },
      handler: (code) => ({ code: withShortNames(code, names), map: null }),
    },
  };
}

export function withShortNames(code: string, names: ReadonlyMap<string, string>): string {
  return code.replace(/"([a-z]+\.\w+)"/g, (quoted, key) => (names.has(key) ? `"${names.get(key)}"` : quoted));
}

export function stemOf(key: string): string {
  return key.replace(PLURAL_FORM, "");
}

/**
 * The name by which the browser knows each message, its plural forms aside. Browsers do not tell capitals apart. Messages
 * that say the same in every language are one.
 */
export async function messageNames(): Promise<Map<string, string>> {
  const said = await Promise.all(LANGUAGES.map(textsByStem));
  const stems = [...new Set(said.flatMap((texts) => [...texts.keys()]))];
  const names = new Map<string, string>();
  const named = new Map<string, string>();
  for (const [index, stem] of stems.entries()) {
    const isNamed = NAMED_BY_THE_MANIFEST.test(stem);
    const words = JSON.stringify(said.map((texts) => texts.get(stem)));
    const name = isNamed ? stem.replace(".", "_") : (named.get(words) ?? index.toString(36));
    names.set(stem, name);
    if (!isNamed) named.set(words, name);
  }
  return names;
}

/** What a message says in one language, in each of its forms. */
async function textsByStem(language: Language): Promise<Map<string, [form: string, text: string][]>> {
  const texts = new Map<string, [string, string][]>();
  for (const [key, text] of await textsOf(language)) {
    const [form = ""] = PLURAL_FORM.exec(key) ?? [];
    texts.set(stemOf(key), [...(texts.get(stemOf(key)) ?? []), [form, text]]);
  }
  return texts;
}
