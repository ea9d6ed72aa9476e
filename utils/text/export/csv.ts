/** RFC 4180 with a byte order mark, without which Excel reads UTF-8 as something else. */
export function csv(header: readonly string[], rows: readonly (readonly (string | null)[])[]): string {
  return `\uFEFF${[header, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}

/** A spreadsheet runs a cell that begins like a formula; with an apostrophe before it, it is text. */
function cell(value: string | null): string {
  const text = value ?? "";
  const safe = /^[\s\uFEFF]*[=+\-@＝＋－＠|%]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
