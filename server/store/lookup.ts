import type { FactCheckLookup, SourcePage } from "../fact-check/types.ts";
import type { Store } from "./database.ts";
import { filterWord, quote } from "./match.ts";
import { type Row, text } from "./rows.ts";

const PAGE = `
  SELECT pages.*, page_words.title, page_words.text
  FROM pages JOIN page_words ON page_words.rowid = pages.id`;

const AMERICAN = `filters : (${quote(filterWord("country", "US"))} AND ${quote(filterWord("site", "gov"))})`;
const MOST_WORDS = 30;

/** Any of the words will do, so nearly every page matches; ranking this many stays quick. */
const CONSIDERED = 10_000;

const NEAREST = `
  SELECT pages.*, page_words.title, page_words.text
  FROM (
    SELECT rowid AS id, bm25(page_words, 10.0, 1.0, 0.0, 0.0) AS rank
    FROM page_words WHERE page_words MATCH ? LIMIT ${CONSIDERED}
  ) AS found
  JOIN pages USING (id) JOIN page_words ON page_words.rowid = found.id
  ORDER BY found.rank LIMIT ?`;

/** What the fact-checker may ask of the pages. */
export function factCheckLookup(store: Store): FactCheckLookup {
  return {
    pageAt(url) {
      const addresses = spellingsOf(url);
      const row = store
        .statement(`${PAGE} WHERE pages.url IN (SELECT value FROM json_each(?)) LIMIT 1`)
        .get(JSON.stringify(addresses));
      return row ? sourcePage(row) : null;
    },
    nearest(words, limit) {
      const wanted =
        words
          .toWellFormed()
          .match(/[\p{L}\p{N}]{3,}/gu)
          ?.slice(0, MOST_WORDS) ?? [];
      if (wanted.length === 0) return [];
      const anyWord = wanted.map(quote).join(" OR ");
      return store
        .statement(NEAREST)
        .all(`{title text} : (${anyWord}) AND ${AMERICAN}`, limit)
        .map(sourcePage);
    },
  };
}

/** The ways an address is written that mean one page: scheme, `www.` and a closing slash do not matter. */
function spellingsOf(url: string): string[] {
  const { host, pathname, search } = new URL(url);
  const bare = host.replace(/^www\./, "");
  const path = (pathname + search).replace(/\/$/, "");
  return ["https", "http"].flatMap((scheme) =>
    [bare, `www.${bare}`].flatMap((name) => [`${scheme}://${name}${path}`, `${scheme}://${name}${path}/`]),
  );
}

function sourcePage(row: Row): SourcePage {
  return {
    url: text(row, "url"),
    title: text(row, "title"),
    text: text(row, "text"),
    domain: text(row, "domain"),
    organization: text(row, "organization"),
    country: text(row, "country"),
  };
}
