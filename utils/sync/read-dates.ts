import { dateOfEntry, watchOfEntry } from "../watches/entry.ts";

/**
 * Up to which date the pages of each watch were read: the latest read one before all unread ones; 0: none. Never later than now, or a
 * page dated in the future would have other devices hide all that is to come. `entries`: the ids of all, `unread`: of unread ones.
 */
export function readDates(
  entries: readonly string[],
  unread: readonly string[],
  now: number,
): ReadonlyMap<string, number> {
  const firstUnread = new Map<string, number>();
  for (const id of unread) {
    const watch = watchOfEntry(id);
    const earliest = firstUnread.get(watch) ?? Number.POSITIVE_INFINITY;
    firstUnread.set(watch, Math.min(earliest, dateOfEntry(id)));
  }
  const dates = new Map<string, number>();
  for (const id of entries) {
    const watch = watchOfEntry(id);
    const date = dateOfEntry(id);
    if (date >= (firstUnread.get(watch) ?? Number.POSITIVE_INFINITY) || date > now) continue;
    dates.set(watch, Math.max(dates.get(watch) ?? 0, date));
  }
  return dates;
}
