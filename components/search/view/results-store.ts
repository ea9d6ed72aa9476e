import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Effort, Served } from "../../../utils/calls/calls-table.ts";
import type { send } from "../../../utils/calls/send.ts";
import type { ApiFailure } from "../../../utils/platform/failure.ts";
import { type Result, success } from "../../../utils/platform/result.ts";
import type { PageRequest, SearchRequest } from "../../../utils/search/request.ts";
import { problemOf } from "../../../utils/search/request-problem.ts";
import type { Facets, RecentPage, ResultPage } from "../../../utils/search/service-answers.ts";
import { cacheKey } from "../../../utils/search/to-parameters.ts";
import type { Clock } from "../../base/clock.ts";
import { createContinuation } from "../../base/continuation.ts";
import { act } from "../../base/trouble.tsx";
import { LONG_AFTER, NOTICED_AFTER } from "../../base/wait-times.ts";
import { hasNothing, type Offers, type SecondTries } from "./second-tries.ts";

/** The results on the page and the request they answer. */
export interface Shown {
  readonly request: PageRequest;
  readonly page: ResultPage | RecentPage;
  readonly fetchedAt: number;
  /** Why a saved copy is shown instead of a new answer; null: it is the answer. */
  readonly copyBecause: ApiFailure | null;
  /** The search that found nothing, where this is the answer to other words. */
  readonly insteadOf?: SearchRequest;
  /** Where this is nothing: what is known to find something. */
  readonly offers?: Offers;
}

/** `brief`: nothing is shown yet. `noticed`: a skeleton is shown. `long`: a sentence too. */
export type Wait = "none" | "brief" | "noticed" | "long";

export interface ResultsStore {
  readonly request: ReadonlySignal<PageRequest>;
  readonly shown: ReadonlySignal<Shown | null>;
  /** What is shown if it answers the current request. Counts, paging and exports use only this. */
  readonly standing: ReadonlySignal<Shown | null>;
  /** Why there are no results on the page. */
  readonly failure: ReadonlySignal<ApiFailure | null>;
  readonly wait: ReadonlySignal<Wait>;
  /** When the request is sent again by itself, after a pause of the service; null: it is not. */
  readonly goesOnAt: ReadonlySignal<number | null>;
  /** Sends a request and aborts the one before. */
  run(request: PageRequest, manner?: Manner): Promise<void>;
  /** Sends the current request to the service again, past the cache. */
  refresh(): Promise<void>;
  /** The same in spite of a rate-limit pause, which the service allows once. */
  askNow(): Promise<void>;
  /** Another service is asked from now on: what the one before answered goes, and what was asked of it is asked of this one. */
  askOther(): Promise<void>;
  /** Changes the request without sending it. */
  adjust(request: PageRequest): void;
  /** Takes a request that is sent as soon as something else is known: it is waited for as if it were on its way. */
  hold(request: PageRequest): void;
  /** Drops request and results, since the user had them cleared. */
  forget(request: PageRequest): void;
}

export interface Manner {
  /** Whether it is shown whatever is found. Otherwise other words are looked for where nothing is. */
  readonly isExact?: boolean;
  /** The search that found nothing and that these words stand for; null: none. Without it, what is known of them stays. */
  readonly insteadOf?: SearchRequest | null | undefined;
}

type Answer = Result<Served<ResultPage | RecentPage>, ApiFailure>;

/** The counts that are known for another page of the same request; null: none, or it is the same page. */
function facetsOf(shown: Shown | null, wanted: PageRequest): Facets | null {
  if (shown === null || shown.request.page === wanted.page || shown.copyBecause !== null) return null;
  const isSame = keyOfAllPages(shown.request) === keyOfAllPages(wanted);
  return isSame && Object.keys(shown.page.facets).length > 0 ? shown.page.facets : null;
}

/** The same for every page of a request. */
function keyOfAllPages(request: PageRequest): string {
  return cacheKey({ ...request, page: 1 });
}

interface Parts {
  readonly send: typeof send;
  readonly clock: Clock;
  /** Looks for other words where nothing was found. */
  readonly secondTries: SecondTries;
}

