import type { RecentPage, ResultPage, SearchResult } from "../../../../../utils/search/service-answers.ts";
import type { HeldPage } from "../../../../../utils/watches/held-pages.ts";
import { answer, DAY, HOUR, type ListedPages, NOW } from "../../../utils/watches/sample.ts";

/** What leaves the index for good, for some days or for less than a day and a half, and when the index itself is at fault. */
export interface Removals {
  /** What the service answers: all of the list, or what it still shows of it. */
  recent(pages: ListedPages, since: string, page: number): RecentPage;
  search(pages: ListedPages, q: string): ResultPage;
  /** Takes pages out and puts them back as it is time. */
  removeUntil(now: number): void;
  /** An inventory was stored. */
  settled(held: readonly HeldPage[], gone: readonly HeldPage[], back: readonly HeldPage[], now: number): void;
  tally(end: number): RemovalTally;
}

export interface RemovalTally {
  /** Pages that were held and left the index for good, at least twelve days before the end. */
  readonly removed: number;
  /** How many of them were told. */
  readonly told: number;
  /** Told while the index has them. */
  readonly wronglyTold: number;
  readonly toldTwice: number;
  /** Pages that were told and came back, and how many of these were said to be back. */
  readonly returned: number;
  readonly saidBack: number;
  /** Hours in which the index showed nothing, or only a part. */
  readonly faultyHours: number;
}

interface Leaving {
  readonly at: number;
  readonly url: string;
  readonly backAt: number;
}

export function createRemovals(
  id: string,
  { days, oldPages, removals }: { days: number; oldPages: number; removals: number },
  pages: ListedPages,
  random: () => number,
): Removals {
  const leavings = comingLeavings(id, { days, oldPages, removals }, random);
  const faults = comingFaults(days, random);
  const away = new Map<string, Leaving & { readonly changedAt: number }>();
  const everHeld = new Set<string>();
  const toldAt = new Map<string, number>();
  const saidBack = new Set<string>();
  let [next, now, wronglyTold, toldTwice] = [0, NOW, 0, 0];

  const fault = () => faults.find(({ from, until }) => from <= now && now < until);
  /** A part of the index is a third of its pages. */
  const isShown = ({ url }: SearchResult): boolean => {
    const kind = fault()?.kind;
    return kind === undefined || (kind === "part" && Number(url.at(-1)) % 3 !== 0);
  };

  function all(listed: ListedPages, since: string): readonly SearchResult[] {
    const found: SearchResult[] = [];
    for (let page = 1; ; page += 1) {
      const { results } = listed.recent(since, page);
      found.push(...results);
      if (results.length < 50) return found.filter(isShown);
    }
  }

  return {
    recent(listed, since, page) {
      if (fault() === undefined) return listed.recent(since, page);
      const shown = all(listed, since);
      return { ...answer(shown.slice((page - 1) * 50, page * 50), shown.length), page };
    },
    search(listed, q) {
      const term = q.split("inurl:")[1] ?? "";
      const matching = all(listed, "").filter(({ url }) => url.includes(term));
      return answer(matching.slice(0, 50), matching.length);
    },
    removeUntil(time) {
      now = time;
      for (let each = leavings[next]; each !== undefined && each.at <= now; each = leavings[next]) {
        next += 1;
        const changedAt = pages.dateOf(each.url);
        if (changedAt === null || away.has(each.url)) continue;
        away.set(each.url, { ...each, changedAt });
        pages.remove(each.url);
      }
      for (const [url, { backAt, changedAt }] of away) {
        if (backAt > now) continue;
        pages.change(url, changedAt);
        away.delete(url);
      }
    },
    settled(held, gone, back, time) {
      now = time;
      for (const { result } of gone) {
        if (pages.dateOf(result.url) !== null) wronglyTold += 1;
        if (toldAt.has(result.url) && !saidBack.has(result.url)) toldTwice += 1;
        toldAt.set(result.url, now);
        saidBack.delete(result.url);
      }
      for (const { result } of back) saidBack.add(result.url);
      for (const { result, absentSince } of held) if (absentSince === undefined) everHeld.add(result.url);
    },
    tally(end) {
      const left = [...away.values()].filter(({ url, at }) => everHeld.has(url) && at < end - 12 * DAY);
      const returned = leavings.filter(
        ({ url, backAt }) => toldAt.has(url) && backAt < end - 9 * DAY && (toldAt.get(url) ?? 0) < backAt,
      );
      return {
        removed: left.length,
        told: left.filter(({ url }) => toldAt.has(url)).length,
        wronglyTold,
        toldTwice,
        returned: returned.length,
        saidBack: returned.filter(({ url }) => saidBack.has(url)).length,
        faultyHours: Math.round(faults.reduce((sum, { from, until }) => sum + until - from, 0) / HOUR),
      };
    },
  };
}

function comingLeavings(
  id: string,
  { days, oldPages, removals }: { days: number; oldPages: number; removals: number },
  random: () => number,
): readonly Leaving[] {
  const urls = new Set<string>();
  return Array.from({ length: Math.round(days * removals) }, (): Leaving | null => {
    const url = `${id}-${Math.floor(random() * oldPages)}`;
    // A page leaves once, so that what was told of it can be judged.
    if (urls.has(url)) return null;
    urls.add(url);
    const at = NOW + 2 * DAY + random() * (days - 2) * DAY;
    const lot = random();
    const stays =
      lot < 0.4 ? Number.POSITIVE_INFINITY : lot < 0.7 ? (5 + random() * 7) * DAY : random() * 30 * HOUR;
    return { at, url, backAt: at + stays };
  })
    .filter((each) => each !== null)
    .toSorted((one, other) => one.at - other.at);
}

interface IndexFault {
  readonly from: number;
  readonly until: number;
  readonly kind: "all" | "part";
}

/** For hours nothing is shown, and for days only a part. */
function comingFaults(days: number, random: () => number): readonly IndexFault[] {
  const starts = Array.from({ length: Math.ceil(days / 6) }, (_, index) => NOW + (4 + index * 6) * DAY);
  return starts.map((start, index): IndexFault => {
    const from = start + random() * DAY;
    const isPart = index % 2 === 1;
    return {
      from,
      until: from + (isPart ? (1 + random() * 3) * DAY : (2 + random() * 60) * HOUR),
      kind: isPart ? "part" : "all",
    };
  });
}
