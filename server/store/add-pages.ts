import { type CorpusPage, readTime } from "../load/corpus-file.ts";
import { folded } from "../query/folded.ts";
import { placeKey } from "../query/places.ts";
import { filetypeOfMediaType } from "../query/read-names.ts";
import type { Store } from "./database.ts";
import { EVERY_PAGE, filterWord, sitesOf } from "./match.ts";
import { withoutMarkers } from "./results.ts";
import { number } from "./rows.ts";

const INSERT_PAGE = `
  INSERT INTO pages (url, domain, organization, country, level, state, city, city_key, language, content_type,
    published_at, content_changed_at, updated_at, last_crawled, word_count)
  VALUES (:url, :domain, :organization, :country, :level, :state, :city, :city_key, :language, :content_type,
    :published_at, :content_changed_at, :updated_at, :last_crawled, :word_count)`;

/** Adds a page, or replaces the one at the same address. Call `finishAdding` after the last. */
export function addPage(store: Store, page: CorpusPage): void {
  const known = store.statement("SELECT id FROM pages WHERE url = ?").get(page.url);
  if (known) {
    store.statement("DELETE FROM page_words WHERE rowid = CAST(? AS INTEGER)").run(number(known, "id"));
    store.statement("DELETE FROM pages WHERE id = ?").run(number(known, "id"));
  }
  const title = withoutMarkers(page.title);
  const body = withoutMarkers(page.text);
  const published = readTime(page.published_at);
  const changed = readTime(page.content_changed_at);
  const { lastInsertRowid } = store.statement(INSERT_PAGE).run({
    ...whereOf(page),
    url: page.url,
    language: page.language,
    content_type: page.content_type,
    published_at: published,
    content_changed_at: changed,
    updated_at: published === null ? changed : Math.max(published, changed ?? published),
    last_crawled: readTime(page.last_crawled),
    word_count: body.match(/\S+/g)?.length ?? 0,
  });
  store
    .statement("INSERT INTO page_words (rowid, title, text, url, filters) VALUES (?, ?, ?, ?, ?)")
    .run(lastInsertRowid, title, body, page.url, filtersOf(page));
  addDomain(store, page);
}

type DomainPart = Pick<CorpusPage, "domain" | "organization" | "level" | "state" | "city"> & {
  readonly country: string;
};

/** Adds a domain that is not known yet. */
export function addDomain(store: Store, domain: DomainPart): void {
  store
    .statement(
      `INSERT INTO domains (domain, organization, search_key, country, level, state, city, city_key)
       VALUES (:domain, :organization, :search_key, :country, :level, :state, :city, :city_key)
       ON CONFLICT DO NOTHING`,
    )
    .run({ ...whereOf(domain), search_key: folded(`${domain.domain}\n${domain.organization}`) });
}

function whereOf({ domain, organization, country, level, state, city }: DomainPart) {
  const city_key = city === null ? null : placeKey(city);
  return { domain, organization, country, level, state, city, city_key };
}

/** Fills the tables that need all pages: places, and titles to suggest. */
export function finishAdding(store: Store): void {
  store.database.exec(`
    DELETE FROM places;
    INSERT INTO places
      SELECT min(city), city_key, state, country, count(DISTINCT domain), count(*)
      FROM pages WHERE city_key IS NOT NULL GROUP BY city_key, state, country;
    DELETE FROM page_titles;
    INSERT INTO page_titles (title) SELECT min(title) FROM page_words WHERE title <> '' GROUP BY lower(title);
    INSERT INTO page_words (page_words) VALUES ('optimize');
    ANALYZE;
  `);
}

function filtersOf(page: CorpusPage): string {
  const words = [
    EVERY_PAGE,
    filterWord("country", page.country),
    filterWord("language", page.language.toLowerCase()),
  ];
  const filetype = filetypeOfMediaType(page.content_type);
  if (filetype) words.push(filterWord("filetype", filetype));
  if (page.level !== "") words.push(filterWord("level", page.level));
  if (page.state !== null) words.push(filterWord("state", page.state.toUpperCase()));
  if (page.city !== null) words.push(filterWord("city", placeKey(page.city)));
  const sites = new Set([...sitesOf(page.domain), ...sitesOf(page.url)]);
  for (const site of sites) words.push(filterWord("site", site));
  return words.join(" ");
}
