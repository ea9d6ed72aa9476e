import {
  countHistory,
  type HistoryPart,
  readHistoryPart,
} from "../../../utils/checks/history/newest-checks.ts";
import { findClaims } from "./find-claims.ts";
import { type HistoryFilter, isWhole } from "./history-filter.ts";
import type { Counted } from "./shown-checks.ts";

interface FilteredPart extends HistoryPart {
  readonly filter: HistoryFilter;
  /** Null: there are many, which are still to be counted. */
  readonly counted: Counted | null;
}

/** The newest rows that a filter finds, and those of `included` wherever they are; null: the filter has changed meanwhile. */
export async function readFiltered(
  filter: HistoryFilter,
  rows: number,
  included: ReadonlySet<string>,
  isStale: (filter: HistoryFilter) => boolean,
): Promise<FilteredPart | null> {
  if (isWhole(filter)) {
    const part = await readHistoryPart(rows, included);
    return { ...part, filter, counted: part.hasMore ? null : await countWhole(filter) };
  }
  const [rest, { total }, found] = await Promise.all([
    // With the newest row, so that a page hears of it.
    readHistoryPart(1, included),
    countWhole(filter),
    findClaims(filter, rows, () => isStale(filter)),
  ]);
  if (found === null) return null;
  const ids = new Set(found.checks.map(({ id }) => id));
  const all = [...found.checks, ...rest.checks.filter(({ id }) => !ids.has(id))];
  return {
    filter,
    unreadable: [],
    counted: { filter, counts: found.counts, total },
    hasMore: found.hasMore,
    groups: [...new Map([...rest.groups, ...found.groups].map((group) => [group.id, group])).values()],
    checks: all.sort((one, other) => other.order - one.order),
  };
}

/** Takes as long as the history is long. */
export async function countWhole(filter: HistoryFilter): Promise<Counted> {
  const counts = await countHistory();
  return { filter, counts, total: counts.all };
}
