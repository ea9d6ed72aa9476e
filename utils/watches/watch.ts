import type { ApiFailure } from "../platform/failure.ts";
import { type Filters, NO_FILTERS, newRecent, type RecentRequest } from "../search/request.ts";
import type { SearchResult } from "../search/service-answers.ts";
import { LIMITS } from "../search/service-limits.ts";
import { cacheKey } from "../search/to-parameters.ts";
import { parseInstant } from "../text/dates.ts";
import { oneLine } from "../text/one-line.ts";
import type { WatchEntry } from "./entry.ts";
import { hashOf } from "./hash.ts";
import type { WatchMemory } from "./memory.ts";
import { readDetails, type WatchDetails } from "./watch-details.ts";
import { WATCH_LIMITS } from "./watch-limits.ts";

/** How often the service is asked. `look`: only when the user looks, never in the background. */
export const RHYTHMS = ["1h", "6h", "24h", "7d", "look"] as const;
export type Rhythm = (typeof RHYTHMS)[number];

/** Which date makes a page news; `updated`: the later of the two. */
export const WATCH_SORTS = ["updated", "changed", "published"] as const;
export type WatchSort = (typeof WATCH_SORTS)[number];

/** What stands before a number on the toolbar icon that counts pages of watches, not fact-checks. */
export const WATCH_BADGE = "+";

/** What a watch asks the service for. */
export interface WatchRequest extends Filters {
  readonly q: string;
  readonly sort: WatchSort;
  /** Only of a followed verdict. Nothing of it is sent. */
  readonly sources?: FollowedSources;
}

/** A verdict whose sources are followed. */
export interface FollowedSources {
  /** Its claim, by `claimKey`. */
  readonly claim: string;
  /** Its sources, by `pageKey`: other pages of their sites are no news. */
  readonly pages: readonly string[];
}

/** What a user chooses in the form. */
export interface WatchChoices {
  readonly name: string;
  readonly rhythm: Rhythm;
  readonly notify: boolean;
  readonly countsInBadge: boolean;
  /** What is chosen beyond that; it is always replaced as a whole. */
  readonly details?: WatchDetails;
}

/** The choices of a watch, each of them, so that they replace those of another. */
export function choicesOf({ name, rhythm, notify, countsInBadge, details = {} }: WatchChoices): WatchChoices {
  return { name, rhythm, notify, countsInBadge, details: readDetails(details) };
}

/** Whether more pages of the view are unread than are kept. */
export function hasMoreUnread({ unread, overflow }: Pick<Watch, "unread" | "overflow">): boolean {
  return unread > 0 && overflow !== null;
}

export const isPaused = ({ details }: Pick<WatchChoices, "details">): boolean => details?.paused === true;

/** Since when nothing new has come. */
export const silentSince = ({ silentSince, createdAt, newestSeen }: Watch): number =>
  silentSince ?? Math.max(createdAt, newestSeen ?? 0);

export interface NewWatch extends WatchChoices {
  readonly request: WatchRequest;
}

/** Whether a notification is wanted of it. What is only looked at has none. */
export const notifies = ({ rhythm, notify }: Pick<WatchChoices, "rhythm" | "notify">): boolean =>
  notify && rhythm !== "look";

export interface Watch extends NewWatch {
  readonly id: string;
  readonly createdAt: number;
  /** When it came back from a file: what changed before is not known. Only of such watches. */
  readonly restoredAt?: number;
  /** The rhythm that another device chose last. Only of watches that browser sync brings. */
  readonly elsewhere?: Rhythm;
  /** Pages dated up to here were read on another device. Only of such watches. */
  readonly readUpTo?: number;
  /** Set by an administrator; `fixed`: the user cannot remove it. */
  readonly preset: "removable" | "fixed" | null;
  /** Of a preset: what the policy said when it was last read, which the user may have changed since. */
  readonly policy?: Omit<WatchChoices, "name">;
  /** When the service was last asked, and when it last answered. */
  readonly lastAsked: number | null;
  readonly lastAnswered: number | null;
  /** Why the last reading failed; null if it did not. */
  readonly failure: ApiFailure | null;
  /** How many readings in a row have failed. */
  readonly setbacks: number;
  /** The latest date of an entry that was seen. */
  readonly newestSeen: number | null;
  /** When something new came last, or the watch was made or resumed since. */
  readonly silentSince?: number;
  /** That the silence was said. */
  readonly silenceSaid?: true;
  /** From when on its pages may be listed again, to find what is missing. */
  readonly inventoryDue?: number;
  /** Pages that were listed and are not, and are not told yet. */
  readonly unlisted?: number;
  /** So many pages are missing at once that the index may be at fault: how many, and since when. */
  readonly manyMissing?: { readonly pages: number; readonly since: number };
  /** When the index last looked at a page of the view, as far as readings have seen. */
  readonly lastLook?: number;
  readonly unread: number;
  /** How many pages were new where that is more than can be kept; null: all are here. */
  readonly overflow: number | null;
  /** Pages listed late with a date before this are not found: so much is listed that looking back ends here. */
  readonly lookedBackTo: number | null;
}

/** Everything that is stored of a watch, so that its removal can be undone. */
export interface WholeWatch {
  readonly watch: Watch;
  readonly memory: WatchMemory | null;
  readonly entries: readonly WatchEntry[];
}

/** Which watches a user looks at: those that are only looked at and were not asked just now, all, or those with these ids. */
export type LookedAt = "stale" | "all" | { readonly ids: readonly string[] };

export function newWatch(from: NewWatch, id: string, now: number, preset: Watch["preset"] = null): Watch {
  const { rhythm, notify, countsInBadge, details } = from;
  const chosen = { rhythm, notify, countsInBadge, ...(details && { details: readDetails(details) }) };
  return {
    name: watchName(from.name),
    request: from.request,
    ...chosen,
    id,
    createdAt: now,
    silentSince: now,
    preset,
    ...(preset === null ? {} : { policy: chosen }),
    lastAsked: null,
    lastAnswered: null,
    failure: null,
    setbacks: 0,
    newestSeen: null,
    unread: 0,
    overflow: null,
    lookedBackTo: null,
  };
}

/** A name of any length and with any characters, as one short line. */
export const watchName = (text: string): string => oneLine(text, WATCH_LIMITS.nameLength);

/** The recent view that lists what a watch watches. */
export function viewOf(
  { q, sort, sources: _, ...filters }: WatchRequest,
  size: number = LIMITS.recentSize,
): RecentRequest {
  return { ...newRecent({ ...NO_FILTERS, ...filters }, size), q, sort };
}

const DATED_BY = {
  updated: "updatedAt",
  changed: "contentChangedAt",
  published: "publishedAt",
} as const satisfies Record<WatchSort, keyof SearchResult>;

/** The date a watch goes by; null where the page has none that can be read. */
export function timeOf(result: SearchResult, sort: WatchSort): number | null {
  return parseInstant(result[DATED_BY[sort]]);
}

/** Equal for requests that list the same pages: by which date is a choice of the watch, not another watch. Of a verdict, for its claim. */
export function watchKey(request: WatchRequest): string {
  if (request.sources !== undefined) return `sources ${request.sources.claim}`;
  return cacheKey(viewOf({ ...request, sort: "updated" }));
}

/** The same id whenever the same preset is seen again. By another date it finds other pages, and is another one. */
export function presetId(request: WatchRequest, name: string): string {
  const date = request.sort === "updated" ? "" : `${request.sort} `;
  return `preset-${hashOf(`${watchKey(request)} ${date}${name}`).toString(36)}`;
}
