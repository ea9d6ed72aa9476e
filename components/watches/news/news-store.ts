import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { send } from "../../../utils/calls/send.ts";
import { onChange } from "../../../utils/platform/changes.ts";
import { MINUTE } from "../../../utils/platform/durations.ts";
import { untilQuiet } from "../../../utils/platform/until-quiet.ts";
import { localZone } from "../../../utils/text/hours.ts";
import { entryKey, type WatchEntry } from "../../../utils/watches/entry.ts";
import { readEntries, readEntriesOf, readWatches } from "../../../utils/watches/read-watches.ts";
import { isPaused, type LookedAt, type Watch } from "../../../utils/watches/watch.ts";
import { WATCH_LIMITS } from "../../../utils/watches/watch-limits.ts";
import { AFTER_FIRST_PAINT, pageClock } from "../../base/clock.ts";
import { act, done } from "../../base/trouble.tsx";
import { areWatchesRead, watches } from "../watches-store.ts";
import { type Followed, followsOf, sameChoice, standingChoice } from "./news-choice.ts";
import { inRange, isWholeRange, type NewsRange, WHOLE_RANGE } from "./news-range.ts";

/** Drawn at once, and added by "Show more". Reading and drawing all 100,000 entries could take minutes. */
export const LINES_AT_ONCE = 50;
/** Another order or range is looked for among so many that were found last. */
const MOST_SORTED = 5_000;

/** A page with the watches that found it: the same page may be new to several. */
export interface NewsLine {
  readonly entries: readonly [WatchEntry, ...WatchEntry[]];
}

/** What was read of the stored entries, the newest first, and whether it is all there is of what was chosen. */
interface Reading {
  readonly entries: readonly WatchEntry[];
  readonly isAll: boolean;
}

/** `among`: how many pages that were found last these are of, where more are stored; null: of all. */
export interface AllLines {
  readonly lines: readonly NewsLine[];
  readonly among: number | null;
}

/** The follows that a refresh of so many did not come to. */
interface Left {
  readonly ids: ReadonlySet<string>;
  readonly since: number;
  readonly of: number;
  /** As it was read: the page hears of their failures a moment later. */
  readonly failed: ReadonlySet<string>;
}

/** What a refresh did not come to: a pause or a failure of the service ended it. */
export interface LeftOver {
  /** The names of what was not refreshed. */
  readonly names: readonly string[];
  readonly of: number;
  /** Whether one of them failed: then its row says why, and when to try again. */
  readonly hasFailed: boolean;
}

/** How far a refresh of several watches has come. */
export interface RefreshProgress {
  readonly at: number;
  readonly of: number;
}

/** The pages that the watches found, of one watch or of all. */
export interface News {
  /** Whose pages are shown. */
  readonly chosen: ReadonlySignal<Followed>;
  readonly range: ReadonlySignal<NewsRange>;
  /** In the order of the range; null until these and the watches were read, since watches that come later move them. */
  readonly lines: ReadonlySignal<readonly NewsLine[] | null>;
  readonly hasMore: ReadonlySignal<boolean>;
  /** Among how many pages the range was looked for, where more are stored; null: among all. */
  readonly lookedAmong: ReadonlySignal<number | null>;
  /** Whether any page of the range is unread. */
  readonly hasUnread: ReadonlySignal<boolean>;
  /** The same lines and those that are not shown yet, as many as are looked among for a range. */
  all(): Promise<AllLines>;
  /** Whether the service is being asked because the user looks. */
  readonly isLooking: ReadonlySignal<boolean>;
  /** null: nothing is being refreshed, or a single watch. */
  readonly progress: ReadonlySignal<RefreshProgress | null>;
  readonly leftOver: ReadonlySignal<LeftOver | null>;
  /** The time that ages are counted from. It goes on while the page is open. */
  readonly now: ReadonlySignal<number>;
  /** Shows the pages of these, and asks for what is only refreshed when it is looked at. `least`: how many lines were shown before. */
  open(choice: Followed, least?: number): void;
  /** Lets ages grow older also where nothing followed is opened. */
  keepTime(): void;
  changeRange(change: Partial<NewsRange>): void;
  showMore(): void;
  /** As many as can be sorted, for what is to be whole, such as a print. */
  showAll(): Promise<void>;
  /** Asks for the chosen watch, or for all, and ends once that is done. */
  refresh(): Promise<void>;
}

