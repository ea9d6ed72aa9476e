import type { SearchResult } from "../search/service-answers.ts";
import { plainText } from "../text/highlights.ts";
import { oneLine } from "../text/one-line.ts";
import { hashOf } from "./hash.ts";

/** What the index showed of a page, to be compared with what it shows once the page has changed. As plain text. */
export interface PageState {
  readonly title: string;
  readonly snippet: string;
  /** When it was seen. */
  readonly seenAt: number;
}

/** A page that is remembered: the hash of its address, and the date that it is listed by. */
export type RememberedPage = readonly [page: number, listed: number, state: PageState];

/** Enough to compare, of pages that a watch may hold by the hundred. */
const LONGEST_TITLE = 300;
const LONGEST_SNIPPET = 600;
/** Those that are listed last. */
const MOST_PAGES = 300;

export function pageState({ title, snippet }: SearchResult, seenAt: number): PageState {
  return {
    title: oneLine(plainText(title), LONGEST_TITLE),
    snippet: oneLine(plainText(snippet), LONGEST_SNIPPET),
    seenAt,
  };
}

/** The states that a reading found before and finds now. */
export interface PageStates {
  /** What the index showed of a page that is news; undefined: nothing is known, or it shows the same. */
  before(result: SearchResult): PageState | undefined;
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
  return {
    before(result) {
      const [, , state] = then.get(hashOf(result.url)) ?? [];
      const shown = pageState(result, now);
      const isSame = state?.title === shown.title && state.snippet === shown.snippet;
      return isSame ? undefined : state;
    },
    see(result, listed, isNews) {
      const page = hashOf(result.url);
      if (isNews || (!next.has(page) && listed > oldest))
        next.set(page, [page, listed, pageState(result, now)]);
    },
    remembered: () => [...next.values()].toSorted((one, other) => other[1] - one[1]).slice(0, MOST_PAGES),
  };
}
