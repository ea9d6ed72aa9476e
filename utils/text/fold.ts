/** "Québec" → "Quebec". Letters that Unicode does not take apart stay: "ø", "ł". */
export function withoutAccents(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}

/** What two spellings share that differ in case and accents: "Impôts" and "impots". */
export function folded(text: string): string {
  return withoutAccents(text).toLowerCase();
}
