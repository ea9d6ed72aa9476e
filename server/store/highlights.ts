/**
 * The full-text index wraps matches in these two private characters; they become `<mark>` only after everything around
 * them is escaped, so no page can bring marks or markup of its own.
 */
export const MATCH_START = "\uE000";
export const MATCH_END = "\uE001";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

export function markedHtml(highlighted: string): string {
  return escapeHtml(highlighted).replaceAll(MATCH_START, "<mark>").replaceAll(MATCH_END, "</mark>");
}

export function plainText(highlighted: string): string {
  return highlighted.replaceAll(/[\uE000\uE001]/g, "");
}

/** What is indexed holds none of the two, no halves of characters, and nothing that XML forbids in a feed. */
export function withoutMarkers(text: string): string {
  return plainText(text.toWellFormed()).replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, " ");
}
