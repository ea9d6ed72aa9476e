import type { Ask, Effort, Served } from "../../../utils/calls/calls-table.ts";
import type { ApiFailure } from "../../../utils/platform/failure.ts";
import { failed, type Result, success } from "../../../utils/platform/result.ts";
import type { Lists } from "../../../utils/search/lift-operators.ts";
import { EVERY_PLACE } from "../../../utils/search/places.ts";
import type { RecentRequest, SearchRequest } from "../../../utils/search/request.ts";
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
import { readSettings } from "../../../utils/settings/settings.ts";
import { inBackground } from "../in-background.ts";
import { addressIn, browserNetwork, serviceAddress } from "../network/browser-network.ts";
import { CACHE_LIMITS, createCache } from "./cache.ts";
import {
  countriesQuestion,
  domainsQuestion,
  placesQuestion,
  type Question,
  recentQuestion,
  searchQuestion,
  statsQuestion,
  suggestibleWords,
  suggestQuestion,
} from "./search-client.ts";
import { createServing } from "./serving.ts";

const cache = createCache(CACHE_LIMITS, Date.now);
const serve = createServing(browserNetwork, cache);

/** An answer with its age, from the cache or from the service. */
export type Answer<Value> = Promise<Result<Served<Value>, ApiFailure>>;

export function search(
  { request, effort, withoutFacets = false }: Ask<SearchRequest>,
  signal: AbortSignal,
): Answer<ResultPage> {
  return answer((base) => searchQuestion(base, request, withoutFacets), effort, signal);
}

/** A search whose answer is stored elsewhere, without counts. */
export function searchFreshly(request: SearchRequest, signal: AbortSignal): Answer<ResultPage> {
  return search({ request, effort: "up-to-date", withoutFacets: true }, signal);
}

/** The same for a recent view. */
export function recentFreshly(request: RecentRequest, signal: AbortSignal): Answer<RecentPage> {
  return recent({ request, effort: "up-to-date", withoutFacets: true }, signal);
}

export function recent(
  { request, effort, withoutFacets = false }: Ask<RecentRequest>,
  signal: AbortSignal,
): Answer<RecentPage> {
  return answer((base) => recentQuestion(base, request, withoutFacets), effort, signal);
}

export function places({ request, effort }: Ask<PlacesRequest>, signal: AbortSignal): Answer<Places> {
  return list((base) => placesQuestion(base, request), effort, signal);
}

export function countries({ effort }: { effort: Effort }, signal: AbortSignal): Answer<Countries> {
  return list(countriesQuestion, effort, signal);
}

export function domains({ request, effort }: Ask<DomainsRequest>, signal: AbortSignal): Answer<Domains> {
  return list((base) => domainsQuestion(base, request), effort, signal);
}

export function stats({ effort }: { effort: Effort }, signal: AbortSignal): Answer<Stats> {
  return answer(statsQuestion, effort, signal);
}

/** Titles that continue the words typed. `once`: without a second try, for callers that cannot wait for it. */
export async function suggest(
  { q, size, once = false }: { q: string; size: number; once?: boolean },
  signal: AbortSignal,
): Answer<readonly string[]> {
  const base = await serviceAddress("search");
  if (base === null) return failed({ kind: "not-configured", service: "search" });
  const { words, beside } = suggestibleWords(q, await listsBeside(q));
  const question = suggestQuestion(base, words, size);
  if (question === null) return success({ value: [], fetchedAt: Date.now(), from: "fresh", failure: null });
  const suggested = await serve.answer(question, "up-to-date", signal, once);
  return suggested.ok ? success(withBeside(beside, suggested.value)) : suggested;
}

/** Saved copies alone, however old, or null: they never ask the service, so they are allowed while a user types. */
export const saved = {
  search: (request: SearchRequest) => copy((base) => searchQuestion(base, request)),
  places: (request: PlacesRequest) => copy((base) => placesQuestion(base, request)),
  countries: () => copy(countriesQuestion),
  domains: (request: DomainsRequest) => copy((base) => domainsQuestion(base, request)),
  async suggestions(q: string, size: number): Promise<Served<readonly string[]> | null> {
    const { words, beside } = suggestibleWords(q, await listsBeside(q));
    const suggested = await copy((base) => suggestQuestion(base, words, size));
    return suggested && withBeside(beside, suggested);
  },
};

/** The lists that tell where values of operators end; null where there can be none. */
async function listsBeside(q: string): Promise<Lists | null> {
  if (!q.includes(":")) return null;
  const [known, listed] = await Promise.all([saved.countries(), saved.places(EVERY_PLACE)]);
  const { states, cities } = listed?.value ?? { states: [], cities: [] };
  return { countries: known?.value.countries ?? [], states, cities };
}

export async function clearCache(): Promise<null> {
  await cache.clear();
  return null;
}

export const cacheSize = () => cache.size();

/** Lists grow slowly, so nobody waits for a newer one than is there: that is fetched for the next time. */
async function list<Value>(
  questionAt: (base: string) => Question<Value>,
  effort: Effort,
  signal: AbortSignal,
): Answer<Value> {
  const answered = await answer(questionAt, effort, signal);
  const isOld = effort === "saved" && answered.ok && answered.value.from === "stale";
  if (isOld && answered.value.failure === null) inBackground("Renewing a list", renew(questionAt));
  return answered;
}

async function renew<Value>(questionAt: (base: string) => Question<Value>): Promise<void> {
  const renewed = await answer(questionAt, "fresh", new AbortController().signal);
  if (!renewed.ok) console.warn("A list could not be renewed:", renewed.failure);
}

async function answer<Value>(
  questionAt: (base: string) => Question<Value>,
  effort: Effort,
  signal: AbortSignal,
): Answer<Value> {
  const base = await serviceAddress("search");
  if (base === null) return failed({ kind: "not-configured", service: "search" });
  return serve.answer(questionAt(base), effort, signal);
}

async function copy<Value>(
  questionAt: (base: string) => Question<Value> | null,
): Promise<Served<Value> | null> {
  const base = addressIn(await readSettings(), "search");
  const question = base === null ? null : questionAt(base);
  return question && serve.saved(question);
}

/** Puts the operators that were typed with the words before each title, so that choosing one does not lose them. */
function withBeside(beside: string, served: Served<readonly string[]>): Served<readonly string[]> {
  const titles = served.value.map((title) => `${beside} ${title}`.trim());
  return { ...served, value: titles.filter(({ length }) => length <= LIMITS.queryLength) };
}
