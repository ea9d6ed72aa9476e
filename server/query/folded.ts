/** What spellings of the same words share: no capitals, no accents, one form of the apostrophe. */
export function folded(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();
}
