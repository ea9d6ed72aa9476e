import { computed, type ReadonlySignal } from "@preact/signals";
import type { Check } from "../../../utils/checks/check.ts";
import type { Group } from "../../../utils/checks/groups/group.ts";
import { answersOf, byClaim, countAnswers } from "../../../utils/checks/history/earlier-answers.ts";
import type { HistoryCounts, UnreadableCheck } from "../../../utils/checks/history/newest-checks.ts";
import { changeSince, type SourceChanges } from "../../../utils/checks/sources/source-changes.ts";
import { type HistoryFilter, isWhole, matchesFilter } from "./history-filter.ts";

export interface Counted {
  readonly filter: HistoryFilter;
  readonly counts: HistoryCounts;
  /** Of the history, whatever the filter. */
  readonly total: number;
}

/** What was read; null: not yet. */
interface ReadChecks {
  readonly checks: ReadonlySignal<readonly Check[] | null>;
  readonly groups: ReadonlySignal<ReadonlyMap<string, Group>>;
  readonly unreadable: ReadonlySignal<readonly UnreadableCheck[]>;
  /** Whether there are older rows than those that were read. */
  readonly hasMore: ReadonlySignal<boolean>;
  readonly counted: ReadonlySignal<Counted | null>;
  readonly filter: ReadonlySignal<HistoryFilter>;
  readonly sourceChanges: ReadonlySignal<SourceChanges>;
}

/** What a page shows of the checks that were read: the latest answers, which of these the filter finds, and how many. */
export function shownChecks(read: ReadChecks) {
  const { checks, groups, unreadable, hasMore, counted, filter, sourceChanges } = read;
  const claims = computed(() => byClaim(checks.value ?? []));
  /** The latest answer to each claim. */
  const latest = computed(() => claims.value.map((each) => each.latest));
  const found = computed(() =>
    claims.value.filter((each) =>
      answersOf(each).some((check) =>
        matchesFilter(check, filter.value, groups.value.get(check.group ?? "")),
      ),
    ),
  );
  /** The latest answers, where these or earlier ones match the filter. */
  const shown = computed(() => found.value.map((each) => each.latest));
  /** How many checks there are, or how many the filter finds: until that is counted, of those that are read. */
  const counts = computed((): HistoryCounts => {
    if (counted.value?.filter === filter.value) return counted.value.counts;
    return { all: shown.value.length, ...countAnswers(found.value) };
  });
  /** Whether these are more than a part that happens to be read. */
  const isCounted = computed(() => counted.value?.filter === filter.value || !hasMore.value);
  const total = computed(() => counted.value?.total ?? latest.value.length);
  /** Whether what is not here is not found, and not still being looked for. */
  const isFound = computed(() => counted.value === null || counted.value.filter === filter.value);
  /** Nobody can know what words a damaged record has. */
  const unreadableShown = computed(() => (isWhole(filter.value) ? unreadable.value : []));
  /** Earlier answers, by the id of the latest one. */
  const earlier = computed(
    () =>
      new Map(
        claims.value.flatMap((each) => (each.earlier.length > 0 ? [[each.latest.id, each.earlier]] : [])),
      ),
  );
  /** The ids of verdicts that rest on a source that changed after them. */
  const changed = computed(
    () =>
      new Set(
        latest.value.flatMap((check) =>
          check.state === "done" && changeSince(check, sourceChanges.value) !== null ? [check.id] : [],
        ),
      ),
  );
  return { latest, shown, earlier, changed, counts, isCounted, total, isFound, unreadable: unreadableShown };
}
