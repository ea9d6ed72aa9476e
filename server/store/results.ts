import type { Store } from "./database.ts";
import { isoTime, type Row, text, time } from "./rows.ts";

/**
 * The full-text index wraps matches in these two private characters; they become `<mark>` only after everything around
 * them is escaped, so no page can bring marks or markup of its own.
 */
export const MATCH_START = "\uE000";
export const MATCH_END = "\uE001";

/** A result whose title and snippet still hold the index's marks around matches. */
export type Hit = ReturnType<typeof hit>;

export interface Ranked {
  readonly id: number;
  readonly score: number;
}

const SNIPPET_WORDS = 36;

/** Numbers are bound as floats. Given a float for the row, the full-text index scans them all, or answers with another. */
const HIT = `
  SELECT pages.url, domain, organization, country, level, state, language, city, content_type, published_at,
    content_changed_at, last_crawled, word_count,
    highlight(page_words, 0, '${MATCH_START}', '${MATCH_END}') AS title,
    snippet(page_words, 1, '${MATCH_START}', '${MATCH_END}', '…', ${SNIPPET_WORDS}) AS snippet
  FROM page_words JOIN pages ON pages.id = page_words.rowid
  WHERE page_words MATCH ? AND page_words.rowid = CAST(? AS INTEGER)`;

export function readHits(store: Store, ranked: readonly Ranked[], match: string): Hit[] {
  const statement = store.statement(HIT);
  const hits: Hit[] = [];
  for (const { id, score } of ranked) {
    const row = statement.get(match, id);
    if (row) hits.push(hit(row, score));
  }
  return hits;
}

function hit(row: Row, score: number) {
  const published = time(row, "published_at");
  const crawled = time(row, "last_crawled");
  // The contract wants this date wherever any is known: a text that never changed dates from when it was first seen.
  const changed = time(row, "content_changed_at") ?? earliest(published, crawled);
  return {
    ...row,
    url: text(row, "url"),
    title: text(row, "title"),
    snippet: text(row, "snippet"),
    level: text(row, "level"),
    published_at: timeOrNull(published),
    content_changed_at: timeOrNull(changed),
    updated_at: timeOrNull(changed === null ? published : Math.max(published ?? changed, changed)),
    last_crawled: timeOrNull(crawled),
    score: Math.round(score * 10_000) / 10_000,
  };
}

const timeOrNull = (time: number | null): string | null => (time === null ? null : isoTime(time));

function earliest(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

export function markedHtml(highlighted: string): string {
  return escapeHtml(highlighted).replaceAll(MATCH_START, "<mark>").replaceAll(MATCH_END, "</mark>");
}

/** Without the two markers, halves of characters, and what XML forbids: none of it is indexed, or is in a feed. */
export function withoutMarkers(text: string): string {
  const plain = text.toWellFormed().replaceAll(/[\uE000\uE001]/g, "");
  return plain.replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, " ");
}
