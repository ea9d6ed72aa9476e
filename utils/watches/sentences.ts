import { failureSentence } from "../platform/failure-sentences.ts";
import { dateFormat } from "../platform/formatters.ts";
import { counted, formatNumber, language, type MessageKey, t } from "../platform/i18n.ts";
import { agoText } from "../platform/times.ts";
import { LIMITS } from "../search/request.ts";
import { type Rhythm, WATCH_LIMITS, type Watch } from "./watch.ts";

/** What a round has found, for a notification. */
export function watchNotice(count: number): string {
  return counted("watches.notice", count);
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
  look: "rhythm.look",
};

export function rhythmName(rhythm: Rhythm): string {
  return t(RHYTHM_NAMES[rhythm]);
}

/** What a rhythm sends, and when. */
export function rhythmSentence(rhythm: Rhythm): string {
  return t(rhythm === "look" ? "rhythm.nothing_sent" : "rhythm.consent");
}

/** When a watch was last checked, or why not. */
export function checkedSentence({ failure, lastAnswered, lastAsked }: Watch, now: number): string {
  const checked =
    lastAnswered === null ? t("watch.unchecked") : t("watch.checked", agoText(lastAnswered, now));
  if (failure === null || lastAsked === null) return checked;
  return lastAnswered === null
    ? failureSentence(failure, now)
    : `${failureSentence(failure, now)} ${checked}`;
}

/** That no more can be watched. */
export function tooManySentence(): string {
  return t("watch.too_many", formatNumber(WATCH_LIMITS.watches));
}

/** What became of the watches of a list. */
export function importedSentence(list: { count: number; known: number; leftOut: number }): string {
  const parts = [
    ...(list.count > 0 || list.known + list.leftOut === 0 ? [counted("watches.imported", list.count)] : []),
    ...(list.known > 0 ? [counted("watches.known", list.known)] : []),
    ...(list.leftOut > 0 ? [tooManySentence()] : []),
  ];
  return parts.join(" ");
}

/** How far a watch looks back, where it cannot look back as far as it should. */
export function lookedBackSentence(time: number): string {
  return t("watch.looked_back", dateFormat(language(), { dateStyle: "long" }).format(time));
}

/** That a watch found more pages at once than are kept. */
export function overflowSentence(count: number): string {
  return count >= LIMITS.window
    ? t("watch.overflow_window", formatNumber(LIMITS.window))
    : counted("watch.overflow", count, formatNumber(WATCH_LIMITS.entries));
}
