import { cp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { textsOf } from "../../scripts/locales.ts";

/** Letters that read like those of English but are none of them, so that a text that is not translated shows. */
const LETTERS = new Map(
  Object.entries({
    ...pairs("abcdefghijklm", "ȧƀƈḓḗƒɠħīĵķŀḿ"),
    ...pairs("nopqrstuvwxyz", "ƞǿƥɋřşŧŭṽẇẋẏẑ"),
    ...pairs("ABCDEFGHIJKLM", "ȦƁƇḒḖƑƓĦĪĴĶĿḾ"),
    ...pairs("NOPQRSTUVWXYZ", "ȠǾƤɊŘŞŦŬṼẆẊẎẐ"),
  }),
);
const LONGER_BY = 0.4;
/** The name of the extension, and what is typed or sent as it is. */
const AS_WRITTEN = /^(extension\.|language\.(code|direction)|example\.query|welcome\.check_example)/;

/** A translation that nobody speaks: other letters, and longer than English by as much as other languages may be. */
export function pseudo(text: string): string {
  const written = text.replace(/\$[1-9$]|%s|[a-zA-Z]/g, (found) => LETTERS.get(found) ?? found);
  return `⟦${written}${" ẇǿřḓ".repeat(Math.ceil((text.length * LONGER_BY) / 5))}⟧`;
}

/**
 * A copy of a build whose English is the pseudo-locale, and whose French the same from right to left. `Intl` writes Greek
 * and Hebrew there, so what is still in Latin letters comes from nobody's texts.
 */
export async function writePseudoBuild(built: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await cp(built, folder, { recursive: true });
  const english = await textsOf("en");
  for (const [locale, own] of [
    ["en", { "language.code": "el", "language.direction": "ltr" }],
    ["fr", { "language.code": "he", "language.direction": "rtl" }],
  ] as const) {
    const texts = [...english].map(
      ([key, text]) => [key, AS_WRITTEN.test(key) ? text : pseudo(text)] as const,
    );
    const messages = [...texts, ...Object.entries(own)].map(([key, message]) => [
      key.replace(".", "_"),
      { message },
    ]);
    const path = join(folder, "_locales", locale, "messages.json");
    await writeFile(path, JSON.stringify(Object.fromEntries(messages)));
  }
}

function pairs(from: string, to: string): Record<string, string> {
  const letters = [...to];
  return Object.fromEntries([...from].map((letter, index) => [letter, letters[index] ?? letter]));
}
