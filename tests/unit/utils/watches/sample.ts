import { type Outcome, startReading } from "../../../../entrypoints/background/watches/reading.ts";
import type { RecentPage, SearchResult } from "../../../../utils/search/answers.ts";
import { NO_FILTERS } from "../../../../utils/search/request.ts";
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
    sortMeaning: null,
  };
}

/** A service that lists what it holds, as the contract says: latest first, nothing dated later than now. */
export class ListedPages {
  requests = 0;
  readonly #pages = new Map<string, { readonly at: number | null; readonly result: SearchResult }>();
  #sorted: readonly SearchResult[] | null = null;

  change(url: string, at: number | null): void {
    this.#pages.set(url, { at, result: page(url, at) });
    this.#sorted = null;
  }

  remove(url: string): void {
    this.#pages.delete(url);
    this.#sorted = null;
  }

  recent(since: string, number: number): RecentPage {
    this.requests += 1;
    this.#sorted ??= [...this.#pages.values()]
      .sort((one, other) => (other.at ?? 0) - (one.at ?? 0) || (one.result.url < other.result.url ? -1 : 1))
      .map(({ result }) => result);
    // Dates as the service writes them sort as text.
    const listed = this.#sorted.filter(({ contentChangedAt }) => (contentChangedAt ?? "9") >= since);
    return { ...answer(listed.slice((number - 1) * 50, number * 50), listed.length), page: number };
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
