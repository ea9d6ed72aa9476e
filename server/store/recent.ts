import type { Store } from "./database.ts";
import { countFacets } from "./facets.ts";
import type { Selection } from "./match.ts";
import { EVERYTHING, matchExpression } from "./match.ts";
import { readHits } from "./results.ts";
import { number } from "./rows.ts";
import { COUNTED_MATCHES, type Found, RESULT_WINDOW, type Slice } from "./search.ts";

export const RECENT_ORDERS = {
  updated: {
    column: "updated_at",
    meaning: "The later of the date a page declares and the date its text was last seen to change.",
  },
  published: {
    column: "published_at",
    meaning: "The date a page declares for itself. Many pages declare none and are left out.",
  },
  changed: {
    column: "content_changed_at",
    meaning: "When a page's text last changed. Only pages crawled more than once can show a change.",
  },
  crawled: {
    column: "last_crawled",
    meaning: "When a page was last fetched. This follows the crawl's schedule, not the site's.",
  },
} as const;

export type RecentOrder = keyof typeof RECENT_ORDERS;

export interface Span {
  readonly since: number;
  readonly until: number;
}

export function recent(
  store: Store,
  selection: Selection,
  order: RecentOrder,
  span: Span,
  slice: Slice,
  now: Date,
): Found {
  const match = matchExpression(selection);
  const { column } = RECENT_ORDERS[order];
  const among = amongQuery(column, match !== EVERYTHING);
  const parameters = [span.since, span.until, now.getTime(), ...(match === EVERYTHING ? [] : [match])];
  const counted = store
    .statement(`SELECT count(*) AS total FROM (${among} LIMIT ${COUNTED_MATCHES + 1})`)
    .get(...parameters);
  const total = number(counted, "total");
  const latest = `${among} ORDER BY ${column} DESC, published_at DESC, id DESC`;
  const size = Math.min(slice.size, RESULT_WINDOW - slice.offset);
  const ranked = store
    .statement(`${latest} LIMIT ? OFFSET ?`)
    .all(...parameters, size, slice.offset)
    .map((row) => ({ id: number(row, "id"), score: 0 }));
  return {
    hits: readHits(store, ranked, match),
    total: Math.min(total, COUNTED_MATCHES),
    isLowerBound: total > COUNTED_MATCHES,
    facets: slice.facets ? countFacets(store, `${latest} LIMIT ${COUNTED_MATCHES}`, parameters) : undefined,
  };
}

/** A page with a date in the future, declared or of a change, stays out of every order, not only of the one by that date. */
function amongQuery(column: string, hasMatch: boolean): string {
  const among = hasMatch ? "AND id IN (SELECT rowid FROM page_words WHERE page_words MATCH ?)" : "";
  return `SELECT id FROM pages
    WHERE ${column} BETWEEN ? AND ? AND coalesce(updated_at, 0) <= ? ${among}`;
}
