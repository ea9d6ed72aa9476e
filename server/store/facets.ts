import type { SQLInputValue } from "node:sqlite";
import type { Store } from "./database.ts";
import { number, text } from "./rows.ts";

const FACET_COLUMNS = {
  countries: "country",
  levels: "level",
  states: "state",
  cities: "city",
  domains: "domain",
  types: "content_type",
} as const;

export type Facets = Readonly<Record<string, readonly { readonly value: string; readonly count: number }[]>>;

const VALUES_OF_ONE_FACET = 30;

/**
 * Counts over the pages whose ids the given query yields. The chosen filters apply to every facet, its own included:
 * the counts describe the results that are shown.
 */
export function countFacets(store: Store, idsQuery: string, parameters: readonly SQLInputValue[]): Facets {
  const rows = store.statement(countEach(idsQuery)).all(...parameters);
  const valuesOf = (facet: string) =>
    rows
      .filter((row) => row.facet === facet)
      .map((row) => ({ value: text(row, "value"), count: number(row, "count") }));
  return Object.fromEntries(Object.keys(FACET_COLUMNS).map((facet) => [facet, valuesOf(facet)]));
}

function countEach(idsQuery: string): string {
  const parts = Object.entries(FACET_COLUMNS).map(
    ([facet, column]) => `SELECT * FROM (
      SELECT '${facet}' AS facet, ${column} AS value, count(*) AS count FROM matched
      WHERE ${column} <> '' GROUP BY ${column} ORDER BY count DESC, value LIMIT ${VALUES_OF_ONE_FACET}
    )`,
  );
  const columns = Object.values(FACET_COLUMNS).join(", ");
  return `WITH matched AS MATERIALIZED (SELECT ${columns} FROM (${idsQuery}) JOIN pages USING (id))
    ${parts.join(" UNION ALL ")}`;
}
