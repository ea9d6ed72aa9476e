/** What two spellings of one place share: "St. Louis" and "st louis", "Québec" and "quebec". */
export function placeKey(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}
