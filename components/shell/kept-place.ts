import { localRecord } from "../../utils/platform/local-record.ts";
import { whenCleared } from "../base/kept-record.ts";
import type { Noun } from "../base/PageNav.tsx";
import { choiceKey, type NewsChoice } from "../watches/news/news-choice.ts";
import type { NewsRange } from "../watches/news/news-range.ts";

/** How far a list was read. */
interface Scroll {
  readonly top: number;
  /** How many lines it had by then; 0: it has no more than at first. */
  readonly lines: number;
}

/** Stored by themselves, since a scroll position changes with each turn of a wheel. */
const scrolls = localRecord<Readonly<Record<string, Scroll>>>("popup-scroll", 2);
const followScrolls = localRecord<Readonly<Record<string, Scroll>>>("popup-follow-scroll", 2);
const range = localRecord<NewsRange>("popup-range", 1);
const tab = localRecord<Noun>("popup-tab", 1);

/** Those of follows are many. */
const MOST_SCROLLS = 20;

/** A list that is scrolled by itself: of Search, or of one choice of What’s new. */
export type ScrolledList = "search" | NewsChoice;

const isFollowed = (list: ScrolledList): boolean => list !== "search" && list !== "everywhere";
const recordOf = (list: ScrolledList) => (isFollowed(list) ? followScrolls : scrolls);
/** Different for each list. */
export const keyOf = (list: ScrolledList): string => (list === "search" ? list : choiceKey(list));

/** Where the popup was when it was closed. */
export const keptPlace = {
  readScroll: (list: ScrolledList): Scroll => recordOf(list).read()?.[keyOf(list)] ?? { top: 0, lines: 0 },
  keepScroll(list: ScrolledList, scroll: Scroll): void {
    const key = keyOf(list);
    const others = Object.entries(recordOf(list).read() ?? {}).filter(([other]) => other !== key);
    recordOf(list).write(Object.fromEntries([...others, [key, scroll] as const].slice(-MOST_SCROLLS)));
  },
  readTab: (): Noun => tab.read() ?? "search",
  keepTab(name: Noun): void {
    tab.write(name);
  },
  /** What of the pages of follows was listed; null: none was kept. */
  readRange: (): NewsRange | null => range.read(),
  keepRange(now: NewsRange): void {
    range.write(now);
  },
  /** Calls the listener once the user has cleared it, before what it wrote is forgotten too. */
  whenRangeCleared(onCleared: () => void): void {
    whenCleared("popup-range", () => {
      onCleared();
      range.forget();
    });
  },
};
