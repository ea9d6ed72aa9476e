import type { Check, Origin } from "../claims/check.ts";
import type { Held, PlaceInLine } from "../claims/line.ts";
import type {
  CityPlace,
  Countries,
  Domain,
  Domains,
  DomainsRequest,
  Health,
  Places,
  PlacesRequest,
  RecentPage,
  ResultPage,
  Stats,
} from "../requests/answers.ts";
import type { ApiFailure, Service, ServiceState } from "../requests/failure.ts";
import type { Filters, RecentRequest, SearchRequest } from "../requests/request.ts";
import type { Result } from "../requests/result.ts";
import type { Completion } from "../requests/typing.ts";

/** An answer of a service, or the copy of an earlier one. */
export interface Served<Value> {
  readonly value: Value;
  readonly fetchedAt: number;
  /** `service`: just fetched. `fresh`: a copy young enough to stand for it. `stale`: an older copy. */
  readonly from: "service" | "fresh" | "stale";
  /** Why an old copy is all there is; null while nothing failed (ask again for a fresh one). */
  readonly failure: ApiFailure | null;
}

/** How hard to try: `saved` answers from the copy where there is one, `fresh` goes to the service first. */
export type Effort = "saved" | "fresh";

export interface Ask<Request> {
  readonly request: Request;
  readonly effort: Effort;
  /** The page has the counts already: without them the service answers sooner. */
  readonly withoutFacets?: boolean;
}

/** A claim to check, and where it was met. */
export interface NewCheck {
  readonly claim: string;
  readonly origin: Origin | null;
  /** True: ask the service even where a verdict of the last day is saved. */
  readonly again: boolean;
}

export interface LatestCheck {
  readonly check: Check;
  /** null: it is not waiting. */
  readonly inLine: PlaceInLine | null;
}

/** Every call a page may make of the worker: name → what is sent, what comes back. */
export interface Calls {
  search: { request: Ask<SearchRequest>; answer: Result<Served<ResultPage>, ApiFailure> };
  recent: { request: Ask<RecentRequest>; answer: Result<Served<RecentPage>, ApiFailure> };
  suggest: { request: { q: string; size: number }; answer: Result<Served<readonly string[]>, ApiFailure> };
  /** What a picker lists for the letters typed; these are sent only where suggestions as you type were chosen. */
  findCities: {
    request: { prefix: string; filters: Filters };
    answer: Result<readonly CityPlace[], ApiFailure>;
  };
  findDomains: {
    request: { words: string; filters: Filters };
    answer: Result<readonly Domain[], ApiFailure>;
  };
  /** What the operator at the caret can become; from what is saved alone where nothing may be sent while typing. */
  completeOperator: { request: { q: string; caret: number }; answer: readonly Completion[] };
  places: { request: Ask<PlacesRequest>; answer: Result<Served<Places>, ApiFailure> };
  countries: { request: { effort: Effort }; answer: Result<Served<Countries>, ApiFailure> };
  domains: { request: Ask<DomainsRequest>; answer: Result<Served<Domains>, ApiFailure> };
  stats: { request: { effort: Effort }; answer: Result<Served<Stats>, ApiFailure> };
  health: { request: { service: Service }; answer: Result<Health, ApiFailure> };
  /** What is known already, without asking the services. */
  serviceStates: { request: null; answer: Record<Service, ServiceState> };
  /** Whether a service of the contract answers at an address that is not saved yet. */
  probe: { request: { service: Service; address: string }; answer: Result<Health, ApiFailure> };
  /** The words of the person's own searches, newest first. */
  ownSearches: { request: null; answer: readonly string[] };
  rememberSearch: { request: SearchRequest; answer: null };
  clearCache: { request: null; answer: null };
  cacheSize: { request: null; answer: { entries: number; bytes: number } };
  /** The newest few, for where there is little room. */
  latestChecks: { request: { count: number }; answer: readonly LatestCheck[] };
  /** Stored before it is answered; the id is the check's record in the store. */
  addCheck: { request: NewCheck; answer: Result<{ id: string }, ApiFailure> };
  retryCheck: { request: { id: string }; answer: null };
  /** Tries at once what waits only because the service could not be reached. */
  hurryChecks: { request: null; answer: null };
  removeCheck: { request: { id: string }; answer: null };
  removeAllChecks: { request: null; answer: null };
  /** Takes a removal back. */
  restoreCheck: { request: { check: Check }; answer: null };
  /** The person has had these before their eyes. */
  seeChecks: { request: { ids: readonly string[] }; answer: null };
  /** The service's own text form of a verdict, which is kept with the check. */
  verdictText: { request: { id: string; claim: string }; answer: Result<string, ApiFailure | Held> };
}

export type CallName = keyof Calls;

/** The name of the port each page opens to the worker: its closing tells the worker that nobody waits. */
export const CALLS_PORT = "calls";

/** What a page sends: a call, or word that it no longer waits for one. */
export type CallMessage = {
  [Name in CallName]: { readonly id: number; readonly name: Name; readonly request: Calls[Name]["request"] };
}[CallName];

export interface AbortMessage {
  readonly abort: number;
}

/** What the worker sends back. With neither answer nor failure the call failed in a way that nobody foresaw. */
export interface AnswerMessage<Name extends CallName> {
  readonly id: number;
  readonly answer?: Calls[Name]["answer"];
  readonly failure?: ApiFailure;
}
