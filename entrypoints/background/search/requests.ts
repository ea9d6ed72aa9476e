import type { Handlers } from "../../../utils/platform/answer.ts";
import { openAnswers } from "../../../utils/platform/answers-database.ts";
import type { Effort, Served } from "../../../utils/platform/messages.ts";
import { readSettings, type Settings, settingsForSending } from "../../../utils/platform/settings.ts";
import type { DomainsRequest, PlacesRequest } from "../../../utils/requests/answers.ts";
import type { ApiFailure, Service, ServiceState } from "../../../utils/requests/failure.ts";
import { LIMITS, type SearchRequest } from "../../../utils/requests/request.ts";
import { failed, type Result, success } from "../../../utils/requests/result.ts";
import { browserNetwork, knownState } from "../network/browser-network.ts";
import { CACHE_LIMITS, createCache } from "./cache.ts";
import type { Question } from "./client.ts";
import {
  countriesQuestion,
  domainsQuestion,
  placesQuestion,
  recentQuestion,
  searchQuestion,
  statsQuestion,
  suggestQuestion,
  titleWords,
} from "./client.ts";
import { createServing } from "./freshness.ts";
import { askHealth, probeAddress } from "./health.ts";

const cache = createCache(CACHE_LIMITS, Date.now);
const serve = createServing(browserNetwork, cache);

/** An address that is only being tried says nothing about the service in use. */
const probeNetwork = {
  ...browserNetwork,
  pauses: { until: async () => 0, set: async () => undefined },
  report: () => undefined,
};

/** What the first call needs, whichever it is: the browser reads it while the listeners are added. */
export function prepareRequests(): void {
  void requestHandlers.serviceStates();
}

/** Most calls need it. Not opened sooner: its answers would stand before the page's first message. */
export function openDatabase(): void {
  openAnswers();
}

/** Answers what pages ask about government pages. */
export const requestHandlers = {
  search: ({ request, effort }, signal) => serveFrom((base) => searchQuestion(base, request), effort, signal),
  recent: ({ request, effort }, signal) => serveFrom((base) => recentQuestion(base, request), effort, signal),
  suggest: ({ q, size }, signal) => suggest(q, size, signal),
  places: ({ request, effort }, signal) => serveFrom((base) => placesQuestion(base, request), effort, signal),
  countries: ({ effort }, signal) => serveFrom(countriesQuestion, effort, signal),
  domains: ({ request, effort }, signal) =>
    serveFrom((base) => domainsQuestion(base, request), effort, signal),
  stats: ({ effort }, signal) => serveFrom(statsQuestion, effort, signal),

  async health({ service }, signal) {
    const base = await addressOf(service);
    if (base === null) return failed({ kind: "not-configured", service });
    return askHealth(service, base, signal, browserNetwork);
  },
  async serviceStates() {
    const [search, factCheck] = await Promise.all([stateOf("search"), stateOf("factCheck")]);
    return { search, factCheck };
  },
  probe: ({ service, address }, signal) => probeAddress(service, address, signal, probeNetwork),
  async clearCache() {
    await cache.clear();
    return null;
  },
  cacheSize: () => cache.size(),
} satisfies Partial<Handlers>;

/** Also what the address bar asks, with the same copies and the same limits. */
export async function suggest(
  q: string,
  size: number,
  signal: AbortSignal,
  once = false,
): Promise<Result<Served<readonly string[]>, ApiFailure>> {
  const base = await addressOf("search");
  if (base === null) return failed({ kind: "not-configured", service: "search" });
  const { words, beside } = titleWords(q);
  const question = suggestQuestion(base, words, size);
  if (question === null) return success({ value: [], fetchedAt: Date.now(), from: "fresh", failure: null });
  const answer = await serve.freshest(question, signal, once);
  return answer.ok ? success(withBeside(beside, answer.value)) : answer;
}

/** Choosing a title must not lose the operators that were typed with the words. */
function withBeside(beside: string, served: Served<readonly string[]>): Served<readonly string[]> {
  const lines = served.value.map((title) => `${beside} ${title}`.trim());
  return { ...served, value: lines.filter(({ length }) => length <= LIMITS.queryLength) };
}

/** What may be shown while a person types, without asking the service. */
export const savedCopies = {
  async suggestions(q: string, size: number): Promise<Served<readonly string[]> | null> {
    const { words, beside } = titleWords(q);
    const saved = await savedFrom((base) => suggestQuestion(base, words, size));
    return saved && withBeside(beside, saved);
  },
  search: (request: SearchRequest) => savedFrom((base) => searchQuestion(base, request)),
  countries: () => savedFrom(countriesQuestion),
  places: (request: PlacesRequest) => savedFrom((base) => placesQuestion(base, request)),
  domains: (request: DomainsRequest) => savedFrom((base) => domainsQuestion(base, request)),
};

async function savedFrom<Value>(
  questionAt: (base: string) => Question<Value> | null,
): Promise<Served<Value> | null> {
  const base = addressIn(await readSettings(), "search");
  const question = base === null ? null : questionAt(base);
  return question && serve.saved(question);
}

async function serveFrom<Value>(
  questionAt: (base: string) => Question<Value>,
  effort: Effort,
  signal: AbortSignal,
): Promise<Result<Served<Value>, ApiFailure>> {
  const base = await addressOf("search");
  if (base === null) return failed({ kind: "not-configured", service: "search" });
  return serve.answer(questionAt(base), effort, signal);
}

async function stateOf(service: Service): Promise<ServiceState> {
  return addressIn(await readSettings(), service) === null
    ? { state: "not-configured" }
    : knownState(service);
}

async function addressOf(service: Service): Promise<string | null> {
  return addressIn(await settingsForSending(), service);
}

function addressIn({ searchServiceUrl, factCheckServiceUrl }: Settings, service: Service): string | null {
  return service === "search" ? searchServiceUrl : factCheckServiceUrl;
}
