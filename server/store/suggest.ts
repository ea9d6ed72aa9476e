import type { Store } from "./database.ts";
import { quote } from "./match.ts";
import { text } from "./rows.ts";

/** A prefix of two letters can match most titles; this many are enough to choose the shortest from. */
const CONSIDERED = 2000;

const SUGGEST = `
  SELECT title FROM (SELECT title FROM page_titles WHERE page_titles MATCH ? LIMIT ${CONSIDERED})
  ORDER BY length(title), title LIMIT ?`;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Titles that begin as typed, then titles that hold the words typed, the last of them unfinished. Plain text. */
export function suggestTitles(store: Store, typed: string, size: number): string[] {
  const words = typed.toWellFormed().match(WORD) ?? [];
  if (words.length === 0) return [];
  const statement = store.statement(SUGGEST);
  const begins = statement.all(`^ ${quote(words.join(" "))} *`, size);
  const holds = begins.length < size ? statement.all(`${words.map(quote).join(" ")} *`, size) : [];
  const titles = [...begins, ...holds].map((row) => text(row, "title"));
  return [...new Set(titles)].slice(0, size);
}
