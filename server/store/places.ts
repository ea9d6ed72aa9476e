import type { CountryCode } from "../load/data.ts";
import type { KnownCities } from "../query/cities.ts";
import { findState, placeKey, type State } from "../query/places.ts";
import type { Store } from "./database.ts";
import { quote } from "./match.ts";
import { number, text } from "./rows.ts";

export interface PlacesRequest {
  readonly countries: readonly CountryCode[];
  readonly state: State | undefined;
  readonly prefix: string;
  readonly limit: number;
}

export function listStates(store: Store, countries: readonly CountryCode[]) {
  return store
    .statement(
      `SELECT state, count(DISTINCT city_key) AS cities FROM pages
       WHERE state IS NOT NULL AND country IN (SELECT value FROM json_each(?)) GROUP BY state`,
    )
    .all(JSON.stringify(countries))
    .flatMap((row) => {
      const state = findState(text(row, "state"));
      return state ? [{ ...state, cities_indexed: number(row, "cities") }] : [];
    })
    .sort((a, b) => a.country.localeCompare(b.country) * -1 || a.name.localeCompare(b.name));
}

export function listCities(store: Store, request: PlacesRequest) {
  const key = placeKey(request.prefix);
  return store
    .statement(
      `SELECT city, state, country, domains FROM places
       WHERE country IN (SELECT value FROM json_each(?))
         AND (? IS NULL OR state = ?)
         AND substr(city_key, 1, ?) = ?
       ORDER BY domains DESC, pages DESC, city_key, state LIMIT ?`,
    )
    .all(
      JSON.stringify(request.countries),
      request.state?.code ?? null,
      request.state?.code ?? null,
      key.length,
      key,
      request.limit,
    )
    .map((row) => {
      const state = text(row, "state");
      return { ...row, state_name: state === "" ? null : (findState(state)?.name ?? state) };
    });
}

export function countKnownCities(store: Store): number {
  return number(store.statement("SELECT count(*) AS cities FROM places").get(), "cities");
}

/** The cities that pages are about. */
export function knownCities(store: Store): KnownCities {
  return {
    has: (key) => store.statement("SELECT 1 FROM places WHERE city_key = ? LIMIT 1").get(key) !== undefined,
    // Busiest first, so that of two equally close names the likelier one is suggested first.
    names: () =>
      store
        .statement(
          "SELECT city FROM places GROUP BY city_key ORDER BY sum(domains) DESC, sum(pages) DESC, city",
        )
        .all()
        .map((row) => text(row, "city")),
  };
}

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
