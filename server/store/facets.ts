import type { SQLInputValue } from "node:sqlite";
import type { Store } from "./database.ts";
import { number, text } from "./rows.ts";

export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

const FACET_COLUMNS = {
  countries: "country",
  levels: "level",
  states: "state",
  cities: "city",
  domains: "domain",
  types: "content_type",
} as const;

type FacetName = keyof typeof FACET_COLUMNS;

export type Facets = Record<FacetName, FacetCount[]>;

const VALUES_OF_ONE_FACET = 30;

/**
 * Counts over the pages whose ids the given query yields. The chosen filters apply to every facet, its own included:
 * the counts describe the results that are shown.
 */
export function countFacets(store: Store, idsQuery: string, parameters: readonly SQLInputValue[]): Facets {
  const facets: Facets = { countries: [], levels: [], states: [], cities: [], domains: [], types: [] };
  for (const row of store.statement(countEach(idsQuery)).all(...parameters)) {
    const name = text(row, "facet");
    if (isFacetName(name)) facets[name].push({ value: text(row, "value"), count: number(row, "count") });
  }
  return facets;
}

function countEach(idsQuery: string): string {
  const parts = Object.entries(FACET_COLUMNS).map(
    ([facet, column]) => `SELECT * FROM (
      SELECT '${facet}' AS facet, ${column} AS value, count(*) AS count FROM matched
      WHERE ${column} IS NOT NULL GROUP BY ${column} ORDER BY count DESC, value LIMIT ${VALUES_OF_ONE_FACET}
    )`,
  );
  const columns = Object.values(FACET_COLUMNS).join(", ");
  return `WITH matched AS MATERIALIZED (SELECT ${columns} FROM (${idsQuery}) JOIN pages USING (id))
    ${parts.join(" UNION ALL ")}`;
}

function isFacetName(name: string): name is FacetName {
  return name in FACET_COLUMNS;
}
