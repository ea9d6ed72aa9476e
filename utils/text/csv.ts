/** RFC 4180 with a byte order mark, without which Excel does not recognise UTF-8. */
export function csv(header: readonly string[], rows: readonly (readonly (string | null)[])[]): string {
  return `\uFEFF${[header, ...rows].map(csvRow).join("")}`;
}

export function csvRow(row: readonly (string | null)[]): string {
  return `${row.map(cell).join(",")}\r\n`;
}

/**
 * Spreadsheets run a cell that starts like a formula. An apostrophe before it makes it text. In many languages they part cells at
 * semicolons, where quotes that do not begin a line hold nothing together: then a line break within a cell ends the row as well.
 */
function cell(value: string | null): string {
  const text = (value ?? "").replace(/([;\t\r\n][\s\uFEFF"]{0,20})(?=[=@＝＠|%]|[+\-＋－]\S)/g, "$1'");
  const safe = /^[\s\uFEFF]*[=+\-@＝＋－＠|%]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
