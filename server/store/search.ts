import type { Selection } from "../query/selection.ts";
import type { Store } from "./database.ts";
import { countFacets, type Facets } from "./facets.ts";
import { matchExpression } from "./match.ts";
import { type Hit, readHits } from "./results.ts";
import { number } from "./rows.ts";

/** Matches beyond this many are neither counted nor ranked: the total is then a lower bound. */
export const COUNTED_MATCHES = 10_000;

/** How many results can be paged through: contract 4.1. */
export const RESULT_WINDOW = 1000;

const BY_RELEVANCE = `
  SELECT id, -rank AS score, count(*) OVER () AS total FROM (
    SELECT rowid AS id, bm25(page_words, 10.0, 1.0, 0.0, 0.0) AS rank
    FROM page_words WHERE page_words MATCH ? LIMIT ${COUNTED_MATCHES + 1}
  ) ORDER BY rank, id LIMIT ?`;

const MATCHES = `SELECT rowid AS id FROM page_words WHERE page_words MATCH ? LIMIT ${COUNTED_MATCHES}`;

/** Without words nothing is more relevant than anything else, so the latest come first. */
const BY_DATE = `
  SELECT id, 0 AS score, count(*) OVER () AS total FROM (
    SELECT rowid AS id FROM page_words WHERE page_words MATCH ? LIMIT ${COUNTED_MATCHES + 1}
  ) JOIN pages USING (id)
  ORDER BY CASE WHEN updated_at <= ? THEN updated_at END DESC, id LIMIT ?`;

export interface Slice {
  readonly offset: number;
  readonly size: number;
  readonly facets: boolean;
}

export interface Found {
  readonly hits: Hit[];
  readonly total: number;
  readonly isLowerBound: boolean;
  readonly facets: Facets | undefined;
}

export function search(store: Store, selection: Selection, slice: Slice, now: Date): Found {
  const match = matchExpression(selection);
  const upTo = Math.min(slice.offset + slice.size, RESULT_WINDOW);
  const rows = selection.words.some(({ excluded }) => !excluded)
    ? store.statement(BY_RELEVANCE).all(match, upTo)
    : store.statement(BY_DATE).all(match, now.getTime(), upTo);
  const ranked = rows
    .slice(slice.offset)
    .map((row) => ({ id: number(row, "id"), score: number(row, "score") }));
  const total = number(rows[0], "total");
  return {
    hits: readHits(store, ranked, match),
    total: Math.min(total, COUNTED_MATCHES),
    isLowerBound: total > COUNTED_MATCHES,
    facets: slice.facets ? countFacets(store, MATCHES, [match]) : undefined,
  };
}
