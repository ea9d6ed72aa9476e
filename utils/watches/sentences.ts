import type { ApiFailure } from "../platform/failure.ts";
import { asSentence, failureSentence } from "../platform/failure-sentences.ts";
import { dateFormat, numberFormat } from "../platform/formatters.ts";
import { counted, formatNumber, language, type MessageKey, t } from "../platform/i18n.ts";
import { agoText, hourName, weekdayName } from "../platform/moment-texts.ts";
import type { WatchEntry } from "./entry.ts";
import { lengthChange, type PageState } from "./page-states.ts";
import { type Rhythm, silentSince, type Watch } from "./watch.ts";
import { USUAL_HOUR } from "./watch-details.ts";
import { MOST_COUNTED, WATCH_LIMITS } from "./watch-limits.ts";

/** What rounds have found: new pages, changed sources of verdicts, pages that are missing, and watches in which nothing is new for long. */
export interface Found {
  readonly pages: number;
  readonly sources: number;
  readonly missing: number;
  readonly silences: number;
}

/** What a notification says of what rounds have found. */
export function watchNotice({ pages, sources, missing, silences }: Found): string {
  const parts = [
    ...(sources > 0 ? [counted("sources.notice", sources)] : []),
    ...(pages > 0 ? [counted("watches.notice", pages)] : []),
    ...(missing > 0 ? [counted("missing.notice", missing)] : []),
    ...(silences > 0 ? [counted("silence.notice", silences)] : []),
  ];
  return parts.join(" · ");
}

/** The title of the toolbar icon, where unread pages of watches are on its badge too. `checks`: what it says of the checks. */
export function titleWithWatches(checks: string, unread: number): string {
  if (unread === 0) return checks;
  return checks === t("extension.name")
    ? counted("badge.watches", unread)
    : counted("badge.with_watches", unread, checks);
}

const RHYTHM_NAMES: Record<Rhythm, MessageKey> = {
  "1h": "rhythm.hour",
  "6h": "rhythm.six_hours",
  "24h": "rhythm.day",
  "7d": "rhythm.week",
  look: "rhythm.look",
};

export function rhythmName(rhythm: Rhythm): string {
  return t(RHYTHM_NAMES[rhythm]);
}

/** The same with the day and hour of one of a week. */
export function rhythmText({ rhythm, details = {} }: Pick<Watch, "rhythm" | "details">): string {
  const { weekday, hour = USUAL_HOUR } = details;
  if (rhythm !== "7d" || weekday === undefined) return rhythmName(rhythm);
  return t("rhythm.week_on", weekdayName(weekday), hourName(hour));
}

const RHYTHM_UNITS = {
  "1h": [1, "hour"],
  "6h": [6, "hour"],
  "24h": [1, "day"],
  "7d": [1, "week"],
} as const satisfies Record<Exclude<Rhythm, "look">, readonly [number, "hour" | "day" | "week"]>;

/** The same in two letters, as "6h" or "1w", for a place where the name has no room. */
export function shortRhythm(rhythm: Exclude<Rhythm, "look">): string {
  const [count, unit] = RHYTHM_UNITS[rhythm];
  return numberFormat(language(), { style: "unit", unit, unitDisplay: "narrow" }).format(count);
}

/** What a rhythm sends, and when. */
export function rhythmSentence(rhythm: Rhythm): string {
  return t(rhythm === "look" ? "rhythm.nothing_sent" : "rhythm.consent");
}

function lastCheckedSentence({ lastAnswered }: Pick<Watch, "lastAnswered">, now: number): string {
  return lastAnswered === null ? t("watch.unchecked") : t("watch.checked", agoText(lastAnswered, now));
}

/** Why a watch was not checked. What a service refuses is changed where its results are. */
export function watchFailureSentence(failure: ApiFailure, now: number = Date.now()): string {
  if (failure.kind !== "refused" || !isOfSearch(failure)) return failureSentence(failure, now);
  return failure.message
    ? t("watch.refused_words", asSentence(failure.message))
    : t("watch.refused", failure.status);
}

