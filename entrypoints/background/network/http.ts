import type { ApiFailure, Service } from "../../../utils/platform/failure.ts";
import { failed, type Result, success } from "../../../utils/platform/result.ts";
import type { Wait } from "../../../utils/platform/wait.ts";
import { originsOf } from "../../../utils/settings/service-address.ts";
import { MOST } from "../../../utils/text/input-limits.ts";
import { withoutEndSlashes } from "../../../utils/text/tidy.ts";
import { pauseEnd, type RateLimitPauses, retryAfterMs } from "./rate-limit-pauses.ts";
import { readRefusal } from "./refusal.ts";

/** What a request needs from the outside, so that tests can bring their own. */
export interface Network {
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  readonly now: () => number;
  readonly random: () => number;
  readonly wait: Wait;
  readonly isOnline: () => boolean;
  /** Whether a service did not answer just now. */
  readonly isDown: (service: Service) => boolean;
  /** Whether the browser lets the extension reach the sites of a match pattern. */
  readonly mayReach: (origins: string) => Promise<boolean>;
  /** Whether the service is still the one at this address. A late answer of a former one says nothing of it. */
  readonly isInUse: (service: Service, url: URL) => Promise<boolean>;
  readonly pauses: RateLimitPauses;
  /** Called with every outcome; the service states that pages show come from here. */
  readonly report: (service: Service, failure: ApiFailure | null, milliseconds: number) => void;
}

/** Tries after the first one, of requests that may be repeated. */
const MORE_TRIES = 2;
const FIRST_DELAY = 300;

interface Body {
  readonly text: string;
  readonly bytes: number;
}

export interface HttpRequest {
  readonly service: Service;
  readonly url: URL;
  /** JSON to post; null for a GET. Only a GET may be repeated or redirected. */
  readonly body: string | null;
  /** Statuses besides 2xx whose body is an answer, not an error. */
  readonly alsoAnswers: readonly number[];
  /** For all tries together. */
  readonly timeoutMs: number;
  /** No second try: the caller prefers an early failure to a late answer. */
  readonly once?: boolean;
  /** The user asked for this in spite of a pause: allowed once in each pause, and never repeated. */
  readonly despitePause?: boolean;
  readonly signal: AbortSignal;
}

export interface HttpAnswer extends Body {
  readonly status: number;
}

interface Try {
  readonly outcome: Result<HttpAnswer, ApiFailure>;
  readonly repeatable: boolean;
  readonly waitAtLeast: number;
}

/** Asks a service: an answer that can be read, or what went wrong. Never throws. */
export async function ask(request: HttpRequest, network: Network): Promise<Result<HttpAnswer, ApiFailure>> {
  const startedAt = network.now();
  const outcome = await askUntilAnswered(request, network, startedAt + request.timeoutMs);
  if (await network.isInUse(request.service, request.url)) {
    network.report(request.service, failureIn(outcome), network.now() - startedAt);
  }
  return outcome;
}

/** An answer that says why a service is down can be read, and it is down all the same. */
function failureIn(outcome: Result<HttpAnswer, ApiFailure>): ApiFailure | null {
  if (!outcome.ok) return outcome.failure;
  const { status } = outcome.value;
  return status >= 500 ? { kind: "unavailable", status, message: "" } : null;
}

async function askUntilAnswered(
  request: HttpRequest,
  network: Network,
  giveUpAt: number,
): Promise<Result<HttpAnswer, ApiFailure>> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(request.timeoutMs)]);
  for (let tries = 1; ; tries += 1) {
    const { service } = request;
    const isPaused = (await network.pauses.until(service)) > network.now();
    if (isPaused && !(request.despitePause && (await network.pauses.takeRequest(service)))) {
      return failed(await rateLimited(service, network));
    }
    if (signal.aborted) return failed(whyEnded(request));

    const { outcome, repeatable, waitAtLeast } = await tryOnce(request, signal, network);
    if (isPaused) {
      if (isAnswered(outcome)) await endPause(request, network);
      return outcome;
    }
    if (outcome.ok || !repeatable || request.once || request.body !== null || tries > MORE_TRIES) {
      return outcome;
    }
    const delay = Math.max(backOff(tries - 1, network.random), waitAtLeast);
    if (network.now() + delay >= giveUpAt) return outcome;
    await network.wait(delay, signal);
    if (signal.aborted) return failed(whyEnded(request));
  }
}

