import { MINUTE } from "../../../utils/platform/durations.ts";
import { formatNumber, t, withoutTurns } from "../../../utils/platform/i18n.ts";
import { agoText } from "../../../utils/platform/moment-texts.ts";
import { type DateReader, dayHeading, dayInWords } from "../../../utils/text/format-date.ts";
import type { WatchEntry } from "../../../utils/watches/entry.ts";
import { isPaused, type Watch } from "../../../utils/watches/watch.ts";
import { rangeSentence } from "../../search/feed/range-sentence.ts";
import { chosenFollow, type NewsChoice } from "./news-choice.ts";
import { dateIn, dayIn, type NewsRange, type NewsSort } from "./news-range.ts";
import type { LeftOver, News } from "./news-store.ts";

/** So many are named; the others are counted. */
const MOST_NAMED = 3;

/** What a refresh did not come to. */
export function leftOverSentence({ names, of, hasFailed }: LeftOver): string {
  const sentence = t("news.left", formatNumber(names.length), formatNumber(of), listed(names));
  return hasFailed ? sentence : `${sentence} ${t("news.left_again")}`;
}

interface FailedNames {
  /** For the reason that is said before. */
  readonly same: readonly string[];
  readonly others: readonly string[];
}

/** Of which follows the last reading failed, and of how many these are. */
export function failedSentence({ same, others }: FailedNames, of: number): string {
  const sentence = t("news.failed", formatNumber(same.length), formatNumber(of), listed(same));
  return others.length === 0 ? sentence : `${sentence} ${t("news.failed_otherwise", listed(others))}`;
}

function listed(names: readonly string[]): string {
  const named = names.slice(0, MOST_NAMED).join(", ");
  return names.length > MOST_NAMED ? `${named}…` : named;
}

/** The day that an entry is listed under. */
export function dayWords(entry: WatchEntry, { sort }: NewsRange, reader: DateReader): string {
  const date = dateIn(entry, sort);
  if (date === null) return dayHeading(null, reader);
  const day = dayIn(date, reader.timeZone);
  // A page that is found today may have changed ten days ago, which is the date that its card shows.
  return sort === "found" ? t("news.found_day", dayInWords(day, reader)) : dayHeading(day, reader);
}

/** What is listed, and in which order. */
export function newsSentence(range: NewsRange, now: number): string {
  const sentence = rangeSentence(t(NEWS_SORT_WORDS[range.sort][0]), range, now);
  const words = withoutTurns(range.words).trim();
  return words === "" ? sentence : `${t("claim.quoted", words)} · ${sentence}`;
}

/** The name of an order, and what it means. */
export const NEWS_SORT_WORDS = {
  found: ["sort.found", "sort.found_meaning"],
  updated: ["sort.updated", "sort.updated_meaning"],
  changed: ["sort.changed", "sort.changed_meaning"],
  published: ["sort.published", "sort.published_meaning"],
} as const satisfies Record<NewsSort, readonly [string, string]>;

/** The heading of what is chosen. */
export function choiceTitle(choice: NewsChoice, watches: readonly Watch[]): string {
  if (choice === "all") return t("watches.all");
  if (choice === "everywhere") return t("watches.everywhere");
  if ("group" in choice) return choice.group;
  return chosenFollow(choice, watches)?.name ?? t("watches.all");
}

/** That the service is being asked, and how far that has come. */
export function refreshingSentence({ progress: { value: progress } }: Pick<News, "progress">): string {
  if (progress === null) return t("news.looking");
  return t("news.progress", formatNumber(progress.at), formatNumber(progress.of));
}

/** When the service last answered for these, and for those that it did not answer as lately; null: for none. */
export function refreshedSentence(watches: readonly Watch[], now: number): string | null {
  const answers = answersFor(watches);
  if (answers.length === 0) return null;
  const last = agoText(Math.max(...answers), now);
  const first = agoText(Math.min(...answers), now);
  return last === first ? t("news.refreshed", last) : t("news.refreshed_some", last, first);
}

/** Whether that was within the last minute, in which its sentence mostly stays the same. */
export function isJustRefreshed(watches: readonly Watch[], now: number): boolean {
  return answersFor(watches).some((time) => now - time < MINUTE);
}

/** When the service last answered for each. Those that are paused say so themselves, unless all are. */
function answersFor(watches: readonly Watch[]): readonly number[] {
  const running = watches.filter((watch) => !isPaused(watch));
  const told = running.length === 0 ? watches : running;
  return told.map(({ lastAnswered }) => lastAnswered).filter((time) => time !== null);
}