/** `start`: what is listed before the user chooses. */
export function createNews(start: NewsRange = WHOLE_RANGE): News {
  const chosen = signal<Followed>("all");
  const range = signal<NewsRange>(start);
  const limit = signal(LINES_AT_ONCE);
  const read = signal<Reading | null>(null);
  const looking = signal(0);
  const left = signal<Left | null>(null);
  /** What was refreshed since, as by a round of the worker, is no longer left. */
  const leftOver = computed((): LeftOver | null => {
    if (left.value === null) return null;
    const { ids, since, of, failed } = left.value;
    const still = watches.value.filter(
      (each) => ids.has(each.id) && (each.lastAnswered ?? 0) < since && !isPaused(each),
    );
    if (still.length === 0) return null;
    const names = still.map(({ name }) => name);
    return { names, of, hasFailed: still.some(({ id, failure }) => failure !== null || failed.has(id)) };
  });
  const refreshing = signal<{ readonly ids: ReadonlySet<string>; readonly since: number } | null>(null);
  const time = signal(pageClock.now());
  let isOpen = false;

  const merged = computed(() => {
    if (read.value === null || !areWatchesRead.value) return null;
    return linesOf(inRange(read.value.entries, range.value, pageClock.now(), localZone()));
  });

  /** How many lines are needed, where there are as many. */
  const leastNeeded = (): number => (isWholeRange(range.value) ? limit.value + 1 : MOST_SORTED);
  /** How many were asked for by what was read last. */
  let leastRead = 0;

  /** Follows that are refreshed one after the other are read again together. */
  const load = untilQuiet(async () => {
    const choice = chosen.value;
    const least = leastNeeded();
    const reading = await readChosen(choice, least);
    // Then it is read again.
    if (choice !== chosen.value) return;
    leastRead = least;
    batch(() => {
      read.value = reading;
      // What was stored just now must not be from the future.
      time.value = pageClock.now();
    });
  });
  /** A range is looked for in what is held, unless that is too little: each letter that is typed is one. */
  const loadWhereNeeded = (): void => {
    if (read.value === null || (!read.value.isAll && leastNeeded() > leastRead)) act(load());
  };

  const goOnWithTime = (): void => {
    time.value = pageClock.now();
    pageClock.after(MINUTE, goOnWithTime);
  };
  let isTimeKept = false;
  const keepTime = (): void => {
    if (isTimeKept) return;
    isTimeKept = true;
    goOnWithTime();
  };

  const look = (which: LookedAt): Promise<boolean> => {
    looking.value += 1;
    return done(send("lookAtWatches", { which })).finally(() => {
      looking.value -= 1;
    });
  };

  /** What is stored is drawn before the worker is asked for more, since they share the machine. */
  const loadAndLook = (): void => {
    looking.value += 1;
    act(
      load().finally(() =>
        pageClock.after(AFTER_FIRST_PAINT, () => {
          looking.value -= 1;
          // An old address may name a follow that is gone, in whose place all are shown.
          const choice = areWatchesRead.value ? standingChoice(chosen.value, watches.value) : chosen.value;
          act(look(typeof choice === "object" && "watch" in choice ? { ids: [choice.watch] } : "stale"));
        }),
      ),
    );
  };

  const refreshed = async (): Promise<void> => {
    const choice = standingChoice(chosen.value, watches.value);
    const asked = followsOf(choice, watches.value).filter((each) => !isPaused(each));
    const ids = new Set(asked.map(({ id }) => id));
    const since = pageClock.now();
    batch(() => {
      left.value = null;
      refreshing.value = { ids, since };
    });
    const isDone = await look(choice === "all" ? "all" : { ids: [...ids] });
    if (refreshing.value?.since === since) refreshing.value = null;
    if (!isDone) return;
    const stored = await readWatches();
    const notAnswered = stored.filter(({ id, lastAnswered }) => ids.has(id) && (lastAnswered ?? 0) < since);
    const idsOf = (all: readonly Watch[]): ReadonlySet<string> => new Set(all.map(({ id }) => id));
    const failed = idsOf(notAnswered.filter(({ failure }) => failure !== null));
    left.value = { ids: idsOf(notAnswered), failed, since, of: ids.size };
  };

  const progress = computed((): RefreshProgress | null => {
    const { ids, since } = refreshing.value ?? { ids: new Set<string>(), since: 0 };
    if (ids.size < 2) return null;
    const begun = watches.value.filter(({ id, lastAsked }) => ids.has(id) && (lastAsked ?? 0) >= since);
    return { at: begun.length, of: ids.size };
  });

  return {
    chosen,
    range,
    lines: computed(() => merged.value?.slice(0, limit.value) ?? null),
    hasUnread: computed(() => merged.value?.some((line) => unreadIn(line).length > 0) === true),
    async all() {
      const { entries, isAll } = await readChosen(chosen.value, MOST_SORTED);
      const lines = linesOf(inRange(entries, range.value, pageClock.now(), localZone()));
      return { lines, among: isAll ? null : linesOf(entries).length };
    },
    hasMore: computed(() => (merged.value?.length ?? 0) > limit.value),
    lookedAmong: computed(() => {
      if (read.value === null || read.value.isAll || isWholeRange(range.value)) return null;
      return linesOf(read.value.entries).length;
    }),
    isLooking: computed(() => looking.value > 0),
    progress,
    leftOver,
    now: time,
    keepTime,
    open(choice, least = LINES_AT_ONCE) {
      if (!isOpen || !sameChoice(choice, chosen.value)) {
        batch(() => {
          chosen.value = choice;
          read.value = null;
          limit.value = Math.max(least, LINES_AT_ONCE);
          left.value = null;
        });
      }
      if (!isOpen) {
        isOpen = true;
        onChange("watches", () => act(load()));
        keepTime();
      }
      loadAndLook();
    },
    changeRange(change) {
      batch(() => {
        range.value = { ...range.value, ...change };
        limit.value = LINES_AT_ONCE;
      });
      loadWhereNeeded();
    },
    showMore() {
      limit.value += LINES_AT_ONCE;
      loadWhereNeeded();
    },
    showAll() {
      limit.value = MOST_SORTED;
      return load();
    },
    refresh: refreshed,
  };
}