async function endPause({ service, url }: HttpRequest, { isInUse, pauses }: Network): Promise<void> {
  if (await isInUse(service, url)) await pauses.set(service, 0);
}

async function rateLimited(service: Service, { pauses }: Network): Promise<ApiFailure> {
  const [until, asked] = await Promise.all([pauses.until(service), pauses.isRequestTaken(service)]);
  return { kind: "rate-limited", until, ...(asked && { asked }) };
}

/** The service did what was asked, or said why not: it takes requests again. */
export function isAnswered(outcome: Result<unknown, ApiFailure>): boolean {
  return outcome.ok || outcome.failure.kind === "refused" || outcome.failure.kind === "unreadable";
}

/** Doubles, with jitter, so that many browsers do not come back at the same moment. */
function backOff(triesMade: number, random: () => number): number {
  return FIRST_DELAY * 2 ** triesMade * (0.5 + random());
}

async function tryOnce(request: HttpRequest, signal: AbortSignal, network: Network): Promise<Try> {
  let answering = false;
  try {
    const response = await fetchJudged(request, signal, network);
    answering = true;
    if (response === null) return final(failed({ kind: "unreadable", problem: "redirected" }));
    return response.ok || request.alsoAnswers.includes(response.status)
      ? await readAnswer(response)
      : await readError(response, request, signal, network);
  } catch {
    if (signal.aborted) return final(failed(whyEnded(request)));
    // The service has done the work of a post whose answer broke off, and may have counted it, so this is not `unreachable`.
    if (answering && request.body !== null) return final(failed({ kind: "unreadable", problem: "not-json" }));
    if (!network.isOnline()) return final(failed({ kind: "offline" }));
    const origins = originsOf(request.url);
    if (!(await network.mayReach(origins).catch(unknownAccess)))
      return final(failed({ kind: "no-access", origins }));
    return { outcome: failed({ kind: "unreachable" }), repeatable: true, waitAtLeast: 0 };
  }
}

/** Browsers know no pattern for some hosts that can be asked, such as addresses of IPv6: then nothing says that access is missing. */
function unknownAccess(error: unknown): true {
  console.warn("Whether a site may be reached:", error);
  return true;
}

/**
 * What a request carries besides its address: nothing about the user. Firefox draws an extension's origin by lot for each
 * installation and sends it with every POST, and with every request to a host that it gave no access to. In this mode it sends
 * "null" instead and refuses such hosts: docs/decisions/0038-no-origin-in-firefox.md.
 */
const PLAIN = {
  credentials: "omit",
  referrerPolicy: "no-referrer",
  cache: "no-store",
  ...(import.meta.env.FIREFOX && ({ mode: "same-origin" } as const)),
} as const satisfies RequestInit;

/**
 * The answer of the service, or of where it redirects a GET; null for a redirect that is not followed. The words must not
 * reach a server before it was judged, and browsers do not tell where a redirect leads. So the same path is asked without
 * the words first, and they are sent directly to where that ended: docs/decisions/0016-redirects-are-judged-first.md.
 */
async function fetchJudged(
  { url, body }: HttpRequest,
  signal: AbortSignal,
  network: Network,
): Promise<Response | null> {
  const post = body === null ? {} : { method: "POST", body, headers: { "content-type": "application/json" } };
  const init = { ...PLAIN, ...post, signal, redirect: "manual" } as const;
  const first = await network.fetch(url.href, init);
  if (!isRedirect(first)) return first;
  if (body !== null) return null;
  const target = await redirectTarget(url, signal, network);
  if (target === null || !mayFollow(url, target)) return null;
  const second = await network.fetch(target.href, init);
  return isRedirect(second) ? null : second;
}

