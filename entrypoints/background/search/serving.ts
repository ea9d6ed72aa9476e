import type { Effort, Served } from "../../../utils/calls/calls-table.ts";
import type { ApiFailure } from "../../../utils/platform/failure.ts";
import { failed, type Result, success } from "../../../utils/platform/result.ts";
import { inBackground } from "../in-background.ts";
import { ask, type HttpRequest, type Network } from "../network/http.ts";
import { TIMEOUTS } from "../network/timeouts.ts";
import type { StoredResponse } from "./answers-database.ts";
import type { Cache } from "./cache.ts";
import { createFlights } from "./flights.ts";
import { isFresh } from "./freshness.ts";
import type { Question } from "./search-client.ts";

type How = Pick<HttpRequest, "once" | "despitePause">;

/** Answers questions to the search service from a saved copy or from the service; where that fails, from an old copy. */
export function createServing(network: Network, cache: Cache, timeoutMs: number = TIMEOUTS.search) {
  const share = createFlights<Served<unknown>>();

  return {
    /** `once`: without a second try. */
    async answer<Value>(
      question: Question<Value>,
      effort: Effort,
      signal: AbortSignal,
      once = false,
    ): Promise<Result<Served<Value>, ApiFailure>> {
      const mayCopy = effort === "saved" || effort === "up-to-date";
      const copy = mayCopy ? await newestCopy(question, wholeKeys(question)) : null;
      return copy?.from === "fresh" || (copy && effort === "saved")
        ? success(copy)
        : fetchOrFallBack(question, signal, { once, despitePause: effort === "despite-pause" });
    },

    /** From a copy only, however old; never from the service. */
    saved: copyAtHand,
  };

  /** The best copy there is, where the service is not asked or does not answer. */
  async function copyAtHand<Value>(question: Question<Value>): Promise<Served<Value> | null> {
    return (
      (await newestCopy(question, wholeKeys(question))) ?? (await newestCopy(question, question.lesserKeys))
    );
  }

  async function newestCopy<Value>(
    question: Question<Value>,
    keys: readonly string[],
  ): Promise<Served<Value> | null> {
    const found = await Promise.all(
      keys.map(async (key) => ({ key, copy: copyOf(question, await cache.get(key)) })),
    );
    let newest: { readonly key: string; readonly copy: Served<Value> } | null = null;
    for (const { key, copy } of found) {
      if (copy && (newest === null || copy.fetchedAt > newest.copy.fetchedAt)) newest = { key, copy };
    }
    if (newest) cache.touch(newest.key);
    return newest?.copy ?? null;
  }

  async function fetchOrFallBack<Value>(
    question: Question<Value>,
    signal: AbortSignal,
    how: How,
  ): Promise<Result<Served<Value>, ApiFailure>> {
    const outcome = await share(question.key, signal, (shared) => fetchAnswer(question, shared, how));
    if (outcome.ok) {
      const { value } = outcome.value;
      if (question.isOwn(value)) return success({ ...outcome.value, value });
    }
    const failure: ApiFailure = outcome.ok ? { kind: "unreadable", problem: "wrong-shape" } : outcome.failure;
    if (!mayCopyStandIn(failure)) return failed(failure);
    const copy = await copyAtHand(question);
    return copy ? success({ ...copy, from: "stale", failure }) : failed(failure);
  }

  async function fetchAnswer<Value>(
    { url, key, read }: Question<Value>,
    signal: AbortSignal,
    how: How,
  ): Promise<Result<Served<Value>, ApiFailure>> {
    const clearings = cache.clearings();
    const outcome = await ask(
      { service: "search", url, body: null, alsoAnswers: [], timeoutMs, signal, ...how },
      network,
    );
    if (!outcome.ok) return outcome;
    const answer = read(outcome.value);
    if (!answer.ok) return answer;
    const fetchedAt = network.now();
    const bytes = outcome.value.bytes + key.length;
    const saving = cache.put({ key, value: answer.value, fetchedAt, bytes }, clearings);
    inBackground("Saving an answer", saving);
    return success({ value: answer.value, fetchedAt, from: "service", failure: null });
  }

  function copyOf<Value>(question: Question<Value>, stored: StoredResponse | null): Served<Value> | null {
    if (!stored || !question.isOwn(stored.value)) return null;
    const { value, fetchedAt } = stored;
    // Where no answer can be had now, that is said beside a copy however young it is.
    const isReachable = network.isOnline() && !network.isDown("search");
    const isAsGood = isReachable && isFresh(fetchedAt, question.freshForMs, network.now());
    const from = isAsGood ? "fresh" : "stale";
    return { value, fetchedAt, from, failure: null };
  }
}

function wholeKeys({ key, fullerKeys }: Question<unknown>): readonly string[] {
  return [key, ...fullerKeys];
}

/** A refusal is the service's answer to this request, and an old copy would hide it. */
function mayCopyStandIn({ kind }: ApiFailure): boolean {
  return kind !== "refused" && kind !== "aborted";
}
