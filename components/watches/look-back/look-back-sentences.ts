import { DAY } from "../../../utils/platform/durations.ts";
import { dateFormat } from "../../../utils/platform/formatters.ts";
import { counted, formatNumber, language, t } from "../../../utils/platform/i18n.ts";
import type { Stretch } from "../../../utils/watches/look-back.ts";

/** The days of it, as "Oct 12 – 18, 2026". */
export function stretchText({ from, weeks }: Pick<Stretch, "from" | "weeks">): string {
  const days = { dateStyle: "medium", timeZone: "UTC" } as const;
  return dateFormat(language(), days).formatRange(from, from + weeks * 7 * DAY - DAY);
}

/** How many pages, or how many at least. */
export function pagesText({ pages, isFloor }: Pick<Stretch, "pages" | "isFloor">): string {
  return isFloor ? t("frequency.at_least", formatNumber(pages)) : formatNumber(pages);
}

export function totalSentence(stretches: readonly Stretch[]): string {
  const pages = stretches.reduce((sum, each) => sum + each.pages, 0);
  return stretches.some(({ isFloor }) => isFloor)
    ? t("frequency.total_at_least", formatNumber(pages))
    : counted("frequency.total", pages);
}

/** What has to be known to read the chart. `hasWords`: only pages with some words are told of. */
export function lookBackHints(stretches: readonly Stretch[], hasWords: boolean): string {
  return [
    t("frequency.once"),
    ...(hasWords ? [t("frequency.all_words")] : []),
    ...(stretches.some(({ weeks }) => weeks > 1) ? [t("frequency.wide")] : []),
    ...(stretches.some(({ isFloor }) => isFloor) ? [t("frequency.floor")] : []),
  ].join(" ");
}
