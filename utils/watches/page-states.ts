import { DAY } from "../platform/durations.ts";
import type { SearchResult } from "../search/service-answers.ts";
import { plainText } from "../text/highlights.ts";
import { oneLine } from "../text/one-line.ts";
import { hashOf } from "./hash.ts";

/** What the index showed of a page, to be compared with what it shows once the page has changed. As plain text. */
export interface PageState {
  readonly title: string;
  readonly snippet: string;
  /** How many words the page has, where the service says. */
  readonly words?: number;
  /** When it was seen. */
  readonly seenAt: number;
}

/** A page that is remembered: the hash of its address, the date that it is listed by, and its states, the latest first. */
export type RememberedPage = readonly [
  page: number,
  listed: number,
  state: PageState,
  ...earlier: readonly PageState[],
];

/** Enough to compare, of pages that a watch may hold by the hundred. */
export const LONGEST_TITLE = 300;
export const LONGEST_SNIPPET = 600;
/** Those that are listed last. */
export const MOST_PAGES = 300;
/** Earlier states of a page, of one among few, and of all pages together. */
const MOST_EARLIER = 10;
export const MOST_EARLIER_OF_FEW = 30;
const FEW_PAGES = 30;
const MOST_EARLIER_OF_ALL = 600;
/** A page that goes back to what it was so long ago is said to go back and forth. */
export const BACK_WITHIN = DAY;

export function pageState({ title, snippet, wordCount }: SearchResult, seenAt: number): PageState {
  return {
    title: oneLine(plainText(title), LONGEST_TITLE),
    snippet: oneLine(plainText(snippet), LONGEST_SNIPPET),
    ...(wordCount !== undefined && { words: wordCount }),
    seenAt,
  };
}

/** Whether nothing that is known of both differs. */
export function isSameState(one: PageState, other: PageState): boolean {
  return one.title === other.title && one.snippet === other.snippet && lengthChange(one, other) === null;
}

/** By any number of words; null: of one of them it is not known, or it is the same. */
export function lengthChange(
  before: PageState,
  now: PageState,
): { readonly before: number; readonly now: number } | null {
  if (before.words === undefined || now.words === undefined || before.words === now.words) return null;
  return { before: before.words, now: now.words };
}

/** The states that a reading found before and finds now. */
export interface PageStates {
  /** What the index showed of a page that is news; undefined: nothing is known, or it shows the same. */
  before(result: SearchResult): PageState | undefined;
  /** Whether a page that is news shows again what it showed within the last day. */
  isBack(result: SearchResult): boolean;
  /** A page was read. `isNews`: it has changed since it was remembered. */
  see(result: SearchResult, listed: number, isNews: boolean): void;
  /** What to remember, of the pages that are listed last. */
  remembered(): readonly RememberedPage[];
}

export function pageStates(known: readonly RememberedPage[], now: number): PageStates {
  const then = new Map(known.map((each) => [each[0], each]));
  // Where there is no room for more, what is listed before all of them is not read either.
  const oldest = known.length < MOST_PAGES ? Number.NEGATIVE_INFINITY : (known.at(-1)?.[1] ?? 0);
  const next = new Map(then);
  const mostEarlier = known.length <= FEW_PAGES ? MOST_EARLIER_OF_FEW : MOST_EARLIER;
  return {
    before(result) {
      const [, , state] = then.get(hashOf(result.url)) ?? [];
      return state === undefined || isSameState(state, pageState(result, now)) ? undefined : state;
    },
    isBack(result) {
      const [, , state, ...earlier] = then.get(hashOf(result.url)) ?? [];
      const shown = pageState(result, now);
      if (state === undefined || isSameState(state, shown)) return false;
      return earlier.some((each) => now - each.seenAt < BACK_WITHIN && isSameState(each, shown));
    },
    see(result, listed, isNews) {
      const page = hashOf(result.url);
      if (!isNews && (next.has(page) || listed <= oldest)) return;
      next.set(page, withState(then.get(page), [page, listed, pageState(result, now)], mostEarlier));
    },
    remembered() {
      const latest = [...next.values()].toSorted((one, other) => other[1] - one[1]).slice(0, MOST_PAGES);
      let room = MOST_EARLIER_OF_ALL;
      return latest.map(([page, listed, state, ...earlier]): RememberedPage => {
        const kept = earlier.slice(0, room);
        room -= kept.length;
        return [page, listed, state, ...kept];
      });
    },
  };
}

/** The page as it is now, with what it was before where that differs. */
function withState(
  before: RememberedPage | undefined,
  [page, listed, state]: RememberedPage,
  most: number,
): RememberedPage {
  const [, , then, ...earlier] = before ?? [];
  const past = then === undefined || isSameState(then, state) ? earlier : [then, ...earlier];
  return [page, listed, state, ...past.slice(0, most)];
}

/** What is remembered of a page, the latest first. */
export function statesOf(pages: readonly RememberedPage[], url: string): readonly PageState[] {
  const hash = hashOf(url);
  const [, , ...states] = pages.find(([page]) => page === hash) ?? [];
  return states.filter((state) => typeof state === "object");
}

/** Of the states of a page, the latest first, those that it had left when a change of it was found. */
export const statesBefore = (states: readonly PageState[], foundAt: number): readonly PageState[] =>
  states.filter(({ seenAt }, index) => index > 0 && seenAt < foundAt);
