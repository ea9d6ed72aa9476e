-- Words are kept apart from what is listed and sorted, so that ordering by date never reads a page's text. page_titles
-- is not stemmed: suggestions complete what is typed letter by letter.
CREATE TABLE pages (
  id INTEGER PRIMARY KEY,
  url TEXT NOT NULL UNIQUE,
  domain TEXT NOT NULL,
  organization TEXT NOT NULL,
  country TEXT NOT NULL,
  level TEXT NOT NULL,
  state TEXT,
  city TEXT,
  city_key TEXT,
  language TEXT NOT NULL,
  content_type TEXT NOT NULL,
  published_at INTEGER,
  content_changed_at INTEGER,
  updated_at INTEGER,
  last_crawled INTEGER,
  word_count INTEGER NOT NULL
);
CREATE INDEX pages_by_updated_at ON pages (updated_at, published_at);
CREATE INDEX pages_by_published_at ON pages (published_at);
CREATE INDEX pages_by_content_changed_at ON pages (content_changed_at, published_at);
CREATE INDEX pages_by_last_crawled ON pages (last_crawled, published_at);
CREATE INDEX pages_by_domain ON pages (domain);
CREATE VIRTUAL TABLE page_words USING fts5 (
  title, text, url, filters, tokenize = 'porter unicode61 remove_diacritics 2'
);
CREATE VIRTUAL TABLE page_titles USING fts5 (
  title, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3 4'
);
CREATE TABLE domains (
  domain TEXT PRIMARY KEY,
  organization TEXT NOT NULL,
  search_key TEXT NOT NULL,
  country TEXT NOT NULL,
  level TEXT NOT NULL,
  state TEXT,
  city TEXT,
  city_key TEXT
) WITHOUT ROWID;
CREATE TABLE places (
  city TEXT NOT NULL,
  city_key TEXT NOT NULL,
  state TEXT,
  country TEXT NOT NULL,
  domains INTEGER NOT NULL,
  pages INTEGER NOT NULL
);
CREATE TABLE source (name TEXT NOT NULL);
