import { type ReadonlySignal, signal } from "@preact/signals";
import type { send } from "../../../utils/calls/send.ts";
import type { ApiFailure } from "../../../utils/platform/failure.ts";
import type { Result } from "../../../utils/platform/result.ts";
import { success } from "../../../utils/platform/result.ts";
import type { RecentPage } from "../../../utils/search/service-answers.ts";
import {
  lastYear,
  latestWeeks,
  type Period,
  partsOf,
  periodRequest,
  type Stretch,
  stretchesIn,
} from "../../../utils/watches/look-back.ts";
import type { WatchRequest } from "../../../utils/watches/watch.ts";

/** How far a look back has come. */
export type LookBackState =
  | { readonly step: "asking"; readonly at: number; readonly of: number }
  | { readonly step: "failed"; readonly failure: ApiFailure }
  | { readonly step: "done"; readonly stretches: readonly Stretch[] };

interface LookBack {
  readonly state: ReadonlySignal<LookBackState>;
  /** Asks how many pages changed in each week of the last year. What was answered before is not asked for again. */
  ask(): Promise<void>;
}

interface Parts {
  readonly send: typeof send;
  readonly now: () => number;
  readonly request: WatchRequest;
  /** Aborted when nobody waits any longer. */
  readonly signal: AbortSignal;
}

export function createLookBack({ send, now, request, signal: aborted }: Parts): LookBack {
  const state = signal<LookBackState>({ step: "asking", at: 0, of: 1 });

  /** From a saved copy where there is one: the day is part of the request, so none is older than a day. */
  async function answerOf(period: Period): Promise<Result<RecentPage, ApiFailure>> {
    const asked = { request: periodRequest(request, period), effort: "saved", withoutFacets: true } as const;
    const answer = await send("recent", asked, aborted);
    return answer.ok ? success(answer.value.value) : answer;
  }

  async function ask(): Promise<void> {
    const year = lastYear(now());
    state.value = { step: "asking", at: 0, of: 1 };
    const first = await answerOf(year);
    if (!first.ok) return fail(first.failure);
    const whole = stretchesIn(first.value, year, request);
    if (whole.length > 1) return finish(whole);
    const { known, left } = latestWeeks(first.value, year, request);
    const stretches = [...known];
    const parts = partsOf(left);
    for (const [index, part] of parts.entries()) {
      state.value = { step: "asking", at: index + 1, of: parts.length + 1 };
      const answer = await answerOf(part);
      if (!answer.ok) return fail(answer.failure);
      stretches.push(...stretchesIn(answer.value, part, request));
    }
    finish(stretches);
  }

  function fail(failure: ApiFailure): void {
    if (!aborted.aborted) state.value = { step: "failed", failure };
  }

  function finish(stretches: readonly Stretch[]): void {
    state.value = { step: "done", stretches };
  }

  return { state, ask };
}
