import type { Check } from "../../../utils/checks/check.ts";
import type { Group } from "../../../utils/checks/groups/group.ts";
import { readChecksOf, readGroups } from "../../../utils/checks/groups/read-groups.ts";
import { type Answered, answersOf } from "../../../utils/checks/history/earlier-answers.ts";
import type { HistoryCounts } from "../../../utils/checks/history/newest-checks.ts";
import { walkClaims } from "../../../utils/checks/history/walk-history.ts";
import { type HistoryFilter, matchesFilter } from "./history-filter.ts";

interface Found {
  /** The newest rows that match, with all answers to their claims. */
  readonly checks: readonly Check[];
  /** Those of the checks, which are here with all of theirs. */
  readonly groups: readonly Group[];
  /** Of the whole history. */
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
  const groups = await readGroups();
  /** Groups that were found: each is one row. */
  const met = new Set<string>();
  const shown = new Set<string>();
  let [found, all, written, verdicts] = [0, 0, 0, 0];
  for await (const claims of walkClaims()) {
    if (isStale()) return null;
    for (const answers of claims.map(answersOf)) {
      const group = groups.get(answers[0]?.group ?? "");
      const matching = answers.filter((check) => matchesFilter(check, filter, group));
      if (matching.length === 0) continue;
      const isRow = group === undefined || !met.has(group.id);
      if (group !== undefined) met.add(group.id);
      if (isRow) found += 1;
      all += matching.length;
      written += answers.length;
      verdicts += answers.filter(({ state }) => state === "done").length;
      if (group === undefined && found <= rows) checks.push(...answers);
      if (group !== undefined && isRow && found <= rows) shown.add(group.id);
    }
  }
  checks.push(...(await readChecksOf(shown)));
  if (isStale()) return null;
  const ofShown = [...shown].flatMap((id) => groups.get(id) ?? []);
  return { checks, groups: ofShown, counts: { all, answers: written, verdicts }, hasMore: found > rows };
}

/** The claims of which an answer matches, a batch at a time. */
export async function* matchingClaims(filter: HistoryFilter): AsyncGenerator<readonly Answered[]> {
  const groups = await readGroups();
  for await (const claims of walkClaims()) {
    yield claims.filter((claim) =>
      answersOf(claim).some((check) => matchesFilter(check, filter, groups.get(check.group ?? ""))),
    );
  }
}
