/** A check that ended: its claim, and when. */
export interface Ended {
  readonly key: string;
  readonly finishedAt: number;
}

/** One that is there, with its place. A verdict that was asked for again within the day has a later place than others of its time. */
export interface Placed extends Ended {
  readonly order: number;
}

/**
 * Places for checks that come from a backup, among those that are there: below everything that ended later, but above the earlier
 * answers to the same claim, so that the latest answer to a claim stays the latest. `brought`: by when they ended, ascending.
 * `orders`: all places that are taken. `next`: the place that the next check of the line gets, which stays after all.
 */
export function placesAmong(
  ended: readonly Placed[],
  orders: readonly number[],
  brought: readonly Ended[],
  next: number,
): readonly number[] {
  const sorted = orders.toSorted((one, other) => one - other);
  const endedPlaces = ended.map(({ order }) => order).toSorted((one, other) => one - other);
  const sameClaim = Map.groupBy(ended, ({ key }) => key);
  const latestFirst = ended.toSorted((one, other) => other.finishedAt - one.finishedAt);
  const beforeAll = (sorted[0] ?? next) - 1;
  /** The brought checks that come right after a place. */
  const after = new Map<number, number[]>();
  let [at, lowestLater] = [0, Number.POSITIVE_INFINITY];
  for (const [index, { key, finishedAt }] of [...brought.entries()].reverse()) {
    for (
      let later = latestFirst[at];
      later !== undefined && later.finishedAt > finishedAt;
      later = latestFirst[at]
    ) {
      lowestLater = Math.min(lowestLater, later.order);
      at += 1;
    }
    const below = endedPlaces.findLast((order) => order < lowestLater) ?? beforeAll;
    const ownEarlier = (sameClaim.get(key) ?? []).filter((each) => each.finishedAt <= finishedAt);
    const low = Math.max(below, ...ownEarlier.map(({ order }) => order));
    after.set(low, [index, ...(after.get(low) ?? [])]);
  }
  const places: number[] = [];
  for (const [low, indexes] of after) {
    const high = sorted.find((order) => order > low) ?? (next > low ? next : low + 1);
    for (const [step, index] of indexes.entries()) {
      places[index] = low + ((high - low) * (step + 1)) / (indexes.length + 1);
    }
  }
  return places;
}
