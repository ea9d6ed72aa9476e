import { pageKey } from "../../../utils/checks/sources/passages.ts";
import { DAY } from "../../../utils/platform/durations.ts";
import { newSearch, type RecentRequest, type SearchRequest } from "../../../utils/search/request.ts";
import type { RecentPage, ResultPage, SearchResult } from "../../../utils/search/service-answers.ts";
import { LIMITS } from "../../../utils/search/service-limits.ts";
import {
  type AfterInventory,
  absentPages,
  afterInventory,
  exactQuery,
  type HeldPage,
  heldPage,
  keyOfHeld,
  MOST_HELD,
  mayMissAgain,
} from "../../../utils/watches/held-pages.ts";
import { hasOneOf } from "../../../utils/watches/only-words.ts";
import { timeOf, viewOf, type Watch } from "../../../utils/watches/watch.ts";

/** More are missing at once only where the index is at fault, or a site was made anew: of one watch, and of all. */
const MOST_ABSENT = 20;
const MOST_ABSENT_OF_ALL = 100;
/** Told pages that are looked for in one inventory, to say when one is back. */
const MOST_TOLD_ASKED = 5;

/** What an inventory begins with. */
export interface InventoryBegun {
  readonly held: readonly HeldPage[];
  /** How many pages of all other watches are not listed. */
  readonly elsewhere: number;
}

/** A search for exactly one page. */
export interface ExactQuestion {
  readonly key: string;
  readonly site: string;
  /** It is listed, so a search that works finds it. */
  readonly isProof: boolean;
  readonly request: SearchRequest;
}

/** What an inventory found, to be stored at once. */
export interface InventoryOutcome extends AfterInventory {
  /** How many pages are not listed, and not told. */
  readonly unlisted: number;
  /** That these are so many that the index may be at fault, and since when the first of them is not listed. */
  readonly manyMissing: { readonly pages: number; readonly since: number } | null;
}

/** Lists the newest pages of a watch, and then asks for those that it held and that are not among them. */
export interface Inventory {
  /** The next page of the list to ask for; null: enough was listed. */
  next(): RecentRequest | null;
  take(page: RecentPage): void;
  /** For each site first one for a page that is listed, without which the others mean nothing. */
  questions(): readonly ExactQuestion[];
  answer(question: ExactQuestion, page: ResultPage): void;
  /** What was found since it was last taken: each page is gone or back in one outcome alone. */
  takeOutcome(): InventoryOutcome;
}

