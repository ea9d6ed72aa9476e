/** RFC 4180 with a byte order mark, without which Excel does not recognise UTF-8. */
export function csv(header: readonly string[], rows: readonly (readonly (string | null)[])[]): string {
  return `\uFEFF${[header, ...rows].map(csvRow).join("")}`;
}

export function csvRow(row: readonly (string | null)[]): string {
  return `${row.map(cell).join(",")}\r\n`;
}

/**
 * Spreadsheets run a cell that starts like a formula. An apostrophe before it makes it text. In many languages they part cells at
 * semicolons, also within quotes that do not begin the line.
 */
function cell(value: string | null): string {
  const text = (value ?? "").replace(/;(?=[\s\uFEFF]*(?:[=@＝＠|%]|[+\-＋－]\S))/g, ";'");
  const safe = /^[\s\uFEFF]*[=+\-@＝＋－＠|%]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
