import { oneLine } from "../text/one-line.ts";
import { readWords } from "./only-words.ts";

/** What a user chose of a watch beyond its first form. What is missing is off. */
export interface WatchDetails {
  /** It is asked by nobody until it is resumed. */
  readonly paused?: true;
  /** Only pages with one of these words or phrases are news; they are separated by commas. */
  readonly words?: string;
  /** The name of the group that it is listed in. */
  readonly group?: string;
  /** What the user wants to remember of it. */
  readonly note?: string;
  /** Pages that the index no longer finds are news too. Only of sites and of named pages. */
  readonly missing?: true;
  /** After how many days without anything new that is said, once. */
  readonly silentDays?: number;
  /** With the rhythm of a week: on which day, from 1 (Monday) to 7 (Sunday). */
  readonly weekday?: number;
  /** From which hour of that day on, from 0 to 23; none: from nine. */
  readonly hour?: number;
}

export const USUAL_HOUR = 9;
/** Texts in UTF-16 units: an item of the browser's sync has room for 8 kB. */
export const MOST_DETAIL = { group: 60, note: 300, silentDays: 365 } as const;

/** What of them is a matter of the watch, and not of one device as its rhythm is. */
export type SharedDetails = Omit<WatchDetails, "paused" | "weekday" | "hour">;

interface Written {
  readonly paused?: unknown;
  readonly words?: unknown;
  readonly group?: unknown;
  readonly note?: unknown;
  readonly missing?: unknown;
  readonly silentDays?: unknown;
  readonly weekday?: unknown;
  readonly hour?: unknown;
}

/** Reads details that anyone may have written, in JSON or as attributes. What cannot be used is off. */
export function readDetails({
  paused,
  words,
  group,
  note,
  missing,
  silentDays,
  weekday,
  hour,
}: Written): WatchDetails {
  return chosenDetails({
    paused: isOn(paused),
    words: typeof words === "string" ? readWords(words) : undefined,
    group: line(group, MOST_DETAIL.group),
    note: line(note, MOST_DETAIL.note),
    missing: isOn(missing),
    silentDays: wholeNumber(silentDays, 1, MOST_DETAIL.silentDays),
    weekday: wholeNumber(weekday, 1, 7),
    hour: wholeNumber(hour, 0, 23),
  });
}

function isOn(value: unknown): true | undefined {
  return value === true || value === "true" ? true : undefined;
}

function line(value: unknown, most: number): string | undefined {
  return typeof value === "string" ? oneLine(value, most) || undefined : undefined;
}

function wholeNumber(value: unknown, least: number, most: number): number | undefined {
  const number = typeof value === "string" && /^\d{1,4}$/.test(value) ? Number(value) : value;
  const isOne = typeof number === "number" && Number.isInteger(number) && number >= least && number <= most;
  return isOne ? number : undefined;
}

/** Details while they are chosen, as they are typed. */
export type DetailsDraft = { readonly [Name in keyof WatchDetails]: WatchDetails[Name] | undefined };

/** Those that are on. */
export function chosenDetails(details: DetailsDraft): WatchDetails {
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
}

export function withPause(details: WatchDetails = {}, isPaused: boolean): WatchDetails {
  const { paused: _, ...others } = details;
  return isPaused ? { ...others, paused: true } : others;
}

export function sharedDetails(details: WatchDetails): SharedDetails {
  const { paused: _, weekday: __, hour: ___, ...shared } = details;
  return shared;
}

/** The details of this device with those that devices share. */
export function withShared({ paused, weekday, hour }: WatchDetails, shared: SharedDetails): WatchDetails {
  return chosenDetails({ ...shared, paused, weekday, hour });
}

/** Equal for the same details, whichever order they are in. */
export function detailsText(details: WatchDetails = {}): string {
  return JSON.stringify(Object.entries(details).sort());
}

/** The details after a change from one state of others to another: what did not change there stays as it is. */
export function followDetails(
  details: WatchDetails = {},
  before: WatchDetails = {},
  after: WatchDetails = {},
): WatchDetails {
  const entries = (of: WatchDetails) => new Map<string, unknown>(Object.entries(of));
  const [followed, was, is] = [entries(details), entries(before), entries(after)];
  for (const name of new Set([...was.keys(), ...is.keys()])) {
    if (was.get(name) !== is.get(name)) followed.set(name, is.get(name));
  }
  return readDetails(Object.fromEntries(followed));
}
