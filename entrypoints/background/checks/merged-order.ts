/** A check that ended, and when. */
export interface Ended {
  /** What it has in common with the other answers to its claim. */
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
  const latestFirst = ended.toSorted((one, other) => other.finishedAt - one.finishedAt);
  const highestOfClaim = highestPlaces(latestFirst.toReversed());
  const beforeAll = (sorted[0] ?? next) - 1;
  /** The brought checks that come right after a place, the latest first. */
  const after = new Map<number, number[]>();
  let [at, lowestLater, below] = [0, Number.POSITIVE_INFINITY, endedPlaces.length - 1];
  for (const [index, { key, finishedAt }] of [...brought.entries()].reverse()) {
    for (
      let later = latestFirst[at];
      later !== undefined && later.finishedAt > finishedAt;
      later = latestFirst[at]
    ) {
      lowestLater = Math.min(lowestLater, later.order);
      at += 1;
    }
    while ((endedPlaces[below] ?? beforeAll) >= lowestLater) below -= 1;
    const low = Math.max(endedPlaces[below] ?? beforeAll, highestOfClaim(key, finishedAt));
    const here = after.get(low) ?? [];
    here.push(index);
    after.set(low, here);
  }
  const places: number[] = [];
  for (const [low, latestOnes] of after) {
    const high = sorted[firstAbove(sorted, low)] ?? (next > low ? next : low + 1);
    for (const [step, index] of latestOnes.reverse().entries()) {
      places[index] = low + ((high - low) * (step + 1)) / (latestOnes.length + 1);
    }
  }
  return places;
}

/** Gives the highest place of the answers to a claim that ended no later than a moment. `ended`: the earliest first. */
function highestPlaces(ended: readonly Placed[]): (key: string, finishedAt: number) => number {
  const ofClaims = new Map<string, { times: number[]; highest: number[] }>();
  for (const { key, finishedAt, order } of ended) {
    const claim = ofClaims.get(key) ?? { times: [], highest: [] };
    claim.times.push(finishedAt);
    claim.highest.push(Math.max(order, claim.highest.at(-1) ?? order));
    ofClaims.set(key, claim);
  }
  return (key, finishedAt) => {
    const { times = [], highest = [] } = ofClaims.get(key) ?? {};
    return highest[firstAbove(times, finishedAt) - 1] ?? Number.NEGATIVE_INFINITY;
  };
}

/** Where in an ascending list the numbers above one begin. */
function firstAbove(ascending: readonly number[], number: number): number {
  let [from, to] = [0, ascending.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((ascending[middle] ?? number) > number) to = middle;
    else from = middle + 1;
  }
  return from;
}