function readChosen(choice: Followed, least: number): Promise<Reading> {
  return choice === "all" ? readLines(least) : readThoseOf(choice, least);
}

/** The entries of one follow or of those of a group; where these are gone, of all, as the page then shows. */
async function readThoseOf(choice: Followed, least: number): Promise<Reading> {
  const follows = followsOf(choice, await readWatches());
  if (follows.length === 0) return readLines(least);
  const ids = new Set(follows.map(({ id }) => id));
  // Few follows that found little are read by themselves, as that is less than all that was found since.
  const most = follows.length === 1 ? 0 : follows.length * WATCH_LIMITS.entries;
  for (let count = least * 2; count < most; count *= 4) {
    const entries = await readEntries(count);
    const theirs = entries.filter(({ watch }) => ids.has(watch));
    const isAll = entries.length < count;
    if (isAll || linesOf(theirs).length >= least) return { entries: theirs, isAll };
  }
  const found = await Promise.all(follows.map(({ id }) => readEntriesOf(id)));
  return { entries: found.flat().toSorted((one, other) => (one.order < other.order ? -1 : 1)), isAll: true };
}

/** At least the entries of so many lines, where there are as many. Several entries may be one line, so more are read. */
async function readLines(least: number): Promise<Reading> {
  for (let count = least * 2; ; count *= 4) {
    const entries = await readEntries(count);
    const isAll = entries.length < count;
    if (isAll || linesOf(entries).length >= least) return { entries, isAll };
  }
}

/** Entries of the same page at the same date are one line, whenever each watch found it. */
export function linesOf(entries: readonly WatchEntry[]): readonly NewsLine[] {
  const found = new Map<string, NewsLine>();
  for (const entry of entries) {
    const key = entryKey(entry.id);
    const same = found.get(key);
    found.set(key, { entries: same === undefined ? [entry] : [...same.entries, entry] });
  }
  return [...found.values()];
}

/** The ids of the entries of a line that are unread. */
export function unreadIn({ entries }: NewsLine): readonly string[] {
  return entries.flatMap(({ id, unread }) => (unread === 1 ? [id] : []));
}

export function watchNames({ entries }: NewsLine): readonly string[] {
  const names = new Map(watches.value.map(({ id, name }) => [id, name]));
  return entries.flatMap(({ watch }) => names.get(watch) ?? []);
}
