import type { WatchesTransaction } from "../../../utils/watches/database.ts";
import type { WatchEntry } from "../../../utils/watches/entry.ts";
import { BACK_WITHIN } from "../../../utils/watches/page-states.ts";
import { rangeOf } from "../../../utils/watches/read-watches.ts";

/**
 * Of what a reading found, what is new. A page that goes back within a day to what it was is told once: the entry that told it shows the page
 * as it is now, and counts how often it changed.
 */
export async function withoutBackAndForth(
  entries: WatchesTransaction["entries"],
  watch: string,
  found: readonly WatchEntry[],
  backAndForth: ReadonlySet<string>,
): Promise<readonly WatchEntry[]> {
  if (backAndForth.size === 0) return found;
  const there = await entries.getAll(rangeOf(watch));
  const isNew = new Map(found.map((entry) => [entry.id, true]));
  for (const entry of found.filter(({ id }) => backAndForth.has(id))) {
    const told = there.findLast(
      ({ id, result, missing, foundAt }) =>
        id !== entry.id &&
        missing === undefined &&
        result.url === entry.result.url &&
        Math.abs(entry.foundAt - foundAt) < BACK_WITHIN,
    );
    if (told === undefined) continue;
    // It shows what the page is now, which a reader would otherwise never see if it stays so.
    const { result, before, at, foundAt } = entry;
    await entries.put({
      ...told,
      result,
      ...(before !== undefined && { before }),
      times: (told.times ?? 1) + 1,
      last: { at, foundAt },
    });
    isNew.set(entry.id, false);
  }
  return found.filter(({ id }) => isNew.get(id));
}
