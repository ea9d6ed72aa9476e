import type { Store } from "./database.ts";
import { isoTime, number, text } from "./rows.ts";

export type Stats = ReturnType<typeof computeStats>;

export function computeStats(store: Store, now: Date) {
  const count = (sql: string) => number(store.statement(sql).get(), "count");
  const pages = count("SELECT count(*) AS count FROM pages");
  const domains = count("SELECT count(*) AS count FROM domains");
  const withPages = count("SELECT count(DISTINCT domain) AS count FROM pages");
  const latest = count("SELECT max(last_crawled) AS count FROM pages");
  const byLevel: Record<string, Record<string, number>> = {};
  const levels = store.statement(
    "SELECT country, level, count(*) AS count FROM pages WHERE level <> '' GROUP BY country, level",
  );
  for (const row of levels.all()) {
    const ofCountry = byLevel[text(row, "country")] ?? {};
    ofCountry[text(row, "level")] = number(row, "count");
    byLevel[text(row, "country")] = ofCountry;
  }
  return {
    indexed_pages: pages,
    domains_total: domains,
    domains_with_pages: withPages,
    places_known: count("SELECT count(*) AS count FROM places"),
    pages_by_country: countBy(store, "country"),
    pages_by_level: byLevel,
    pages_by_language: countBy(store, "language"),
    latest_crawl: latest > 0 ? isoTime(latest) : null,
    crawl: {
      frontier_total: pages + domains - withPages,
      fetched: pages,
      waiting: domains - withPages,
      counts_are_estimates: true,
    },
    computed_at: isoTime(now.getTime()),
  };
}

function countBy(store: Store, column: "country" | "language"): Record<string, number> {
  const rows = store
    .statement(
      `SELECT ${column} AS value, count(*) AS count FROM pages GROUP BY ${column} ORDER BY count DESC`,
    )
    .all();
  return Object.fromEntries(rows.map((row) => [text(row, "value"), number(row, "count")]));
}
