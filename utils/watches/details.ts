import { readWords } from "./only-words.ts";

/** What a user chose of a watch beyond its first form. What is missing is off. */
export interface WatchDetails {
  /** It is asked by nobody until it is resumed. */
  readonly paused?: true;
  /** Only pages with one of these words or phrases are news; they are separated by commas. */
  readonly words?: string;
}

/** What of them is a matter of the watch, and not of one device. */
export type SharedDetails = Omit<WatchDetails, "paused">;

interface Written {
  readonly paused?: unknown;
  readonly words?: unknown;
}

/** Reads details that anyone may have written, in JSON or as attributes. What cannot be used is off. */
export function readDetails({ paused, words }: Written): WatchDetails {
  return chosen({
    paused: paused === true || paused === "true" ? true : undefined,
    words: typeof words === "string" ? readWords(words) : undefined,
  });
}

/** Details while they are chosen, as they are typed. */
export type DetailsDraft = { readonly [Name in keyof WatchDetails]: WatchDetails[Name] | undefined };

/** Those that are on. */
function chosen(details: DetailsDraft): WatchDetails {
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
}

export function withPause(details: WatchDetails = {}, isPaused: boolean): WatchDetails {
  const { paused: _, ...others } = details;
  return isPaused ? { ...others, paused: true } : others;
}

export function sharedDetails({ paused: _, ...shared }: WatchDetails): SharedDetails {
  return shared;
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
