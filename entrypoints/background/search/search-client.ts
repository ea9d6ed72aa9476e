import type { GenericSchema } from "valibot";
import type { ApiFailure } from "../../../utils/platform/failure.ts";
import type { Result } from "../../../utils/platform/result.ts";
import { isHalfValue, type Lists, wholeTerms } from "../../../utils/search/lift-operators.ts";
import { parseQuery, printQuery } from "../../../utils/search/operators.ts";
import type { PageRequest, RecentRequest, SearchRequest } from "../../../utils/search/request.ts";
import type {
  Countries,
  Domains,
  DomainsRequest,
  Places,
  PlacesRequest,
  RecentPage,
  ResultPage,
  Stats,
} from "../../../utils/search/service-answers.ts";
import { LIMITS } from "../../../utils/search/service-limits.ts";
import { cacheKey, toParameters } from "../../../utils/search/to-parameters.ts";
import { endpoint, type HttpAnswer } from "../network/http.ts";
import { readJson } from "../network/json.ts";
import { FRESH_FOR } from "./freshness.ts";
import { stats, suggestions } from "./schemas/figures.ts";
import { recentPage, resultPage } from "./schemas/pages.ts";
import { countries, domains, places } from "./schemas/place-schemas.ts";

/** Part of every cache key. Raise it when the types of answers change, so that older copies are not found. */
const FORM = 2;

/** One question to the search service: where to ask, how long the answer is fresh, how to read it. */
export interface Question<Value> {
  readonly url: URL;
  /** The cache key: equal for questions that have the same answer. */
  readonly key: string;
  /** Copies under these keys hold more than this question asks for, so they answer it too. */
  readonly fullerKeys: readonly string[];
  /** Copies under these keys lack a part. They are used only where the service does not answer. */
  readonly lesserKeys: readonly string[];
  readonly freshForMs: number;
  readonly read: (answer: HttpAnswer) => Result<Value, ApiFailure>;
  /** Copies under this key were stored by `read`, so they are trusted instead of checked against the schema again. */
  readonly isOwn: (value: unknown) => value is Value;
}

export function searchQuestion(
  base: string,
  request: SearchRequest,
  withoutFacets = false,
): Question<ResultPage> {
  const url = endpoint(base, "/api/v1/search", pageParameters(request, withoutFacets));
  return { ...question(url, FRESH_FOR.search, resultPage), ...pageKeys(base, request, withoutFacets) };
}

export function recentQuestion(
  base: string,
  request: RecentRequest,
  withoutFacets = false,
): Question<RecentPage> {
  const url = endpoint(base, "/api/v1/recent", pageParameters(request, withoutFacets));
  return { ...question(url, FRESH_FOR.recent, recentPage), ...pageKeys(base, request, withoutFacets) };
}

function pageParameters(request: PageRequest, withoutFacets: boolean): URLSearchParams {
  const parameters = toParameters(request);
  if (withoutFacets) parameters.append("facets", "false");
  return parameters;
}

/** Answers with and without counts are kept apart, so that the later one does not replace counts by none. */
function pageKeys(
  base: string,
  request: PageRequest,
  withoutFacets: boolean,
): Pick<Question<unknown>, "key" | "fullerKeys" | "lesserKeys"> {
  const counted = keyOf(endpoint(base, `/${cacheKey(request)}`));
  const bare = `${counted}&facets=false`;
  return withoutFacets
    ? { key: bare, fullerKeys: [counted], lesserKeys: [] }
    : { key: counted, fullerKeys: [], lesserKeys: [bare] };
}

/** null: the service does not accept a prefix of this length (contract §4.5). */
export function suggestQuestion(base: string, q: string, size: number): Question<readonly string[]> | null {
  const prefix = q.toWellFormed().trim().replace(/\s+/g, " ");
  if (prefix.length < LIMITS.suggestMinimum || prefix.length > LIMITS.suggestMaximum) return null;
  const parameters = new URLSearchParams({ q: prefix, size: String(size) });
  return question(endpoint(base, "/api/v1/suggest", parameters), FRESH_FOR.suggest, suggestions);
}

/**
 * Splits typed text into the words that titles can be suggested for, and the rest: operators, phrases and excluded words
 * never occur in a title. No words while one of those is being typed, nor behind a value that `known` does not have, which a
 * search would be refused for. `known`: null where a value is taken to end at its first space.
 */
export function suggestibleWords(
  q: string,
  known: Lists | null,
): { readonly words: string; readonly beside: string } {
  const terms = known ? wholeTerms(q, known) : parseQuery(q);
  const isWord = (term: (typeof terms)[number] | undefined): boolean =>
    term?.kind === "word" && !term.excluded;
  const isHalf = known !== null && terms.some((term) => isHalfValue(term, known));
  return {
    words: isWord(terms.at(-1)) && !isHalf ? printQuery(terms.filter(isWord)) : "",
    beside: printQuery(terms.filter((term) => !isWord(term))),
  };
}

export function placesQuestion(base: string, request: PlacesRequest): Question<Places> {
  const parameters = new URLSearchParams();
  for (const country of request.country) parameters.append("country", country.toLowerCase());
  if (request.state) parameters.append("state", request.state.toUpperCase());
  const prefix = request.q.toWellFormed().trim();
  if (prefix) parameters.append("q", prefix);
  parameters.append("limit", String(within(request.limit, 1, LIMITS.citiesAtOnce)));
  return question(endpoint(base, "/api/v1/places", parameters), FRESH_FOR.places, places);
}

export function countriesQuestion(base: string): Question<Countries> {
  return question(endpoint(base, "/api/v1/countries"), FRESH_FOR.countries, countries);
}

export function domainsQuestion(base: string, request: DomainsRequest): Question<Domains> {
  const parameters = new URLSearchParams();
  for (const country of request.country) parameters.append("country", country.toLowerCase());
  if (request.level) parameters.append("level", request.level);
  // The contract also states a schema of exactly two characters (§4.7), so a name in full is not sent.
  const codes = request.state.filter((state) => state.length === 2);
  for (const state of codes) parameters.append("state", state.toUpperCase());
  for (const city of request.city) parameters.append("city", city);
  const search = request.search.toWellFormed().trim().slice(0, LIMITS.domainWordsLength).toWellFormed();
  if (search) parameters.append("search", search);
  parameters.append("limit", String(within(request.limit, 1, LIMITS.domainsAtOnce)));
  parameters.append("offset", String(within(request.offset, 0, LIMITS.domainsFarthest)));
  return question(endpoint(base, "/api/v1/domains", parameters), FRESH_FOR.domains, domains);
}

export function statsQuestion(base: string): Question<Stats> {
  return question(endpoint(base, "/api/v1/stats"), FRESH_FOR.stats, stats);
}

function question<Value>(
  url: URL,
  freshForMs: number,
  schema: GenericSchema<unknown, Value>,
): Question<Value> {
  return {
    url,
    key: keyOf(url),
    fullerKeys: [],
    lesserKeys: [],
    freshForMs,
    read: ({ text }: HttpAnswer) => readJson(text, schema),
    isOwn: (value): value is Value => value !== undefined,
  };
}

function keyOf(url: URL): string {
  return `${FORM} ${url.href}`;
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.trunc(value)));
}
