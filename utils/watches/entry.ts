import { DAY } from "../platform/durations.ts";
import type { SearchResult } from "../search/service-answers.ts";
import { hashOf } from "./hash.ts";
import type { PageState } from "./page-states.ts";

/** A page that was new to a watch. */
export interface WatchEntry {
  /** The watch, the date and the address, so that an entry stored twice is still one, and those of a watch are in order. */
  readonly id: string;
  readonly watch: string;
  readonly result: SearchResult;
  /** What the index showed of the page before, where that was read and differs. */
  readonly before?: PageState;
  /** How often within a day it was news, where it goes back and forth between two states. */
  readonly times?: number;
  /** When it was news last, of a page that goes back and forth: `result` is of then. */
  readonly last?: { readonly at: number; readonly foundAt: number };
  /** The date that made it news; of a page without one, when it was found. */
  readonly at: number;
  readonly foundAt: number;
  /** Only of a page that the index no longer found: since when, and until when where it is found again. `result` is its last state. */
  readonly missing?: { readonly since: number; readonly until?: number };
  /** The order of the news as text that sorts: found last, then dated last, comes first. */
  readonly order: string;
  /** Only of unread entries, so that an index of it holds no others. */
  readonly unread?: 1;
}

/** Which entries were read: named ones, all of some watches, or all. */
export type ReadWhich =
  | { readonly entries: readonly string[] }
  | { readonly watches: readonly string[] }
  | { readonly all: true };

/** What was marked as read, so that it can be undone. */
export interface MarkedRead {
  readonly entries: readonly string[];
  /** Of watches that had more new pages than are kept: how many they were. */
  readonly overflows: Readonly<Record<string, number>>;
}

/** The date that `result` is news of, and when it was found. */
export function newsOf({ at, foundAt, last }: WatchEntry): { readonly at: number; readonly foundAt: number } {
  return last ?? { at, foundAt };
}

/** Whether reading the pages up to a date has read it. That a page is gone is told days after the date that it has. */
export function isReadBy({ at, missing }: WatchEntry, readUpTo: number): boolean {
  return missing === undefined && at <= readUpTo;
}

/** The last moment that a date can name. */
const LAST_TIME = 8.64e15;

export function entryOf(
  watch: string,
  result: SearchResult,
  time: number | null,
  foundAt: number,
): WatchEntry {
  const at = time ?? foundAt;
  const id = `${entryPrefix(watch)}${sortable(at)} ${hashOf(result.url).toString(36)}`;
  return { id, watch, result, at, foundAt, order: orderOf(foundAt, at), unread: 1 };
}

function orderOf(foundAt: number, at: number): string {
  return `${sortable(LAST_TIME - foundAt)} ${sortable(LAST_TIME - at)}`;
}

const MISSING = "missing-";

/** That a page is missing since a time. Watches that miss it since the same day tell one thing. */
export function missingEntry(
  watch: string,
  result: SearchResult,
  since: number,
  foundAt: number,
): WatchEntry {
  const entry = entryOf(watch, result, Math.floor(since / DAY) * DAY, foundAt);
  const id = `${entryPrefix(watch)}${sortable(entry.at)} ${MISSING}${hashOf(result.url).toString(36)}`;
  return { ...entry, id, missing: { since } };
}

/** The same once the page is found again, which is to be read. */
export function foundAgain(entry: WatchEntry, now: number): WatchEntry {
  const { missing = { since: entry.foundAt } } = entry;
  const order = orderOf(now, entry.at);
  return { ...entry, missing: { ...missing, until: now }, foundAt: now, order, unread: 1 };
}

export const tellsMissing = (entry: string): boolean => entryKey(entry).includes(` ${MISSING}`);

/** The ids of all entries of a watch start with this. */
export const entryPrefix = (watch: string): string => `${watch} `;

export const watchOfEntry = (entry: string): string => entry.slice(0, entry.indexOf(" "));

/** The date that made it news. */
export const dateOfEntry = (entry: string): number => Number(entryKey(entry).split(" ", 1)[0]);

/** The page and its date, the same whichever watch found it: what one is read by. */
export const entryKey = (entry: string): string => entry.slice(entry.indexOf(" ") + 1);

function sortable(time: number): string {
  return String(Math.max(0, Math.trunc(time))).padStart(16, "0");
}
