import type { ApiFailure, Service } from "../../../utils/requests/failure.ts";
import { failed, type Result, success } from "../../../utils/requests/result.ts";
import { type Body, readBody } from "./body.ts";
import { readRefusal } from "./refusal.ts";
import { backOff, MORE_TRIES, pauseEnd, retryAfterMs } from "./retry.ts";

/** What a request needs of the world: tests bring their own. */
export interface Network {
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  readonly now: () => number;
  readonly random: () => number;
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly isOnline: () => boolean;
  readonly pauses: Pauses;
  /** Told of every outcome: what the pages show of a service's state comes from here. */
  readonly report: (service: Service, failure: ApiFailure | null, milliseconds: number) => void;
}

/** Until when each service is left alone. Kept over restarts of the worker, and true for every window. */
export interface Pauses {
  readonly until: (service: Service) => Promise<number>;
  readonly set: (service: Service, until: number) => Promise<void>;
}

export interface HttpRequest {
  readonly service: Service;
  readonly url: URL;
  /** JSON to post; null: a GET. Only a GET may be repeated or redirected. */
  readonly body: string | null;
  /** Statuses besides 2xx whose body is an answer of its own. */
  readonly alsoAnswers: readonly number[];
  /** For all tries together. */
  readonly timeoutMs: number;
  /** Never repeated: who asks would rather know at once. */
  readonly once?: boolean;
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
  network.report(request.service, outcome.ok ? null : outcome.failure, network.now() - startedAt);
  return outcome;
}

async function askUntilAnswered(
  request: HttpRequest,
  network: Network,
  giveUpAt: number,
): Promise<Result<HttpAnswer, ApiFailure>> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(request.timeoutMs)]);
  for (let tries = 1; ; tries += 1) {
    const pausedUntil = await network.pauses.until(request.service);
    if (pausedUntil > network.now()) return failed({ kind: "rate-limited", until: pausedUntil });
    if (signal.aborted) return failed(whyEnded(request));

    const { outcome, repeatable, waitAtLeast } = await tryOnce(request, signal, network);
    if (outcome.ok || !repeatable || request.once || request.body !== null || tries > MORE_TRIES) {
      return outcome;
    }
    const delay = Math.max(backOff(tries - 1, network.random), waitAtLeast);
    if (network.now() + delay >= giveUpAt) return outcome;
    try {
      await network.wait(delay, signal);
    } catch {
      return failed(whyEnded(request));
    }
  }
}

async function tryOnce(request: HttpRequest, signal: AbortSignal, network: Network): Promise<Try> {
  let answering = false;
  try {
    const response = await network.fetch(request.url.href, {
      signal,
      credentials: "omit",
      referrerPolicy: "no-referrer",
      cache: "no-store",
      ...(request.body === null
        ? {}
        : {
            method: "POST",
            body: request.body,
            headers: { "content-type": "application/json" },
            // A claim is for the service that was asked, not for whom it names.
            redirect: "manual",
          }),
    });
    answering = true;
    if (isSentOn(response, request.url)) {
      void response.body?.cancel().catch(() => undefined);
      return final(failed({ kind: "unreadable", problem: "redirected" }));
    }
    return response.ok || request.alsoAnswers.includes(response.status)
      ? await readAnswer(response)
      : await readError(response, request, signal, network);
  } catch {
    if (signal.aborted) return final(failed(whyEnded(request)));
    // A post whose answer was cut has been done, and perhaps counted: it must not look as if it never arrived.
    if (answering && request.body !== null) return final(failed({ kind: "unreadable", problem: "not-json" }));
    if (!network.isOnline()) return final(failed({ kind: "offline" }));
    return { outcome: failed({ kind: "unreachable" }), repeatable: true, waitAtLeast: 0 };
  }
}

async function readAnswer(response: Response): Promise<Try> {
  const body = await readBody(response);
  return final(
    body === null
      ? failed({ kind: "unreadable", problem: "too-large" })
      : success({ ...body, status: response.status }),
  );
}

/** The status says enough: a body that is cut, too large or no JSON only costs the service's own words. */
async function readError(
  response: Response,
  request: HttpRequest,
  signal: AbortSignal,
  network: Network,
): Promise<Try> {
  const { status, headers } = response;
  if (status === 429) {
    void response.body?.cancel().catch(() => undefined);
    const until = pauseEnd(request.service, headers.get("retry-after"), network.now());
    await network.pauses.set(request.service, until);
    return final(failed({ kind: "rate-limited", until }));
  }
  const body = await readBody(response).catch(() => null);
  if (signal.aborted) return final(failed(whyEnded(request)));
  const text = body?.text ?? "";
  const refusal = readRefusal(text, status === 400 && asksForCity(request.url));
  if (status >= 400 && status < 500) return final(failed({ kind: "refused", status, ...refusal }));
  return {
    outcome: failed({ kind: "unavailable", status, message: refusal.message }),
    repeatable: status >= 500,
    waitAtLeast: retryAfterMs(headers.get("retry-after"), network.now()) ?? 0,
  };
}

function final(outcome: Try["outcome"]): Try {
  return { outcome, repeatable: false, waitAtLeast: 0 };
}

/** A post is never sent on; a GET to another origin only where nobody on the way could have changed it. */
function isSentOn(response: Response, asked: URL): boolean {
  if (response.type === "opaqueredirect" || (response.status >= 300 && response.status < 400)) return true;
  if (!response.redirected) return false;
  const answered = new URL(response.url);
  return answered.origin !== asked.origin && answered.protocol !== "https:";
}

function asksForCity({ searchParams }: URL): boolean {
  return searchParams.has("city") || /(^|\s)-?city:/i.test(searchParams.get("q") ?? "");
}

/** The caller's own end comes first: a timeout at the same moment is of no interest any more. */
function whyEnded({ signal, timeoutMs }: HttpRequest): ApiFailure {
  return signal.aborted ? { kind: "aborted" } : { kind: "timeout", seconds: Math.ceil(timeoutMs / 1000) };
}
