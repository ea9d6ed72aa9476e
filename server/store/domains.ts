import type { CountryCode } from "../load/data.ts";
import type { KnownCities } from "../query/cities.ts";
import { folded } from "../query/folded.ts";
import type { Store } from "./database.ts";
import { number, text } from "./rows.ts";

export interface DomainsRequest {
  readonly countries: readonly CountryCode[];
  readonly level: string | undefined;
  readonly states: readonly string[];
  readonly cityKeys: readonly string[];
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
}

const AMONG = `
  FROM domains
  WHERE country IN (SELECT value FROM json_each(:countries))
    AND (:level IS NULL OR level = :level)
    AND (:states = '[]' OR state IN (SELECT value FROM json_each(:states)))
    AND (:cities = '[]' OR city_key IN (SELECT value FROM json_each(:cities)))
    AND instr(search_key, :search) > 0`;

const PAGES = "(SELECT count(*) FROM pages WHERE pages.domain = domains.domain)";

export function listDomains(store: Store, request: DomainsRequest) {
  const conditions = {
    countries: JSON.stringify(request.countries),
    level: request.level ?? null,
    states: JSON.stringify(request.states),
    cities: JSON.stringify(request.cityKeys),
    search: folded(request.search),
  };
  const listed = store.statement(
    `SELECT domain, organization, country, level, state, city, ${PAGES} AS pages_indexed
     ${AMONG} ORDER BY domain LIMIT :limit OFFSET :offset`,
  );
  return {
    domains: listed.all({ ...conditions, limit: request.limit, offset: request.offset }),
    total: number(store.statement(`SELECT count(*) AS total ${AMONG}`).get(conditions), "total"),
  };
}

/** The cities of every listed domain, including domains without a crawled page. */
export function citiesOfDomains(store: Store): KnownCities {
  return {
    has: (key) => store.statement("SELECT 1 FROM domains WHERE city_key = ? LIMIT 1").get(key) !== undefined,
    names: () =>
      store
        .statement(
          "SELECT min(city) AS city FROM domains WHERE city_key IS NOT NULL GROUP BY city_key ORDER BY count(*) DESC",
        )
        .all()
        .map((row) => text(row, "city")),
  };
}