export function startInventory(
  { request, details }: Pick<Watch, "request" | "details">,
  { held: heldBefore, elsewhere }: InventoryBegun,
  now: number,
): Inventory {
  const sources = request.sources && new Set(request.sources.pages);
  const isWanted = (result: SearchResult): boolean =>
    (sources === undefined || sources.has(pageKey(result.url) ?? "")) &&
    (details?.words === undefined || hasOneOf(result, details.words));
  let held: readonly HeldPage[] = heldBefore.filter(({ result }) => isWanted(result));
  const listed = new Map<string, HeldPage>();
  /** All that is listed, also what is not wanted, by site. */
  const proofs = new Map<string, ExactQuestion>();
  /** Few enough to be asked for one by one, however far down the list they are. */
  const areFew = sources !== undefined && sources.size <= MOST_ABSENT;
  /** Listed, but without the words of the watch by now: they are in the index all the same. */
  const unwanted = new Set<string>();
  const found = new Set<string>();
  const missed = new Set<string>();
  const provenSites = new Set<string>();
  let reach = areFew ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  let [pages, read] = [0, 0];
  let isListed = false;

  function take({ results, dropped, total, totalIsLowerBound }: RecentPage): void {
    pages += 1;
    read += results.length + dropped;
    for (const result of results) takeOne(result);
    const isAll = results.length + dropped === 0 || (read >= total && !totalIsLowerBound);
    if (isAll) reach = Number.NEGATIVE_INFINITY;
    isListed = isAll || pages * LIMITS.sizeMaximum >= MOST_HELD;
  }

  function takeOne(result: SearchResult): void {
    const time = timeOf(result, request.sort);
    if (time !== null && !areFew) reach = Math.min(reach, time);
    const proof = questionOf(result, true);
    // The longest says most exactly which page is meant.
    const before = proofs.get(result.domain)?.request.q.length ?? 0;
    if (proof !== null && proof.request.q.length > before) proofs.set(result.domain, proof);
    holdWanted(result);
  }

  function holdWanted(result: SearchResult): void {
    const page = heldPage(result, timeOf(result, request.sort) ?? now, now);
    if (isWanted(result)) listed.set(keyOfHeld(page), page);
    else unwanted.add(keyOfHeld(page));
  }

  /** Sources that no list has named yet, on sites that a list named. */
  function unknownSources(): readonly ExactQuestion[] {
    const known = new Set([...listed.keys(), ...held.map(keyOfHeld)]);
    return [...(areFew ? (sources ?? []) : [])].flatMap((key) => {
      const [host = ""] = key.split("/", 1);
      const site = [...proofs.keys()].find((domain) => host === domain || host.endsWith(`.${domain}`));
      if (known.has(key) || site === undefined) return [];
      return questionOf({ url: `https://${key}`, domain: site }, false) ?? [];
    });
  }

  const absent = (isTold: boolean): readonly HeldPage[] =>
    absentPages(held, { listed, reach }).filter(
      (page) => (page.isTold === true) === isTold && !unwanted.has(keyOfHeld(page)),
    );

  function areTooMany(): boolean {
    const count = absent(false).length;
    const isNothingListed = read === 0 && count > 0;
    return isNothingListed || count > MOST_ABSENT || (count > 0 && count + elsewhere > MOST_ABSENT_OF_ALL);
  }

  function questions(): readonly ExactQuestion[] {
    const untold = areTooMany() ? [] : absent(false).filter((page) => mayMissAgain(page, now));
    const asked = [...untold, ...inTurn(absent(true), now)];
    const own = [...asked.flatMap(({ result }) => questionOf(result, false) ?? []), ...unknownSources()];
    const sites = [...new Set(own.map(({ site }) => site))];
    return [
      ...sites.flatMap((site) => proofs.get(site) ?? []),
      ...own.filter(({ site }) => proofs.has(site)),
    ];
  }

  function answer({ key, site, isProof }: ExactQuestion, answered: ResultPage): void {
    const { results, dropped, total, totalIsLowerBound } = answered;
    const there = results.find(({ url }) => pageKey(url) === key);
    const isThere = there !== undefined;
    // Where more match than are read, the page may be among the others.
    const isWhole = dropped === 0 && !totalIsLowerBound && total <= results.length;
    if (isProof && isThere) provenSites.add(site);
    else if (isThere) {
      found.add(key);
      // The list may never come to it again.
      if (areFew) holdWanted(there);
    } else if (!isProof && isWhole && provenSites.has(site)) missed.add(key);
  }

  function takeOutcome(): InventoryOutcome {
    const areMany = areTooMany();
    const there = new Set([...found, ...unwanted]);
    const after = afterInventory(held, { listed, reach, found: there, missed }, now);
    held = after.held;
    const left = after.held.filter(({ absentSince, isTold }) => absentSince !== undefined && !isTold);
    const since = Math.min(now, ...left.map(({ absentSince = now }) => absentSince));
    const manyMissing = areMany ? { pages: left.length, since } : null;
    return { ...after, unlisted: left.length, manyMissing };
  }

  return {
    next: () => (isListed ? null : { ...viewOf(request, LIMITS.sizeMaximum), page: pages + 1 }),
    take,
    questions,
    answer,
    takeOutcome,
  };
}

/** A few of them, others each day. */
function inTurn(pages: readonly HeldPage[], now: number): readonly HeldPage[] {
  if (pages.length === 0) return [];
  const first = (Math.floor(now / DAY) * MOST_TOLD_ASKED) % pages.length;
  return [...pages, ...pages].slice(first, first + Math.min(pages.length, MOST_TOLD_ASKED));
}

function questionOf(result: Pick<SearchResult, "url" | "domain">, isProof: boolean): ExactQuestion | null {
  const q = exactQuery(result);
  const key = pageKey(result.url);
  if (q === null || key === null) return null;
  return { key, site: result.domain, isProof, request: newSearch(q, undefined, LIMITS.sizeMaximum) };
}
