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

/** What is indexed holds none of the two, no control characters, and no halves of characters. */
export function withoutMarkers(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  return plainText(text.toWellFormed()).replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, " ");
}
