/** "Québec" → "Quebec". Letters that Unicode does not take apart stay: "ø", "ł". */
export function withoutAccents(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}

/** What two spellings share that differ in case, accents, quotation marks and dashes: "Impôts" and "impots", "it’s" and "it's". */
export function folded(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replace(/[‘’‚‛ʼ′]/g, "'")
    .replace(/[“”„‟«»″]/g, '"')
    .replace(/[‐-―−]/g, "-");
}
