import type { Answered } from "../../../utils/checks/answer-history.ts";
import type { Check } from "../../../utils/checks/check.ts";
import type { HistoryCounts } from "../../../utils/checks/history-part.ts";
import { walkClaims } from "../../../utils/checks/walk-claims.ts";
import { type HistoryFilter, matchesFilter } from "./history.ts";

interface Found {
  /** The newest rows that match, with all answers to their claims. */
  readonly checks: readonly Check[];
  /** Of all checks that match. */
  readonly counts: HistoryCounts;
  readonly hasMore: boolean;
}

/** Searches the whole history, and keeps only so many rows of it. null: nobody waits for this filter any more. */
export async function findClaims(
  filter: HistoryFilter,
  rows: number,
  isStale: () => boolean,
): Promise<Found | null> {
  const checks: Check[] = [];
  let [found, all, verdicts] = [0, 0, 0];
  for await (const claims of walkClaims()) {
    if (isStale()) return null;
    for (const answers of claims.map(answersOf)) {
      const matching = answers.filter((check) => matchesFilter(check, filter));
      if (matching.length === 0) continue;
      found += 1;
      all += matching.length;
      verdicts += matching.filter(({ state }) => state === "done").length;
      if (found <= rows) checks.push(...answers);
    }
  }
  return isStale() ? null : { checks, counts: { all, verdicts }, hasMore: found > rows };
}

/** The claims of which an answer matches, a batch at a time. */
export async function* matchingClaims(filter: HistoryFilter): AsyncGenerator<readonly Answered[]> {
  for await (const claims of walkClaims()) {
    yield claims.filter((claim) => answersOf(claim).some((check) => matchesFilter(check, filter)));
  }
}

function answersOf({ latest, earlier }: Answered): readonly Check[] {
  return [latest, ...earlier];
}
