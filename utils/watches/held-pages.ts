import { pageKey } from "../checks/sources/passages.ts";
import { DAY, HOUR } from "../platform/durations.ts";
import type { SearchResult } from "../search/service-answers.ts";
import { escapeMarkup } from "../text/escape-markup.ts";
import { pageState } from "./page-states.ts";

/** A page that the index listed. */
export interface HeldPage {
  /** As it was listed last, shortened. */
  readonly result: SearchResult;
  /** The date that it was listed by. */
  readonly listed: number;
  /** Since when it is not listed. */
  readonly absentSince?: number;
  /** When a search for exactly it did not find it, on different days. */
  readonly misses?: readonly number[];
  /** It was told that it is missing. */
  readonly isTold?: true;
}

/** As many as are asked for in six requests. */
export const MOST_HELD = 300;
/** On so many different days a page is not found before that is told. */
export const MISSES_WANTED = 3;

/** Between two misses, also where midnight is between them. */
const BETWEEN_MISSES = 20 * HOUR;
/** For so long it is looked for whether a page that was told is found again, or many that are missing at once. */
const LOOKED_FOR = 90 * DAY;

/** A page is compared many times in an inventory, and its address is long to read. */
const keys = new WeakMap<SearchResult, string>();

export function keyOfHeld({ result }: HeldPage): string {
  const key = keys.get(result) ?? pageKey(result.url) ?? result.url;
  keys.set(result, key);
  return key;
}

export function heldPage(result: SearchResult, listed: number, now: number): HeldPage {
  const { title, snippet } = pageState(result, now);
  return { result: { ...result, title: escapeMarkup(title), snippet: escapeMarkup(snippet) }, listed };
}

/** Enough of an address to find its page by, in letters that mean themselves. */
const TERM = /^(?=.*[a-z0-9])[\w.~-]{2,200}$/i;

/** A search for exactly this page; null: nothing in its address tells it from others. */
export function exactQuery({ url, domain }: Pick<SearchResult, "url" | "domain">): string | null {
  if (!URL.canParse(url) || !/^[\w.-]+$/.test(domain)) return null;
  const segments = new URL(url).pathname.split("/").filter((segment) => TERM.test(segment));
  const longest = segments.reduce((one, other) => (other.length > one.length ? other : one), "");
  return longest === "" ? null : `site:${domain} inurl:${longest}`;
}

/** What was listed, and what searches for exactly one page said, by `keyOfHeld`. */
export interface InventoryEnd {
  readonly listed: ReadonlyMap<string, HeldPage>;
  /** All pages dated later than this are listed. */
  readonly reach: number;
  readonly found: ReadonlySet<string>;
  readonly missed: ReadonlySet<string>;
}

/** The pages held that should have been listed, and are not. */
export function absentPages(
  held: readonly HeldPage[],
  { listed, reach }: Pick<InventoryEnd, "listed" | "reach">,
): readonly HeldPage[] {
  return held.filter(
    (page) =>
      !listed.has(keyOfHeld(page)) && (page.listed > reach || page.isTold || page.absentSince !== undefined),
  );
}

/** What an inventory means for the pages held before, to be stored at once. */
export interface AfterInventory {
  readonly held: readonly HeldPage[];
  /** Newly missing, and missing no longer. */
  readonly gone: readonly HeldPage[];
  readonly back: readonly HeldPage[];
}

export function afterInventory(before: readonly HeldPage[], end: InventoryEnd, now: number): AfterInventory {
  const absent = new Set(absentPages(before, end));
  const told = before.filter(({ isTold }) => isTold);
  const isFound = (page: HeldPage): boolean => {
    const key = keyOfHeld(page);
    return end.listed.has(key) || end.found.has(key);
  };
  const missing = before
    .filter((page) => absent.has(page) && !isFound(page))
    .map((page) => (end.missed.has(keyOfHeld(page)) ? missedAgain(page, now) : page))
    .map((page) => ({ ...page, absentSince: Math.min(page.absentSince ?? now, now) }))
    .filter(({ absentSince }) => now - absentSince <= LOOKED_FOR)
    .slice(0, MOST_HELD);
  const isNews = ({ isTold, misses = [] }: HeldPage): boolean => !isTold && misses.length >= MISSES_WANTED;
  const gone = missing.filter(isNews);
  return {
    held: [
      ...end.listed.values(),
      ...missing.map((page) => (isNews(page) ? { ...page, isTold: true as const } : page)),
    ],
    gone,
    back: told.filter(isFound),
  };
}

/** After the clock was set back, what was found out at times to come says nothing of days that have passed. */
function missedAgain(page: HeldPage, now: number): HeldPage {
  const { misses = [] } = page;
  const last = misses.at(-1);
  if (page.isTold || !mayMissAgain(page, now)) return page;
  return { ...page, misses: last === undefined || last > now ? [now] : [...misses, now] };
}

/** Whether not finding the page now says more than was known. */
export function mayMissAgain({ misses = [] }: HeldPage, now: number): boolean {
  const last = misses.at(-1);
  if (last === undefined || last > now) return true;
  return Math.floor(last / DAY) !== Math.floor(now / DAY) && now - last >= BETWEEN_MISSES;
}
