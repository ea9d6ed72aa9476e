import type { ChangesFound, Served } from "../../../utils/calls/calls-table.ts";
import { changeSourceChanges, readSourceChanges } from "../../../utils/checks/kept-source-changes.ts";
import { pageKey } from "../../../utils/checks/passages.ts";
import { readChecks } from "../../../utils/checks/read-checks.ts";
import {
  type Batch,
  planBatches,
  type SourceChanges,
  type Sources,
  sourcesOf,
  withAnswers,
} from "../../../utils/checks/source-changes.ts";
import { announceChange } from "../../../utils/platform/changes.ts";
import type { ApiFailure } from "../../../utils/platform/failure.ts";
import { failed, type Result, success } from "../../../utils/platform/result.ts";
import type { RecentPage } from "../../../utils/search/answers.ts";
import { LIMITS, NO_FILTERS, newRecent, type RecentRequest } from "../../../utils/search/request.ts";
import { parseInstant, todayMeant } from "../../../utils/text/dates.ts";
import { recentFreshly } from "../search/service.ts";

type Recent = (
  request: RecentRequest,
  signal: AbortSignal,
) => Promise<Result<Served<RecentPage>, ApiFailure>>;

/**
 * Asks which sources of verdicts have changed, for many sites at once and without any claim. What each batch brings is
 * stored before the next one is asked, so that a worker that is stopped continues there.
 */
export async function findSourceChanges(
  signal: AbortSignal,
  now: () => number = Date.now,
  recent: Recent = recentFreshly,
): Promise<Result<ChangesFound, ApiFailure>> {
  const sources = sourcesOf(await readChecks());
  let isComplete = true;
  for (const batch of planBatches(sources.sites, await readSourceChanges(), now())) {
    const answered = await ask(batch, sources, signal, recent);
    if (!answered.ok) return answered;
    isComplete &&= answered.value.isComplete;
    const { changes } = answered.value;
    await changeSourceChanges((known: SourceChanges) =>
      withAnswers(known, sources, { hosts: batch.hosts, at: now(), changes }),
    );
    announceChange("checks");
  }
  return success({ isComplete });
}

/** After checks were deleted: the sites they rested on are nobody's business any more. */
export async function forgetUnusedSources(): Promise<void> {
  const sources = sourcesOf(await readChecks());
  await changeSourceChanges((known) => withAnswers(known, sources, { hosts: [], at: 0, changes: {} }));
}

interface Answered {
  readonly changes: Readonly<Record<string, number>>;
  readonly isComplete: boolean;
}

async function ask(
  { hosts, since, requests }: Batch,
  { pages }: Sources,
  signal: AbortSignal,
  recent: Recent,
): Promise<Result<Answered, ApiFailure>> {
  const changes: Record<string, number> = {};
  const first: RecentRequest = {
    ...newRecent({ ...NO_FILTERS, domain: hosts }, LIMITS.sizeMaximum),
    sort: "changed",
    since: todayMeant(since),
  };
  for (let page = 1; page <= requests; page += 1) {
    const answer = await recent({ ...first, page }, signal);
    if (!answer.ok) return failed(answer.failure);
    const { results, total, totalIsLowerBound } = answer.value.value;
    for (const { url, contentChangedAt } of results) {
      const [key, time] = [pageKey(url), parseInstant(contentChangedAt)];
      if (key === null || time === null || !pages.has(key)) continue;
      changes[key] = Math.max(time, changes[key] ?? 0);
    }
    const isLast = results.length === 0 || (!totalIsLowerBound && page * LIMITS.sizeMaximum >= total);
    if (isLast) return success({ changes, isComplete: true });
    if (page * LIMITS.sizeMaximum >= LIMITS.window) break;
  }
  return success({ changes, isComplete: false });
}
