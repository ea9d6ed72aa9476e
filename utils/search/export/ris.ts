import type { CitedPage } from "./cited-page.ts";

/** RIS: two letters, two spaces, hyphen, space; a record ends with ER; lines end with CR LF. */
export function ris(pages: readonly CitedPage[], accessed: string): string {
  return pages.map((page) => record(page, accessed)).join("");
}

function record(page: CitedPage, accessed: string): string {
  const fields: (readonly [tag: string, value: string | null])[] = [
    ["TY", "ELEC"],
    ["TI", page.title],
    // A comma would part it into a family and a given name.
    ["AU", page.organization.replace(/,\s*/g, " ")],
    ["PY", page.published?.slice(0, 4) ?? null],
    ["DA", page.published ? risDay(page.published) : null],
    ["UR", page.url],
    ["Y2", risDay(accessed)],
    ["LA", page.language],
  ];
  const lines = fields
    .filter((field): field is readonly [string, string] => Boolean(field[1]))
    .map(([tag, value]) => `${tag}  - ${oneLine(value)}`);
  return `${[...lines, "ER  - "].join("\r\n")}\r\n`;
}

/** Year, month and day with slashes. What follows the last slash is free text. */
function risDay(day: string): string {
  return `${day.replaceAll("-", "/")}/`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
