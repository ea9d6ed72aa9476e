import { type Outcome, startReading } from "../../../../entrypoints/background/watches/reading.ts";
import { NO_FILTERS } from "../../../../utils/search/request.ts";
import type { RecentPage, SearchResult } from "../../../../utils/search/service-answers.ts";
import { freshMemory, type WatchMemory } from "../../../../utils/watches/memory.ts";
import { type NewWatch, newWatch, type Watch } from "../../../../utils/watches/watch.ts";

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
export const NOW = Date.UTC(2026, 10, 1, 12);
export const SERVICE = "https://search.example.org";

export const TAXES: NewWatch = {
  name: "Taxes",
  request: { ...NO_FILTERS, q: "tax", sort: "changed" },
  rhythm: "1h",
  notify: true,
  countsInBadge: false,
};

export const watchOf = (change: Partial<Watch> = {}): Watch => ({
  ...newWatch(TAXES, "w", NOW),
  ...change,
});

const iso = (time: number): string => new Date(time).toISOString();

/** A result that changed at a time; null: without a date. */
export function page(url: string, changedAt: number | null): SearchResult {
  const date = changedAt === null ? null : iso(changedAt);
  return {
    url,
    title: url,
    snippet: "",
    domain: "a.gov",
    organization: "A",
    country: "US",
    level: "federal",
    state: null,
    city: null,
    language: "en",
    contentType: "text/html",
    publishedAt: null,
    contentChangedAt: date,
    updatedAt: date,
    lastCrawled: date,
  };
}

export function answer(results: readonly SearchResult[], total = results.length): RecentPage {
  return {
    total,
    totalIsLowerBound: false,
    page: 1,
    size: 50,
    results,
    dropped: 0,
    facets: {},
    tookMs: 1,
  };
}

/** A service that lists what it holds, as the contract says: latest first, nothing dated later than now. */
interface Listed {
  readonly at: number;
  readonly result: SearchResult;
}

/** Where in a list, latest first, the first one is of which this is true. */
function firstWhere(listed: readonly Listed[], isTrue: (each: Listed) => boolean): number {
  let [low, high] = [0, listed.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const each = listed[middle];
    if (each !== undefined && isTrue(each)) high = middle;
    else low = middle + 1;
  }
  return low;
}

export class ListedPages {
  requests = 0;
  readonly #byAddress = new Map<string, Listed>();
  /** Latest first, at one time by address; those without a date last. It is kept in order, since a simulation asks it often. */
  readonly #listed: Listed[] = [];

  change(url: string, at: number | null): void {
    this.remove(url);
    const added = { at: at ?? Number.NEGATIVE_INFINITY, result: page(url, at) };
    this.#byAddress.set(url, added);
    this.#listed.splice(this.#placeOf(added), 0, added);
  }

  remove(url: string): void {
    const gone = this.#byAddress.get(url);
    if (gone === undefined) return;
    this.#byAddress.delete(url);
    this.#listed.splice(this.#placeOf(gone), 1);
  }

  /** The date of a page that is listed; null: it is not. */
  dateOf(url: string): number | null {
    return this.#byAddress.get(url)?.at ?? null;
  }

  all(): readonly SearchResult[] {
    return this.#listed.map(({ result }) => result);
  }

  recent(since: string, number: number): RecentPage {
    this.requests += 1;
    // Dates as the service writes them sort as text. A page without one is listed whatever is asked.
    const end = firstWhere(this.#listed, ({ result }) => (result.contentChangedAt ?? "") < since);
    const dateless = firstWhere(this.#listed, ({ at }) => at === Number.NEGATIVE_INFINITY);
    const total = Math.min(end, dateless) + this.#listed.length - dateless;
    const from = (number - 1) * 50;
    const shown: SearchResult[] = [];
    for (let index = from; index < Math.min(from + 50, total); index += 1) {
      const each = this.#listed[index < end ? index : index - end + dateless];
      if (each) shown.push(each.result);
    }
    return { ...answer(shown, total), page: number };
  }

  #placeOf({ at, result }: Listed): number {
    return firstWhere(
      this.#listed,
      (each) => each.at < at || (each.at === at && each.result.url >= result.url),
    );
  }
}

/** A watch with its memory, read from a service without a store between them. */
export class ReadWatch {
  watch: Watch;
  memory: WatchMemory;
  last: Outcome | null = null;

  readonly service: ListedPages;

  constructor(service: ListedPages, change: Partial<Watch> = {}) {
    this.service = service;
    this.watch = watchOf(change);
    this.memory = freshMemory(this.watch.id, SERVICE, this.watch.createdAt);
  }

  /** Reads once, or only so many pages before the service fails. Returns the addresses and dates that are news. */
  read(now: number, pages = Number.POSITIVE_INFINITY): string[] {
    const reading = startReading(this.watch, this.memory, now);
    for (let left = pages; left > 0; left -= 1) {
      const request = reading.next();
      if (request === null) break;
      reading.take(this.service.recent(request.since ?? "", request.page));
    }
    this.last = reading.outcome(now);
    if (this.last === null) return [];
    this.watch = { ...this.watch, newestSeen: this.last.newestSeen };
    this.memory = this.last.memory;
    return this.last.entries.map(({ result, at }) => `${result.url} ${at}`);
  }
}
