import type { ChangesFound, Served } from "../../../../utils/calls/calls-table.ts";
import type { PageChanges } from "../../../../utils/checks/history/earlier-answers.ts";
import { walkClaims } from "../../../../utils/checks/history/walk-history.ts";
import {
  changeSourceChanges,
  readSourceChanges,
} from "../../../../utils/checks/sources/kept-source-changes.ts";
import { pageKey } from "../../../../utils/checks/sources/passages.ts";
import {
  changeSince,
  collectSources,
  type Sources,
  withAnswers,
  withChanges,
} from "../../../../utils/checks/sources/source-changes.ts";
import { announceChange } from "../../../../utils/platform/changes.ts";
import type { ApiFailure } from "../../../../utils/platform/failure.ts";
import { failed, type Result, success } from "../../../../utils/platform/result.ts";
import { untilQuiet } from "../../../../utils/platform/until-quiet.ts";
import { NO_FILTERS, newRecent, type RecentRequest } from "../../../../utils/search/request.ts";
import type { RecentPage } from "../../../../utils/search/service-answers.ts";
import { LIMITS } from "../../../../utils/search/service-limits.ts";
import { parseInstant, todayMeant } from "../../../../utils/text/dates.ts";
import { recentFreshly } from "../../search/actions.ts";
import type { Search } from "./look-up-passages.ts";
import { type Batch, planBatches } from "./plan-batches.ts";
import { renewPassages } from "./renew-passages.ts";

type Recent = (
  request: RecentRequest,
  signal: AbortSignal,
) => Promise<Result<Served<RecentPage>, ApiFailure>>;

interface Parts {
  readonly now?: () => number;
  readonly recent?: Recent;
  readonly search?: Search;
}

/**
 * Asks which sources of verdicts have changed, for many sites at once and without any claim. `renews`: then for the passages of
 * those that did, with words of their claims. What each batch brings is stored before the next one is asked, so that a worker
 * that is stopped continues there.
 */
export async function findSourceChanges(
  { renews }: { readonly renews: boolean },
  signal: AbortSignal,
  { now = Date.now, recent = recentFreshly, search }: Parts = {},
): Promise<Result<ChangesFound, ApiFailure>> {
  const deletionsBefore = deletions;
  const sources = await readSources();
  /** Of a long history reading it takes longer than the request, so it is read again only where checks went meanwhile. */
  const nowUsed = (): Promise<Sources> =>
    deletions === deletionsBefore ? Promise.resolve(sources) : readSources();
  let isComplete = true;
  for (const batch of planBatches(sources.sites, await readSourceChanges(), now())) {
    const before = timesForgotten;
    const answered = await ask(batch, sources, signal, recent);
    if (!answered.ok) return answered;
    isComplete &&= answered.value.isComplete;
    const { changes } = answered.value;
    const hosts = before === timesForgotten ? batch.hosts : [];
    await keep({ hosts, at: now(), changes }, nowUsed);
    announceChange("checks");
  }
  if (renews) {
    const renewed = await renewPassages(signal, search);
    if (!renewed.ok) return renewed;
    isComplete &&= renewed.value.isComplete;
  }
  return success({ isComplete, changed: await countChanged() });
}

let keeping: Promise<void> = Promise.resolve();
/** What was asked before the last time does not count as asked either. */
let timesForgotten = 0;

/** All sites may be asked about at once: of another service, or for verdicts that were added. What is known to have changed stays. */
export function forgetWhenSourcesWereAsked(): Promise<void> {
  timesForgotten += 1;
  keeping = Promise.allSettled([keeping]).then(() =>
    changeSourceChanges((known) => ({ ...known, askedAt: {} })),
  );
  return keeping;
}

/** Stores what was answered of the sources that verdicts rest on now, after what was to be stored before. */
function keep(
  answered: Parameters<typeof withAnswers>[2],
  nowUsed: () => Promise<Sources> = readSources,
): Promise<void> {
  keeping = Promise.allSettled([keeping]).then(async () => {
    const sources = await nowUsed();
    await changeSourceChanges((known) => withAnswers(known, sources, answered));
  });
  return keeping;
}

/**
 * After checks were deleted: the sites they rested on are nobody's business any more. All checks are read to know which are used, so
 * that this is done once for many that are deleted one after the other, and not at all where nothing is known of any site.
 */
export function forgetUnusedSources(): Promise<void> {
  deletions += 1;
  return forgetUnused();
}

let deletions = 0;
const forgetUnused = untilQuiet(async () => {
  await Promise.allSettled([keeping]);
  const { askedAt, pages } = await readSourceChanges();
  if (Object.keys(askedAt).length + Object.keys(pages).length > 0)
    await keep({ hosts: [], at: 0, changes: {} });
});

/** After checks came back: what was known of their sources. Forgetting that may not be over yet. */
export async function rememberSourceChanges(changes: PageChanges): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await Promise.allSettled([keeping]);
  await changeSourceChanges((known) => withChanges(known, changes));
  announceChange("checks");
}

async function readSources(): Promise<Sources> {
  const collected = collectSources();
  for await (const claims of walkClaims()) {
    for (const { latest, earlier } of claims) {
      for (const check of [latest, ...earlier]) collected.add(check);
    }
  }
  return collected.sources();
}

/** How many of the latest answers rest on a source that has changed since. */
async function countChanged(): Promise<number> {
  const known = await readSourceChanges();
  let changed = 0;
  for await (const claims of walkClaims()) {
    changed += claims.filter(({ latest }) => latest.state === "done" && changeSince(latest, known)).length;
  }
  return changed;
}

interface Asked {
  readonly changes: Readonly<Record<string, number>>;
  readonly isComplete: boolean;
}

async function ask(
  { hosts, since, requests }: Batch,
  { pages }: Sources,
  signal: AbortSignal,
  recent: Recent,
): Promise<Result<Asked, ApiFailure>> {
  const changes: Record<string, number> = {};
  const first: RecentRequest = {
    ...newRecent({ ...NO_FILTERS, domain: hosts }, LIMITS.sizeMaximum),
    sort: "changed",
    since: todayMeant(since),
  };
  for (let page = 1; page <= requests; page += 1) {
    const answer = await recent({ ...first, page }, signal);
    if (!answer.ok) return failed(answer.failure);
    // A copy that was saved before would show what changed since as nothing.
    if (answer.value.failure !== null) return failed(answer.value.failure);
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
