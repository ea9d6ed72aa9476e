import type { Store } from "./database.ts";
import { countFacets, type Facets } from "./facets.ts";
import type { Selection } from "./match.ts";
import { inTitles, matchExpression } from "./match.ts";
import { type Hit, readHits } from "./results.ts";
import { number, type Row } from "./rows.ts";

/** Matches beyond this many are not counted: the total is then a lower bound. */
export const COUNTED_MATCHES = 10_000;

/** How many results can be paged through: contract 4.1. */
export const RESULT_WINDOW = 1000;

const MATCHES = `SELECT rowid AS id FROM page_words WHERE page_words MATCH ? LIMIT ${COUNTED_MATCHES}`;

const COUNT = `
  SELECT count(*) AS total FROM (SELECT 1 FROM page_words WHERE page_words MATCH ? LIMIT ${COUNTED_MATCHES + 1})`;

const BY_RELEVANCE = `
  SELECT id, -rank AS score FROM (
    SELECT rowid AS id, bm25(page_words, 10.0, 1.0, 0.0, 0.0) AS rank
    FROM page_words WHERE page_words MATCH ? LIMIT ?
  ) ORDER BY rank, id LIMIT ?`;

/** Without words nothing is more relevant than anything else, so the latest of all come first: by the date that is sent. */
const BY_DATE = `
  SELECT id, 0 AS score FROM (
    SELECT id, coalesce(updated_at, last_crawled) AS latest
    FROM page_words JOIN pages ON pages.id = page_words.rowid WHERE page_words MATCH ?
  ) ORDER BY CASE WHEN latest <= ? THEN latest END DESC, id LIMIT ?`;

/** Enough to fill the window with the best of, and few enough to rank at every request. */
const RANKED_IF_BROAD = 3 * RESULT_WINDOW;

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
  const total = number(store.statement(COUNT).get(match), "total");
  const upTo = Math.min(slice.offset + slice.size, RESULT_WINDOW);
  const rows = selection.words.some(({ excluded }) => !excluded)
    ? rank(store, selection, total, upTo)
    : store.statement(BY_DATE).all(match, now.getTime(), upTo);
  const ranked = rows
    .slice(slice.offset)
    .map((row) => ({ id: number(row, "id"), score: number(row, "score") }));
  return {
    hits: readHits(store, ranked, match),
    total: Math.min(total, COUNTED_MATCHES),
    isLowerBound: total > COUNTED_MATCHES,
    facets: slice.facets ? countFacets(store, MATCHES, [match]) : undefined,
  };
}

/**
 * Of more matches than are counted, those with every word in the title come first, and of both kinds no more are ranked
 * than fill the window with good ones: a broad word costs no more than a narrow one.
 */
function rank(store: Store, selection: Selection, total: number, upTo: number): Row[] {
  const statement = store.statement(BY_RELEVANCE);
  const match = matchExpression(selection);
  if (total <= COUNTED_MATCHES) return statement.all(match, COUNTED_MATCHES, upTo);
  const first = statement.all(inTitles(selection), RANKED_IF_BROAD, upTo);
  if (first.length === upTo) return first;
  const ids = new Set(first.map(({ id }) => id));
  const others = statement.all(match, RANKED_IF_BROAD, upTo + first.length);
  return [...first, ...others.filter(({ id }) => !ids.has(id))].slice(0, upTo);
}
