import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { LANGUAGES, type Language } from "../utils/platform/languages.ts";
import { PLURAL_FORM, stemOf, textsOf } from "./locales.ts";

const ROOT = join(import.meta.dirname, "..");
const KEY = /^[a-z]+\.[a-z0-9_]+$/;
const TYPOGRAPHY: Partial<Record<Language, (text: string) => string | false>> = {
  fr: (text) => /[ ][:;?!»]|«[ ]/.test(text) && "needs a non-breaking space before its punctuation",
  es: (text) => {
    const isOpened = (closing: string, opening: string): boolean =>
      text.split(closing).length === text.split(opening).length;
    return (
      !(isOpened("?", "¿") && isOpened("!", "¡")) && "opens a question or an exclamation without its sign"
    );
  },
};
const SOURCES = ["entrypoints", "components", "utils", "wxt.config.ts"];

/** What is wrong with the locale files: a list of sentences, empty when all is well. */
async function problems(): Promise<string[]> {
  const english = await textsOf("en");
  const code = await sourceText();
  const patterns = composedKeys(code);
  const found: string[] = [];
  for (const key of english.keys()) {
    if (!isUsed(key, code) && !isComposed(key, code, patterns)) found.push(`${key} is not used`);
    if (key.endsWith("_other") && !english.has(key.replace(PLURAL_FORM, "_one")))
      found.push(`${key} has no _one form`);
  }
  for (const language of LANGUAGES) {
    const texts = await textsOf(language);
    if (language !== "en") found.push(...differences(language, texts, english));
    for (const [key, text] of texts) {
      if (text.trim() === "") found.push(`${language}: ${key} is empty`);
      if (!KEY.test(key)) found.push(`${language}: ${key} must be an area, a dot and a name`);
      const mistake = TYPOGRAPHY[language]?.(text);
      if (mistake) found.push(`${language}: ${key} ${mistake}`);
    }
  }
  return found;
}

function differences(
  language: Language,
  texts: ReadonlyMap<string, string>,
  english: ReadonlyMap<string, string>,
): string[] {
  const found: string[] = [];
  for (const [key, text] of english) {
    const translated = texts.get(key);
    if (translated === undefined) found.push(`${language}: ${key} is missing`);
    else if (placeholders(text) !== placeholders(translated))
      found.push(`${language}: ${key} has other placeholders than en`);
  }
  for (const key of texts.keys()) {
    if (!english.has(key) && !english.has(key.replace(/_many$/, "_other")))
      found.push(`en: ${key} is missing`);
  }
  return found;
}

function placeholders(text: string): string {
  return [...new Set(text.match(/\$[1-9]/g) ?? [])].sort().join(" ");
}

function isUsed(key: string, code: string): boolean {
  return [key, stemOf(key)].some(
    (name) => code.includes(`"${name}"`) || code.includes(`__MSG_${name.replace(".", "_")}__`),
  );
}

/** Keys that the code puts together, such as `verdict.${kind}`: the compiler checks that there is a text for each. */
function composedKeys(code: string): readonly RegExp[] {
  const written = code.matchAll(/`([a-z]+\.[a-z0-9_]*(?:\$\{[\w.()]+\}[a-z0-9_]*)+)`/g);
  const patterns = new Set([...written].map(([, key = ""]) => key.replaceAll(/\$\{[\w.()]+\}/g, "(\\w+)")));
  return [...patterns].map((pattern) => new RegExp(`^${pattern.replace(".", "\\.")}$`));
}

/** The part that varies is a word of the code: a text for a kind that is gone is not used. */
function isComposed(key: string, code: string, patterns: readonly RegExp[]): boolean {
  return patterns.some((pattern) => {
    const [, ...parts] = pattern.exec(key) ?? [];
    return parts.length > 0 && parts.every((part) => new RegExp(`["\\s{]${part}["?:]`).test(code));
  });
}

async function sourceText(): Promise<string> {
  const texts: string[] = [];
  for (const source of SOURCES) {
    const path = join(ROOT, source);
    if (source.endsWith(".ts")) texts.push(await readFile(path, "utf8"));
    else
      for (const entry of await readdir(path, { recursive: true })) {
        if (/\.(tsx?|html)$/.test(entry)) texts.push(await readFile(join(path, entry), "utf8"));
      }
  }
  return texts.join("\n");
}

const found = await problems();
for (const problem of found) console.error(problem);
process.exit(found.length ? 1 : 0);
