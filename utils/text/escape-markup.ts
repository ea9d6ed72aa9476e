const REFERENCES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Text for an element or a quoted attribute of XML and HTML. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => REFERENCES[sign] ?? sign);
}
