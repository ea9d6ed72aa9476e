/** The text, or the beginning of one that is longer than the limit. Never cuts a character in two. */
export function shortened(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text
    .slice(0, limit)
    .toWellFormed()
    .replace(/\uFFFD$/, "");
  return `${cut.trimEnd()}…`;
}
