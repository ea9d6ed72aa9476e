import { DAY, HOUR, ListedPages, NOW } from "../../../utils/watches/sample.ts";

/** The same numbers for the same seed. */
export function dice(seed: number): () => number {
  let state = seed + 0x9e3779b9;
  return () => {
    state = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    state = Math.imul(state ^ (state >>> 15), 0x735a2d97);
    state = (state ^ (state >>> 15)) + 0x9e3779b9;
    return (state >>> 0) / 2 ** 32;
  };
}

export interface Changing {
  readonly days: number;
  /** What each view lists before the watch. */
  readonly oldPages: number;
  /** How many pages of each view change a day, on average. */
  readonly changesADay: number;
  /** Whether the old pages change again and again; otherwise each change is a page of its own. */
  readonly again: boolean;
  /** So many pages of each view leave the index a day, some for good, and the index is at fault now and then. */
  readonly removals?: number;
  /** A change is listed up to so many days after its date. */
  readonly lateDays: number;
}

/** A view of the service whose pages change by lot and are listed late. A change is named by its address and date. */
export interface View {
  readonly pages: ListedPages;
  /** When each change was listed. */
  readonly listed: Map<string, number>;
  /** Changes that no reading has shown yet, with their dates. */
  readonly waiting: Map<string, number>;
  /** Those that the first reading after them could not reach, which the watch then says. */
  readonly beyond: Set<string>;
  /** Those that gave way to a later change of their page before any reading could see them. */
  readonly replaced: Set<string>;
  /** Lists what is to be listed by then. */
  listUntil(now: number): void;
}

interface Coming {
  readonly at: number;
  readonly url: string;
  readonly changedAt: number;
}

export function createView(id: string, plan: Changing, random: () => number): View {
  const pages = new ListedPages();
  const current = new Map<string, number>();
  for (let old = 0; old < plan.oldPages; old += 1) {
    const changedAt = NOW - random() * 40 * DAY;
    pages.change(`${id}-${old}`, changedAt);
    current.set(`${id}-${old}`, changedAt);
  }
  const view = {
    pages,
    listed: new Map<string, number>(),
    waiting: new Map<string, number>(),
    beyond: new Set<string>(),
    replaced: new Set<string>(),
  };
  const coming = comingChanges(id, plan, random);
  let next = 0;

  function list({ at, url, changedAt }: Coming): void {
    const before = current.get(url);
    // The service lists only the last change of a page.
    if (before !== undefined && before >= changedAt) return;
    if (view.waiting.delete(`${url} ${before}`)) view.replaced.add(`${url} ${before}`);
    current.set(url, changedAt);
    pages.change(url, changedAt);
    view.listed.set(`${url} ${changedAt}`, at);
    view.waiting.set(`${url} ${changedAt}`, changedAt);
  }

  return {
    ...view,
    listUntil(now) {
      for (let each = coming[next]; each !== undefined && each.at <= now; each = coming[next]) {
        list(each);
        next += 1;
        // Now and then a page leaves the index as another comes, which keeps the service's count the same.
        if (plan.removals !== undefined) continue;
        if (random() < (plan.again ? 0.02 : 0.2)) leave(`${id}-${Math.floor(random() * plan.oldPages)}`);
      }
    },
  };

  function leave(url: string): void {
    const change = `${url} ${current.get(url)}`;
    if (view.waiting.delete(change)) view.replaced.add(change);
    pages.remove(url);
    if (plan.again) return;
    current.delete(url);
  }
}

function comingChanges(id: string, plan: Changing, random: () => number): readonly Coming[] {
  const count = Math.round(plan.changesADay * plan.days);
  const all = Array.from({ length: count }, (_, index): Coming => {
    const changedAt = Math.floor((NOW + HOUR + random() * (plan.days - 2) * DAY) / 1000) * 1000;
    const lot = random();
    // Half at once, a third within a day, the rest up to the longest delay.
    const share = lot < 0.5 ? 0 : lot < 0.83 ? random() * Math.min(DAY, plan.lateDays * DAY) : 0;
    const delay = lot >= 0.83 ? random() * plan.lateDays * DAY : share;
    // A tenth of the pages has nine of ten changes.
    const among = random() < 0.9 ? plan.oldPages / 10 : plan.oldPages;
    const url = plan.again ? `${id}-${Math.floor(random() * among)}` : `${id}-new-${index}`;
    return { at: changedAt + delay, url, changedAt };
  });
  return all.filter(({ at }) => at <= NOW + plan.days * DAY).toSorted((one, other) => one.at - other.at);
}
