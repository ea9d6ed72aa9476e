interface Ended {
  readonly order: number;
  readonly finishedAt: number;
}

/**
 * Places for checks that come from a backup, among those that are there: after everything that ended before them. `finishedAt`: when
 * they ended, ascending. `next`: the place that the next check of the line gets, which stays after all.
 */
export function placesAmong(
  ended: readonly Ended[],
  orders: readonly number[],
  finishedAt: readonly number[],
  next: number,
): readonly number[] {
  const byEnd = ended.toSorted((one, other) => one.finishedAt - other.finishedAt);
  const sorted = orders.toSorted((one, other) => one - other);
  const first = (sorted[0] ?? next) - 1;
  let [at, after] = [0, first];
  const gaps = new Map<number, number[]>();
  for (const [index, end] of finishedAt.entries()) {
    for (let there = byEnd[at]; there !== undefined && there.finishedAt <= end; there = byEnd[at]) {
      after = Math.max(after, there.order);
      at += 1;
    }
    gaps.set(after, [...(gaps.get(after) ?? []), index]);
  }
  const places: number[] = [];
  for (const [low, indexes] of gaps) {
    const high = sorted.find((order) => order > low) ?? (next > low ? next : low + 1);
    for (const [step, index] of indexes.entries()) {
      places[index] = low + ((high - low) * (step + 1)) / (indexes.length + 1);
    }
  }
  return places;
}