export function createResultsStore(
  { send, clock, secondTries }: Parts,
  first: {
    readonly request: PageRequest;
    readonly shown: Shown | null;
    readonly failure?: ApiFailure | null;
  },
): ResultsStore {
  const request = signal(first.request);
  const shown = signal(first.shown);
  const failure = signal<ApiFailure | null>(first.failure ?? null);
  const wait = signal<Wait>("none");
  const standing = computed(() => {
    const kept = shown.value;
    return kept && cacheKey(kept.request) === cacheKey(request.value) ? kept : null;
  });
  let running: AbortController | null = null;
  /** What was asked last. */
  let asked: {
    readonly effort: Effort;
    readonly isExact: boolean;
    readonly answered: Promise<void>;
  } | null = null;
  let standsFor = first.shown?.insteadOf
    ? { key: keyOfAllPages(first.shown.request), insteadOf: first.shown.insteadOf }
    : null;
  const continuation = createContinuation(clock);

  const ask = async (wanted: PageRequest, effort: Effort, abort: AbortSignal): Promise<Answer> => {
    // Counts are the same on every page of one request: from the second page on they are not asked for again.
    const facets = facetsOf(shown.value, wanted);
    const withoutFacets = facets !== null;
    const answer: Answer =
      wanted.view === "recent"
        ? await send("recent", { request: wanted, effort, withoutFacets }, abort)
        : await send("search", { request: wanted, effort, withoutFacets }, abort);
    if (!answer.ok || facets === null) return answer;
    return success({ ...answer.value, value: { ...answer.value.value, facets } });
  };

  const show = (wanted: PageRequest, served: Served<ResultPage | RecentPage>, offers?: Offers): void =>
    batch(() => {
      request.value = wanted;
      shown.value = {
        request: wanted,
        page: served.value,
        fetchedAt: served.fetchedAt,
        copyBecause: served.from === "stale" ? served.failure : null,
        ...(standsFor?.key === keyOfAllPages(wanted) ? { insteadOf: standsFor.insteadOf } : {}),
        ...(offers ? { offers } : {}),
      };
      failure.value = null;
    });

  /** A search that found nothing is shown as that only when other words were looked for, or take longer than is noticed. */
  const showOrTry = async (
    wanted: PageRequest,
    served: Served<ResultPage | RecentPage>,
    isExact: boolean,
    abort: AbortSignal,
  ): Promise<void> => {
    if (isExact || wanted.view !== "search" || served.failure || !hasNothing(served.value)) {
      show(wanted, served);
      return;
    }
    const stop = clock.after(NOTICED_AFTER, () => !abort.aborted && show(wanted, served));
    const instead = await secondTries(wanted, abort);
    stop();
    if (abort.aborted) return;
    if (instead?.kind === "found") {
      standsFor = { key: keyOfAllPages(instead.request), insteadOf: wanted };
      show(instead.request, instead.served);
    } else show(wanted, served, instead?.offers);
  };

  const giveUp = (why: ApiFailure): void =>
    batch(() => {
      shown.value = null;
      failure.value = why;
    });

  /** A stale copy is shown at once and replaced when the service answers. */
  const askTwice = async (
    wanted: PageRequest,
    effort: Effort,
    isExact: boolean,
    abort: AbortSignal,
  ): Promise<void> => {
    const answer = await ask(wanted, effort, abort);
    if (abort.aborted) return;
    if (!answer.ok) {
      giveUp(answer.failure);
      return;
    }
    if (answer.value.from !== "stale" || answer.value.failure !== null) {
      await showOrTry(wanted, answer.value, isExact, abort);
      return;
    }
    show(wanted, answer.value);
    const fresh = await ask(wanted, "fresh", abort);
    if (abort.aborted) return;
    if (fresh.ok) await showOrTry(wanted, fresh.value, isExact, abort);
    else show(wanted, { ...answer.value, failure: fresh.failure });
  };

  /** `isExact`: as what was asked last, unless told. */
  const start = (wanted: PageRequest, effort: Effort, isExact = asked?.isExact ?? false): Promise<void> => {
    // Asked for again while it is on its way, as by Enter pressed twice.
    const isAsked = asked?.effort === effort && asked.isExact === isExact;
    if (isAsked && asked !== null && wait.value !== "none" && cacheKey(request.value) === cacheKey(wanted)) {
      request.value = wanted;
      return asked.answered;
    }
    continuation.begin();
    const answered = attempt(wanted, effort, isExact);
    asked = { effort, isExact, answered };
    return answered;
  };

  /** Tells that a request takes a while, until that is stopped or it is given up. */
  const tellWait = (abort: AbortSignal): (() => void) => {
    const tellAfter = (time: number, next: Wait): (() => void) =>
      clock.after(time, () => {
        wait.value = next;
      });
    const stops = [tellAfter(NOTICED_AFTER, "noticed"), tellAfter(LONG_AFTER, "long")];
    const stop = (): void => {
      for (const each of stops) each();
    };
    abort.addEventListener("abort", stop);
    return stop;
  };

  const attempt = async (wanted: PageRequest, effort: Effort, isExact: boolean): Promise<void> => {
    running?.abort();
    const controller = new AbortController();
    running = controller;
    if (keyOfAllPages(wanted) !== standsFor?.key) standsFor = null;
    const problem = problemOf(wanted);
    batch(() => {
      request.value = wanted;
      failure.value = null;
      wait.value = problem ? "none" : "brief";
      if (problem) giveUp({ kind: "not-sent", problem });
    });
    if (problem) return;
    const stopTelling = tellWait(controller.signal);
    await askTwice(wanted, effort, isExact, controller.signal);
    stopTelling();
    if (running !== controller) return;
    wait.value = "none";
    continuation.settle(failure.value ?? shown.value?.copyBecause ?? null, () =>
      act(attempt(request.value, "fresh", isExact)),
    );
  };

  const adjust = (wanted: PageRequest): void => {
    running?.abort();
    continuation.begin();
    batch(() => {
      request.value = wanted;
      wait.value = "none";
      failure.value = null;
      if (standing.value === null) shown.value = null;
    });
  };

  const hold = (wanted: PageRequest): void => {
    adjust(wanted);
    asked = null;
    const controller = new AbortController();
    running = controller;
    wait.value = "brief";
    tellWait(controller.signal);
  };

  return {
    request,
    shown,
    standing,
    failure,
    wait,
    goesOnAt: continuation.at,
    run: (wanted, { isExact = false, insteadOf } = {}) => {
      if (insteadOf !== undefined) standsFor = insteadOf && { key: keyOfAllPages(wanted), insteadOf };
      return start(wanted, "saved", isExact);
    },
    refresh: () => start(request.value, "fresh"),
    askNow: () => start(request.value, "despite-pause"),
    async askOther() {
      const isAnything = shown.value !== null || failure.value !== null || wait.value !== "none";
      if (!isAnything) return;
      const isExact = asked?.isExact;
      // What found nothing at the service before may find something here.
      const wanted = standing.value?.insteadOf ?? request.value;
      asked = null;
      shown.value = null;
      await start(wanted, "fresh", isExact);
    },
    adjust,
    hold,
    forget: (wanted) =>
      batch(() => {
        shown.value = null;
        adjust(wanted);
      }),
  };
}
