import { readFile } from "node:fs/promises";
import { findState, placeKey } from "../query/places.ts";
import { inTransaction, type Store } from "../store/database.ts";

/** Levels by the beginning of the registry's type. */
const LEVELS: readonly (readonly [string, string])[] = [
  ["federal", "federal"],
  ["interstate", "interstate"],
  ["state", "state"],
  ["county", "county"],
  ["city", "city"],
  ["tribal", "tribal"],
  ["special district", "special_district"],
  ["independent intrastate", "special_district"],
  ["school district", "school_district"],
];

/** Adds the domains of a registry file: domain,type,organization,suborganization,city,state. Returns how many. */
export async function loadDomainsFile(
  store: Store,
  path: string,
  tell: (sentence: string) => void,
): Promise<number> {
  const [header = [], ...rows] = parseCsv(await readFile(path, "utf8"));
  const column = (row: readonly string[], name: string): string => row[header.indexOf(name)]?.trim() ?? "";
  let added = 0;
  inTransaction(store, () => {
    for (const [index, row] of rows.entries()) {
      const domain = column(row, "domain").toLowerCase();
      const type = column(row, "type").toLowerCase();
      const level = LEVELS.find(([beginning]) => type.startsWith(beginning))?.[1];
      if (!domain.includes(".") || !level) {
        tell(`${path}, line ${index + 2}: no domain of a known type; passed over.`);
        continue;
      }
      const city = level === "city" ? column(row, "city") || null : null;
      store
        .statement(
          `INSERT INTO domains (domain, organization, country, level, state, city, city_key)
           VALUES (?, ?, 'US', ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
        )
        .run(
          domain,
          column(row, "organization") || domain,
          level,
          level === "federal" ? null : (findState(column(row, "state"))?.code ?? null),
          city,
          city === null ? null : placeKey(city),
        );
      added += 1;
    }
  });
  return added;
}

/** RFC 4180: quoted fields may hold commas, line ends and doubled quotes. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, bare, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? bare ?? "");
    if (end === ",") continue;
    if (row.length > 1 || row[0] !== "") rows.push(row);
    row = [];
  }
  return rows;
}