/** Where the path of an address redirects to, with the query of the address; null where that has no end. */
async function redirectTarget(url: URL, signal: AbortSignal, network: Network): Promise<URL | null> {
  try {
    const response = await network.fetch(url.origin + url.pathname, { ...PLAIN, signal });
    response.body?.cancel().catch(hasEnded);
    const target = new URL(response.url || url.href);
    target.search = url.search;
    return target;
  } catch (error) {
    if (signal.aborted || !network.isOnline()) throw error;
    return null;
  }
}

/** To another origin only over HTTPS, where nobody on the way can read or change it. */
function mayFollow(asked: URL, target: URL): boolean {
  return target.origin === asked.origin || target.protocol === "https:";
}

/** The others of 3xx, such as 300 and 304, lead nowhere: a browser hands them over as they are. */
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

function isRedirect(response: Response): boolean {
  if (response.type !== "opaqueredirect" && !REDIRECTS.includes(response.status)) return false;
  response.body?.cancel().catch(hasEnded);
  return true;
}

/** Reads a body, counted after decompression; null where it is larger than the limit. */
async function readBody(response: Response): Promise<Body | null> {
  const { body } = response;
  if (body === null) return { text: "", bytes: 0 };
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { text: text + decoder.decode(), bytes };
    bytes += value.byteLength;
    if (bytes > MOST.answerBytes) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}

async function readAnswer(response: Response): Promise<Try> {
  const body = await readBody(response);
  if (body === null) return final(failed({ kind: "unreadable", problem: "too-large" }));
  if (response.ok && isWebPage(body)) return final(failed({ kind: "unreadable", problem: "not-json" }));
  return final(success({ ...body, status: response.status }));
}

/** What a network that wants a sign-in answers in place of the service, whatever was asked. */
function isWebPage({ text }: Body): boolean {
  return /^\s*<(!doctype|html)/i.test(text);
}

/** The status decides. A body that is cut off, too large or not JSON only loses the service's own message. */
async function readError(
  response: Response,
  request: HttpRequest,
  signal: AbortSignal,
  network: Network,
): Promise<Try> {
  const { status, headers } = response;
  if (status === 429) {
    response.body?.cancel().catch(hasEnded);
    const until = pauseEnd(request.service, headers, network.now());
    if (!(await network.isInUse(request.service, request.url))) {
      return final(failed({ kind: "rate-limited", until }));
    }
    await network.pauses.set(request.service, until);
    return final(failed(await rateLimited(request.service, network)));
  }
  const body = await readBody(response).catch(() => null);
  if (signal.aborted) return final(failed(whyEnded(request)));
  const text = body?.text ?? "";
  const refusal = readRefusal(text, status === 400 && asksForCity(request.url));
  if (status >= 400 && status < 500) return final(failed({ kind: "refused", status, ...refusal }));
  return {
    outcome: failed({ kind: "unavailable", status, message: refusal.message }),
    repeatable: status >= 500,
    waitAtLeast: retryAfterMs(headers, network.now()) ?? 0,
  };
}

/** A body that cannot be cancelled has ended by itself. */
function hasEnded(): void {}

function final(outcome: Try["outcome"]): Try {
  return { outcome, repeatable: false, waitAtLeast: 0 };
}

/** An address below a service's own address, which may have a path. */
export function endpoint(base: string, path: string, parameters?: URLSearchParams): URL {
  const url = new URL(`${withoutEndSlashes(base)}${path}`);
  if (parameters) url.search = parameters.toString();
  return url;
}

function asksForCity({ searchParams }: URL): boolean {
  return searchParams.has("city") || /(^|\s)-?city:/i.test(searchParams.get("q") ?? "");
}

/** Where the caller aborted and the time ran out at once, the abort counts. */
function whyEnded({ signal, timeoutMs }: HttpRequest): ApiFailure {
  return signal.aborted ? { kind: "aborted" } : { kind: "timeout", seconds: Math.ceil(timeoutMs / 1000) };
}
