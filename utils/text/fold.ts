import { lazy } from "../platform/lazy.ts";

/** Marks that a word is written with or without. Those of Indian and Thai scripts are its vowels, those of Japanese other letters. */
const ACCENT = lazy(
  () => /(?=\p{M})(?![\u3099\u309A])[\p{Script=Inherited}\p{Script=Hebrew}\p{Script=Arabic}]/gu,
);

/** "Québec" → "Quebec". Letters that Unicode does not take apart stay: "ø", "ł". */
export function withoutAccents(text: string): string {
  return text.normalize("NFD").replace(ACCENT(), "");
}

/** What two spellings share that differ in case, accents, quotation marks and dashes: "Impôts" and "impots", "it’s" and "it's". */
export function folded(text: string): string {
  return plainMarks(withoutAccents(text).toLowerCase());
}

/** Quotation marks and dashes as keyboards have them. */
export function plainMarks(text: string): string {
  return text
    .replace(/[‘’‚‛ʼ′]/g, "'")
    .replace(/[“”„‟«»″]/g, '"')
    .replace(/[‐-―−]/g, "-");
}
