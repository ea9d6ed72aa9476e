import { folded } from "./fold.ts";

/** Names longer than this are cut in lists of files. */
const MOST = 40;

/** The words of a title for the name of a file, as every file system takes them: "Impôts 2026!" → "impots-2026". Empty where it has none. */
export function fileWords(title: string): string {
  const words = folded(title.slice(0, 10 * MOST)).match(/[a-z0-9]+/g) ?? [];
  let name = "";
  for (const word of words) {
    const longer = name === "" ? word.slice(0, MOST) : `${name}-${word}`;
    if (longer.length > MOST) break;
    name = longer;
  }
  return name;
}
