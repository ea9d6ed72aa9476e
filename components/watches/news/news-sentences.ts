import { agoText } from "../../../utils/platform/durations.ts";
import { formatNumber, t } from "../../../utils/platform/i18n.ts";
import type { Watch } from "../../../utils/watches/watch.ts";
import type { LeftOver, News } from "./news-store.ts";

/** So many are named; the others are counted. */
const MOST_NAMED = 3;

/** What a refresh did not come to. */
export function leftOverSentence({ names, of }: LeftOver): string {
  const named = names.slice(0, MOST_NAMED).join(", ");
  const listed = names.length > MOST_NAMED ? `${named}…` : named;
  return t("digest.left", formatNumber(names.length), formatNumber(of), listed);
}

/** That the service is being asked, and how far that has come. */
export function refreshingSentence({ progress: { value: progress } }: Pick<News, "progress">): string {
  if (progress === null) return t("digest.looking");
  return t("digest.progress", formatNumber(progress.at), formatNumber(progress.of));
}

/** When the service last answered for one of these; null: never. */
export function refreshedSentence(watches: readonly Watch[], now: number): string | null {
  const answered = watches.map(({ lastAnswered }) => lastAnswered).filter((time) => time !== null);
  return answered.length === 0 ? null : t("digest.refreshed", agoText(Math.max(...answered), now));
}