/** Whether a service refuses the search itself, with these words and filters. */
export function isOfSearch(failure: ApiFailure): boolean {
  return failure.kind === "refused" && (failure.status === 400 || failure.status === 422);
}

/** When a watch was last checked, or why not. */
export function checkedSentence(watch: Watch, now: number): string {
  const { failure, lastAnswered, lastAsked } = watch;
  const checked = lastCheckedSentence(watch, now);
  if (failure === null || lastAsked === null) return checked;
  return lastAnswered === null
    ? watchFailureSentence(failure, now)
    : `${watchFailureSentence(failure, now)} ${checked}`;
}

/** That no more can be watched. */
export function tooManySentence(): string {
  return t("watch.too_many", formatNumber(WATCH_LIMITS.watches));
}

export interface ImportedList {
  readonly count: number;
  readonly known: number;
  readonly leftOut: number;
  /** The lines of the file that could not be used. */
  readonly refused: readonly number[];
}

/** What became of the watches of a list. */
export function importedSentence(list: ImportedList): string {
  const parts = [
    ...(list.count > 0 || list.known + list.leftOut === 0 ? [counted("watches.imported", list.count)] : []),
    ...(list.known > 0 ? [counted("watches.known", list.known)] : []),
    ...(list.leftOut > 0 ? [noRoomSentence(list.leftOut)] : []),
    ...(list.refused.length > 0 ? [refusedSentence(list.refused)] : []),
  ];
  return parts.join(" ");
}

const MOST_LINES = 5;

/** Which lines of a file are no watches, by the line of each. A file may have all on one line, whose number says nothing. */
export function refusedSentence(lines: readonly number[]): string {
  const each = [...new Set(lines)];
  if (each.length === 1 && lines.length > 1)
    return t("watches.refused_on_one_line", formatNumber(lines.length));
  const named = each.slice(0, MOST_LINES).join(", ");
  return counted("watches.refused", lines.length, each.length > MOST_LINES ? `${named}…` : named);
}

/** That a watch came back from a file, which knows nothing of the time before. */
export function restoredSentence(time: number): string {
  return t("watch.restored", dateFormat(language(), { dateStyle: "long" }).format(time));
}

/** How far a watch looks back, where it cannot look back as far as it should. */
export function lookedBackSentence(time: number): string {
  return t("watch.looked_back", dateFormat(language(), { dateStyle: "long" }).format(time));
}

/** That nothing is new for as long as the user wanted to know, and when the index last looked. */
export function silenceSentence(watch: Watch): string {
  const { lastLook } = watch;
  const format = dateFormat(language(), { dateStyle: "long" });
  const since = format.format(silentSince(watch));
  return lastLook === undefined
    ? t("silence.since", since)
    : t("silence.since_look", since, format.format(lastLook));
}

/** That so many pages are not found at once that it is not told of each. */
export function manyMissingSentence({ pages, since }: NonNullable<Watch["manyMissing"]>): string {
  return counted("missing.many", pages, dateFormat(language(), { dateStyle: "long" }).format(since));
}

/** That a page is not found in the index, or is found again. */
export function missingSentence({ since, until }: NonNullable<WatchEntry["missing"]>): string {
  const day = (time: number): string => dateFormat(language(), { dateStyle: "long" }).format(time);
  return until === undefined ? t("missing.since", day(since)) : t("missing.again", day(until), day(since));
}

/** How long a page was and is; null: that is not known of both, or the same. */
export function lengthSentence(before: PageState, now: PageState): string | null {
  const change = lengthChange(before, now);
  return change && t("changes.words", formatNumber(change.before), formatNumber(change.now));
}

/** That a watch found more pages at once than are kept. */
export function overflowSentence(count: number): string {
  return count > MOST_COUNTED
    ? t("watch.overflow_window", formatNumber(MOST_COUNTED))
    : counted("watch.overflow", count, formatNumber(WATCH_LIMITS.entries));
}

/** That so many follows had no room. */
export const noRoomSentence = (leftOut: number): string =>
  counted("watches.left_out", leftOut, formatNumber(WATCH_LIMITS.watches));
