import { signal } from "@preact/signals";
import { TEXAS_PAGE } from "../../../gallery/example-pages.ts";
import { CARD_ACTIONS, type Examples } from "../../../gallery/examples.ts";
import type { SearchResult } from "../../../utils/search/service-answers.ts";
import { entryOf, type WatchEntry } from "../../../utils/watches/entry.ts";
import { NewsList } from "./NewsList.tsx";
import { type NewsRange, WHOLE_RANGE } from "./news-range.ts";
import type { LeftOver, News } from "./news-store.ts";

const NOW = Date.UTC(2026, 10, 24, 12);
const DAY = 86_400_000;
const nothing = (): void => undefined;
const nothingYet = async (): Promise<void> => undefined;

const RESULT: SearchResult = {
  ...TEXAS_PAGE,
  title: "Property tax",
  snippet: "Counties set the rates.",
  organization: "",
  updatedAt: null,
};

/** A page that was found so many days ago, and changed the day before. */
function entry(path: string, daysAgo: number, isDated = true): WatchEntry {
  const changed = NOW - (daysAgo + 1) * DAY;
  const contentChangedAt = isDated ? new Date(changed).toISOString() : null;
  const result = { ...RESULT, url: `https://www.texas.gov/${path}`, title: `Page ${path}`, contentChangedAt };
  return entryOf("w", result, isDated ? changed : null, NOW - daysAgo * DAY);
}

const FEW = [entry("one", 0), entry("two", 1), entry("three", 40, false)];
const MANY = Array.from({ length: 10 }, (_, index) => entry(`of-many-${index}`, 0));

const ELSEWHERE = entryOf("w", { ...RESULT, url: "https://maine.gov/", domain: "maine.gov" }, null, NOW);

interface Listed {
  readonly entries?: readonly WatchEntry[] | null;
  readonly range?: Partial<NewsRange>;
  readonly hasMore?: boolean;
  readonly lookedAmong?: number;
  readonly leftOver?: LeftOver;
}

function news({ entries = FEW, range, hasMore = false, lookedAmong, leftOver }: Listed): News {
  return {
    chosen: signal("all"),
    range: signal({ ...WHOLE_RANGE, ...range }),
    lines: signal(entries === null ? null : entries.map((each) => ({ entries: [each] as const }))),
    hasMore: signal(hasMore),
    lookedAmong: signal(lookedAmong ?? null),
    hasUnread: signal(true),
    all: async () => ({ lines: [], among: null }),
    isLooking: signal(false),
    progress: signal(null),
    leftOver: signal(leftOver ?? null),
    now: signal(NOW),
    open: nothing,
    keepTime: nothing,
    changeRange: nothing,
    showMore: nothing,
    showAll: nothingYet,
    refresh: nothingYet,
  };
}

const LEFT: LeftOver = { names: ["Beaches", "Wages", "Taxes", "Parks"], of: 9, hasFailed: false };

const STATES: readonly (readonly [name: string, listed: Listed])[] = [
  ["being read", { entries: null }],
  ["nothing is followed", { entries: [] }],
  ["by when they were found", {}],
  ["by when they changed", { range: { sort: "changed" } }],
  ["many of one site", { entries: [...MANY, ELSEWHERE] }],
  ["more than are read", { hasMore: true, lookedAmong: 5_000 }],
  ["a refresh did not come to all", { leftOver: LEFT }],
];

/** The pages of what is followed, by day. */
export const EXAMPLES: Examples = {
  of: "List of news",
  states: STATES.map(([name, listed]) => ({
    name,
    width: "panel",
    draw: () => <NewsList news={news(listed)} actions={CARD_ACTIONS} timeZone="UTC" language="en" />,
  })),
};
