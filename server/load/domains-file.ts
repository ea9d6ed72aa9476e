import { readFile } from "node:fs/promises";
import { findState } from "../query/places.ts";
import { addDomain } from "../store/add-pages.ts";
import { inTransaction, type Store } from "../store/database.ts";

/** Levels as the registry's types begin with them. */
const LEVELS: readonly (readonly [string, string])[] = [
  ...["federal", "interstate", "state", "county", "city", "tribal"].map((name) => [name, name] as const),
  ["special district", "special_district"],
  ["independent intrastate", "special_district"],
  ["school district", "school_district"],
];

/** The columns of the registry's own file, by the names that are used here. */
const OF_REGISTRY: Readonly<Record<string, string>> = {
  "domain name": "domain",
  "domain type": "type",
  "organization name": "organization",
};

/** Adds the domains of a registry file: domain,type,organization,suborganization,city,state. Returns how many. */
export async function loadDomainsFile(
  store: Store,
  path: string,
  tell: (sentence: string) => void,
): Promise<number> {
  const [first, ...rows] = parseCsv(await readFile(path, "utf8"));
  const names = first?.fields ?? [];
  const header = names.map((name) => OF_REGISTRY[name.trim().toLowerCase()] ?? name.trim().toLowerCase());
  if (!header.includes("domain") || !header.includes("type")) {
    throw new Error(`${path} has no columns "domain" and "type": its first line must name them.`);
  }
  const column = (row: readonly string[], name: string): string => row[header.indexOf(name)]?.trim() ?? "";
  let added = 0;
  inTransaction(store, () => {
    for (const { line, fields: row } of rows) {
      const domain = column(row, "domain").toLowerCase();
      const type = column(row, "type").toLowerCase();
      const level = LEVELS.find(([beginning]) => type.startsWith(beginning))?.[1];
      if (!domain.includes(".") || !level) {
        tell(`${path}, line ${line}: no domain of a known type; skipped.`);
        continue;
      }
      addDomain(store, {
        domain,
        organization: column(row, "organization") || domain,
        country: "US",
        level,
        state: level === "federal" ? null : (findState(column(row, "state"))?.code ?? null),
        city: level === "city" ? column(row, "city") || null : null,
      });
      added += 1;
    }
  });
  return added;
}

interface CsvRow {
  /** The number of the line that it begins on. */
  readonly line: number;
  readonly fields: string[];
}

const BYTE_ORDER_MARK = /^\uFEFF/;

/** RFC 4180: quoted fields may hold commas, line ends and doubled quotes. Any other quotation mark is a character. */
export function parseCsv(text: string): CsvRow[] {
  const rows: CsvRow[] = [];
  let fields: string[] = [];
  let [line, nextLine] = [1, 1];
  for (const [all, quoted, bare, end] of text
    .replace(BYTE_ORDER_MARK, "")
    .matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n?|\n|$)/g)) {
    fields.push(quoted?.replaceAll('""', '"') ?? bare ?? "");
    nextLine += all.split(/\r\n?|\n/).length - 1;
    if (end === ",") continue;
    if (fields.length > 1 || fields[0] !== "") rows.push({ line, fields });
    fields = [];
    line = nextLine;
  }
  return rows;
}
